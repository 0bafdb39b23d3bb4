import { hasBit } from './bits.ts'
import type { Columns } from './columns/columns.ts'
import { distanceBetween, labelledPlace } from './columns/places.ts'
import type { NumberColumn, Tie } from './columns/number-column.ts'
import type { Found } from './facets/count-values.ts'
import { geoAttribute, isSortable } from './schema.ts'
import { SearchError } from './search-error.ts'
import type { Steps } from './steps.ts'
import type { WordMatch } from './text/match-word.ts'
import { best, bestByNumber, fitsShortList } from './best.ts'

const sortRule = /^(.+):(asc|desc)$/
const placeRule = /^_geoPoint\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\):(asc|desc)$/

/** A number to order by; NaN goes last whichever way. */
type Key = (slot: number) => number

interface Page {
  readonly offset: number
  readonly limit: number
}

/** The slots of one page: by the sort asked for, else by how well words match, then by the index's own order. */
export function* orderedPage(
  columns: Columns,
  found: Found,
  sort: readonly string[],
  words: readonly WordMatch[],
  page: Page,
): Steps<number[]> {
  const wanted = Math.min(found.count, page.offset + page.limit)
  if (wanted <= page.offset) return []
  // A walk along a column that is in order already.
  const { meter } = columns.scratch
  if (meter.add(1 + columns.capacity / 200)) yield meter.take()
  const ordered = orderedSlots(columns, found, sort, words, wanted)
  const slots = Array.isArray(ordered) ? ordered : yield* ordered
  return slots.slice(page.offset, wanted)
}

function orderedSlots(
  columns: Columns,
  found: Found,
  sort: readonly string[],
  words: readonly WordMatch[],
  wanted: number,
): number[] | Steps<number[]> {
  if (sort.length === 0 && words.length === 0) return byRank(columns, found, wanted)
  const single = sort.length === 1 ? sortRule.exec(sort[0]!) : null
  const column = single && columns.numbers.get(single[1]!)
  if (column) {
    const descending = single[2] === 'desc'
    if (found.count * found.count > wanted * columns.size) return walk(columns, column, descending, found, wanted)
    if (fitsShortList(wanted)) return bestByNumber(found, wanted, column.values, descending, columns.compare)
  }
  const keys = sort.length > 0 ? sort.map((rule) => sortKey(columns, rule)) : [relevance(words)]
  return best(found, wanted, compareBy(keys, columns.compare), columns.scratch.meter)
}

function byRank(columns: Columns, found: Found, wanted: number): number[] | Steps<number[]> {
  if (found.count * found.count <= wanted * columns.size)
    return best(found, wanted, columns.compare, columns.scratch.meter)
  const slots: number[] = []
  for (let at = 0; slots.length < wanted; at++) {
    if (hasBit(found.bits, columns.ranked[at]!)) slots.push(columns.ranked[at]!)
  }
  return slots
}

/** Where many were found, the column's own order meets them soon. Equal numbers stay in rank order either way. */
function walk(columns: Columns, column: NumberColumn, descending: boolean, found: Found, wanted: number): number[] {
  const slots: number[] = []
  const { order, values, size } = column
  const take = (from: number, to: number): void => {
    for (let at = from; at < to && slots.length < wanted; at++)
      if (hasBit(found.bits, order[at]!)) slots.push(order[at]!)
  }
  if (descending) {
    for (let to = size; to > 0 && slots.length < wanted;) {
      const from = column.placeOfValue(values[order[to - 1]!]!)
      take(from, to)
      to = from
    }
  } else take(0, size)
  for (let at = 0; slots.length < wanted; at++) {
    const slot = columns.ranked[at]!
    if (hasBit(found.bits, slot) && !hasBit(column.present, slot)) slots.push(slot)
  }
  return slots
}

const relevance =
  (words: readonly WordMatch[]): Key =>
  (slot) => {
    let cost = 0
    for (const word of words) cost += word.costs[slot]!
    return cost
  }

function sortKey(columns: Columns, rule: string): Key {
  const place = placeRule.exec(rule)
  if (place) return distanceKey(columns, Number(place[1]), Number(place[2]), place[3] === 'desc' ? -1 : 1)
  const [, name = '', direction] = sortRule.exec(rule) ?? []
  const sign = direction === 'desc' ? -1 : 1
  const numbers = columns.numbers.get(name)
  if (numbers) return (slot) => sign * numbers.values[slot]!
  const facet = columns.facets.get(name)
  if (!facet || !isSortable(columns.schema.attributes[name])) throw notSortable(columns, name || rule)
  const { values } = facet
  return (slot) => {
    const ordinal = facet.ordinals[slot]!
    return ordinal === 0 ? Number.NaN : sign * values.place(ordinal)
  }
}

function distanceKey({ places }: Columns, lat: number, lng: number, sign: number): Key {
  const distances = new Map(
    places.values.sorted.map((ordinal) => [
      ordinal,
      sign * distanceBetween(labelledPlace(places.values.label(ordinal)), { lat, lng }),
    ]),
  )
  return (slot) => distances.get(places.ordinals[slot]!) ?? Number.NaN
}

function compareBy(keys: readonly Key[], tie: Tie): Tie {
  return (one, other) => {
    for (const key of keys) {
      const first = key(one)
      const second = key(other)
      if (first < second) return -1
      if (first > second) return 1
      const missing = Number(Number.isNaN(first)) - Number(Number.isNaN(second))
      if (missing !== 0) return missing
    }
    return tie(one, other)
  }
}

function notSortable({ schema }: Columns, name: string): SearchError {
  const names = Object.keys(schema.attributes).filter((attribute) => isSortable(schema.attributes[attribute]))
  return new SearchError(
    'invalid_search_sort',
    `Attribute \`${name}\` is not sortable. Available sortable attributes are: \`${[...names, geoAttribute].join('`, `')}\`.`,
  )
}
