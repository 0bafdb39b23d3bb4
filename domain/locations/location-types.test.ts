import { expect, it } from 'vitest'
import type { LocationRecord } from '#db/locations.ts'
import { typesAtAddress } from './location-types.ts'

type Placed = Parameters<typeof typesAtAddress>[0]

const place = (id: number, more: Partial<LocationRecord> = {}): Placed => ({
  id,
  name: `Yard ${id}`,
  slug: `yard-${id}`,
  visible: true,
  locationType: 'sales',
  addressId: 1,
  address: null,
  ...more,
})
const [sales, service, parts] = [
  place(1),
  place(2, { locationType: 'service' }),
  place(3, { locationType: 'parts' }),
] as const
const written = (street: string | null, more = {}) =>
  ({ street, city: 'Taminda', state: 'NSW', postcode: '2340', ...more }) as unknown as LocationRecord['address']

it('types that share an address are a choice of pages, one of them the page itself [OS-03]', () => {
  expect(typesAtAddress(service, [sales, service, parts])).toEqual([
    { label: 'Sales', href: '/locations/yard-1', isCurrent: false },
    { label: 'Service', href: '/locations/yard-2', isCurrent: true },
    { label: 'Parts', href: '/locations/yard-3', isCurrent: false },
  ])
})

it.each([
  ['one alone at its address', [sales, place(2, { addressId: 2 })]],
  ['those without an address', [place(1, { addressId: null }), place(2, { addressId: null })]],
  ['another that is hidden [OS-18]', [sales, place(2, { visible: false })]],
  [
    'another street of the same postcode',
    [
      place(1, { addressId: null, address: written('1 Main Road') }),
      place(2, { addressId: null, address: written('2 Main Road') }),
    ],
  ],
])('%s is no choice [OS-03]', (_, all) => expect(typesAtAddress(all[0]!, all)).toEqual([]))

it.each([
  [
    'an address written twice is one',
    [
      place(1, { addressId: 1, address: written('1 Main Road') }),
      place(2, { addressId: 2, locationType: 'service-and-parts', address: written('1 MAIN ROAD') }),
    ],
    ['Sales', 'Service and parts'],
  ],
  ['a type that two have is no name for either', [sales, place(2)], ['Yard 1', 'Yard 2']],
  ['what has no type goes by its name', [sales, place(2, { locationType: '' })], ['Sales', 'Yard 2']],
])('%s [OS-03]', (_, all, labels) => expect(typesAtAddress(all[0]!, all).map(({ label }) => label)).toEqual(labels))
