import { intersect } from '../bits.ts'
import type { Columns } from '../columns/columns.ts'
import type { Filter, FilterInput } from '../filter/filter.ts'
import { evaluate } from '../filter/evaluate.ts'
import { readFilter } from '../filter/read-filter.ts'
import { SearchError } from '../search-error.ts'
import type { Steps } from '../steps.ts'
import { matchPenalty, typed, type Typed } from '../text/penalties.ts'
import { words } from '../text/normalize.ts'
import { narrowByPhrases, narrowByWords } from '../text/match-text.ts'
import { readQuery, typedWords } from '../text/read-query.ts'
import { countFacet } from './count-values.ts'
import type { FacetCount } from './distribution.ts'

export interface FacetQuery {
  readonly facetName: string
  readonly facetQuery?: string | undefined
  readonly q?: string | undefined
  readonly filter?: FilterInput | null | undefined
  readonly limit?: number | undefined
}

const mostHits = 100

/** Values of a facet that match what was typed, in any of their words, most frequent first. */
export function* searchFacetValues(
  columns: Columns,
  query: FacetQuery,
  standing: Filter | undefined,
): Steps<FacetCount[]> {
  const column = columns.facets.get(query.facetName) ?? columns.multis.get(query.facetName)
  if (!column) {
    throw new SearchError(
      'invalid_facet_search_facet_name',
      `Attribute \`${query.facetName}\` is not facet-searchable.`,
    )
  }
  const found = columns.scratch.unfilledBits()
  found.set(columns.live)
  for (const filter of [standing, readFilter(columns, query.filter)])
    if (filter) intersect(found, yield* evaluate(columns, filter))
  const text = readQuery(query.q ?? '')
  const options = { text: columns.text, scratch: columns.scratch, hasPhrase: () => true, strict: false }
  yield* narrowByPhrases(text, found, options)
  yield* narrowByWords(text, found, found, options)
  const counts = countFacet(columns, column, found)
  const wanted = typedWords(query.facetQuery ?? '').map((word) => typed(word, true))
  const { meter } = columns.scratch
  const matching: number[] = []
  for (const ordinal of column.values.sorted) {
    if (meter.add(1 + wanted.length)) yield meter.take()
    if (counts[ordinal]! > 0 && matches(wanted, column.values.label(ordinal))) matching.push(ordinal)
  }
  return matching
    .map((ordinal) => ({ value: column.values.label(ordinal), count: counts[ordinal]! }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, query.limit ?? mostHits)
}

function matches(wanted: readonly Typed[], label: string): boolean {
  const candidates = wanted.length > 0 ? words(label) : []
  return wanted.every((word) => candidates.some((candidate) => matchPenalty(word, candidate) !== null))
}
