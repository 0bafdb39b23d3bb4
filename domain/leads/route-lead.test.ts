import { describe, expect, it } from 'vitest'
import { postcodeState } from '../places/postcode-state.ts'
import { type RoutedLocation, routeLead, type RoutingFacts, type RoutingWish, serves } from './route-lead.ts'

const place = (id: number, changes: Partial<RoutedLocation> = {}): RoutedLocation => ({
  id,
  dealershipId: id < 20 ? 1 : 2,
  slug: `place-${id}`,
  visible: true,
  primary: false,
  locationType: '',
  locationSubtype: [],
  makes: [],
  postcode: null,
  state: null,
  lat: null,
  long: null,
  ...changes,
})

const brisbane = { postcode: '4000', state: 'QLD', lat: -27.47, long: 153.02 } as const
const cairns = { postcode: '4870', state: 'QLD', lat: -16.92, long: 145.77 } as const
const sydney = { postcode: '2000', state: 'NSW', lat: -33.87, long: 151.21 } as const
const nowhere = { lat: null, long: null } as const

const group: RoutingFacts = {
  dealerships: [
    { id: 1, slug: 'north' },
    { id: 2, slug: 'south' },
  ],
  locations: [
    place(11, { ...cairns, locationType: 'sales', makes: ['toyota'] }),
    place(12, { ...brisbane, locationType: 'sales', makes: ['toyota', 'mazda'] }),
    place(13, { ...brisbane, locationType: 'service-and-parts' }),
    place(21, { ...sydney, locationType: 'sales', makes: ['kia'], primary: true, locationSubtype: ['buying'] }),
    place(22, { ...sydney, visible: false }),
  ],
  defaultLocation: null,
  coordinatesOf: (postcode) => ({ '4870': cairns, '4001': brisbane, '2010': sydney })[postcode] ?? null,
  stateOf: postcodeState,
}

const wish: RoutingWish = {
  purpose: 'sales',
  vehicle: null,
  dealershipSlug: null,
  locationSlug: null,
  make: null,
  postcode: null,
}

it.each<[string, Partial<RoutingWish>, number | null, string[]]>([
  ['a vehicle at a yard', { vehicle: { dealershipId: 1, locationId: 12 } }, 12, ['vehicle']],
  ['a vehicle at a hidden yard', { vehicle: { dealershipId: 2, locationId: 22 } }, 22, ['vehicle']],
  [
    'a vehicle, whatever was chosen',
    { vehicle: { dealershipId: 1, locationId: 12 }, dealershipSlug: 'south', locationSlug: 'place-21' },
    12,
    ['vehicle'],
  ],
  [
    'a vehicle that stands nowhere, by postcode among its dealership’s',
    { vehicle: { dealershipId: 1, locationId: null }, postcode: '4870' },
    11,
    ['vehicle', 'purpose', 'nearest'],
  ],
  [
    'a vehicle to be served goes to the workshop',
    { vehicle: { dealershipId: 1, locationId: 12 }, purpose: 'service' },
    13,
    ['vehicle', 'purpose'],
  ],
  ['a chosen location', { locationSlug: 'place-21', postcode: '4870' }, 21, ['chosen location']],
  ['a chosen location, hidden or not', { locationSlug: 'place-22' }, 22, ['chosen location']],
  ['a chosen dealership', { dealershipSlug: 'south' }, 21, ['chosen dealership']],
  ['one that does not exist', { dealershipSlug: 'east', make: 'kia' }, 21, ['purpose', 'make']],
  [
    'a chosen dealership with two yards, by make',
    { dealershipSlug: 'north', make: 'mazda' },
    12,
    ['chosen dealership', 'purpose', 'make'],
  ],
  ['a make', { make: 'kia', postcode: '4870' }, 21, ['purpose', 'make']],
  ['a make of two yards, by postcode', { make: 'toyota', postcode: '4001' }, 12, ['purpose', 'make', 'nearest']],
  ['a make nobody has, by postcode', { make: 'ferrari', postcode: '4870' }, 11, ['purpose', 'nearest']],
  ['a postcode', { postcode: '2010' }, 21, ['purpose', 'nearest']],
  ['a service booking', { purpose: 'service', postcode: '2010' }, 13, ['purpose']],
  ['parts', { purpose: 'parts' }, 13, ['purpose']],
  ['a car to sell, to where cars are bought', { purpose: 'buying', postcode: '2010' }, 21, ['purpose', 'nearest']],
  ['nothing at all, the primary one', {}, 21, ['purpose', 'default']],
  ['a postcode that nobody knows, the primary one', { postcode: '7000' }, 21, ['purpose', 'default']],
])('%s', (_, changes, locationId, rules) => {
  expect(routeLead({ ...wish, ...changes }, group)).toEqual({
    dealershipId: group.locations.find(({ id }) => id === locationId)!.dealershipId,
    locationId,
    rules,
  })
})

