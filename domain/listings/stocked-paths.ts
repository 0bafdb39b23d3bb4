import { bodyTypeOf } from '../vehicles/body-types.ts'
import { findListingPath, type KnownToSite, type StockNames } from './find-listing-path.ts'
import { modelsByMake } from './models-of.ts'
import { pathWord, typePaths } from './stock-paths.ts'

/** The names of what can be bought. */
export interface Buyable extends StockNames {
  readonly carTypes: readonly string[]
}

const nothing = { bodies: [], makes: [], makeModels: [] }

/**
 * The paths of listings that have something to buy: all stock, by type, body, make and model. Each is read as a visitor's
 * would be, so that names which share a word give the one path that answers, and none that does not.
 */
export function stockedPaths({ carTypes, bodies, makes, makeModels }: Buyable, known: KnownToSite): string[] {
  const types = Object.entries(typePaths).filter(([, type]) => type.carTypes.some((each) => carTypes.includes(each)))
  const asked = [
    ...types.map(([word]) => [word]),
    ...bodies.map((label) => [bodyTypeOf(label).slug]),
    ...makes.map((make) => [pathWord(make)]),
    ...modelsByMake(makes, makeModels).map(({ make, model }) => [pathWord(make), pathWord(model)]),
  ]
  const now = { ...known, once: () => nothing }
  const found = asked.filter((words) => !words.includes('')).flatMap((words) => findListingPath(words, now)?.path ?? [])
  return [...new Set(found)]
}
