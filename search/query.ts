import type { FacetCount, FacetOrder } from './facets/distribution.ts'
import type { Statistics } from './facets/statistics.ts'
import type { FilterInput } from './filter/filter.ts'
import type { Document } from './schema.ts'
import type { MatchingStrategy } from './text/match-text.ts'
import type { Score } from './text/score.ts'

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
  /** Whether sorted numbers among the facets are counted value by value too; few callers look at that many. */
  readonly countNumbers?: boolean | undefined
  /** What happens to words where nothing has them all; `last` unless told. */
  readonly matchingStrategy?: MatchingStrategy | undefined
  /** The attributes that words are looked for in, if not all. */
  readonly searchOn?: readonly string[] | undefined
  /** Only the first hit of every value of this attribute. */
  readonly distinct?: string | undefined
  /** Only what matches at least so well, from 0 to 1. */
  readonly minScore?: number | undefined
  /** Whether the answer says how well each hit matches. */
  readonly scores?: boolean | undefined
}

export interface SearchResult {
  readonly hits: readonly Document[]
  /** Exactly how many documents match. */
  readonly total: number
  /** By facet, in the order asked for. */
  readonly facetCounts: Readonly<Record<string, readonly FacetCount[]>>
  readonly facetStats: Readonly<Record<string, Statistics>>
  readonly rangeCounts: Readonly<Record<string, readonly number[]>>
  /** How many words of `q` were left out. */
  readonly droppedWords: number
  /** One for each hit, where they were asked for. */
  readonly scores?: readonly Score[]
}
