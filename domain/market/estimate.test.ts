import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjustedCents, type Comparable, confidenceOf, estimate } from './estimate.ts'

const now = new Date('2026-03-10T00:00:00Z')
const facts = { year: 2021, km: 40_000, state: 'QLD' } as const

const comparable = (priceCents: number, more: Partial<Comparable> = {}): Comparable => ({
  priceCents,
  year: 2021,
  km: 40_000,
  state: 'QLD',
  dealershipId: priceCents % 3,
  listedAt: now,
  ...more,
})
/** Of as many dealerships in turn. */
const offered = (prices: readonly number[], dealerships = 3, more: Partial<Comparable> = {}): Comparable[] =>
  prices.map((dollars, at) => comparable(dollars * 100, { dealershipId: at % dealerships, ...more }))

describe('too few to say', () => {
  it.each([
    [4, 3, false],
    [5, 2, false],
    [5, 3, true],
    [40, 2, false],
  ])('%i vehicles of %i dealerships: an estimate is made: %s', (count, dealerships, isMade) => {
    const prices = Array.from({ length: count }, () => 30_000)
    expect(estimate(facts, offered(prices, dealerships), now) !== null).toBe(isMade)
  })
})

describe('whose market', () => {
  const prices = [30_000, 30_000, 30_000, 30_000, 30_000]

  it('is the state’s where it has enough, and the nation’s average is known beside it', () => {
    const others = offered([40_000, 40_000, 40_000, 40_000, 40_000], 3, { state: 'VIC' })
    expect(estimate(facts, [...offered(prices), ...others], now)).toMatchObject({
      area: 'QLD',
      averageCents: 3_000_000,
      nationAverageCents: 3_500_000,
      count: 5,
      dealerships: 3,
    })
  })

  it.each([
    ['it has too few', offered(prices, 3, { state: 'VIC' }), 'QLD'],
    ['nobody knows the state', offered(prices), null],
  ] as const)('is Australia’s where %s', (_, comparables, state) => {
    expect(estimate({ ...facts, state }, comparables, now)).toMatchObject({ area: null, averageCents: 3_000_000 })
  })
})

it.each([
  ['a year newer', { year: 2020 }, 3_157_895],
  ['a year older', { year: 2022 }, 2_850_000],
  ['10,000 km less', { km: 50_000 }, 3_061_224],
  ['10,000 km more', { km: 30_000 }, 2_940_000],
  ['the same', {}, 3_000_000],
])('what asks $30,000 would, %s, ask other money', (_, more, cents) => {
  expect(Math.round(adjustedCents(facts, comparable(3_000_000, more)))).toBe(cents)
})

it('leaves out a tenth at each end, at least one', () => {
  expect(estimate(facts, offered([1, 29_000, 30_000, 31_000, 900_000]), now)).toMatchObject({
    rangeMinCents: 2_900_000,
    averageCents: 3_000_000,
    rangeMaxCents: 3_100_000,
  })
  const twenty = [1, 2, ...Array.from({ length: 16 }, () => 30_000), 800_000, 900_000]
  expect(estimate(facts, offered(twenty), now)).toMatchObject({ rangeMinCents: 3_000_000, rangeMaxCents: 3_000_000 })
})

describe('confidence', () => {
  it.each([
    [5, 0, 1, 0.5],
    [20, 0, 1, 0.8],
    [5, 0.4, 1, 0.25],
    [5, 0.8, 1, 0],
    [5, 2, 1, 0],
    [5, 0, 0, 0.25],
  ])('of %i vehicles, %d apart, %d of them fresh is %d', (count, spread, fresh, confidence) => {
    expect(confidenceOf(count, spread, fresh)).toBe(confidence)
  })

  it('counts what was listed within 90 days as fresh', () => {
    const listed = (days: number) => new Date(now.getTime() - days * 86_400_000)
    const of = (days: number) =>
      estimate(facts, offered([30_000, 30_000, 30_000, 30_000, 30_000], 3, { listedAt: listed(days) }), now)?.confidence
    expect([of(90), of(91)]).toEqual([0.5, 0.25])
  })
})

describe('whatever is offered', () => {
  const anything: fc.Arbitrary<Comparable> = fc.record({
    priceCents: fc.integer({ min: 100_000, max: 30_000_000 }),
    year: fc.integer({ min: 2018, max: 2024 }),
    km: fc.integer({ min: 0, max: 100_000 }),
    state: fc.constantFrom('QLD', 'VIC', null),
    dealershipId: fc.integer({ min: 1, max: 6 }),
    listedAt: fc.constantFrom(now, new Date('2025-01-01')),
  })
  const market = fc.array(anything, { minLength: 5, maxLength: 60 })

  it('the average lies in the range, and the confidence from 0 to 1', () => {
    fc.assert(
      fc.property(market, (comparables) => {
        const found = estimate(facts, comparables, now)
        if (!found) return
        expect(found.rangeMinCents).toBeLessThanOrEqual(found.averageCents)
        expect(found.averageCents).toBeLessThanOrEqual(found.rangeMaxCents)
        expect(found.confidence).toBeGreaterThanOrEqual(0)
        expect(found.confidence).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('its order means nothing', () => {
    const shuffled = market.chain((all) =>
      fc.shuffledSubarray(all, { minLength: all.length }).map((other) => [all, other] as const),
    )
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        expect(estimate(facts, one, now)).toEqual(estimate(facts, other, now))
      }),
    )
  })

  it('further driven or older is never worth more', () => {
    fc.assert(
      fc.property(market, fc.nat(60_000), fc.nat(3), (comparables, km, years) => {
        const worse = { ...facts, km: facts.km + km, year: facts.year - years }
        const [less, more] = [estimate(worse, comparables, now), estimate(facts, comparables, now)]
        if (!less || !more) return
        for (const name of ['averageCents', 'rangeMinCents', 'rangeMaxCents'] as const)
          expect(less[name]).toBeLessThanOrEqual(more[name])
      }),
    )
  })

  it('dearer others never make it worth less', () => {
    fc.assert(
      fc.property(market, fc.nat(1_000_000), (comparables, cents) => {
        const dearer = comparables.map((each) => ({ ...each, priceCents: each.priceCents + cents }))
        const [before, after] = [estimate(facts, comparables, now), estimate(facts, dearer, now)]
        if (before && after) expect(after.averageCents).toBeGreaterThanOrEqual(before.averageCents)
      }),
    )
  })

  it('one of them, whatever it asks, leaves the figures among the others', () => {
    const national = { ...facts, state: null }
    fc.assert(
      fc.property(market, fc.integer({ min: 1, max: 2_000_000_000 }), ([first, ...others], priceCents) => {
        const found = estimate(national, [{ ...first!, priceCents }, ...others], now)
        if (!found) return
        const asked = others.map((each) => adjustedCents(national, each))
        for (const cents of [found.rangeMinCents, found.averageCents, found.rangeMaxCents]) {
          expect(cents).toBeGreaterThanOrEqual(Math.min(...asked) - 5_000)
          expect(cents).toBeLessThanOrEqual(Math.max(...asked) + 5_000)
        }
      }),
    )
  })
})
