import { expect, it } from 'vitest'
import { noPriceWords, shownPrice } from './price.ts'

const none = { amount: null, text: 'Enquire for price.' }

it.each([
  [3_299_000, 'drive_away', 'car', { amount: '$32,990', type: 'Drive away' }],
  [3_299_000, 'excl_govt_charges', 'car', { amount: '$32,990', type: 'Excl. Govt Charges' }],
  [1_500_000, 'drive_away', 'motorcycle', { amount: '$15,000', type: 'Ride away' }],
  [6_500_000, 'drive_away', 'caravan', { amount: '$65,000', type: 'Tow away' }],
  [9_900_000, 'drive_away', 'truck', { amount: '$99,000', type: 'Drive away' }],
  [9_900_000, 'excl_govt_charges', 'caravan', { amount: '$99,000', type: 'Excl. Govt Charges' }],
  [1_001, 'drive_away', 'car', { amount: '$10', type: 'Drive away' }],
  [1_000, 'drive_away', 'car', none],
  [0, 'drive_away', 'car', none],
  [null, 'drive_away', 'car', none],
  [null, null, 'car', none],
  [3_299_000, null, 'car', none],
] as const)(
  '%j cents, %s, for a %s are shown as %j: only over $10, and never without the type [VD-25]',
  (priceCents, priceType, itemType, shown) => {
    expect(shownPrice({ priceCents, priceType, itemType }, 'Enquire for price.')).toEqual(shown)
  },
)

it.each([
  ['in_stock', false, 'Enquire for price.'],
  ['in_stock', true, 'Pre-order now'],
  ['coming_soon', false, 'Pre-order now'],
  ['coming_soon', true, 'Pre-order now'],
  ['on_hold', true, 'Enquire for price.'],
  ['sold', true, 'Enquire for price.'],
] as const)('without a price, what is %s (to be ordered: %s) says “%s” [VD-25]', (status, preorder, words) => {
  expect(noPriceWords({ status, preorder }, { preOrderText: 'Pre-order now', noPriceText: 'Enquire for price.' })).toBe(
    words,
  )
})
