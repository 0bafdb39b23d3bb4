import { expect, it } from 'vitest'
import { axlesIn, cabIn } from './kind-words.ts'
import { parseFeedRow } from './parse-feed-row.ts'
import { vehicleFromFeedRow } from './vehicle-from-feed-row.ts'

const yard = { locationId: 21, city: 'Cairns', state: 'QLD' } as const
const parsed = (values: Record<string, unknown>) =>
  parseFeedRow(
    { stocknum: 'A1', make: 'Jayco', model: 'Journey', year: '2021', status: 'in_stock', ...values },
    1,
    new Date('2026-06-01T00:00:00Z'),
  )

function stored(values: Record<string, unknown>): Record<string, unknown> {
  const answer = parsed(values)
  if (!('row' in answer)) throw new Error(JSON.stringify(answer.problems))
  return vehicleFromFeedRow(answer.row, yard).columns
}

it.each<[field: string, given: unknown, column: string, value: unknown]>([
  ['sleeps', '4', 'sleeps', 4],
  ['sleeps', '0', 'sleeps', null],
  ['body_length', `21'6"`, 'lengthMm', 6_553],
  ['body_length', '6.4 m', 'lengthMm', 6_400],
  ['body_width', '2490 mm', 'widthMm', 2_490],
  ['tare_weight', '2,180 kg', 'tareKg', 2_180],
  ['aggregate_trailer_mass', '2.78 t', 'atmKg', 2_780],
  ['axle_type', 'Tandem axle', 'axles', 2],
  ['axles', 'Tri', 'axles', 3],
  ['axles', 2, 'axles', 2],
  ['off_road', 'Yes', 'offRoad', true],
  ['bunks', 'No', 'bunks', false],
  ['ensuite', 'y', 'ensuite', true],
  ['learner_approved', 'LAMS', 'learnerApproved', true],
  ['learner_approved', 'Learner Approved', 'learnerApproved', true],
  ['learner_approved', 'Yes', 'learnerApproved', true],
  ['learner_approved', 'Full Power', 'learnerApproved', false],
  ['learner_approved', 'No', 'learnerApproved', false],
  ['learner_approved', 'unknown', 'learnerApproved', null],
  ['learner_approved', 'n/a', 'learnerApproved', null],
  ['seat_height', '805 mm', 'seatHeightMm', 805],
  ['engine_size', '399 cc', 'engineSize', 399],
  ['grossvehiclemass', '4.495 t', 'gvmKg', 4_495],
  ['payload', '1,010 kg', 'payloadKg', 1_010],
  ['towingcapacitybraked', '3.5t', 'towingKg', 3_500],
  ['towingcapacitybraked', '0', 'towingKg', null],
  ['cab', 'double cab', 'cab', 'Dual Cab'],
  ['cab', 'Sleeper', 'cab', 'Sleeper'],
  ['range_km', '400 km WLTP', 'rangeKm', 400],
  ['battery_kwh', '60.5 kWh', 'batteryKwh', 60.5],
  ['ac_kw', '11 kW', 'acKw', 11],
  ['dc_kw', '150', 'dcKw', 150],
  ['battery_health', '94%', 'batteryHealth', 94],
])('%s %j is kept as %s %j, and null where the feed does not say [SL-34]', (field, given, column, value) => {
  expect(stored({ [field]: given })[column]).toEqual(value)
  expect(stored({})[column]).toBeNull()
})

