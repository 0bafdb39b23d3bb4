import { expect, it } from 'vitest'
import { cardSpecs, type SpecColumns, vehicleSpecs } from './vehicle-specs.ts'

type Facts = Omit<SpecColumns, 'itemType' | 'simpleBody'>

const everything: Facts = {
  km: 45_210,
  simpleTransmission: 'Automatic',
  simpleFuel: 'Diesel',
  engineSize: 689,
  gvmKg: 8_500,
  axles: 3,
  sleeps: 4,
  lengthMm: 6_400,
  atmKg: 2_780,
  tareKg: 2_180,
  learnerApproved: true,
  seatHeightMm: 805,
  towingKg: 3_500,
  cab: 'Dual Cab',
  rangeKm: 450,
  batteryKwh: 60.5,
}
const nothing = Object.fromEntries(Object.keys(everything).map((name) => [name, null])) as unknown as Facts
const kinds = {
  car: { itemType: 'car', simpleBody: 'suv' },
  ute: { itemType: 'car', simpleBody: 'ute' },
  'cab chassis': { itemType: 'car', simpleBody: 'cabChassis' },
  caravan: { itemType: 'caravan', simpleBody: 'pop top' },
  motorhome: { itemType: 'caravan', simpleBody: 'Motor Home' },
  motorcycle: { itemType: 'motorcycle', simpleBody: 'naked' },
  truck: { itemType: 'truck', simpleBody: null },
} as const
type Kind = keyof typeof kinds
const told = (specs: readonly { label: string; value: string }[]) =>
  specs.map(({ label, value }) => `${label}: ${value}`)

it.each<[Kind, string[]]>([
  ['car', ['45,210 km', 'Automatic', 'Diesel']],
  ['ute', ['45,210 km', 'Dual Cab', 'Braked towing 3,500 kg', 'Diesel']],
  ['cab chassis', ['45,210 km', 'Dual Cab', 'Braked towing 3,500 kg', 'Diesel']],
  ['caravan', ['Sleeps 4', '6.4 m long', 'ATM 2,780 kg', 'Tare 2,180 kg']],
  ['motorhome', ['Sleeps 4', '6.4 m long', '45,210 km', 'Automatic']],
  ['motorcycle', ['45,210 km', '689 cc', 'Learner approved (LAMS)', 'Seat height 805 mm']],
  ['truck', ['GVM 8,500 kg', 'Axles 3', '45,210 km', 'Automatic']],
])('a %s says %j [SL-34] [PL-03]', (kind, texts) => {
  expect(vehicleSpecs({ ...kinds[kind], ...everything }).map(({ text }) => text)).toEqual(texts)
})

it.each(Object.keys(kinds) as Kind[])('a %s of which nothing is known says nothing', (kind) => {
  expect(vehicleSpecs({ ...kinds[kind], ...nothing })).toEqual([])
})

it.each<[Kind, string[]]>([
  ['caravan', ['Sleeps: 4', 'Length: 6.4 m', 'ATM: 2,780 kg', 'Tare: 2,180 kg']],
  ['truck', ['GVM: 8,500 kg', 'Axles: 3', 'Odometer: 45,210 km', 'Transmission: Automatic']],
  ['ute', ['Odometer: 45,210 km', 'Cab: Dual Cab', 'Braked towing: 3,500 kg', 'Fuel: Diesel']],
])('of a %s, a label and its value do not say the same twice', (kind, specs) => {
  expect(told(vehicleSpecs({ ...kinds[kind], ...everything }))).toEqual(specs)
})

it.each([false, null])(
  'a motorcycle of which learner approval is %s is never called legal for learners [SL-34]',
  (is) => {
    const specs = vehicleSpecs({ ...kinds.motorcycle, ...everything, learnerApproved: is })
    expect(told(specs).join()).not.toMatch(/learn|lams|licence/i)
  },
)

it.each<[string, Partial<Facts>, string[]]>([
  ['an electric one', { simpleFuel: 'Electric' }, ['Range: 450 km', 'Battery: 60.5 kWh']],
  [
    'an electric one whose figures nobody said',
    { simpleFuel: 'Electric', rangeKm: null, batteryKwh: null },
    ['Fuel: Electric'],
  ],
  ['a plug-in, which burns fuel too', { simpleFuel: 'PHEV' }, ['Fuel: PHEV']],
])('of %s the last thing said is %j [SL-34]', (_, facts, last) => {
  expect(told(vehicleSpecs({ ...kinds.car, ...everything, ...facts })).slice(2)).toEqual(last)
  const used = told(cardSpecs({ ...kinds.car, carType: 'used', ...everything, ...facts }))
  expect(used.slice(2)).toEqual(last.map((said) => said.replace('Fuel', 'Fuel Type')))
})

it('no distance driven is a fact, too', () => {
  expect(vehicleSpecs({ ...kinds.car, ...nothing, km: 0 })[0]?.text).toBe('0 km')
})

it('a used car’s card says transmission, odometer and fuel type, by those names [SL-06]', () => {
  const specs = cardSpecs({ ...kinds.car, carType: 'used', ...everything })
  expect(told(specs)).toEqual(['Transmission: Automatic', 'Odometer: 45,210 km', 'Fuel Type: Diesel'])
})

it('a used ute’s card says the same, then its cab and what it tows [SL-34]', () => {
  const specs = cardSpecs({ ...kinds.ute, carType: 'used', ...everything })
  expect(specs.map(({ label }) => label)).toEqual(['Transmission', 'Odometer', 'Fuel Type', 'Cab', 'Braked towing'])
})

it('a used car’s card leaves out what is not known [SL-06]', () => {
  expect(cardSpecs({ ...kinds.car, carType: 'used', ...nothing, km: 12 }).map(({ label }) => label)).toEqual([
    'Odometer',
  ])
})

it.each<[string, Kind, 'new' | 'demo' | 'used', string[]]>([
  ['a new car', 'car', 'new', ['Odometer', 'Transmission', 'Fuel']],
  ['a demo car', 'car', 'demo', ['Odometer', 'Transmission', 'Fuel']],
  ['a used caravan', 'caravan', 'used', ['Sleeps', 'Length', 'ATM', 'Tare']],
  ['a used motorcycle', 'motorcycle', 'used', ['Odometer', 'Engine', 'Licence', 'Seat height']],
  ['a used truck', 'truck', 'used', ['GVM', 'Axles', 'Odometer', 'Transmission']],
])('the card of %s says what is asked of it first [SL-34] [PL-03]', (_, kind, carType, labels) => {
  expect(cardSpecs({ ...kinds[kind], carType, ...everything }).map(({ label }) => label)).toEqual(labels)
})
