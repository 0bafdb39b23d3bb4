import { hasBit, listMembers, setBit, wordsFor } from './bits.ts'
import type { Columns } from './columns/columns.ts'
import type { Filter } from './filter/filter.ts'
import { matchQuery, type Matched, type MatchQuery } from './match-query.ts'
import { requireSortable } from './order.ts'
import type { SearchQuery, SearchResult } from './query.ts'
import { showPage } from './run-query.ts'
import { QueryError, SearchError } from './search-error.ts'
import type { Steps } from './steps.ts'
import type { Score, Scorer } from './text/score.ts'

/** One of several queries whose hits come as one list. */
export interface FederatedQuery extends Omit<MatchQuery, 'disjunctive'> {
  readonly sort?: readonly string[] | undefined
  /** What its scores are multiplied by; 1 unless told. */
  readonly weight?: number | undefined
}

/** Several queries, and what is shown and counted of all they find. */
export interface Federation extends Pick<
  SearchQuery,
  'facets' | 'facetOrder' | 'maxValuesPerFacet' | 'countNumbers' | 'offset' | 'limit' | 'distinct'
> {
  readonly queries: readonly FederatedQuery[]
}

/** Which query a hit is shown for: the one it matches best. */
export interface Origin {
  readonly query: number
  readonly score: Score
  readonly weighted: number
}

export interface FederatedResult extends Pick<SearchResult, 'hits' | 'total' | 'facetCounts' | 'facetStats'> {
  /** One for each hit. */
  readonly origins: readonly Origin[]
}

const scoredAtOnce = 4_096

/** Finds what each query finds, and orders all of it by the best weighted score; a document comes once. */
export function* federate(
  columns: Columns,
  { queries, ...shown }: Federation,
  standing: Filter | undefined,
): Steps<FederatedResult> {
  const { scratch, capacity } = columns
  const sort = commonSort(queries)
  const bits = new Int32Array(wordsFor(capacity))
  const best = new Float64Array(capacity)
  const from = new Uint8Array(capacity)
  const parts = new Uint32Array(capacity)
  const scorers: Scorer[] = []
  const { mark } = scratch
  for (const [query, { weight = 1, ...asked }] of queries.entries()) {
    const { bits: found, scorer } = yield* matchOne(columns, query, asked, standing)
    scorers.push(scorer)
    const count = listMembers(found, scratch.members)
    for (let at = 0; at < count; at += scoredAtOnce) {
      const slots = scratch.members.subarray(at, Math.min(count, at + scoredAtOnce))
      if (scratch.meter.add(slots.length / 5)) yield scratch.meter.take()
      for (const slot of slots) {
        const weighted = scorer.score(slot) * weight
        if (hasBit(bits, slot) && best[slot]! >= weighted) continue
        setBit(bits, slot)
        best[slot] = weighted
        from[slot] = query
        parts[slot] = scorer.parts(slot)
      }
    }
    scratch.backTo(mark)
    scratch.releaseScores()
  }
  const page = { ...shown, sort }
  const all = { bits, common: bits, groups: [] }
  const { slots, hits, total, facetCounts, facetStats } = yield* showPage(columns, page, all, (slot) => -best[slot]!)
  const originOf = (slot: number): Origin => ({
    query: from[slot]!,
    score: scorers[from[slot]!]!.details(parts[slot]!),
    weighted: best[slot]!,
  })
  return { hits, total, facetCounts, facetStats, origins: slots.map(originOf) }
}

/** An error says which of the queries is wrong. */
function* matchOne(columns: Columns, at: number, query: FederatedQuery, standing: Filter | undefined): Steps<Matched> {
  try {
    requireSortable(columns, query.sort ?? [])
    return yield* matchQuery(columns, query, standing)
  } catch (error) {
    throw error instanceof SearchError ? new QueryError(at, error) : error
  }
}

/** Hits of queries that are sorted differently cannot stand in one list. */
function commonSort(queries: readonly FederatedQuery[]): readonly string[] {
  const [first = []] = queries.map(({ sort }) => sort ?? [])
  const at = queries.findIndex(({ sort = [] }) => sort.join() !== first.join())
  if (at < 0) return first
  throw new QueryError(
    at,
    new SearchError(
      'invalid_multi_search_query_ranking_rules',
      `The results of queries #0 and #${at} are incompatible: all queries must have the same \`sort\`.`,
    ),
  )
}
