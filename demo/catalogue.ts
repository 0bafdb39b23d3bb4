import { caravans, motorhomes, trucks } from './catalogue/caravans-and-trucks.ts'
import { cars } from './catalogue/cars.ts'
import { electricAndPrestige } from './catalogue/electric-and-prestige.ts'
import type { CatalogueModel } from './catalogue/model.ts'
import { motorcycles } from './catalogue/motorcycles.ts'

const prestigeMakes = new Set(['BMW', 'Mercedes-Benz', 'Audi', 'Porsche', 'Lexus', 'Genesis', 'Land Rover', 'Jaguar'])
const everyday = electricAndPrestige.filter(({ make }) => !prestigeMakes.has(make))
const unused = new Set(['Sprinter', 'V60'])

/** What a dealership trades in. */
export const ranges = {
  cars: [...cars, ...everyday],
  allCars: [...cars, ...electricAndPrestige],
  toyota: cars.filter(({ make }) => make === 'Toyota'),
  electricAndPrestige: electricAndPrestige.filter(({ model }) => !unused.has(model)),
  motorcycles,
  trucks,
  touring: [...caravans, ...caravans, ...motorhomes, ...trucks],
} as const satisfies Record<string, readonly CatalogueModel[]>

export type RangeName = keyof typeof ranges

export const catalogue: readonly CatalogueModel[] = [
  ...cars,
  ...electricAndPrestige,
  ...motorcycles,
  ...caravans,
  ...motorhomes,
  ...trucks,
]

export const makes: readonly string[] = [...new Set(catalogue.map(({ make }) => make))].toSorted((a, b) =>
  a.localeCompare(b),
)
