import { expect, it } from 'vitest'
import { testingVehicle } from '../testing-stock.ts'
import { detailsBox } from './details-box.ts'
import { vehicleFacts } from './vehicle-page.ts'

const told = (more: Partial<typeof testingVehicle>) => {
  const vehicle = { ...testingVehicle, ...more }
  return detailsBox(vehicle, vehicleFacts(vehicle, undefined, '2026-03-10')).map(({ label }) => label)
}

it.each([
  [
    'a car',
    { drive: 'AWD', colour: 'Red', doors: 5 },
    ['Odometer', 'Transmission', 'Body', 'Fuel', 'Drive', 'Colour', 'Stock number'],
  ],
  ['a caravan', { itemType: 'caravan', sleeps: 4, atmKg: 2_700 }, ['Sleeps', 'ATM', 'Body', 'Stock number']],
  [
    'a motorcycle',
    { itemType: 'motorcycle', engineSize: 399 },
    ['Odometer', 'Engine', 'Transmission', 'Body', 'Stock number'],
  ],
  [
    'a truck',
    { itemType: 'truck', gvmKg: 14_000, axles: 3 },
    ['GVM', 'Axles', 'Odometer', 'Transmission', 'Fuel', 'Stock number'],
  ],
  [
    'a motorhome',
    { itemType: 'truck', simpleBody: 'motorhome', sleeps: 4 },
    ['Sleeps', 'Odometer', 'Transmission', 'Fuel', 'Stock number'],
  ],
] as const)('the box of %s is short, and has what is asked of it first', (_, more, labels) =>
  expect(told(more)).toEqual(labels),
)
