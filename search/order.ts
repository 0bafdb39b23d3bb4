import { hasBit } from './bits.ts'
import type { Columns } from './columns/columns.ts'
import { distanceBetween, labelledPlace } from './columns/places.ts'
import type { NumberColumn, Tie } from './columns/number-column.ts'
import type { Found } from './facets/count-values.ts'
import { geoAttribute, isSortable, type IndexSchema } from './schema.ts'
import { SearchError } from './search-error.ts'
import type { Steps } from './steps.ts'
import { best, bestByNumber, fitsShortList } from './best.ts'

const sortRule = /^(.+):(asc|desc)$/
const placeRule = /^_geoPoint\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\):(asc|desc)$/

/** A number to order by; NaN goes last whichever way. */
export type Key = (slot: number) => number

/** What documents are ordered by, before the index's own order. */
export interface Order {
  readonly sort: readonly string[]
  /** How well words match, where some were typed; a sort goes before it. */
  readonly relevance?: Key | undefined
}

/** The first of the found documents, in order. */
export function* firstInOrder(columns: Columns, found: Found, order: Order, most: number): Steps<number[]> {
  const wanted = Math.min(found.count, most)
  if (wanted <= 0) return []
  // A walk along a column that is in order already.
  const { meter } = columns.scratch
  if (meter.add(1 + columns.capacity / 200)) yield meter.take()
  const ordered = orderedSlots(columns, found, order, wanted)
  return Array.isArray(ordered) ? ordered : yield* ordered
}

/** Refuses a sort that cannot be followed, whether or not anything is found to be sorted. */
export function requireSortable({ schema }: Columns, sort: readonly string[]): void {
  for (const rule of sort) {
    if (placeRule.test(rule)) continue
    const name = sortRule.exec(rule)?.[1]
    if (name === undefined) throw unreadable(rule)
    if (name.startsWith('_geoPoint')) throw unreadablePlace(rule)
    if (!isSortable(schema.attributes[name])) throw notSortable(schema, name)
  }
}

function orderedSlots(
  columns: Columns,
  found: Found,
  { sort, relevance }: Order,
  wanted: number,
): number[] | Steps<number[]> {
  if (sort.length === 0 && !relevance) return byRank(columns, found, wanted)
  const single = sort.length === 1 ? sortRule.exec(sort[0]!) : null
  const column = single && columns.numbers.get(single[1]!)
  if (column) {
    const descending = single[2] === 'desc'
    if (found.count * found.count > wanted * columns.size) return walk(columns, column, descending, found, wanted)
    if (fitsShortList(wanted)) return bestByNumber(found, wanted, column.values, descending, columns.compare)
  }
  const keys = sort.length > 0 ? sort.map((rule) => sortKey(columns, rule)) : [relevance!]
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

function sortKey(columns: Columns, rule: string): Key {
  const place = placeRule.exec(rule)
  if (place) return distanceKey(columns, Number(place[1]), Number(place[2]), place[3] === 'desc' ? -1 : 1)
  const [, name = '', direction] = sortRule.exec(rule) ?? []
  const sign = direction === 'desc' ? -1 : 1
  const numbers = columns.numbers.get(name)
  if (numbers) return (slot) => sign * numbers.values[slot]!
  const facet = columns.facets.get(name)!
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

const sortError = (message: string): SearchError => new SearchError('invalid_search_sort', message)

function notSortable({ attributes }: IndexSchema, name: string): SearchError {
  const names = Object.keys(attributes).filter((attribute) => isSortable(attributes[attribute]))
  return sortError(
    `Attribute \`${name}\` is not sortable. Available sortable attributes are: \`${[...names, geoAttribute].join('`, `')}\`.`,
  )
}

const unreadable = (rule: string): SearchError =>
  sortError(
    `Invalid syntax for the sort parameter: expected expression ending by \`:asc\` or \`:desc\`, found \`${rule}\`.`,
  )

const unreadablePlace = (rule: string): SearchError =>
  sortError(
    `Invalid syntax for the geo parameter: expected expression formatted like \`_geoPoint(latitude, longitude)\` and ending by \`:asc\` or \`:desc\`, found \`${rule}\`.`,
  )
