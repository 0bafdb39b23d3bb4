import { expect, it } from 'vitest'
import { priceBands, priceBounds } from './price-bands.ts'

const between = (prices: number[], from: number, to: number): number => prices.filter((price) => price >= from && price < to).length
const shown = (...thousands: number[]) => {
  const counts = priceBounds.slice(1).map((to, at) => between(thousands.map((price) => price * 1_000), priceBounds[at]!, to))
  return priceBands(counts).map(({ label, count }) => `${count} ${label}`)
}

it.each([
  ['nothing', [], []],
  ['one price', [25], []],
  ['a price on the figure is not under it', [30, 45], ['1 under $40k']],
  ['figures that add little are skipped', [12, 13, 14, 16, 28, 29, 60], ['3 under $15k', '6 under $30k']],
  ['three at most', [4, 9, 9, 14, 14, 19, 19, 28, 39, 90], ['1 under $5k', '3 under $10k', '5 under $15k']],
  ['dear stock starts where it starts', [88, 120, 180], ['1 under $100k', '2 under $150k']],
])('%s', (_, prices, bands) => expect(shown(...prices)).toEqual(bands))