describe('where nobody knows how far it is', () => {
  const facts: RoutingFacts = {
    ...group,
    locations: group.locations.map((location) => ({ ...location, ...nowhere, locationType: '', visible: true })),
    coordinatesOf: () => null,
  }
  it.each([
    ['4870', 11, ['same postcode']],
    ['4801', 11, ['same district']],
    ['2099', 21, ['same district', 'default']],
    ['9726', 11, ['same state', 'default']],
    ['2900', 21, ['default']],
    ['7000', 21, ['default']],
  ])('%s goes to %i', (postcode, locationId, rules) => {
    // Where the shopper is may be known all the same.
    const coordinatesOf = (asked: string) => (asked === postcode ? sydney : null)
    const expected = expect.objectContaining({ locationId })
    expect(routeLead({ ...wish, postcode }, { ...facts, coordinatesOf })).toEqual(expected)
    const unknown = routeLead({ ...wish, postcode }, { ...facts, coordinatesOf: () => null })
    expect(unknown.locationId).toBe(locationId)
    expect(unknown.rules.slice(-rules.length)).toEqual(rules)
  })
})

it('a place without coordinates is as far as its postcode [DL-03]', () => {
  const [north, south] = [place(11, { ...cairns, ...nowhere }), place(12, { ...brisbane, postcode: null, lat: null })]
  const facts: RoutingFacts = { ...group, locations: [south, north], coordinatesOf: group.coordinatesOf }
  expect(routeLead({ ...wish, postcode: '2010' }, facts)).toMatchObject({ locationId: 11, rules: ['nearest'] })
})

it('the site’s own default comes before the primary place', () => {
  const facts = { ...group, defaultLocation: 'place-12' }
  expect(routeLead(wish, facts)).toEqual({ dealershipId: 1, locationId: 12, rules: ['purpose', 'default'] })
})

it.each<[string, Partial<RoutingFacts>, object]>([
  ['one place only', { locations: [place(11)] }, { dealershipId: 1, locationId: 11, rules: ['only one'] }],
  ['a dealership without a place', { locations: [] }, { dealershipId: 1, locationId: null, rules: ['only one'] }],
  ['nobody at all', { locations: [], dealerships: [] }, { dealershipId: null, locationId: null, rules: ['only one'] }],
])('%s takes what comes', (_, changes, route) => {
  expect(routeLead({ ...wish, postcode: '4000', make: 'kia' }, { ...group, ...changes })).toEqual(route)
})

it('a chosen dealership without a place is the one it goes to', () => {
  const facts = { ...group, locations: [place(11)] }
  expect(routeLead({ ...wish, dealershipSlug: 'south' }, facts)).toEqual({
    dealershipId: 2,
    locationId: null,
    rules: ['chosen dealership'],
  })
})

it.each([
  ['', 'service', true],
  ['sales', 'service', false],
  ['sales', 'buying', true],
  ['service', 'buying', false],
  ['service-and-parts', 'parts', true],
  ['service-and-parts', 'service', true],
  ['parts', 'service', false],
] as const)('a place of type %j serves %s: %s', (locationType, purpose, expected) => {
  expect(serves({ locationType, locationSubtype: [] }, purpose)).toBe(expected)
  expect(serves({ locationType, locationSubtype: ['buying'] }, 'buying')).toBe(true)
})
