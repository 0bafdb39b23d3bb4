import { carTypes, type CarType } from '#db/value-sets.ts'
import type { SearchQuery, SearchResult } from '#search/index.ts'
import { inStock, everyValue } from '../stock-search/stock-filters.ts'
import { bodyTypeOf } from './body-types.ts'

/** What kinds of vehicles a site has at all: what menus are made of. It changes far less often than the stock. */
export interface StockShape {
  carTypes: CarType[]
  /** Search words and labels, in alphabetical order. */
  bodies: { slug: string; label: string }[]
  makes: string[]
}

/** What to ask of a site's stock to know its shape. */
export const shapeQuery: SearchQuery = {
  filter: inStock,
  facets: ['car_type', 'body', 'make'],
  limit: 0,
  maxValuesPerFacet: everyValue,
  facetOrder: 'alpha',
}

/** The shape that the answer tells. No counts: one car more must not change every page's menu. */
export function stockShape({ facetCounts }: Pick<SearchResult, 'facetCounts'>): StockShape {
  const named = (facet: string): string[] => (facetCounts[facet] ?? []).map(({ value }) => value)
  const types = new Set(named('car_type'))
  return {
    carTypes: carTypes.filter((type) => types.has(type)),
    bodies: named('body')
      .map((label) => ({ slug: bodyTypeOf(label).slug, label }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
    makes: named('make').toSorted((a, b) => a.localeCompare(b)),
  }
}
