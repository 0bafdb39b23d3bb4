import { expect, it } from 'vitest'
import { bodyTypeOf, bodyTypes } from './body-types.ts'
import { counted } from './nouns.ts'

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
  const alike = new Set(
    Object.values(bodyTypes).filter(({ slug, label }) => slug === type.slug || label === type.label),
  )
  expect([...alike]).toEqual([type])
})

it.each([
  ['hatchback', 'Hatchback', 'hatch'],
  ['stationWagon', 'Station Wagon', 'wagon'],
] as const)('%s, also written %s, is another name of %s [CN-03]', (name, written, one) => {
  expect(bodyTypeOf(name)).toBe(bodyTypes[one])
  expect(bodyTypeOf(written)).toBe(bodyTypes[one])
})

it.each([
  ['adventure', '182 adventure motorcycles'],
  ['pop top', '182 pop tops'],
  ['Camper Trailer', '182 camper trailers'],
  ['tray', '182 tray trucks'],
  ['Tray & canopy', '182 Tray & canopy vehicles'],
])('many of body %s are %s', (given, words) => expect(counted(182, bodyTypeOf(given))).toBe(words))

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
  [
    '  Tray & canopy ',
    {
      label: 'Tray & canopy',
      singular: 'Tray & canopy vehicle',
      plural: 'Tray & canopy vehicles',
      slug: 'tray-canopy',
    },
  ],
  ['(Other)', { label: '(Other)', singular: '(Other) vehicle', plural: '(Other) vehicles', slug: 'other' }],
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
