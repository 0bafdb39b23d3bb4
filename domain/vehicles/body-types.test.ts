import { expect, it } from 'vitest'
import { bodyTypeOf, bodyTypes } from './body-types.ts'

const source = [
  '4x4',
  'bus',
  'cabChassis',
  'convertible',
  'coupe',
  'ev',
  'hardtop',
  'hatch',
  'hatchback',
  'motorhome',
  'lightTruck',
  'peopleMover',
  'prestige',
  'sedan',
  'softtop',
  'suv',
  'ute',
  'van',
  'wagon',
  'stationWagon',
]

it('knows every body type of the trade, and no other [CN-03]', () => {
  expect(Object.keys(bodyTypes).toSorted()).toEqual(source.toSorted())
})

it.each(source)('%s has a label and an address of its own [CN-03]', (name) => {
  const type = bodyTypeOf(name)
  expect(type.label).toMatch(/^[A-Z4]/)
  expect(type.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  expect(Object.values(bodyTypes).filter(({ slug, label }) => slug === type.slug || label === type.label)).toHaveLength(
    1,
  )
})

it.each([
  ['suv', 'SUV'],
  ['SUV', 'SUV'],
  ['peopleMover', 'People Mover'],
  ['People Mover', 'People Mover'],
  ['people-mover', 'People Mover'],
  ['ev', 'Electric'],
  ['softtop', 'Soft Top'],
  ['pop top', 'Pop top'],
  ['Naked', 'Naked'],
])('%s is shown as %s', (given, label) => expect(bodyTypeOf(given).label).toBe(label))

it.each([
  ['pop top', { label: 'Pop top', singular: 'pop top', plural: 'pop top', slug: 'pop-top' }],
  [
    '  Tray & canopy ',
    { label: 'Tray & canopy', singular: 'Tray & canopy', plural: 'Tray & canopy', slug: 'tray-canopy' },
  ],
  ['(Other)', { label: '(Other)', singular: '(Other)', plural: '(Other)', slug: 'other' }],
])('%j, which the trade does not know, keeps the dealer’s words and has an address made of them', (given, type) => {
  expect(bodyTypeOf(given)).toEqual(type)
})

it.each([
  ['Electric', 'ev', 'electric vehicles'],
  ['Light Truck', 'light-truck', 'light trucks'],
  ['Soft Top', 'soft-top', 'soft tops'],
  ['SUV', 'suv', 'SUVs'],
])('%s is found at /search/%s, and many are %s [CN-03]', (given, slug, plural) =>
  expect(bodyTypeOf(given)).toMatchObject({ slug, plural }),
)
