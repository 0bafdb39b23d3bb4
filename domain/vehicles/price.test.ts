import { expect, it } from 'vitest'
import { noPriceWords, shownPrice } from './price.ts'

const price = (priceCents: number | null, priceType: 'drive_away' | 'excl_govt_charges' | null, itemType: 'car' | 'caravan' | 'motorcycle' | 'truck' = 'car') =>
  shownPrice({ priceCents, priceType, itemType }, 'Enquire for price.')

it.each([
  [price(3_299_000, 'drive_away'), { amount: '$32,990', type: 'Drive away' }],
  [price(3_299_000, 'excl_govt_charges'), { amount: '$32,990', type: 'Excl. Govt Charges' }],
  [price(1_500_000, 'drive_away', 'motorcycle'), { amount: '$15,000', type: 'Ride away' }],
  [price(6_500_000, 'drive_away', 'caravan'), { amount: '$65,000', type: 'Tow away' }],
  [price(9_900_000, 'drive_away', 'truck'), { amount: '$99,000', type: 'Drive away' }],
  [price(9_900_000, 'excl_govt_charges', 'caravan'), { amount: '$99,000', type: 'Excl. Govt Charges' }],
  [price(1_001, 'drive_away'), { amount: '$10', type: 'Drive away' }],
  [price(1_000, 'drive_away'), { amount: null, text: 'Enquire for price.' }],
  [price(null, null), { amount: null, text: 'Enquire for price.' }],
  [price(3_299_000, null), { amount: null, text: 'Enquire for price.' }],
])('%j is shown as %j: only what is over $10, and never without its type [VD-25]', (shown, expected) => expect(shown).toEqual(expected))

it.each([
  ['in_stock', false, 'Enquire for price.'],
  ['in_stock', true, 'Pre-order now'],
  ['coming_soon', false, 'Pre-order now'],
  ['coming_soon', true, 'Pre-order now'],
  ['on_hold', true, 'Enquire for price.'],
  ['sold', true, 'Enquire for price.'],
] as const)('without a price, what is %s (to be ordered: %s) says “%s” [VD-25]', (status, preorder, words) => {
  expect(noPriceWords({ status, preorder }, { preOrderText: 'Pre-order now', noPriceText: 'Enquire for price.' })).toBe(words)
})
