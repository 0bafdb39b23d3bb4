import { expect, it } from 'vitest'
import { decidedFields } from './decided-fields.ts'
import type { RoutedLocation } from './route-lead.ts'

const routing = { locations: [{ id: 21, dealershipId: 11 }] as RoutedLocation[] }

it.each([
  ['no vehicle', 'sales', null, []],
  ['a vehicle in a yard', 'sales', { dealershipId: 11, locationId: 21 }, ['dealership_slug', 'location']],
  ['a trade-in for one', 'buying', { dealershipId: 11, locationId: 21 }, ['dealership_slug', 'location']],
  ['a workshop booking for one', 'service', { dealershipId: 11, locationId: 21 }, ['dealership_slug']],
  ['a vehicle in no yard', 'sales', { dealershipId: 11, locationId: null }, ['dealership_slug']],
  ['a vehicle in a yard of others', 'sales', { dealershipId: 12, locationId: 21 }, ['dealership_slug']],
] as const)('%s decides', (_, purpose, vehicle, fields) => {
  expect(decidedFields(purpose, vehicle, routing)).toEqual(fields)
})
