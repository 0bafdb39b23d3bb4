import type { Columns } from '../columns/columns.ts'
import type { Filter } from '../filter/filter.ts'
import { matchQuery, type MatchQuery } from '../match-query.ts'
import { SearchError } from '../search-error.ts'
import type { Steps } from '../steps.ts'
import { matchPenalty, typed } from '../text/penalties.ts'
import { normalize, words } from '../text/normalize.ts'
import { longestText, typedWords } from '../text/read-query.ts'
import { countFacet } from './count-values.ts'
import type { FacetCount, FacetOrder } from './distribution.ts'

export interface FacetQuery extends Omit<MatchQuery, 'disjunctive'> {
  readonly facetName: string
  readonly facetQuery?: string | undefined
  /** What of a value is compared with the query: any of its words, which is usual, or how the whole of it begins. */
  readonly compares?: 'words' | 'beginning' | undefined
  /** The most frequent first, unless told. */
  readonly order?: FacetOrder | undefined
  readonly limit?: number | undefined
}

const mostHits = 100

/** Values of a facet that match what was typed. */
export function* searchFacetValues(
  columns: Columns,
  query: FacetQuery,
  standing: Filter | undefined,
): Steps<FacetCount[]> {
  const column = columns.facets.get(query.facetName) ?? columns.multis.get(query.facetName)
  if (!column) throw notSearchable(columns, query.facetName)
  const { bits } = yield* matchQuery(columns, query, standing)
  const counts = countFacet(columns, column, bits)
  const matches = (query.compares === 'beginning' ? beginningTest : wordsTest)(query.facetQuery ?? '')
  const { meter } = columns.scratch
  const matching: FacetCount[] = []
  for (const ordinal of column.values.sorted) {
    if (meter.add(2)) yield meter.take()
    const value = column.values.label(ordinal)
    if (counts[ordinal]! > 0 && matches(value)) matching.push({ value, count: counts[ordinal]! })
  }
  const ordered = query.order === 'alpha' ? matching : matching.toSorted((one, other) => other.count - one.count)
  return ordered.slice(0, query.limit ?? mostHits)
}

type ValueTest = (value: string) => boolean

function wordsTest(text: string): ValueTest {
  const wanted = typedWords(text).map((word) => typed(word, true))
  return (value) => {
    const candidates = wanted.length > 0 ? words(value) : []
    return wanted.every((word) => candidates.some((candidate) => matchPenalty(word, candidate) !== null))
  }
}

function beginningTest(text: string): ValueTest {
  const wanted = typed(normalize(text.slice(0, longestText)), true)
  return (value) => matchPenalty(wanted, normalize(value)) !== null
}

function notSearchable({ facets, multis }: Columns, name: string): SearchError {
  const names = [...facets.keys(), ...multis.keys()].join(', ')
  return new SearchError(
    'invalid_facet_search_facet_name',
    `Attribute \`${name}\` is not facet-searchable. Available facet-searchable attributes patterns are: \`${names}\`.`,
  )
}
