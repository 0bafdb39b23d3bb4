import { describe, expect, it } from 'vitest'
import type { MarketEstimate } from './estimate.ts'
import { belowMarketCents, marketAverage } from './market-average.ts'

const now = new Date('2026-03-10T00:00:00Z')
const own: MarketEstimate = {
  area: 'QLD',
  averageCents: 3_000_000,
  nationAverageCents: 3_100_000,
  rangeMinCents: 2_800_000,
  rangeMaxCents: 3_200_000,
  confidence: 0.5,
  count: 9,
  dealerships: 4,
}
const nation = { ...own, area: null, averageCents: 3_100_000 }
const fresh = { computed_at: '2026-02-08T00:00:01Z' }
const state = { state_average_market_price_cents: 3_300_000 }
const average = { average_market_price_cents: 3_400_000 }

describe('the average market price [VD-26]', () => {
  it.each([
    ['a provider’s of the state', { ...state, ...average, ...fresh }, own, 3_300_000, 'state', 'provider'],
    ['a provider’s of the nation', { ...average, ...fresh }, own, 3_400_000, 'nation', 'provider'],
    ['ours of the state', null, own, 3_000_000, 'state', 'own'],
    ['ours of the nation', null, nation, 3_100_000, 'nation', 'own'],
    ['ours, where a provider has no figure', fresh, own, 3_000_000, 'state', 'own'],
    [
      'ours, where a provider’s is a month old',
      { ...state, computed_at: '2026-02-08T00:00:00Z' },
      own,
      3_000_000,
      'state',
      'own',
    ],
    ['ours, where nobody knows of when a provider’s is', state, own, 3_000_000, 'state', 'own'],
    ['ours, where its day is none', { ...state, computed_at: 'soon' }, own, 3_000_000, 'state', 'own'],
  ])('is %s', (_, provider, estimate, cents, area, source) => {
    expect(marketAverage(provider, estimate, now)).toEqual({ cents, area, source })
  })

  it('is unknown where nobody has one', () => expect(marketAverage(null, null, now)).toBeNull())
})

it.each([
  ['$499', 2_950_100, null],
  ['$499.01', 2_950_099, 49_901],
  ['$500', 2_950_000, 50_000],
  ['nothing', 3_000_000, null],
  ['less than nothing', 3_100_000, null],
])('a price %s below the average, %i cents, is worth a badge of %s [VD-26]', (_, price, below) => {
  expect(belowMarketCents(price, 3_000_000)).toBe(below)
})
