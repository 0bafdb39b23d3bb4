import { describe, expect, it } from 'vitest'
import { nouns } from '../vehicles/nouns.ts'
import type { MarketEstimate } from './estimate.ts'
import { fillOf, isShownGauge, ownGauge, type PriceGauge, providerGauge } from './price-gauge.ts'

const now = new Date('2026-03-10T00:00:00Z')
const gauge: PriceGauge = {
  fill: 0.5,
  listingPriceCents: 3_000_000,
  marketRangeMinCents: 2_800_000,
  marketRangeMaxCents: 3_200_000,
  confidence: 0.21,
  description: null,
}

describe('a gauge [VD-27]', () => {
  it.each<[boolean, string, Partial<PriceGauge>]>([
    [true, 'has every figure', {}],
    [true, 'stands at nothing', { fill: 0 }],
    [false, 'has no fill', { fill: null }],
    [false, 'has no price', { listingPriceCents: null }],
    [false, 'has no lower end', { marketRangeMinCents: null }],
    [false, 'has no upper end', { marketRangeMaxCents: null }],
    [false, 'has no confidence', { confidence: null }],
    [false, 'is no surer than 0.2', { confidence: 0.2 }],
    [true, 'is at its upper end', { listingPriceCents: 3_200_000 }],
    [false, 'is beyond it', { listingPriceCents: 3_200_001 }],
    [true, 'is below its lower end', { listingPriceCents: 100_000 }],
  ])('is shown: %s, where it %s', (isShown, _, more) => {
    expect(isShownGauge({ ...gauge, ...more })).toBe(isShown)
  })
})

it.each([
  [2_800_000, 0],
  [3_000_000, 0.5],
  [3_200_000, 1],
  [2_000_000, 0],
  [9_000_000, 1],
])('%i cents fill a range from 2,800,000 to 3,200,000 by %d', (price, fill) => {
  expect(fillOf(price, 2_800_000, 3_200_000)).toBe(fill)
})
it.each([
  [2_999_999, 0],
  [3_000_000, 1],
])('%i cents fill a range of nothing but 3,000,000 by %d', (price, fill) => {
  expect(fillOf(price, 3_000_000, 3_000_000)).toBe(fill)
})

describe('a provider’s gauge', () => {
  const stored = { ...gauge, computedAt: new Date('2026-02-08T00:00:01Z') }

  it.each([
    ['is taken', true, stored, 3_000_000],
    ['is not there', false, null, 3_000_000],
    ['is of another price', false, stored, 2_990_000],
    ['is a month old', false, { ...stored, computedAt: new Date('2026-02-08T00:00:00Z') }, 3_000_000],
  ])('%s', (_, isTaken, kept, price) => {
    expect(providerGauge(kept, price, now)).toEqual(isTaken ? kept : null)
  })
})

describe('our own gauge', () => {
  const estimate: MarketEstimate = {
    area: 'QLD',
    averageCents: 3_000_000,
    nationAverageCents: 3_000_000,
    rangeMinCents: 2_800_000,
    rangeMaxCents: 3_200_000,
    confidence: 0.5,
    count: 14,
    dealerships: 4,
  }

  it.each([
    [2_880_000, 'QLD', 'About $1,200 below the average asking price of 14 similar cars in Queensland.'],
    [2_970_000, 'QLD', 'About the average asking price of 14 similar cars in Queensland.'],
    [3_031_000, null, 'About $300 above the average asking price of 14 similar cars across Australia.'],
  ] as const)('of %i cents says what that is to others', (price, area, description) => {
    expect(ownGauge({ ...estimate, area }, price, nouns.car)).toMatchObject({ listingPriceCents: price, description })
  })

  it('has every figure', () => {
    const own = ownGauge(estimate, 2_900_000, nouns.car)
    expect(own).toMatchObject({
      fill: 0.25,
      listingPriceCents: 2_900_000,
      marketRangeMinCents: 2_800_000,
      marketRangeMaxCents: 3_200_000,
      confidence: 0.5,
    })
    expect(isShownGauge(own)).toBe(true)
  })
})
