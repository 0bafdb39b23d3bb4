import { expect, it } from 'vitest'
import type { LocationRecord } from '#db/locations.ts'
import { locationJsonLd } from './location-json-ld.ts'

const yard = {
  name: 'Southbank Rocklea',
  locationType: 'sales',
  phone: '07 5550 1160',
  landlinePhone: null,
  imageUrl: '/media/facades/city',
  address: {
    street: '1440 Ipswich Road',
    city: 'Rocklea',
    state: 'QLD',
    postcode: '4106',
    lat: -27.546,
    long: 153.006,
  },
  openingHours: [
    { weekday: 0, status: 'Closed', open: null, close: null },
    { weekday: 1, status: 'Open', open: '08:00:00', close: '17:30:00' },
    { weekday: 6, status: 'Open', open: '00:00', close: '00:00' },
  ],
  specialHours: [
    { date: '2026-06-09', status: 'Closed', startHour: null, endHour: null },
    { date: '2026-06-10', status: 'Closed', startHour: null, endHour: null },
    { date: '2026-12-24', status: 'Open', startHour: '08:00', endHour: '24:00' },
  ],
} as unknown as LocationRecord
const told = (more: Partial<LocationRecord> = {}) =>
  locationJsonLd({
    location: { ...yard, ...more },
    origin: 'https://southbank.example',
    url: 'https://southbank.example/locations/rocklea',
    today: '2026-06-10',
  })

it('a location is told to machines with its hours and where it is', () => {
  expect(told()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': 'https://southbank.example/locations/rocklea',
    name: 'Southbank Rocklea',
    url: 'https://southbank.example/locations/rocklea',
    image: 'https://southbank.example/media/facades/city?w=1200&r=3x2&f=jpeg',
    telephone: '07 5550 1160',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1440 Ipswich Road',
      addressLocality: 'Rocklea',
      addressRegion: 'QLD',
      postalCode: '4106',
      addressCountry: 'AU',
    },
    geo: { '@type': 'GeoCoordinates', latitude: -27.546, longitude: 153.006 },
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '08:00', closes: '17:30' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Saturday', opens: '00:00', closes: '23:59' },
    ],
    specialOpeningHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-06-10',
        validThrough: '2026-06-10',
        opens: '00:00',
        closes: '00:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-24',
        validThrough: '2026-12-24',
        opens: '08:00',
        closes: '23:59',
      },
    ],
  })
})

it.each([
  ['service', 'AutoRepair'],
  ['parts', 'AutoPartsStore'],
  ['service-and-parts', ['AutoRepair', 'AutoPartsStore']],
  ['', 'AutoDealer'],
] as const)('of the type %j it is %j', (locationType, type) => expect(told({ locationType })['@type']).toEqual(type))

it('what is not known is not told', () => {
  const bare = told({ address: null, phone: null, imageUrl: null })
  expect(Object.keys(bare)).not.toEqual(expect.arrayContaining(['address']))
  expect(['geo', 'telephone', 'image'].filter((key) => key in bare)).toEqual([])
})
