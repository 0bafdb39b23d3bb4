import { expect, it } from 'vitest'
import type { StockVehicle } from '#db/stock.ts'
import { firstFacts, type PageColumns, regoText, vehicleFacts } from './vehicle-page-facts.ts'

const today = '2026-03-14'
const car = {
  itemType: 'car',
  km: 45_000,
  simpleTransmission: 'Automatic',
  simpleFuel: 'Diesel',
  engineSize: 2755,
  specifications: {},
  grossVehicleMass: null,
  colour: 'Red',
  body: 'Ute',
  drive: '4x4',
  seats: 5,
  stocknum: 'SB1',
} as unknown as StockVehicle
const columns: PageColumns = {
  doors: 4,
  engineSizeLitres: 2.755,
  interiorColour: null,
  regplate: '123ABC',
  regoExpiry: '2026-03-14',
  buildDate: '2021-03',
  vin: null,
}
const labels = (vehicle: StockVehicle, more?: PageColumns) =>
  vehicleFacts(vehicle, more, today).map(({ label }) => label)

it('begins with the four a shopper asks first [VD-09]', () => {
  expect(labels(car, columns).slice(0, firstFacts)).toEqual(['Odometer', 'Transmission', 'Fuel', 'Colour'])
})

it('leaves out what is not known', () => {
  expect(labels(car, columns)).not.toContain('Interior')
  expect(labels({ ...car, km: null, colour: null }, undefined)).toEqual([
    'Transmission',
    'Fuel',
    'Body',
    'Drive',
    'Seats',
    'Stock number',
  ])
})

it('says all that is known, each in the words of a shopper [VD-09]', () => {
  const facts = vehicleFacts(
    { ...car, simpleBody: 'suv' },
    { ...columns, interiorColour: 'Black', vin: 'JTMZ1' },
    today,
  )
  expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Odometer: 45,000 km',
    'Transmission: Automatic',
    'Fuel: Diesel',
    'Colour: Red',
    'Body: SUV',
    'Engine: 2.8 L',
    'Drive: 4x4',
    'Seats: 5',
    'Doors: 4',
    'Interior: Black',
    'Registration: 123ABC',
    'Rego: Expires on 14/03/2026',
    'Built: 2021-03',
    'VIN: JTMZ1',
    'Stock number: SB1',
  ])
})

it('has the body in the dealer’s words where the trade has no plainer one', () => {
  expect(vehicleFacts(car, undefined, today)).toContainEqual({ label: 'Body', value: 'Ute' })
})

it.each([
  ['no engine size', { engineSizeLitres: null }, 'Engine'],
  ['an electric motor', { engineSizeLitres: 0 }, 'Engine'],
  ['no rego', { regoExpiry: null }, 'Rego'],
])('%s is no fact', (_, more, label) => expect(labels(car, { ...columns, ...more })).not.toContain(label))

it('keeps what is asked of a motorcycle first, its engine in cc, and says no label twice', () => {
  expect(vehicleFacts({ ...car, itemType: 'motorcycle' }, columns, today)).toContainEqual({
    label: 'Engine',
    value: '2,755 cc',
  })

  const all = labels({ ...car, itemType: 'motorcycle' }, columns)
  expect(new Set(all).size).toBe(all.length)
})

it.each([
  ['2026-03-13', 'Unregistered'],
  ['2026-03-14', 'Expires on 14/03/2026'],
  ['2027-01-02', 'Expires on 02/01/2027'],
])('a rego until %s reads %s [VD-31]', (expiry, text) => expect(regoText(expiry, today)).toBe(text))
