import type { StockVehicle } from '#db/stock.ts'
import type { VehicleRow } from '#db/vehicles.ts'
import { formatDay } from '../formats/date.ts'
import { bodyTypeOf } from './body-types.ts'
import { vehicleSpecs } from './vehicle-specs.ts'

/** One line of a vehicle's details. */
export interface VehicleFact {
  label: string
  value: string
}

/** What only the vehicle's own page knows of it. */
export type PageColumns = Pick<
  VehicleRow,
  'doors' | 'engineSizeLitres' | 'interiorColour' | 'regplate' | 'regoExpiry' | 'buildDate' | 'vin'
>

/** How many are seen before a shopper asks for more. */
export const firstFacts = 4

/** All that is known, what a shopper asks first at the head; what is not known is left out. */
export function vehicleFacts(vehicle: StockVehicle, columns: PageColumns | undefined, today: string): VehicleFact[] {
  const { colour, body, simpleBody, drive, seats, stocknum } = vehicle
  const specs = vehicleSpecs(vehicle).map(({ label, value }) => ({ label, value }))
  const rest: readonly (readonly [label: string, value: string | number | null | undefined])[] = [
    ['Colour', colour],
    ['Body', simpleBody ? bodyTypeOf(simpleBody).label : body],
    ['Engine', columns?.engineSizeLitres ? `${columns.engineSizeLitres.toFixed(1)} L` : null],
    ['Drive', drive],
    ['Seats', seats],
    ['Doors', columns?.doors],
    ['Interior', columns?.interiorColour],
    ['Registration', columns?.regplate],
    ['Rego', columns?.regoExpiry ? regoText(columns.regoExpiry, today) : null],
    ['Built', columns?.buildDate],
    ['VIN', columns?.vin],
    ['Stock number', stocknum],
  ]
  const isNew = ({ label }: VehicleFact) => !specs.some((spec) => spec.label === label)
  return [...specs, ...rest.flatMap(([label, value]) => (value ? [{ label, value: String(value) }] : [])).filter(isNew)]
}

/** Until when it may be driven; both days as 'yyyy-MM-dd'. */
export const regoText = (expiry: string, today: string): string =>
  expiry < today ? 'Unregistered' : `Expires on ${formatDay(expiry)}`
