import { expect, it } from 'vitest'
import { railFilters, railListing } from './rail-filters.ts'

type Spec = Parameters<typeof railFilters>[0]

it.each<[Partial<Spec>, string[], string]>([
  [{}, [], '/search/new-used-and-demo-cars'],
  [{ body: 'ute' }, ['body = "Ute"'], '/search/ute'],
  [{ make: 'Land Rover', body: '4x4' }, ['body = "4x4"', 'make = "Land Rover"'], '/search/4x4?make=Land%20Rover'],
  [{ carType: 'used', certified: true }, ['car_type = "used"', 'certified = true'], '/search/used-cars?certified=true'],
  [{ fuel: 'Electric' }, ['fuel = "Electric"'], '/search/new-used-and-demo-cars?fuel=Electric'],
  [{ learnerApproved: true }, ['learner_approved = true'], '/search/new-used-and-demo-cars?learner_approved=true'],
  [{ body: 'caravan', atmUpTo: 2000 }, ['body = "Caravan"', 'atm <= 2000'], '/search/caravan?range[atm]=:2000'],
])('a rail of %j asks %j, and all of it is at %s [SL-34]', (spec, asked, listing) => {
  const filters = railFilters({ type: 'stockRail', title: 'A rail', ...spec })
  expect(filters.map(({ filter }) => filter)).toEqual(asked)
  expect(railListing(filters)).toBe(listing)
})
