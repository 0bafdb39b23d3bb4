import type { StockVehicle } from '#db/stock.ts'
import { motorhome, nounOf } from './nouns.ts'
import type { VehicleFact } from './vehicle-page.ts'

const papers = ['Colour', 'Registration', 'Rego', 'Stock number']
const driven = ['Odometer', 'Transmission', 'Body', 'Fuel', 'Range', 'Drive']

/** What is read at a glance beside the price, by what is sold. */
const labels = {
  car: [...driven, ...papers],
  motorhome: ['Sleeps', 'Length', 'Odometer', 'Transmission', 'Fuel', ...papers],
  caravan: ['Sleeps', 'Length', 'ATM', 'Tare', 'Body', ...papers],
  motorcycle: ['Odometer', 'Engine', 'Licence', 'Transmission', 'Body', ...papers],
  truck: ['GVM', 'Axles', 'Odometer', 'Transmission', 'Fuel', 'Drive', ...papers],
} as const satisfies Record<string, readonly string[]>

/** The short list of the sidebar: some of all that is known, in its own order. */
export function detailsBox(
  vehicle: Pick<StockVehicle, 'itemType' | 'simpleBody'>,
  facts: readonly VehicleFact[],
): VehicleFact[] {
  const wanted = labels[nounOf(vehicle) === motorhome ? 'motorhome' : vehicle.itemType]
  return wanted.flatMap((label) => facts.filter((fact) => fact.label === label))
}
