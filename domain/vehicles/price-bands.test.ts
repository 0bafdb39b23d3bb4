import { expect, it } from 'vitest'
import { priceBands } from './price-bands.ts'

const thousand = 100_000
const shown = (...prices: number[]) => priceBands(prices.map((price) => price * thousand)).map(({ label, count }) => `${count} ${label}`)

it.each([
  ['nothing', [], []],
  ['one price', [25], []],
  ['a price on the figure is not under it', [30, 45], ['1 under $40k']],
  ['figures that add little are skipped', [12, 13, 14, 16, 28, 29, 60], ['3 under $15k', '6 under $30k']],
  ['three at most', [4, 9, 9, 14, 14, 19, 19, 28, 39, 90], ['1 under $5k', '3 under $10k', '5 under $15k']],
  ['dear stock starts where it starts', [88, 120, 180], ['1 under $100k', '2 under $150k']],
])('%s', (_, prices, bands) => expect(shown(...prices)).toEqual(bands))
