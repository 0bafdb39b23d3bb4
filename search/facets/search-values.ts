import { intersect } from '../bits.ts'
import type { Columns } from '../columns/columns.ts'
import type { Filter, FilterInput } from '../filter/filter.ts'
import { evaluate } from '../filter/evaluate.ts'
import { readFilter } from '../filter/read-filter.ts'
import { SearchError } from '../search-error.ts'
import { matchPenalty, typed } from '../text/penalties.ts'
import { words } from '../text/normalize.ts'
import { narrowByPhrases, narrowByWords } from '../text/match-text.ts'
import { readQuery } from '../text/read-query.ts'
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
export function searchFacetValues(columns: Columns, query: FacetQuery, standing: Filter | undefined): FacetCount[] {
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
    if (filter) intersect(found, evaluate(columns, filter))
  const text = readQuery(query.q ?? '')
  const options = { text: columns.text, scratch: columns.scratch, hasPhrase: () => true, strict: false }
  narrowByPhrases(text, found, options)
  narrowByWords(text, found, found, options)
  const counts = countFacet(columns, column, found)
  const typedWords = words(query.facetQuery ?? '')
  return column.values.sorted
    .filter((ordinal) => counts[ordinal]! > 0 && matches(typedWords, column.values.label(ordinal)))
    .map((ordinal) => ({ value: column.values.label(ordinal), count: counts[ordinal]! }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, query.limit ?? mostHits)
}

const matches = (typedWords: readonly string[], label: string): boolean =>
  typedWords.every((word) => words(label).some((candidate) => matchPenalty(typed(word, true), candidate) !== null))
