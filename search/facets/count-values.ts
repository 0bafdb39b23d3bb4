import { countCommon, difference, hasBit, listMembers, type Bits } from '../bits.ts'
import type { Columns } from '../columns/columns.ts'
import type { Ordinals } from '../columns/dictionary.ts'
import type { FacetColumn } from '../columns/facet-column.ts'
import type { MultiColumn } from '../columns/multi-column.ts'

/** A set of documents both ways: as bits and as a list. */
export interface Found {
  readonly bits: Bits
  readonly members: Uint32Array
  readonly count: number
}

/** Above this share it is quicker to start from the totals and take away what was not found. */
const mostShare = 0.55

/** How many of the found documents carry each value, for all facets at once, by ordinal. */
export function countAllValues(columns: Columns, found: Found): Uint32Array {
  const counts = columns.scratch.counters(columns.dictionary.size)
  const isMost = found.count > columns.size * mostShare
  if (isMost) {
    counts.set(columns.dictionary.totals.subarray(0, columns.dictionary.size))
    const rest = columns.scratch.unfilledBits()
    difference(rest, columns.live, found.bits)
    const others = columns.scratch.others.subarray(0, listMembers(rest, columns.scratch.others))
    takeRows(counts, columns.rows, columns.singles.length, others)
    for (const column of columns.multis.values()) takeMulti(counts, column, others)
  } else {
    const members = found.members.subarray(0, found.count)
    addRows(counts, columns.rows, columns.singles.length, members)
    for (const column of columns.multis.values()) addMulti(counts, column, found, members)
  }
  return counts
}

/** The same for one facet alone. */
export function countFacet(columns: Columns, column: FacetColumn | MultiColumn, bits: Bits): Uint32Array {
  const counts = columns.scratch.facetCounters(columns.dictionary.size, column.values.sorted)
  if ('ordinals' in column) {
    countColumn(counts, column.ordinals, bits)
    return counts
  }
  const members = columns.scratch.others
  const count = listMembers(bits, members)
  addMulti(counts, column, { bits, members, count }, members.subarray(0, count))
  return counts
}

function addRows(counts: Uint32Array, rows: Ordinals, width: number, members: Uint32Array): void {
  for (let at = 0; at < members.length; at++) {
    const start = members[at]! * width
    for (let cell = start; cell < start + width; cell++) counts[rows[cell]!]!++
  }
}

function takeRows(counts: Uint32Array, rows: Ordinals, width: number, members: Uint32Array): void {
  for (let at = 0; at < members.length; at++) {
    const start = members[at]! * width
    for (let cell = start; cell < start + width; cell++) counts[rows[cell]!]!--
  }
}

/** Walks each document's values, or each value's documents, whichever is less work. */
function addMulti(counts: Uint32Array, column: MultiColumn, { bits, count }: Found, members: Uint32Array): void {
  if (count * column.average > column.values.sorted.length * bits.length * 2) return countSets(counts, column, bits)
  const { starts, lengths, packed } = column
  for (let at = 0; at < members.length; at++) {
    const start = starts[members[at]!]!
    const end = start + lengths[members[at]!]!
    for (let cell = start; cell < end; cell++) counts[packed[cell]!]!++
  }
}

function takeMulti(counts: Uint32Array, { starts, lengths, packed }: MultiColumn, members: Uint32Array): void {
  for (let at = 0; at < members.length; at++) {
    const start = starts[members[at]!]!
    const end = start + lengths[members[at]!]!
    for (let cell = start; cell < end; cell++) counts[packed[cell]!]!--
  }
}

function countSets(counts: Uint32Array, { sets, values }: MultiColumn, bits: Bits): void {
  for (const ordinal of values.sorted) {
    const dense = sets.dense(ordinal)
    if (dense) counts[ordinal] = countCommon(bits, dense)
    else for (const slot of sets.sparse(ordinal)) if (hasBit(bits, slot)) counts[ordinal]!++
  }
}

function countColumn(counts: Uint32Array, ordinals: Ordinals, bits: Bits): void {
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word]!
    const base = word << 5
    while (rest !== 0) {
      const lowest = rest & -rest
      counts[ordinals[base + 31 - Math.clz32(lowest)]!]!++
      rest ^= lowest
    }
  }
}
