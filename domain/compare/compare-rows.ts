import type { StockVehicle } from '#db/stock.ts'
import { formatNumber } from '../formats/amounts.ts'
import { bodyTypeOf } from '../vehicles/body-types.ts'
import { kindFacts } from '../vehicles/kind-facts.ts'
import type { ShownPrice } from '../vehicles/price.ts'

/** One line of a comparison: what each vehicle says of it, null where it is not known. */
export interface CompareRow {
  label: string
  values: readonly (string | null)[]
  /** Whether the vehicles are not alike in this. */
  differs: boolean
}

/** A vehicle with what is said of it in the site's words. */
export interface Compared {
  vehicle: StockVehicle
  price: ShownPrice
  /** 'Used', 'New', 'Demo'. */
  tag: string
  place: string | null
}

type Value = string | number | null | undefined
export type Fact = readonly [label: string, value: Value]

/** What is compared, in the order buyers ask: price, age, use, what it is, what its kind is asked for, where it stands. */
function factsOf({ vehicle, price, tag, place }: Compared): Fact[] {
  const { km } = vehicle
  return [
    ['Price', price.amount === null ? price.text : `${price.amount} ${price.type}`],
    ['Condition', tag],
    ['Year', vehicle.year],
    ['Odometer', km === null ? null : `${formatNumber(km)} km`],
    ...buildFacts(vehicle),
    ['Colour', vehicle.colour],
    ...kindFacts(vehicle, undefined),
    ['Location', place],
  ]
}

/** How it is built: what vehicles of one variant have in common. */
export function buildFacts(vehicle: StockVehicle): Fact[] {
  const { simpleBody, body } = vehicle
  return [
    ['Body', simpleBody ? bodyTypeOf(simpleBody).label : body],
    ['Transmission', vehicle.simpleTransmission],
    ['Fuel', vehicle.simpleFuel],
    ['Drive', vehicle.drive],
    ['Seats', vehicle.seats],
    ['Doors', vehicle.doors],
    ['Engine', engineOf(vehicle)],
  ]
}

/** Riders speak of cubic centimetres, drivers of litres. */
function engineOf({ engineSize, itemType }: StockVehicle): string | null {
  if (!engineSize) return null
  return itemType === 'motorcycle' ? `${formatNumber(engineSize)} cc` : `${(engineSize / 1000).toFixed(1)} L`
}

/** The facts that any of them has. */
export function compareFacts(compared: readonly Compared[]): CompareRow[] {
  const columns = compared.map((each) => new Map(factsOf(each)))
  const labels = new Set(compared.flatMap((each) => factsOf(each).map(([label]) => label)))
  return [...labels]
    .map((label) =>
      rowOf(
        label,
        columns.map((facts) => textOf(facts.get(label))),
      ),
    )
    .filter(({ values }) => values.some((value) => value !== null))
}

/** What any of them has; that another does not list it is no proof that it lacks it. */
export function compareFeatures(compared: readonly Compared[]): CompareRow[] {
  const columns = compared.map(({ vehicle }) => new Set(vehicle.filteredFeatures))
  const names = new Set(compared.flatMap(({ vehicle }) => vehicle.filteredFeatures))
  return [...names].map((name) =>
    rowOf(
      name,
      columns.map((features) => (features.has(name) ? 'Yes' : null)),
    ),
  )
}

const rowOf = (label: string, values: (string | null)[]): CompareRow => ({
  label,
  values,
  differs: new Set(values).size > 1,
})

const textOf = (value: Value): string | null =>
  value === null || value === undefined || value === '' ? null : String(value)
