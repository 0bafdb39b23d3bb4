import { expect, it } from 'vitest'
import type { VehicleStatus } from '#db/value-sets.ts'
import { subscriptionText } from './subscription.ts'

it.each<[VehicleStatus, number | null, string | null]>([
  ['in_stock', 189_00, 'Or subscribe for $189 a week'],
  ['coming_soon', 189_00, 'Or subscribe for $189 a week'],
  ['in_stock', null, null],
  ['in_stock', 0, null],
  ['sold', 189_00, null],
])(
  'of a vehicle that is %s with a subscription of %s: %s [part of EN-01] [EN-07]',
  (status, subscriptionPriceCents, text) => expect(subscriptionText({ status, subscriptionPriceCents })).toBe(text),
)
