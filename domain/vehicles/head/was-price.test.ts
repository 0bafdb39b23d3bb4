import { expect, it } from 'vitest'
import { isOfferPrice, wasPrice } from './was-price.ts'

it.each([
  ['was really asked', 3_000_000, 3_499_000, 3_499_000, '$34,990'],
  ['more was asked', 3_000_000, 3_599_000, 3_499_000, '$34,990'],
  ['less was asked', 3_000_000, 3_399_000, 3_499_000, null],
  ['never asked on these terms', 3_000_000, null, 3_499_000, null],
  ['not more than today’s', 3_000_000, 3_499_000, 3_000_000, null],
  ['not told', 3_000_000, 3_499_000, null, null],
  ['no price today', null, 3_499_000, 3_499_000, null],
  ['a placeholder today', 1_000, 3_499_000, 3_499_000, null],
])('a was-price that %s [VD-06]', (_, priceCents, previousPriceCents, before, shown) =>
  expect(wasPrice({ priceCents, previousPriceCents }, before)).toBe(shown),
)

it.each([
  [2_800_000, 2_800_000, true],
  [2_800_000, 2_700_000, false],
  [2_800_000, null, false],
  [1_000, 1_000, false],
  [null, null, false],
])('of %s, with an offer of %s, the price is an offer: %s [EN-07]', (priceCents, offer, isOffer) =>
  expect(isOfferPrice({ priceCents }, offer)).toBe(isOffer),
)
