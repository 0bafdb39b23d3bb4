import { expect, it } from 'vitest'
import { facetLabels, valueLabel } from './facet-words.ts'

it.each([
  ['certified', 'true', 'Certified'],
  ['certified', 'false', 'Not certified'],
  ['car_type', 'new', 'New'],
  ['car_type', 'used', 'Used'],
  ['car_type', 'demo', 'Demo'],
  ['status', 'in_stock', 'In stock'],
  ['status', 'coming_soon', 'Coming soon'],
  ['status', 'sold', 'Sold'],
  ['item_type', 'car', 'Cars'],
  ['item_type', 'caravan', 'Caravans'],
  ['item_type', 'motorcycle', 'Motorcycles'],
  ['item_type', 'truck', 'Trucks'],
  ['seats', '7', '7 seats'],
  ['year', '2021', '2021'],
  ['make', 'new', 'new'],
  ['status', 'on_hold', 'on_hold'],
  ['status', 'constructor', 'constructor'],
])('%s %s is read as %s [SL-21]', (name, value, label) => expect(valueLabel(name, value)).toBe(label))

it.each([
  ['car_type', 'Condition'],
  ['km', 'Odometer'],
  ['fuel', 'Fuel type'],
  ['status', 'Availability'],
  ['subscription_price', 'Subscription a week'],
] as const)('the filter %s is called %s [part of SL-20]', (name, label) => expect(facetLabels[name]).toBe(label))

it('no two filters have the same name [part of SL-20]', () => {
  expect(new Set(Object.values(facetLabels)).size).toBe(Object.keys(facetLabels).length)
})
