import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { facets as searchable } from '../../config/site/facets.ts'
import { saveConfigLayer } from '../../db/sites.ts'
import type { Ctx } from '../../domain/ctx.ts'
import { askPacked, type StockCopy } from '../../domain/listings/packed-stock.ts'
import { listingFilter } from '../../domain/listings/ask-search.ts'
import type { ListingQuestion } from '../../domain/listings/listing.ts'
import {
  choiceFacets,
  emptyState,
  type RangeFacet,
  rangeFacets,
  sortOptions,
  sortRules,
} from '../../domain/listings/listing-state.ts'
import { stockCard } from '../../domain/listings/vehicle-card.ts'
import { usualOrder } from '../../domain/stock-search/car-schema.ts'
import { equals } from '../../domain/stock-search/stock-filters.ts'
import { Random } from '../../search/testing/random.ts'
import { PageFacts } from '../../server/page-cache/page-facts.ts'
import { requestCtx } from '../../server/request-ctx.ts'
import { useDemoApp } from '../demo-app.ts'

const { app, db } = useDemoApp()
const hostOf = (slug: string) => `${slug}.localhost`
const packedOf = (slug: string, headers = {}) => app().get(hostOf(slug), '/stock/packed', headers)
const copyOf = async (slug: string) => (await (await packedOf(slug)).json()) as StockCopy

function ctxOf(slug: string): Ctx {
  const { deps } = app()
  const live = deps.sites.atHost(hostOf(slug))!
  return {
    ...requestCtx(deps, { live, origin: `http://${hostOf(slug)}`, requestId: 'test' }, new PageFacts(deps.versions)),
    willShow: () => {},
  }
}

type Values = Readonly<Record<string, readonly string[]>>
// oxfmt-ignore
const bounds: Readonly<Record<RangeFacet, number>> = {
  price: 90_000, km: 150_000, year: 2026, subscription_price: 500, length_m: 8, atm: 3_500, tare: 3_000, engine_cc: 3_000,
  seat_height: 900, gvm: 20_000, payload: 1_200, towing: 3_500, range_km: 600, battery_kwh: 100, ac_kw: 11, dc_kw: 250,
  battery_health: 100, created_at_timestamp: 1_790_000_000, sold_date_timestamp: 1_790_000_000,
}

/** What a shopper may ask of this site, with the values its stock has. */
function randomQuestion(
  random: Random,
  values: Values,
  facets: readonly string[],
  ranges: readonly RangeFacet[],
): ListingQuestion {
  const chosen = (names: readonly string[], share: number) =>
    Object.fromEntries(
      random
        .some(
          names.filter((name) => values[name]!.length > 0),
          share,
        )
        .map((name) => [name, random.list(1 + random.below(3), () => random.pick(values[name]!))]),
    )
  return {
    query: '',
    fixed: random.chance(0.4) ? chosen(['make', 'body', 'car_type', 'dealership_id', 'location_id'], 0.2) : {},
    either: random.chance(0.2) ? chosen(['make', 'model'], 0.7) : {},
    every: random.chance(0.2)
      ? chosen(
          facets.filter((name) => name === 'filtered_features'),
          1,
        )
      : {},
    choices: chosen(facets, random.pick([0.05, 0.15])),
    without: random.chance(0.3) ? chosen(facets, 0.1) : {},
    ranges: Object.fromEntries(
      random.some(ranges, 0.6 / ranges.length).map((name) => {
        const min = name === 'year' ? 2014 + random.below(8) : random.below(bounds[name] / 3)
        return [
          name,
          random.pick([
            { min, max: null },
            { min: null, max: min + random.below(bounds[name]) },
            { min, max: min + random.below(bounds[name]) },
          ]),
        ]
      }),
    ),
    pricedOnly: random.chance(0.1),
    sort: random.pick(sortOptions.filter((sort) => sort !== 'nearest')),
    offset: random.pick([0, 0, 21, 42]),
    limit: 21,
    facets: [...new Set(['kind', ...facets])],
  }
}

/** The same asked of the server's search. A path's part names a second attribute, so that no count leaves it out. */
async function searched(
  ctx: Ctx,
  { fixed, either, every, choices, without, ranges, pricedOnly, sort, offset, limit, facets }: ListingQuestion,
) {
  const found = await ctx.stock.search({
    filter: [
      ...Object.entries(fixed).map(([name, list]) => [...list.map((value) => equals(name, value)), 'id < 0']),
      ...(Object.keys(either).length > 0
        ? [[...Object.entries(either).flatMap(([name, list]) => list.map((value) => equals(name, value))), 'id < 0']]
        : []),
      ...Object.entries(every).flatMap(([name, list]) => list.map((value) => [equals(name, value), 'id < 0'])),
      ...listingFilter({ ...emptyState, choices, without, ranges }),
      ...(pricedOnly ? [['price >= 0', 'id < 0']] : []),
    ],
    sort: sortRules[sort] ? [sortRules[sort]] : [...usualOrder],
    facets,
    disjunctive: facets.filter((name) => !Object.hasOwn(every, name)),
    maxValuesPerFacet: 1_000,
    offset,
    limit,
  })
  return {
    cards: found.vehicles.map((vehicle) => stockCard(ctx, vehicle)),
    total: found.total,
    counts: Object.fromEntries(
      facets.map((name) => [name, new Map(found.facetCounts[name]!.map(({ value, count }) => [value, count]))]),
    ),
    droppedWords: 0,
  }
}

