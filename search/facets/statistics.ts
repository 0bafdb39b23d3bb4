import { hasBit, type Bits } from '../bits.ts'
import type { NumberColumn } from '../columns/number-column.ts'
import { lowerBound } from '../columns/sorted-list.ts'
import type { Found } from './count-values.ts'
import type { FacetCount, FacetOrder } from './distribution.ts'

/** From one in so many on, walking in from both ends of the order is quicker than walking the found. */
export const manyShare = 8

export interface Statistics {
  readonly min: number
  readonly max: number
}

/** The smallest and largest number among the found; undefined where none has one. */
export function statistics(column: NumberColumn, found: Found): Statistics | undefined {
  return found.count * manyShare > column.size ? fromEnds(column, found.bits) : fromMembers(column, found)
}

/** Where many were found, one is soon met from either end of the order. */
function fromEnds({ order, values, size }: NumberColumn, bits: Bits): Statistics | undefined {
  let first = 0
  while (first < size && !hasBit(bits, order[first]!)) first++
  if (first === size) return undefined
  let last = size - 1
  while (!hasBit(bits, order[last]!)) last--
  return { min: values[order[first]!]!, max: values[order[last]!]! }
}

function fromMembers({ values }: NumberColumn, { members, count }: Found): Statistics | undefined {
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (let at = 0; at < count; at++) {
    const value = values[members[at]!]!
    if (value < min) min = value
    if (value > max) max = value
  }
  return min <= max ? { min, max } : undefined
}

/** How many found numbers lie from each bound up to the next, the last bound included. */
export function countRanges({ values }: NumberColumn, found: Found, bounds: readonly number[]): number[] {
  const counts = Array.from({ length: Math.max(0, bounds.length - 1) }, () => 0)
  const last = bounds[bounds.length - 1]!
  for (let at = 0; at < found.count; at++) {
    const value = values[found.members[at]!]!
    if (!(value >= bounds[0]!) || value > last) continue
    const place = lowerBound(bounds, value)
    const range = bounds[place] === value ? place : place - 1
    counts[Math.min(range, counts.length - 1)]!++
  }
  return counts
}

/** Numbers that were found, each with how often: by size, or the most frequent first. */
export function countNumbers(
  { order, values, size }: NumberColumn,
  { bits }: Found,
  by: FacetOrder,
  limit: number,
): FacetCount[] {
  /** By how often they occur; of those that do so equally often no more are kept than can be shown. */
  const byCount = new Map<number, FacetCount[]>()
  const all: FacetCount[] = []
  for (let at = 0; at < size && all.length < limit;) {
    const value = values[order[at]!]!
    let count = 0
    for (; at < size && values[order[at]!] === value; at++) if (hasBit(bits, order[at]!)) count++
    if (count === 0) continue
    if (by === 'alpha') all.push({ value: String(value), count })
    else {
      const alike = byCount.get(count) ?? []
      if (alike.length < limit) alike.push({ value: String(value), count })
      byCount.set(count, alike)
    }
  }
  if (by === 'alpha') return all
  const counts = [...byCount.keys()].toSorted((one, other) => other - one)
  return counts.flatMap((count) => byCount.get(count)!).slice(0, limit)
}
