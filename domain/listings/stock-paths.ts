import type { SearchResult } from '#search/index.ts'
import type { CarType } from '#db/value-sets.ts'
import { bodyTypeOf } from '../vehicles/body-types.ts'
import { equals } from '../stock-search/stock-filters.ts'
import { capitalised, nounOfKinds } from '../vehicles/nouns.ts'

/** What a listing's path asks for. */
export interface StockPath {
  title: string
  filter: string
}

/** Titles by what the site sells: '{things}' becomes cars, motorcycles, vehicles. */
const kinds: Record<string, { title: string; carTypes: readonly CarType[] }> = {
  'new-used-and-demo-cars': { title: 'Our stock', carTypes: ['new', 'used', 'demo'] },
  'new-and-demo-cars': { title: 'New and demo {things}', carTypes: ['new', 'demo'] },
  'new-cars': { title: 'New {things}', carTypes: ['new'] },
  'demo-cars': { title: 'Demo {things}', carTypes: ['demo'] },
  'used-cars': { title: 'Used {things}', carTypes: ['used'] },
}

/** The path that lists all of a site's stock. */
export const allStockPath = '/search/new-used-and-demo-cars'

/** A make as it stands in a path: 'Land Rover' → 'land-rover'. */
export const pathWord = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')

type Counts = SearchResult['facetCounts']

const valuesOf = (stock: Counts, facet: string): string[] => (stock[facet] ?? []).map(({ value }) => value)

/** Reads /search/{word}: first a type of stock, then a body, then a make the site has; null when it has none such. */
export function readStockPath(word: string, stock: Counts): StockPath | null {
  const kind = Object.hasOwn(kinds, word) ? kinds[word] : undefined
  if (kind) return { title: kind.title.replace('{things}', nounOfKinds(stock).plural), filter: `car_type IN [${kind.carTypes.join(', ')}]` }
  const body = valuesOf(stock, 'body').find((label) => bodyTypeOf(label).slug === word)
  if (body !== undefined) return { title: capitalised(bodyTypeOf(body).plural), filter: equals('body', body) }
  const make = valuesOf(stock, 'make').find((name) => pathWord(name) === word)
  return make === undefined ? null : { title: make, filter: equals('make', make) }
}
