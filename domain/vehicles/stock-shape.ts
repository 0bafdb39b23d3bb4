import { carTypes, type CarType } from '#db/value-sets.ts'
import type { SearchQuery, SearchResult } from '#search/index.ts'
import { equals, everyValue, inStock } from '../stock-search/stock-filters.ts'
import { bodyTypeOf } from './body-types.ts'
import { modelsByMake } from './models-by-make.ts'

/** What kinds of vehicles a site has at all: what menus are made of. It changes far less often than the stock. */
export interface StockShape {
  carTypes: CarType[]
  /** What they are called, one by one: 'car', 'caravan', 'motorhome'. */
  kinds: string[]
  /** Search words and labels, in alphabetical order. */
  bodies: { slug: string; label: string }[]
  makes: string[]
  /** The models of each body, where the site's menus name them. */
  models: BodyModels[]
}

export interface BodyModels {
  slug: string
  label: string
  models: { make: string; model: string }[]
}

type Answer = Pick<SearchResult, 'facetCounts'>
type Ask = (query: SearchQuery) => Promise<Answer> | Answer

const counting = { limit: 0, maxValuesPerFacet: everyValue, facetOrder: 'alpha' } as const

/** What to ask of a site's stock to know its shape. */
const shapeQuery: SearchQuery = { ...counting, filter: inStock, facets: ['car_type', 'kind', 'body', 'make'] }

/** Asks for the shape of a stock; no counts: one car more must not change every page's menu. */
export async function askShape(ask: Ask, { withModels }: { withModels: boolean }): Promise<StockShape> {
  const answer = await ask(shapeQuery)
  const types = new Set(namesIn(answer, 'car_type'))
  const bodies = namesIn(answer, 'body')
    .map((label) => ({ slug: bodyTypeOf(label).slug, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  const makes = namesIn(answer, 'make').toSorted((a, b) => a.localeCompare(b))
  return {
    carTypes: carTypes.filter((type) => types.has(type)),
    kinds: namesIn(answer, 'kind').toSorted(),
    bodies,
    makes,
    models: withModels ? await Promise.all(bodies.map((body) => modelsOf(ask, body, makes))) : [],
  }
}

async function modelsOf(ask: Ask, body: StockShape['bodies'][number], makes: readonly string[]): Promise<BodyModels> {
  const answer = await ask({ ...counting, filter: [inStock, equals('body', body.label)], facets: ['make_model'] })
  return { ...body, models: modelsByMake(makes, namesIn(answer, 'make_model')) }
}

const namesIn = ({ facetCounts }: Answer, facet: string): string[] =>
  (facetCounts[facet] ?? []).map(({ value }) => value)
