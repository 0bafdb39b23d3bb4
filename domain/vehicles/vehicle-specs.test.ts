import { expect, it } from 'vitest'
import { vehicleSpecs } from './vehicle-specs.ts'

const everything = {
  km: 45_210, simpleTransmission: 'Automatic', simpleFuel: 'Diesel', engineSize: 689, grossVehicleMass: 8_500,
  specifications: { sleeps: 4, body_length: '6.4 m', tare_weight: '2,180 kg' },
} as const
const nothing = {
  km: null, simpleTransmission: null, simpleFuel: null, engineSize: null, grossVehicleMass: null, specifications: {},
} as const

it.each([
  ['car', ['45,210 km', 'Automatic', 'Diesel']],
  ['caravan', ['Sleeps 4', '6.4 m long', 'Tare 2,180 kg']],
  ['motorcycle', ['45,210 km', '689 cc', 'Automatic']],
  ['truck', ['45,210 km', 'GVM 8,500 kg', 'Automatic', 'Diesel']],
] as const)('a %s says %j [part of PL-03]', (itemType, texts) => {
  expect(vehicleSpecs({ itemType, ...everything }).map(({ text }) => text)).toEqual(texts)
})

it.each(['car', 'caravan', 'motorcycle', 'truck'] as const)('a %s of which nothing is known says nothing', (itemType) => {
  expect(vehicleSpecs({ itemType, ...nothing })).toEqual([])
})

it('a label and its value do not say the same twice', () => {
  const specs = vehicleSpecs({ itemType: 'caravan', ...everything }).map(({ label, value }) => `${label}: ${value}`)
  expect(specs).toEqual(['Sleeps: 4', 'Length: 6.4 m', 'Tare: 2,180 kg'])
})

it('no distance driven is a fact, too', () => {
  expect(vehicleSpecs({ itemType: 'car', ...nothing, km: 0 })[0]?.text).toBe('0 km')
})