/** Some of what is asked of the kinds these sites stock. */
const ofKinds: Readonly<Record<string, string[]>> = {
  southbank: ['cab', 'towing', 'payload', 'range_km', 'battery_kwh'],
  meridian: ['gvm', 'axles', 'cab', 'range_km'],
  'outback-rv': ['sleeps', 'length_m', 'atm', 'tare', 'off_road', 'bunks', 'ensuite'],
  throttle: ['learner_approved', 'engine_cc', 'seat_height'],
  volt: ['range_km', 'battery_kwh', 'ac_kw', 'dc_kw', 'battery_health'],
}

describe.each(['southbank', 'meridian', 'outback-rv', 'throttle', 'volt'])('the copy of %s', (slug) => {
  it('answers 150 states as the server’s search does: cards, totals, and counts without a facet’s own choice [SL-21] [SL-34]', async () => {
    const ctx = ctxOf(slug)
    const copy = await copyOf(slug)
    const { filters, filtersByKind } = ctx.config.listing
    const facets = [...new Set([...filters, ...Object.values(filtersByKind).flat()])].filter(
      (name) => choiceFacets.includes(name) && Object.hasOwn(copy.facets.fields, name),
    )
    const named = [...new Set([...facets, 'make', 'body', 'car_type', 'dealership_id', 'location_id'])]
    const { facetCounts } = await ctx.stock.search({ facets: named, limit: 0, maxValuesPerFacet: 1_000 })
    const values = Object.fromEntries(named.map((name) => [name, facetCounts[name]!.map(({ value }) => value)]))
    const ranges = rangeFacets.filter((name) => Object.hasOwn(copy.facets.fields, name))
    const ask = askPacked(copy)
    const random = new Random(slug.length)
    let told = 0
    for (let at = 0; at < 150; at++) {
      const question = randomQuestion(random, values, facets, ranges)
      const expected = await searched(ctx, question)
      expect(ask(question), JSON.stringify(question)).toEqual(expected)
      if (expected.cards.length > 0 && Object.keys(question.choices).length > 0) told++
    }
    expect(told).toBeGreaterThan(15)
    expect<readonly string[]>([...facets, ...ranges]).toEqual(expect.arrayContaining(ofKinds[slug]!))
  })

  it('holds every vehicle the site shows and only what anyone may search by', async () => {
    const { facets, cards, version } = await copyOf(slug)
    const ctx = ctxOf(slug)
    const { total } = await ctx.stock.search({ limit: 0 })
    expect([facets.rows, cards.rows, version]).toEqual([total, total, ctx.stock.version])
    expect(
      Object.keys(facets.fields).filter(
        (name) => ![...searchable, 'kind', 'dealership_id', 'location_id', 'price_drop', 'listed_place'].includes(name),
      ),
    ).toEqual([])
    const [first] = (await ctx.stock.all(1)).vehicles
    expect(Object.keys(cards.fields).toSorted()).toEqual(
      expect.arrayContaining(Object.keys(JSON.parse(JSON.stringify(stockCard(ctx, first!))))),
    )
  })
})

it('no two sites share a copy [part of PL-08]', async () => {
  const ids = async (slug: string) => Object.values((await copyOf(slug)).facets.fields['dealership_id']!)[0] as number[]
  const [southbank, outback] = [await ids('southbank'), await ids('outback-rv')]
  expect(southbank.length).toBeGreaterThan(0)
  expect(southbank.filter((id) => outback.includes(id))).toEqual([])
})

it('is kept, compressed, and asked for again only to hear that it is the same', async () => {
  const response = await packedOf('southbank', { 'accept-encoding': 'br' })
  expect([response.status, response.headers.get('cache-control'), response.headers.get('content-encoding')]).toEqual([
    200,
    'no-cache',
    'br',
  ])
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  const copy = JSON.parse(brotliDecompressSync(await response.arrayBuffer()).toString()) as StockCopy
  expect(copy.version).toBe(ctxOf('southbank').stock.version)
  expect((await packedOf('southbank', { 'if-none-match': response.headers.get('etag')! })).status).toBe(304)
})

it.each([
  [0, 404],
  [3, 404],
  [20_000, 200],
])('a site that lets browsers load %i vehicles answers %i', async (localStockLimit, status) => {
  await saveConfigLayer(db().orm, { scope: 'site', key: 'southbank', settings: { listing: { localStockLimit } } })
  await app().follower.catchUp()
  const response = await packedOf('southbank')
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject(
    status === 404 ? { code: 'not_found' } : { version: ctxOf('southbank').stock.version },
  )
})
