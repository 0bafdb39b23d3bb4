import type { FacetValues } from '../columns/facet-values.ts'

export type FacetOrder = 'count' | 'alpha'
export type Distribution = Record<string, number>

/** A place among the sorted values fits below this; counts go above it in one sortable number. */
const placeRange = 2 ** 20
const highest = 2 ** 32
/** Up to here sorting by insertion beats calling the runtime's sort. */
const few = 16

let keys = new Float64Array(1024)

/** Values that occur, with their counts: most first (ties by name), or by name. */
export function distribution(values: FacetValues, counts: Uint32Array, order: FacetOrder, limit: number): Distribution {
  return order === 'alpha' ? byName(values, counts, limit) : byCount(values, counts, limit)
}

function byName(values: FacetValues, counts: Uint32Array, limit: number): Distribution {
  const result: Distribution = {}
  let listed = 0
  for (const ordinal of values.sorted) {
    if (counts[ordinal] === 0) continue
    if (listed++ === limit) break
    result[values.label(ordinal)] = counts[ordinal]!
  }
  return result
}

function byCount(values: FacetValues, counts: Uint32Array, limit: number): Distribution {
  const { sorted } = values
  if (keys.length < sorted.length) keys = new Float64Array(sorted.length * 2)
  let found = 0
  for (let place = 0; place < sorted.length; place++) {
    const count = counts[sorted[place]!]!
    if (count > 0) keys[found++] = (highest - count) * placeRange + place
  }
  sortKeys(found)
  const result: Distribution = {}
  for (let at = 0; at < found && at < limit; at++) {
    const key = keys[at]!
    // Not %, which is slow on numbers of this size.
    const ordinal = sorted[key - Math.floor(key / placeRange) * placeRange]!
    result[values.label(ordinal)] = counts[ordinal]!
  }
  return result
}

function sortKeys(length: number): void {
  if (length > few) {
    keys.subarray(0, length).sort()
    return
  }
  for (let at = 1; at < length; at++) {
    const key = keys[at]!
    let place = at
    while (place > 0 && keys[place - 1]! > key) keys[place] = keys[--place]!
    keys[place] = key
  }
}
