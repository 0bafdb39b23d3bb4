import { expect, it } from 'vitest'
import { cardSpecs, vehicleSpecs } from './vehicle-specs.ts'

const everything = {
  km: 45_210,
  simpleTransmission: 'Automatic',
  simpleFuel: 'Diesel',
  engineSize: 689,
  gvmKg: 8_500,
  sleeps: 4,
  lengthMm: 6_400,
  tareKg: 2_180,
} as const
const nothing = {
  km: null,
  simpleTransmission: null,
  simpleFuel: null,
  engineSize: null,
  gvmKg: null,
  sleeps: null,
  lengthMm: null,
  tareKg: null,
} as const

it.each([
  ['car', ['45,210 km', 'Automatic', 'Diesel']],
  ['caravan', ['Sleeps 4', '6.4 m long', 'Tare 2,180 kg']],
  ['motorcycle', ['45,210 km', '689 cc', 'Automatic']],
  ['truck', ['45,210 km', 'GVM 8,500 kg', 'Automatic', 'Diesel']],
] as const)('a %s says %j [part of PL-03]', (itemType, texts) => {
  expect(vehicleSpecs({ itemType, ...everything }).map(({ text }) => text)).toEqual(texts)
})

it.each(['car', 'caravan', 'motorcycle', 'truck'] as const)(
  'a %s of which nothing is known says nothing',
  (itemType) => {
    expect(vehicleSpecs({ itemType, ...nothing })).toEqual([])
  },
)

it.each([
  ['caravan', ['Sleeps: 4', 'Length: 6.4 m', 'Tare: 2,180 kg']],
  ['truck', ['Odometer: 45,210 km', 'GVM: 8,500 kg', 'Transmission: Automatic', 'Fuel: Diesel']],
] as const)('of a %s, a label and its value do not say the same twice', (itemType, specs) => {
  expect(vehicleSpecs({ itemType, ...everything }).map(({ label, value }) => `${label}: ${value}`)).toEqual(specs)
})

it('no distance driven is a fact, too', () => {
  expect(vehicleSpecs({ itemType: 'car', ...nothing, km: 0 })[0]?.text).toBe('0 km')
})

it('a used car’s card says transmission, odometer and fuel type, by those names [SL-06]', () => {
  const specs = cardSpecs({ itemType: 'car', carType: 'used', ...everything }).map(
    ({ label, value }) => `${label}: ${value}`,
  )
  expect(specs).toEqual(['Transmission: Automatic', 'Odometer: 45,210 km', 'Fuel Type: Diesel'])
})

it('a used car’s card leaves out what is not known [SL-06]', () => {
  expect(cardSpecs({ itemType: 'car', carType: 'used', ...nothing, km: 12 }).map(({ label }) => label)).toEqual([
    'Odometer',
  ])
})

it.each([
  ['a new car', 'car', 'new', ['Odometer', 'Transmission', 'Fuel']],
  ['a demo car', 'car', 'demo', ['Odometer', 'Transmission', 'Fuel']],
  ['a used caravan', 'caravan', 'used', ['Sleeps', 'Length', 'Tare']],
  ['a used motorcycle', 'motorcycle', 'used', ['Odometer', 'Engine', 'Transmission']],
  ['a used truck', 'truck', 'used', ['Odometer', 'GVM', 'Transmission', 'Fuel']],
] as const)('the card of %s says what is asked of it first [part of PL-03]', (_, itemType, carType, labels) => {
  expect(cardSpecs({ itemType, carType, ...everything }).map(({ label }) => label)).toEqual(labels)
})
