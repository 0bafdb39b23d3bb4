import type { ItemType, SimpleFuel } from '#db/value-sets.ts'
import type { Body } from '../body-types.ts'

/** What few models have: ANCAP stars and the year they were given, the years of sale, a manual gearbox. */
interface More {
  ancap?: readonly [stars: number, year: number]
  from?: number
  until?: number
  manual?: true
  seats?: number
  doors?: number
}

/** A model as sold here: what it is and about what the first badge costs new, in dollars. */
export interface CatalogueModel extends More {
  make: string
  model: string
  series: string
  body: Body
  itemType: ItemType
  fuel: SimpleFuel | null
  newPrice: number
  /** Engine size in litres; nothing for what has no engine, or an electric one. */
  litres: number | null
  drive: string | null
  /** From the plainest to the dearest. */
  badges: readonly string[]
}

type Row = readonly [
  model: string, series: string, body: Body, fuel: SimpleFuel | null, newPrice: number, litres: number | null,
  drive: string | null, badges: readonly string[], more?: More,
]

/** The rows of one maker's table as models. */
export const range = (itemType: ItemType, make: string, rows: readonly Row[]): CatalogueModel[] =>
  rows.map(([model, series, body, fuel, newPrice, litres, drive, badges, more]) =>
    ({ itemType, make, model, series, body, fuel, newPrice, litres, drive, badges, ...more }))
