import { expect, it } from 'vitest'
import { bodyTypeOf, bodyTypes } from './body-types.ts'

const source = [
  '4x4', 'bus', 'cabChassis', 'convertible', 'coupe', 'ev', 'hardtop', 'hatch', 'hatchback', 'motorhome', 'lightTruck',
  'peopleMover', 'prestige', 'sedan', 'softtop', 'suv', 'ute', 'van', 'wagon', 'stationWagon',
]

it('knows every body type of the trade, and no other [CN-03]', () => {
  expect(Object.keys(bodyTypes).toSorted()).toEqual(source.toSorted())
})

it.each(source)('%s has a label and an address of its own [CN-03]', (name) => {
  const type = bodyTypeOf(name)
  expect(type.label).toMatch(/^[A-Z4]/)
  expect(type.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  expect(Object.values(bodyTypes).filter(({ slug, label }) => slug === type.slug || label === type.label)).toHaveLength(1)
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
