import type { FacetCount, FacetOrder } from './facets/distribution.ts'
import type { Statistics } from './facets/statistics.ts'
import type { FilterInput } from './filter/filter.ts'
import type { Document } from './schema.ts'

export interface SearchQuery {
  readonly q?: string | undefined
  readonly filter?: FilterInput | null | undefined
  /** Facets to count; a sorted number among them gets its smallest and largest. `*` means all. */
  readonly facets?: readonly string[] | undefined
  /** Facets whose counts leave out the part of the filter that speaks of them alone, so that a shopper sees what else there is. */
  readonly disjunctive?: readonly string[] | undefined
  /** Bounds to count numbers between, by attribute: [0, 10000, 20000] gives two counts. */
  readonly ranges?: Readonly<Record<string, readonly number[]>> | undefined
  readonly sort?: readonly string[] | undefined
  readonly offset?: number | undefined
  readonly limit?: number | undefined
  /** The attributes that hits are to have, if not all. */
  readonly only?: readonly string[] | undefined
  readonly facetOrder?: FacetOrder | Readonly<Record<string, FacetOrder>> | undefined
  readonly maxValuesPerFacet?: number | undefined
  /** `all`: every word must match. `last`, the default: words are dropped from the end where nothing has them all. */
  readonly matchingStrategy?: 'all' | 'last' | undefined
}

export interface SearchResult {
  readonly hits: readonly Document[]
  /** Exactly how many documents match. */
  readonly total: number
  /** By facet, in the order asked for. */
  readonly facetCounts: Readonly<Record<string, readonly FacetCount[]>>
  readonly facetStats: Readonly<Record<string, Statistics>>
  readonly rangeCounts: Readonly<Record<string, readonly number[]>>
  /** How many words at the end of `q` were left out. */
  readonly droppedWords: number
}