it.each<[string, Record<string, unknown>, string, unknown]>([
  ['a caravan of an off-road body', { item_type: 'caravan', body: 'Off-Road Caravan' }, 'offRoad', true],
  ['a caravan with bunks among its features', { item_type: 'caravan', features: 'Triple Bunks' }, 'bunks', true],
  ['a caravan with an ensuite', { item_type: 'caravan', features: 'Full Ensuite|Awning' }, 'ensuite', true],
  ['a caravan whose feed says no', { item_type: 'caravan', features: 'Ensuite', ensuite: 'no' }, 'ensuite', false],
  ['a caravan that says nothing of it', { item_type: 'caravan', features: 'Awning' }, 'ensuite', null],
  ['a car with a bunk in a feature', { features: 'Bunk' }, 'bunks', null],
  ['a motorhome by its maker’s length', { item_type: 'caravan', vehiclelength: '7200' }, 'lengthMm', 7_200],
  ['a car by its maker’s length', { vehiclelength: '4600' }, 'lengthMm', null],
  ['a truck by its wheels', { item_type: 'truck', drive: '6x4' }, 'axles', 3],
  ['a car by its wheels', { drive: '4x4' }, 'axles', null],
  ['a ute by its body', { body: 'Dual Cab Pick-up' }, 'cab', 'Dual Cab'],
  ['a ute by its badge', { badge: 'SX Space Cab' }, 'cab', 'Extra Cab'],
  ['a caravan by its badge', { item_type: 'caravan', badge: 'Dual Cab' }, 'cab', null],
  ['a small motorcycle', { item_type: 'motorcycle', engine_size: '250' }, 'learnerApproved', null],
])('%s is known without being told: %j [SL-34]', (_, values, column, value) =>
  expect(stored(values)[column]).toEqual(value),
)

it.each(['21', 'TBA', 'approx. twenty feet'])('an old feed’s length %j is kept as text and is no number', (text) => {
  expect(stored({ body_length: text })).toMatchObject({ lengthMm: null, specifications: { body_length: text } })
})

it.each<[string, string, RegExp]>([
  ['body_length', '60 m', /must be from 1500 to 20000 mm. Check the figure and its unit: 6.4 m/],
  ['body_width', '24 m', /must be from 1000 to 3500 mm/],
  ['tare_weight', '5 kg', /must be from 50 to 60000 kg/],
  ['aggregate_trailer_mass', '250 t', /must be from 100 to 20000 kg/],
  ['payload', 'plenty', /is not a measure we can read/],
  ['seat_height', '80 cm or so', /is not a measure we can read/],
  ['seat_height', '8 m', /must be from 300 to 1500 mm/],
  ['range_km', '40000 km', /must be from 10 to 2000 km/],
  ['battery_health', '120%', /must be from 1 to 100 %/],
  ['axles', 'several', /must be a number of axles up to 10, or single, tandem or tri/],
  ['axles', '11', /must be a number of axles up to 10/],
  ['learner_approved', 'perhaps', /must be one of .*lams_approved/],
])('%s %j is refused, with what to do [SL-34]', (field, text, message) => {
  const answer = parsed({ [field]: text })
  expect('problems' in answer && answer.problems).toEqual([
    { line: 1, field, value: text, message: expect.stringMatching(message) },
  ])
})

it('a caravan that weighs more empty than it may loaded is refused', () => {
  const answer = parsed({ tare_weight: '2,780 kg', aggregate_trailer_mass: '2.18 t' })
  expect('problems' in answer && answer.problems.map(({ field, message }) => [field, message])).toEqual([
    ['tare_weight', 'is more than aggregate_trailer_mass, which is what it may weigh loaded. Check both.'],
  ])
})

it.each([
  ['Crew Cab', 'Crew Cab'],
  ['DUAL CAB PICK-UP', 'Dual Cab'],
  ['D/Cab', 'Dual Cab'],
  ['King Cab', 'Extra Cab'],
  ['Extended Cab', 'Extra Cab'],
  ['single-cab', 'Single Cab'],
  ['Cab Chassis', null],
  ['Cabriolet', null],
])('the cab of %j is %j', (text, cab) => expect(cabIn(text)).toBe(cab))

it.each([
  ['Single', 1],
  ['Tandem Axle', 2],
  ['Triple', 3],
  ['2 axles', 2],
  ['8x4', 4],
  ['Trailing arm', null],
  ['', null],
])('%j tells %j axles', (text, count) => expect(axlesIn(text)).toBe(count))
