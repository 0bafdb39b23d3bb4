import { describe, expect, it } from 'vitest'
import { testingBase } from '../testing-stock.ts'
import { answerListing, askNow } from './answer-listing.ts'
import { reachOf } from './by-distance.ts'
import { settleState, stateAt, withNear } from './change-state.ts'
import { distanceWords, isNearOffered } from './distance.ts'
import { listingChips } from './facet-labels.ts'
import { emptyState, readListingState, writeListingState } from './listing-state.ts'
import type { Findings, ListingBase, ListingQuestion, Nearness } from './listing.ts'
import type { VehicleCard } from './vehicle-card.ts'

const places = [
  { id: 7, name: 'Toowoomba' },
  { id: 8, name: 'Moorooka' },
  { id: 9, name: 'Sydney' },
]
const brisbane: Nearness = { asked: '4000', label: '4000 Brisbane', km: [105.8, 6.7, 733.1] }
const nobodyKnows: Nearness = { asked: '9999', label: null, km: [] }
const base: ListingBase = {
  ...testingBase,
  places,
  settings: {
    ...testingBase.settings,
    listing: { ...testingBase.settings.listing, pageSize: 4, sortOptions: ['mostRelevant', 'nearest'] },
  },
}

/** At each location so many vehicles; null is one whose location is not told. */
const stock = [9, 7, null, 8, 7, 9, 8, 9, 7, null, 8, 9].map((locationId, id) => ({ id, locationId }))
/** Any stock that can filter by location, leave locations out, and count them. */
function ask({ fixed, without, offset, limit, facets, sort }: ListingQuestion): Findings {
  expect(sort).not.toBe('nearest')
  const [only, not] = [fixed['location_id'], without['location_id'] ?? []]
  const found = stock.filter(
    ({ locationId }) => (!only || only.includes(String(locationId))) && !not.includes(String(locationId)),
  )
  const counts = new Map<string, number>()
  for (const { locationId } of found)
    if (locationId !== null) counts.set(String(locationId), (counts.get(String(locationId)) ?? 0) + 1)
  return {
    cards: found.slice(offset, offset + limit) as unknown as VehicleCard[],
    total: found.length,
    counts: facets.includes('location_id') ? { location_id: counts } : {},
    droppedWords: 0,
  }
}
const answer = (search: string, near = brisbane) => {
  const state = settleState(base, readListingState(new URLSearchParams(search)))
  return askNow(answerListing(base, state, reachOf(near, places)), ask)!
}
const shown = (search: string) =>
  answer(search).cards.map((card) => (card as unknown as { locationId: number | null }).locationId)

describe('nearest first', () => {
  it('goes from place to place, and ends with what stands nowhere that is told [SL-35]', () => {
    const pages = [1, 2, 3].map((page) => shown(`near=4000&sortBy=distance:asc&page=${page}`))
    expect(pages).toEqual([
      [8, 8, 8, 7],
      [7, 7, 9, 9],
      [9, 9, null, null],
    ])
  })

  it('shows each vehicle once over all pages, each place’s in its usual order [SL-35]', () => {
    const ids = [1, 2, 3].flatMap((page) =>
      answer(`near=4000&sortBy=distance:asc&page=${page}`).cards.map(({ id }) => id),
    )
    expect(ids).toEqual([3, 6, 10, 1, 4, 8, 0, 5, 7, 11, 2, 9])
  })

  it('a page beyond the last is the last [SL-35]', () => {
    expect(answer('near=4000&sortBy=distance:asc&page=9')).toMatchObject({ page: 3, pages: 3, total: 12 })
  })

  it('is the usual order where nobody knows the place [SL-35]', () => {
    expect(answer('near=9999&sortBy=distance:asc', nobodyKnows).cards.map(({ id }) => id)).toEqual([0, 1, 2, 3])
  })
})

describe('a circle', () => {
  it.each([
    ['within=10', 3],
    ['within=250', 6],
    ['', 12],
  ])('%s finds %i [SL-35]', (circle, total) => expect(answer(`near=4000&${circle}`).total).toBe(total))

  it('without a place within finds nothing, and offers what lies beyond [SL-35]', () => {
    const perth = { asked: '6000', label: '6000 Perth', km: [3_500, 3_600, 3_290] }
    const { total, relaxations } = answer('near=6000&within=10', perth)
    expect([total, relaxations]).toMatchObject([0, [{ label: 'Within 10 km of 6000', count: 12 }]])
  })

  it('of a place nobody knows leaves nothing out, and the answer says so [SL-35]', () => {
    expect(answer('near=9999&within=10', nobodyKnows)).toMatchObject({ total: 12, near: nobodyKnows })
  })
})

describe('where a shopper is', () => {
  it.each([
    ['near=4000&within=50', 'near=4000&within=50'],
    ['near=4000&within=51', 'near=4000'],
    ['within=50', ''],
    ['near=+4000+', 'near=4000'],
    [`near=${'9'.repeat(50)}`, `near=${'9'.repeat(20)}`],
    ['near=4000&sortBy=distance:asc', 'near=4000&sortBy=Car_production%3Adistance%3Aasc'],
    ['sortBy=distance:asc', ''],
  ])('%s means %s [SL-35]', (search, meant) =>
    expect(writeListingState(stateAt(base, new URLSearchParams(search)), 'Car_production').toString()).toBe(meant),
  )

  it.each([
    ['the site does not ask', { settings: { ...base.settings, listing: { ...base.settings.listing, nearMe: false } } }],
    ['all stands at one place', { places: places.slice(0, 1) }],
  ])('is nothing where %s [SL-35]', (_, changes) => {
    const here = { ...base, ...changes }
    expect(isNearOffered(here)).toBe(false)
    expect(stateAt(here, new URLSearchParams('near=4000&within=50&sortBy=distance:asc'))).toEqual(emptyState)
  })

  it('taken back takes circle and order along [SL-35]', () => {
    const state = { ...emptyState, near: '4000', within: 50, sort: 'nearest' as const, page: 2 }
    expect(withNear(state, '', 50)).toEqual(emptyState)
    expect(listingChips(state)).toEqual([{ label: 'Within 50 km of 4000', without: emptyState }])
    expect(listingChips({ ...emptyState, near: '-27.47,153.02' })[0]!.label).toBe('Near you')
  })
})

it.each([
  [0.2, 'Less than 1 km'],
  [1.4, '1 km'],
  [1_240.6, '1,241 km'],
])('%d km is said as %s [SL-35]', (km, words) => expect(distanceWords(km)).toBe(words))
