import type { FacetValues } from '../columns/facet-values.ts'

export type FacetOrder = 'count' | 'alpha'

/** A value and how many documents carry it. */
export interface FacetCount {
  readonly value: string
  readonly count: number
}

/** A place among the sorted values fits below this; counts go above it in one sortable number. */
const placeRange = 2 ** 20
const placeMask = placeRange - 1
/** Counts below this fit beside a place in 31 bits, which sort and come apart quicker. */
const smallCount = 2 ** 11 - 1
const highest = 2 ** 32
/** Up to here sorting by insertion beats calling the runtime's sort. */
const few = 48

let smallKeys = new Int32Array(1024)
let keys = new Float64Array(1024)

/** Values that occur, with their counts: most first (ties by name), or by name. */
export function distribution(values: FacetValues, counts: Uint32Array, order: FacetOrder, limit: number): FacetCount[] {
  return order === 'alpha' ? byName(values, counts, limit) : byCount(values, counts, limit)
}

function byName(values: FacetValues, counts: Uint32Array, limit: number): FacetCount[] {
  const result: FacetCount[] = []
  for (const ordinal of values.sorted) {
    if (counts[ordinal] === 0) continue
    if (result.length === limit) break
    result.push({ value: values.label(ordinal), count: counts[ordinal]! })
  }
  return result
}

function byCount(values: FacetValues, counts: Uint32Array, limit: number): FacetCount[] {
  const { sorted } = values
  if (smallKeys.length < sorted.length) smallKeys = new Int32Array(sorted.length * 2)
  let found = 0
  for (let place = 0; place < sorted.length; place++) {
    const count = counts[sorted[place]!]!
    if (count === 0) continue
    if (count > smallCount) return byLargeCount(values, counts, limit)
    smallKeys[found++] = ((smallCount - count) << 20) | place
  }
  sortSmallKeys(found)
  const result: FacetCount[] = []
  const end = Math.min(found, limit)
  for (let at = 0; at < end; at++) {
    const ordinal = sorted[smallKeys[at]! & placeMask]!
    result.push({ value: values.label(ordinal), count: counts[ordinal]! })
  }
  return result
}

function byLargeCount(values: FacetValues, counts: Uint32Array, limit: number): FacetCount[] {
  const { sorted } = values
  if (keys.length < sorted.length) keys = new Float64Array(sorted.length * 2)
  let found = 0
  for (let place = 0; place < sorted.length; place++) {
    const count = counts[sorted[place]!]!
    if (count > 0) keys[found++] = (highest - count) * placeRange + place
  }
  keys.subarray(0, found).sort()
  const result: FacetCount[] = []
  for (let at = 0; at < found && at < limit; at++) {
    const key = keys[at]!
    // Not %, which is slow on numbers of this size.
    const ordinal = sorted[key - Math.floor(key / placeRange) * placeRange]!
    result.push({ value: values.label(ordinal), count: counts[ordinal]! })
  }
  return result
}

function sortSmallKeys(length: number): void {
  if (length > few) {
    smallKeys.subarray(0, length).sort()
    return
  }
  for (let at = 1; at < length; at++) {
    const key = smallKeys[at]!
    let place = at
    while (place > 0 && smallKeys[place - 1]! > key) smallKeys[place] = smallKeys[--place]!
    smallKeys[place] = key
  }
}
