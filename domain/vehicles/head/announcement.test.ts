import { expect, it } from 'vitest'
import type { LocationRecord } from '#db/locations.ts'
import { announcementOf } from './announcement.ts'

const place = (city: string | null, more: Partial<LocationRecord> = {}): LocationRecord =>
  ({
    visible: true,
    primary: false,
    address: city === null ? null : { city, street: '12 Ipswich Rd', state: 'QLD', postcode: '4105', placeUrl: null },
    ...more,
  }) as LocationRecord
const main = place('Moorooka', { primary: true })

it.each<[string, LocationRecord | null, LocationRecord[], string | null]>([
  ['in another city than the primary location', place('Toowoomba'), [place('Cairns'), main], 'Located at Toowoomba'],
  ['in the same city', place('Moorooka'), [main], null],
  ['in the same city, written otherwise', place('MOOROOKA'), [main], null],
  ['at the primary location itself', main, [main], null],
  ['nowhere that is told', null, [main], null],
  ['where no city is known', place(null), [main], null],
  ['while no location is the primary one', place('Toowoomba'), [place('Moorooka')], null],
  ['while the primary one is hidden', place('Toowoomba'), [{ ...main, visible: false }], null],
])('a vehicle %s [VD-18]', (_, location, locations, text) =>
  expect(announcementOf(location, locations)?.text ?? null).toBe(text),
)

it('directions lead to the vehicle, not to the primary location [VD-18]', () =>
  expect(announcementOf(place('Toowoomba'), [main])?.directions).toContain('Toowoomba'))
