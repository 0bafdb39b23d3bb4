import type { SearchQuery, SearchResult } from '#search/index.ts'
import type { Ctx } from '../../ctx.ts'
import { everyValue } from '../../stock-search/stock-filters.ts'
import { rangeFacets, tickFacets } from '../listing-state.ts'
import { countFacets } from './comparisons.ts'
import type { StockWords } from './meaning.ts'
import { namedFacets } from './vocabulary.ts'

/** The same for a browser that reads phrases by itself. */
export interface SentWords extends StockWords {
  /** The state of the stock they were taken from; they are right for this state only. */
  readonly version: string
  readonly thisYear: number
}

/** Facets whose values have other names, or none. */
const namedOnly = ['model', 'make_model', 'item_type', 'certified', 'cab', 'axles', ...tickFacets] as const
const valueFacets = [...namedFacets, ...namedOnly, ...countFacets]

/** What to ask of a site's stock to know its words. */
export const wordsQuery: SearchQuery = {
  facets: [...valueFacets, ...rangeFacets],
  limit: 0,
  maxValuesPerFacet: everyValue,
}

export const stockWordsOf = ({
  facetCounts,
  facetStats,
}: Pick<SearchResult, 'facetCounts' | 'facetStats'>): StockWords => ({
  values: Object.fromEntries(valueFacets.map((facet) => [facet, (facetCounts[facet] ?? []).map(({ value }) => value)])),
  ranges: rangeFacets.filter((name) => (facetStats[name]?.max ?? 0) > 0),
})

export async function sentWords({ stock, clock, fresh }: Pick<Ctx, 'stock' | 'clock' | 'fresh'>): Promise<SentWords> {
  const { version } = stock
  const thisYear = clock().getUTCFullYear()
  fresh.until(new Date(Date.UTC(thisYear + 1, 0)))
  return { version, thisYear, ...stockWordsOf(await stock.search(wordsQuery)) }
}
