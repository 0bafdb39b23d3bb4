import { describe, expect, it } from 'vitest'
import { feedLocations, locationFor } from './feed-locations.ts'

type Place = Parameters<typeof feedLocations>[0][number]

const place = (id: number, slug: string, more: Partial<Place> = {}): Place => ({
  id,
  slug,
  primary: false,
  address: null,
  ...more,
})
const address = (city: string, state: 'QLD' | 'NSW') => ({ city, state }) as unknown as NonNullable<Place['address']>

const north = place(1, 'Northside', { address: address('Cairns', 'QLD') })
const south = place(2, 'southside', { address: address('Sydney', 'NSW'), primary: true })
const depot = place(3, 'depot')

const cairns = { locationId: 1, city: 'Cairns', state: 'QLD' }
const sydney = { locationId: 2, city: 'Sydney', state: 'NSW' }
const nowhere = { locationId: null, city: null, state: null }

describe('a vehicle that names no location', () => {
  it.each([
    ['the primary one', [north, south], sydney],
    ['the only one', [north], cairns],
    ['none of several, where none is primary', [north, depot], nowhere],
    ['none, where there is none', [], nowhere],
  ])('stands at %s [part of EN-03]', (_, places, expected) =>
    expect(locationFor(undefined, feedLocations(places))).toEqual(expected),
  )
})

describe('a vehicle that names a location', () => {
  it.each([
    ['by its code', 'southside', sydney],
    ['by its code in other letters', 'NORTHSIDE', cairns],
    ['that has no address', 'depot', { ...nowhere, locationId: 3 }],
    ['nobody knows, which is not the usual one', 'westside', nowhere],
  ])('stands at the one named %s [part of EN-03]', (_, code, expected) => {
    expect(locationFor(code, feedLocations([north, south, depot]))).toEqual(expected)
  })
})
