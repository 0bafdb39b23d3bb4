import { expect, it } from 'vitest'
import { filteredFeatures, simpleBody, simpleFuel, simpleTransmission } from './simple-values.ts'

it.each([
  ['Petrol - Unleaded ULP', 'Petrol'],
  ['Premium Unleaded', 'Petrol'],
  ['PULP 95', 'Petrol'],
  ['Diesel', 'Diesel'],
  ['Electric', 'Electric'],
  ['BEV', 'Electric'],
  ['Hybrid', 'Hybrid'],
  ['Petrol/Electric', 'Hybrid'],
  ['Diesel Mild Hybrid (MHEV)', 'Hybrid'],
  ['Plug-in Hybrid', 'PHEV'],
  ['PHEV', 'PHEV'],
  ['Petrol or LPG (Dual)', 'LPG'],
  ['Hydrogen Fuel Cell Electric', 'Hydrogen'],
  ['Steam', 'Other'],
  [undefined, null],
])('fuel %s is %s [part of EN-05]', (fuel, simple) => {
  expect(simpleFuel(fuel)).toBe(simple)
})

it.each([
  ['Sports Automatic', 'Automatic'],
  ['6 Sp Auto Dual Clutch', 'Automatic'],
  ['Automated Manual', 'Automatic'],
  ['CVT', 'Automatic'],
  ['DSG', 'Automatic'],
  ['1 Speed Reduction Gear', 'Automatic'],
  ['5 Speed Manual', 'Manual'],
  ['6M', 'Manual'],
  ['A', 'Automatic'],
  ['Unknown', null],
  [undefined, null],
])('transmission %s is %s', (transmission, simple) => {
  expect(simpleTransmission(transmission)).toBe(simple)
})

it.each([
  ['5 Door Hatchback', 'car', 'Hatch'],
  ['Dual Cab Utility', 'car', 'Ute'],
  ['Cab Chassis', 'car', 'Ute'],
  ['4D SUV', 'car', 'SUV'],
  ['Station Wagon', 'car', 'Wagon'],
  ['Cabriolet', 'car', 'Convertible'],
  ['Coupé', 'car', 'Coupe'],
  ['Hearse', 'car', 'Hearse'],
  ['Cab Chassis', 'truck', 'Cab Chassis'],
  ['Pop-Top', 'caravan', 'Pop-Top'],
  [undefined, 'car', null],
] as const)('body %s of a %s is %s', (body, itemType, simple) => {
  expect(simpleBody(body, itemType)).toBe(simple)
})

it('finds the features shoppers filter by, each once, in order', () => {
  expect(
    filteredFeatures(['Towbar & wiring', 'Wireless Apple CarPlay', 'Tow ball', '18" Alloys', 'Floor mats']),
  ).toEqual(['Alloy Wheels', 'Apple CarPlay', 'Tow Bar'])
})
