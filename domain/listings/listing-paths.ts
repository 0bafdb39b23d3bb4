import { bodyTypeOf } from '../vehicles/body-types.ts'
import { capitalised, type Noun } from '../vehicles/nouns.ts'
import type { Fixed } from './listing.ts'
import { modelsByMake } from '../vehicles/models-by-make.ts'
import { modelNamesOf } from './makes.ts'
import { slugOf } from '../formats/slug.ts'
import { allStockPath, typePaths } from './stock-paths.ts'

/** The names a site's stock has, now or ever. */
export interface StockNames {
  readonly bodies: readonly string[]
  readonly makes: readonly string[]
  /** 'Toyota Corolla'. */
  readonly makeModels: readonly string[]
}

/** A dealership or a location whose stock can be listed. */
interface StockPlace {
  readonly id: number
  readonly slug: string
  readonly name: string
}

export interface KnownToSite {
  readonly noun: Noun
  readonly stocked: StockNames
  readonly dealerships: readonly StockPlace[]
  readonly locations: readonly StockPlace[]
  /** What it has had before; asked only where nothing else fits. */
  readonly once: () => StockNames
}

/** What a listing's path asks for, and how it is called. */
interface ListingPath {
  readonly path: string
  readonly title: string
  readonly fixed: Fixed
  /** Listings above this one, below Home. */
  readonly above: readonly { readonly label: string; readonly to: string }[]
}

const ourStock = { label: 'Our stock', to: allStockPath }

/**
 * Reads /search/{word} and /search/{make}/{model}. A word that fits several is the first of: a type of stock, a body, a
 * make, a dealership, a location, and last a body or make the site once had. Null: it has never had any such thing.
 */
export function findListingPath(words: readonly string[], known: KnownToSite): ListingPath | null {
  const [word = '', model] = words
  if (words.length > 2) return null
  if (model !== undefined) return modelPath(word, model, known.stocked) ?? modelPath(word, model, known.once())
  return (
    typePath(word, known.noun) ??
    namePath(word, known.stocked) ??
    placePath(word, known) ??
    namePath(word, known.once())
  )
}

function typePath(word: string, noun: Noun): ListingPath | null {
  const type = Object.hasOwn(typePaths, word) ? typePaths[word] : undefined
  if (!type) return null
  const path = `/search/${word}`
  const isAll = path === allStockPath
  return {
    path,
    title: type.title.replace('{things}', noun.plural),
    fixed: isAll ? {} : { car_type: type.carTypes },
    above: isAll ? [] : [ourStock],
  }
}

function namePath(word: string, { bodies, makes }: StockNames): ListingPath | null {
  const body = bodies.map(bodyTypeOf).find(({ slug, otherSlug }) => slug === word || otherSlug === word)
  if (body)
    return {
      path: `/search/${body.slug}`,
      title: capitalised(body.plural),
      fixed: { body: [body.label] },
      above: [ourStock],
    }
  const make = makes.find((name) => slugOf(name) === word)
  return make === undefined
    ? null
    : { path: `/search/${word}`, title: make, fixed: { make: [make] }, above: [ourStock] }
}

function modelPath(makeWord: string, modelWord: string, { makes, makeModels }: StockNames): ListingPath | null {
  const make = makes.find((name) => slugOf(name) === makeWord)
  if (make === undefined) return null
  const model = modelNamesOf(make, makeModels).find((name) => slugOf(name) === modelWord)
  if (model === undefined) return null
  const to = `/search/${makeWord}`
  return {
    path: `${to}/${modelWord}`,
    title: `${make} ${model}`,
    fixed: { make: [make], model: [model] },
    above: [ourStock, { label: make, to }],
  }
}

function placePath(word: string, { dealerships, locations }: KnownToSite): ListingPath | null {
  const path = `/search/${word}`
  const dealership = dealerships.find(({ slug }) => slug === word)
  if (dealership)
    return {
      path,
      title: `Stock of ${dealership.name}`,
      fixed: { dealership_id: [String(dealership.id)] },
      above: [ourStock],
    }
  const location = locations.find(({ slug }) => slug === word)
  return location
    ? { path, title: `Stock at ${location.name}`, fixed: { location_id: [String(location.id)] }, above: [ourStock] }
    : null
}

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
    ...makes.map((make) => [slugOf(make)]),
    ...modelsByMake(makes, makeModels).map(({ make, model }) => [slugOf(make), slugOf(model)]),
  ]
  const now = { ...known, once: () => nothing }
  const found = asked.filter((words) => !words.includes('')).flatMap((words) => findListingPath(words, now)?.path ?? [])
  return [...new Set(found)]
}
