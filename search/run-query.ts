import { listMembers, setBit, type Bits } from './bits.ts'
import type { Columns } from './columns/columns.ts'
import { firstOfEach, requireDistinct } from './distinct.ts'
import { countFacets } from './facets/count-facets.ts'
import type { Found } from './facets/count-values.ts'
import type { Filter } from './filter/filter.ts'
import { matchQuery, type Matched } from './match-query.ts'
import { firstInOrder, requireSortable, type Key } from './order.ts'
import type { SearchQuery, SearchResult } from './query.ts'
import { SearchError } from './search-error.ts'
import type { Steps } from './steps.ts'

const pageSize = 20
const shownCost = 0.5

/** What is found, then one page of it in order, then counts. */
export function* runQuery(columns: Columns, query: SearchQuery, standing: Filter | undefined): Steps<SearchResult> {
  const matched = yield* matchQuery(columns, query, standing)
  const { scorer, dropped } = matched
  const { slots, hits, total, facetCounts, facetStats, rangeCounts } = yield* showPage(
    columns,
    query,
    matched,
    scorer.relevance,
  )
  const result = { hits, total, facetCounts, facetStats, rangeCounts, droppedWords: dropped }
  return query.scores ? { ...result, scores: slots.map((slot) => scorer.details(scorer.parts(slot))) } : result
}

type ShownQuery = Omit<SearchQuery, 'q' | 'filter'>
type Shown = Omit<SearchResult, 'droppedWords' | 'scores'> & { readonly slots: readonly number[] }

/** One page of what was found, and the counts of all of it. */
export function* showPage(
  columns: Columns,
  query: ShownQuery,
  { bits, common, groups }: Pick<Matched, 'bits' | 'common' | 'groups'>,
  relevance: Key | undefined,
): Steps<Shown> {
  const { scratch } = columns
  const order = { sort: query.sort ?? [], relevance }
  requireSortable(columns, order.sort)
  const offset = query.offset ?? 0
  const end = offset + (query.limit ?? pageSize)
  let found: Found = { bits, members: scratch.members, count: listMembers(bits, scratch.members) }
  let first: readonly number[]
  if (query.distinct === undefined) {
    const isShown = offset < Math.min(end, found.count)
    first = isShown ? yield* firstInOrder(columns, found, order, end) : []
  } else {
    requireAlone(columns, query, query.distinct)
    const ordered = yield* firstInOrder(columns, found, order, found.count)
    first = yield* firstOfEach(columns, query.distinct, ordered)
    found = foundOf(columns, first)
  }
  const slots = first.slice(offset, end)
  scratch.meter.add(shownCost * slots.length)
  const hits = slots.map((slot) => columns.document(slot, query.only))
  const counting = countFacets(columns, query, found, query.distinct === undefined ? common : found.bits, groups)
  const counts = 'next' in counting ? yield* counting : counting
  const { facetCounts, facetStats, rangeCounts } = counts
  return { hits, slots, total: found.count, facetCounts, facetStats, rangeCounts }
}

function foundOf({ scratch }: Columns, slots: readonly number[]): Found {
  const bits: Bits = scratch.bits()
  for (const slot of slots) setBit(bits, slot)
  return { bits, members: scratch.members, count: listMembers(bits, scratch.members) }
}

/** What a facet would count without its own selection is found without a look at which documents are alike. */
function requireAlone(columns: Columns, { disjunctive = [] }: ShownQuery, distinct: string): void {
  requireDistinct(columns, distinct)
  if (disjunctive.length > 0)
    throw new SearchError('invalid_search_distinct', '`distinct` cannot be used together with `disjunctiveFacets`.')
}
