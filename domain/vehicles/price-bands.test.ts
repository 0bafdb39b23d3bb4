import { expect, it } from 'vitest'
import { budgetsFor, priceBands, priceBounds } from './price-bands.ts'

const between = (prices: number[], from: number, to: number): number =>
  prices.filter((price) => price >= from && price < to).length
const counted = (thousands: readonly number[]) =>
  priceBounds.slice(1).map((to, at) =>
    between(
      thousands.map((price) => price * 1_000),
      priceBounds[at]!,
      to,
    ),
  )
const shown = (thousands: readonly number[], most?: number) =>
  priceBands(counted(thousands), most).map(({ label, count }) => `${count} ${label}`)

it.each([
  ['nothing', [], []],
  ['one price', [25], []],
  ['a price on the figure is not under it', [30, 45], ['1 under $40k']],
  ['half as many again is clearly more', [4, 4, 9, 90], ['2 under $5k', '3 under $10k']],
  ['less than half as many again is not', [4, 4, 4, 9, 90], ['3 under $5k']],
  ['figures that add little are skipped', [12, 13, 14, 16, 28, 29, 60], ['3 under $15k', '6 under $30k']],
  ['three at most', [4, 9, 9, 14, 14, 19, 19, 28, 39, 90], ['1 under $5k', '3 under $10k', '5 under $15k']],
  ['dear stock starts where it starts', [88, 120, 180], ['1 under $100k', '2 under $150k']],
])('%s', (_, prices, bands) => expect(shown(prices)).toEqual(bands))

it('shows no more bands than there is room for', () => expect(shown([4, 9, 9, 90], 1)).toEqual(['1 under $5k']))

it.each([
  ['nothing', [], []],
  ['one price', [25], []],
  ['a price on the figure cannot be had for it', [30, 60], [40_000, 50_000]],
  ['every figure between the first and the last', [4, 16, 28], [5_000, 10_000, 15_000, 20_000]],
])('budgets for %s', (_, prices, budgets) => expect(budgetsFor(counted(prices))).toEqual(budgets))
