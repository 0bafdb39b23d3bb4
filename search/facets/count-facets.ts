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
import { countNumbers, countRanges, manyShare, statistics, type Statistics } from './statistics.ts'

type Counts = Pick<SearchResult, 'facetCounts' | 'facetStats' | 'rangeCounts'>

const valuesPerFacet = 100
/** Counting all facets at once reads whole rows, which only pays when several are asked for. */
const severalFacets = 4

/** What is counted, over which sets, and what came out so far. */
interface Counting {
  readonly columns: Columns
  readonly query: SearchQuery
  readonly found: Found
  /** By facet, what would be found without its own part of the filter. */
  readonly without: ReadonlyMap<string, Bits>
  /** The counts of all facets, where several are asked for. */
  readonly all: Uint32Array | undefined
  readonly facetCounts: Record<string, FacetCount[]>
  readonly facetStats: Record<string, Statistics>
  readonly rangeCounts: Record<string, number[]>
}

/** Less than this is counted at once. */
const worthSteps = 1_000

/** Counts, extremes and ranges of what was found; in steps only where that takes long. */
export function countFacets(
  columns: Columns,
  query: SearchQuery,
  found: Found,
  common: Bits,
  groups: readonly Group[],
): Counts | Steps<Counts> {
  const names = facetNames(columns, query.facets ?? [])
  const ranges = Object.keys(query.ranges ?? {})
  if (names.length === 0 && ranges.length === 0) return { facetCounts: {}, facetStats: {}, rangeCounts: {} }
  const without = setsWithout(columns.scratch, common, groups)
  const all = names.length - without.size >= severalFacets ? countAllValues(columns, found) : undefined
  const counting = { columns, query, found, without, all, facetCounts: {}, facetStats: {}, rangeCounts: {} }
  const { meter } = columns.scratch
  meter.add(1 + columns.capacity / 50)
  const cost = nameCost(columns)
  if (cost * (names.length + ranges.length) > worthSteps) return inSteps(counting, names, ranges, cost)
  meter.add(cost * (names.length + ranges.length))
  for (const name of names) countName(counting, name)
  for (const name of ranges) countRange(counting, name)
  return countsOf(counting)
}

function* inSteps(
  counting: Counting,
  names: readonly string[],
  ranges: readonly string[],
  cost: number,
): Steps<Counts> {
  const { meter } = counting.columns.scratch
  for (const name of names) {
    if (meter.add(cost)) yield meter.take()
    countName(counting, name)
  }
  for (const name of ranges) {
    if (meter.add(cost + counting.found.count / 20)) yield meter.take()
    countRange(counting, name)
  }
  return countsOf(counting)
}

const countsOf = ({ facetCounts, facetStats, rangeCounts }: Counting): Counts => ({
  facetCounts,
  facetStats,
  rangeCounts,
})

/** Reading a column, and listing the values it has. */
const nameCost = ({ capacity, dictionary }: Columns): number => 1 + capacity / 500 + dictionary.size / 100

function countName(counting: Counting, name: string): void {
  const { columns, query, found, without, all, facetCounts, facetStats } = counting
  const column = columns.facets.get(name) ?? columns.multis.get(name)
  const limit = query.maxValuesPerFacet ?? valuesPerFacet
  if (column) {
    const own = without.get(name)
    const counts = own || !all ? countFacet(columns, column, own ?? found.bits) : all
    facetCounts[name] = distribution(column.values, counts, orderOf(query.facetOrder, name), limit)
  }
  const numbers = columns.numbers.get(name)
  if (!numbers) return
  const among = foundWithout(counting, name, numbers, false)
  const extremes = statistics(numbers, among)
  if (extremes) facetStats[name] = extremes
  if (column || !query.countNumbers) return
  columns.scratch.meter.add(columns.capacity / 100)
  facetCounts[name] = countNumbers(numbers, among, orderOf(query.facetOrder, name), limit)
}

function countRange(counting: Counting, name: string): void {
  const numbers = counting.columns.numbers.get(name)
  if (!numbers) return
  const bounds = counting.query.ranges![name]!
  counting.rangeCounts[name] = countRanges(numbers, foundWithout(counting, name, numbers, true), bounds)
}

function foundWithout(
  { columns, found, without }: Counting,
  name: string,
  column: NumberColumn,
  needsMembers: boolean,
): Found {
  const own = without.get(name)
  return own ? foundOf(columns, column, own, needsMembers) : found
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
