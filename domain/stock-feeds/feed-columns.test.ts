import { expect, it } from 'vitest'
import { parseFeedRow } from './parse-feed-row.ts'
import { vehicleFromFeedRow } from './vehicle-from-feed-row.ts'

const yard = { locationId: 21, city: 'Cairns', state: 'QLD' } as const
const required = { stocknum: 'A1', make: 'Kia', model: 'Rio', year: '2021', status: 'in_stock' }

function stored(values: Record<string, unknown> = {}) {
  const parsed = parseFeedRow({ ...required, ...values }, 1, new Date('2026-06-01T00:00:00Z'))
  if (!('row' in parsed)) throw new Error(JSON.stringify(parsed.problems))
  return vehicleFromFeedRow(parsed.row, yard)
}

// What a feed calls it, what it says, the column it is kept in, what the column holds, and what it holds without it.
it.each<[field: string, given: unknown, column: string, value: unknown, without: unknown]>([
  ['carsales_title', '2021 Kia Rio', 'carsalesTitle', '2021 Kia Rio', null],
  ['badge', 'S', 'badge', 'S', null],
  ['series', 'YB', 'series', 'YB', null],
  ['car_type', 'demo', 'carType', 'demo', 'used'],
  ['item_type', 'truck', 'itemType', 'truck', 'car'],
  ['status', 'sold', 'sold', true, false],
  ['status', 'coming_soon', 'status', 'coming_soon', 'in_stock'],
  ['preorder', 'yes', 'preorder', true, false],
  ['certified', 'yes', 'certified', true, false],
  ['tag', 'Test Drive Only', 'tag', 'Test Drive Only', null],
  ['show_on_dealer_website', 'no', 'showOnDealerWebsite', false, true],
  ['dapprice', '30000', 'driveAwayPriceCents', 30_000_00, null],
  ['egcprice', '28000', 'egcPriceCents', 28_000_00, null],
  ['subscription_price', '300', 'subscriptionPriceCents', 300_00, null],
  ['colour', 'Red', 'colour', 'Red', null],
  ['interior_colour', 'Black', 'interiorColour', 'Black', null],
  ['odometer', '0', 'km', 0, null],
  ['fuel_type', 'Diesel', 'simpleFuel', 'Diesel', null],
  ['fuel_type', 'Diesel 2.0', 'fuel', 'Diesel 2.0', null],
  ['body', '5 Door Hatchback', 'simpleBody', 'Hatch', null],
  ['body', '5 Door Hatchback', 'body', '5 Door Hatchback', null],
  ['transmission', '6 Speed Manual', 'simpleTransmission', 'Manual', null],
  ['transmission', '6 Speed Manual', 'trans', '6 Speed Manual', null],
  ['drive', '4x4', 'drive', '4x4', null],
  ['seats', '5', 'seats', 5, null],
  ['doors', '4', 'doors', 4, null],
  ['engine_size', '1368', 'engineSize', 1368, null],
  ['engine_size', '1368', 'engineSizeLitres', 1.4, null],
  ['engine_size_litres', '1.35', 'engineSizeLitres', 1.35, null],
  ['gearnum', '6', 'gearnum', 6, null],
  ['bodyconfiguration', 'Dual Cab', 'bodyconfiguration', 'Dual Cab', null],
  ['vin', 'KNADN512MC6000001', 'vin', 'KNADN512MC6000001', null],
  ['nvic_code', 'ABC21', 'nvic', 'ABC21', null],
  ['nvic_code', 'ABC21', 'hasNvic', true, false],
  ['rego', '123ABC', 'regplate', '123ABC', null],
  ['rego_expiry', '31/12/2026', 'regoExpiry', '2026-12-31', null],
  ['build_date', '03/2021', 'buildDate', '2021-03', null],
  ['compliance_date', '04/2021', 'complianceDate', '2021-04', null],
  ['dealercomments', 'One owner', 'dealercomments', 'One owner', null],
  ['features', 'Tow bar|Mats', 'standardEquipment', ['Tow bar', 'Mats'], []],
  ['features', 'Tow bar|Mats', 'filteredFeatures', ['Tow Bar'], []],
  ['categories', 'Family', 'categories', ['Family'], []],
  ['images', 'https://a.au/1.jpg|https://a.au/2.jpg', 'primaryImageUrl', 'https://a.au/1.jpg', undefined],
  ['images', 'https://a.au/1.jpg|https://a.au/2.jpg', 'photosCount', 2, undefined],
  ['images', '', 'primaryImageUrl', null, undefined],
  ['images', '', 'photosCount', 0, undefined],
  ['video_url', 'https://a.au/v.mp4', 'videoUrl', 'https://a.au/v.mp4', null],
  ['external_video_url', 'https://a.au/v', 'externalVideoUrl', 'https://a.au/v', null],
])(
  '%s %j is kept as %s %j, and is %j where the feed does not say [part of EN-03]',
  (field, given, column, value, without) => {
    const columns: Record<string, unknown> = stored({ [field]: given }).columns
    expect(columns[column]).toEqual(value)
    const bare: Record<string, unknown> = stored().columns
    expect(bare[column]).toEqual(without)
  },
)

it.each<[string, Record<string, unknown>]>([
  [
    'variant',
    {
      cylinders: 4,
      induction: 'Turbo',
      fuelconsumptioncombined: 6.1,
      fuelcapacity: 45,
      grossvehiclemass: 1_700,
      vehiclelength: 4_065,
      vehicleheight: 1_450,
      vehiclewidth: 1_725,
      towingcapacitybraked: 1_100,
      torque: 172,
      bodyconfiguration: 'Hatch',
      ancaprating: 5,
      ancap_year: 2017,
      geartype: 'Manual',
    },
  ],
  [
    'specifications',
    {
      body_width: '2.4 m',
      body_length: '6.4 m',
      tare_weight: '1900 kg',
      axle_type: 'Tandem',
      sleeps: 4,
      aggregate_trailer_mass: '2500 kg',
    },
  ],
])('the measures of a vehicle are kept together as its %s [part of EN-03]', (group, measures) => {
  const columns: Record<string, unknown> = stored(measures).columns
  expect(columns[group]).toMatchObject(measures)
})

it('is called by year, make and model where there is no more to say', () =>
  expect(stored().columns.name).toBe('2021 Kia Rio'))

it('a feed without pictures leaves alone those there are; one with an empty list has none', () => {
  expect([stored().images, stored({ images: '' }).images]).toEqual([undefined, []])
  expect(stored().columns).not.toHaveProperty('photosCount')
})
