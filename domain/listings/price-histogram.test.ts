import { expect, it } from 'vitest'
import { SearchIndex } from '#search/index.ts'
import { countBetween, histogramBounds, priceStops } from './price-histogram.ts'

const scale = { min: 5_000, max: 20_000, step: 500 }
const prices = [4_999, 5_000, 5_000, 5_499.5, 5_500, 7_000, 7_250, 19_999, 20_000, 20_001]
const index = new SearchIndex({
  id: 'id',
  rank: ['id:asc'],
  attributes: { id: { kind: 'number', sort: true }, price: { kind: 'number', sort: true } },
})
index.load(prices.map((price, id) => ({ id, price })))
const histogram = index.search({ ranges: { price: histogramBounds(scale) }, limit: 0 }).rangeCounts['price']!

it.each([
  [{ min: 5_000, max: 7_000, step: 500 }, [5_000, 5_500, 6_000, 6_500, 7_000]],
  [{ min: 4_350, max: 5_720, step: 500 }, [4_350, 4_500, 5_000, 5_500, 5_720]],
  [{ min: 0, max: 1_000, step: 5_000 }, [0, 1_000]],
])('%j stops at %j', (given, stops) => expect(priceStops(given)).toEqual(stops))

it('a scale of single dollars is counted more coarsely than it slides', () => {
  expect(priceStops({ min: 0, max: 250_000, step: 1 })).toHaveLength(1_001)
})

it('a scale that begins high is counted as finely as it slides', () => {
  expect(priceStops({ min: 300_000, max: 700_000, step: 500 })).toHaveLength(801)
})

it.each([
  [5_000, 20_000, 8],
  [5_500, 7_000, 2],
  [5_500, 19_500, 3],
  [5_000, 5_000, 2],
  [20_000, 20_000, 1],
  [8_000, 19_500, 0],
  [7_000, 5_500, 0],
])('from $%d to $%d are %d, as a search would find [SL-17]', (low, high, count) => {
  expect(countBetween(scale, histogram, low, high)).toEqual({ count, isExact: true })
  expect(index.search({ filter: `price >= ${low} AND price <= ${high}`, limit: 0 }).total).toBe(count)
})

it.each([
  [5_250, 7_000, 3, false],
  [10_123, 12_345, 0, true],
  [5_000, 19_600, 6, false],
  [1_000, 7_000, 5, true],
  [1_000, 2_000, 0, true],
  [19_500, 99_000, 2, true],
])('from $%d to $%d, typed to the dollar, are about %d; exactly: %s', (low, high, count, isExact) => {
  expect(countBetween(scale, histogram, low, high)).toEqual({ count, isExact })
})

it.each([
  [1_000, 1_100, 2],
  [1_000, 1_250, 5],
  [1_400, 1_500, 2],
])('of ten that cost from $1,000 to $1,500, from $%d to $%d are thought to be %d', (low, high, count) => {
  expect(countBetween({ min: 1_000, max: 2_000, step: 500 }, [0, 10, 0, 0, 0], low, high)).toEqual({
    count,
    isExact: false,
  })
})
