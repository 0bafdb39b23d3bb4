import { expect, it } from 'vitest'
import type { StockVehicle } from '#db/stock.ts'
import { testingStock } from '../testing-stock.ts'
import { openPriceRange } from './open-price-range.ts'
import { countBetween } from './price-histogram.ts'

const opened = async (vehicles: readonly Partial<StockVehicle>[], priceSlider = {}) =>
  openPriceRange((await testingStock(vehicles, { listing: { priceSlider } })).ctx)

it.each([
  ['as it is usually', {}, { min: 5_000, max: 250_000, step: 500 }],
  [
    'as the site has it',
    { minCents: 100_000, maxCents: 4_000_000, stepCents: 25_000 },
    { min: 1_000, max: 40_000, step: 250 },
  ],
  [
    'whichever end was written first',
    { minCents: 4_000_000, maxCents: 100_000 },
    { min: 1_000, max: 40_000, step: 500 },
  ],
  [
    'with room for a step between its ends',
    { minCents: 500_000, maxCents: 500_000 },
    { min: 5_000, max: 5_500, step: 500 },
  ],
])('two prices lie on a scale, %s [SL-17]', async (_, slider, scale) =>
  expect((await opened([], slider)).scale).toEqual(scale),
)

it('how many lie between them comes with the page, and nobody has to ask again [SL-17]', async () => {
  const prices = [499_900, 500_000, 1_999_900, 2_000_000, 2_000_100, 25_000_000, 25_000_100, null]
  const { scale, histogram } = await opened(prices.map((priceCents) => ({ priceCents })))
  expect(
    [countBetween(scale, histogram, 5_000, 250_000), countBetween(scale, histogram, 5_000, 20_000)].map(
      ({ count }) => count,
    ),
  ).toEqual([5, 3])
})

it.each<[string, Partial<StockVehicle>[], string]>([
  ['its one kind', [{ itemType: 'caravan' }, { itemType: 'caravan' }], 'caravans'],
  ['vehicles, of several kinds', [{ itemType: 'caravan' }, { itemType: 'truck' }], 'vehicles'],
  ['vehicles, where there are none', [], 'vehicles'],
])('calls what it finds by %s [PL-03]', async (_, vehicles, plural) => {
  expect(await opened(vehicles)).toMatchObject({ noun: { plural }, siteName: 'Site 1', indexName: 'Car_production' })
})
