import { expect, it } from 'vitest'
import type { StockVehicle } from '#db/stock.ts'
import { firstFacts, type PageColumns, regoText, vehicleFacts } from './vehicle-page-facts.ts'

const today = '2026-03-14'
const car = {
  itemType: 'car', km: 45_000, simpleTransmission: 'Automatic', simpleFuel: 'Diesel', engineSize: 2755, specifications: {}, grossVehicleMass: null,
  colour: 'Red', body: 'Ute', drive: '4x4', seats: 5, stocknum: 'SB1',
} as unknown as StockVehicle
const columns: PageColumns = {
  doors: 4, engineSizeLitres: 2.755, interiorColour: null, regplate: '123ABC', regoExpiry: '2026-03-14', buildDate: '2021-03', vin: null,
}
const labels = (vehicle: StockVehicle, more?: PageColumns) => vehicleFacts(vehicle, more, today).map(({ label }) => label)

it('begins with the four a shopper asks first [VD-09]', () => {
  expect(labels(car, columns).slice(0, firstFacts)).toEqual(['Odometer', 'Transmission', 'Fuel', 'Colour'])
})

it('leaves out what is not known', () => {
  expect(labels(car, columns)).not.toContain('Interior')
  expect(labels({ ...car, km: null, colour: null }, undefined)).toEqual(['Transmission', 'Fuel', 'Body', 'Drive', 'Seats', 'Stock number'])
})

it('says no label twice', () => {
  const all = labels({ ...car, itemType: 'motorcycle' }, columns)
  expect(new Set(all).size).toBe(all.length)
})

it.each([
  ['2026-03-13', 'Unregistered'],
  ['2026-03-14', 'Expires on 14/03/2026'],
  ['2027-01-02', 'Expires on 02/01/2027'],
])('a rego until %s reads %s [VD-31]', (expiry, text) => expect(regoText(expiry, today)).toBe(text))
