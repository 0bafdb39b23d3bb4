import { countBits, listMembers, type Bits } from '../bits.ts'
import type { Columns } from '../columns/columns.ts'
import type { NumberColumn } from '../columns/number-column.ts'
import type { Group } from '../filter/split-filter.ts'
import type { SearchQuery, SearchResult } from '../query.ts'
import { SearchError } from '../search-error.ts'
import type { Steps } from '../steps.ts'
import { countAllValues, countFacet, type Found } from './count-values.ts'
import { distribution, type FacetCount, type FacetOrder } from './distribution.ts'
import { setsWithout } from './sets-without.ts'
import { countRanges, manyShare, statistics, type Statistics } from './statistics.ts'

type Counts = Pick<SearchResult, 'facetCounts' | 'facetStats' | 'rangeCounts'>

const valuesPerFacet = 100
/** Counting all facets at once reads whole rows, which only pays when several are asked for. */
const severalFacets = 4

/** Counts, extremes and ranges of what was found. */
export function* countFacets(
  columns: Columns,
  query: SearchQuery,
  found: Found,
  common: Bits,
  groups: readonly Group[],
): Steps<Counts> {
  const names = facetNames(columns, query.facets ?? [])
  const ranges = query.ranges ?? {}
  if (names.length === 0 && Object.keys(ranges).length === 0)
    return { facetCounts: {}, facetStats: {}, rangeCounts: {} }
  const without = setsWithout(columns.scratch, common, groups)
  return {
    facetCounts: yield* distributions(columns, query, names, found, without),
    ...(yield* numberCounts(columns, names, ranges, found, without)),
  }
}

/** Reading a column, and listing the values it has. */
const facetCost = (columns: Columns): number => columnCost(columns) + columns.dictionary.size / 100
const columnCost = ({ capacity }: Columns): number => 1 + capacity / 500

type Without = ReadonlyMap<string, Bits>

function* distributions(
  columns: Columns,
  query: SearchQuery,
  names: readonly string[],
  found: Found,
  without: Without,
): Steps<Record<string, FacetCount[]>> {
  const limit = query.maxValuesPerFacet ?? valuesPerFacet
  const { meter } = columns.scratch
  const cost = facetCost(columns)
  if (meter.add(1 + columns.capacity / 50)) yield meter.take()
  const all = names.length - without.size >= severalFacets ? countAllValues(columns, found) : undefined
  const result: Record<string, FacetCount[]> = {}
  for (const name of names) {
    const column = columns.facets.get(name) ?? columns.multis.get(name)
    if (!column) continue
    const own = without.get(name)
    if (meter.add(cost)) yield meter.take()
    const counts = own || !all ? countFacet(columns, column, own ?? found.bits) : all
    result[name] = distribution(column.values, counts, orderOf(query.facetOrder, name), limit)
  }
  return result
}

function* numberCounts(
  columns: Columns,
  names: readonly string[],
  ranges: Readonly<Record<string, readonly number[]>>,
  found: Found,
  without: Without,
): Steps<Pick<Counts, 'facetStats' | 'rangeCounts'>> {
  const { meter } = columns.scratch
  const facetStats: Record<string, Statistics> = {}
  const rangeCounts: Record<string, number[]> = {}
  const within = (name: string, column: NumberColumn, needsMembers: boolean): Found => {
    const own = without.get(name)
    return own ? foundOf(columns, column, own, needsMembers) : found
  }
  for (const name of names) {
    const column = columns.numbers.get(name)
    if (!column) continue
    if (meter.add(columnCost(columns))) yield meter.take()
    const extremes = statistics(column, within(name, column, false))
    if (extremes) facetStats[name] = extremes
  }
  for (const name in ranges) {
    const column = columns.numbers.get(name)
    if (!column) continue
    if (meter.add(columnCost(columns) + found.count / 20)) yield meter.take()
    rangeCounts[name] = countRanges(column, within(name, column, true), ranges[name]!)
  }
  return { facetStats, rangeCounts }
}

/** Members are listed only if someone will walk them. */
function foundOf(columns: Columns, column: NumberColumn, bits: Bits, needsMembers: boolean): Found {
  const members = columns.scratch.others
  const count = countBits(bits)
  if (needsMembers || count * manyShare <= column.size) listMembers(bits, members)
  return { bits, members, count }
}

function facetNames(columns: Columns, names: readonly string[]): readonly string[] {
  if (names.includes('*')) return [...columns.countable]
  const unknown = names.find((name) => !columns.countable.has(name))
  if (unknown === undefined) return names
  throw new SearchError(
    'invalid_search_facets',
    `Invalid facet distribution: Attribute \`${unknown}\` is not filterable. Available filterable attributes are: \`${[...columns.countable].join('`, `')}\`.`,
  )
}

const orderOf = (order: SearchQuery['facetOrder'], name: string): FacetOrder =>
  typeof order === 'string' ? order : (order?.[name] ?? order?.['*'] ?? 'count')
