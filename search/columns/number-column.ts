import { clearBit, grownBits, setBit, wordsFor, type Bits } from '../bits.ts'
import type { Work } from '../slices.ts'
import { sorted } from '../sorted.ts'

/** Orders two documents that a column cannot tell apart. */
export type Tie = (one: number, other: number) => number

/** Numbers by document, and the documents by number. */
export class NumberColumn {
  /** NaN where a document has none. */
  values: Float64Array
  /** Documents that have a number, ascending; ties in the order the index prefers. */
  order: Uint32Array
  /** The same documents as a set. */
  present: Bits
  size = 0

  constructor(capacity: number) {
    this.values = new Float64Array(capacity).fill(Number.NaN)
    this.order = new Uint32Array(capacity)
    this.present = new Int32Array(wordsFor(capacity))
  }

  /** Notes a number while loading; `sortAll` follows. */
  note(slot: number, value: unknown): void {
    this.values[slot] = typeof value === 'number' ? value : Number.NaN
  }

  /** Orders everything noted. `ranked` lists all documents as ties prefer them; sorting keeps that among equals. */
  *sortAll(ranked: Uint32Array): Work {
    const { values } = this
    const noted = ranked.filter((slot) => !Number.isNaN(values[slot]!))
    const present = yield* sorted(noted, (one, other) => values[one]! - values[other]!)
    this.order.set(present)
    for (const slot of present) setBit(this.present, slot)
    this.size = present.length
  }

  insert(slot: number, tie: Tie): void {
    if (Number.isNaN(this.values[slot]!)) return
    const at = this.placeOf(slot, tie)
    this.order.copyWithin(at + 1, at, this.size)
    this.order[at] = slot
    setBit(this.present, slot)
    this.size++
  }

  /** Removes a document whose place is known. */
  removeAt(slot: number, at: number): void {
    if (Number.isNaN(this.values[slot]!)) return
    this.order.copyWithin(at, at + 1, this.size)
    this.size--
    clearBit(this.present, slot)
    this.values[slot] = Number.NaN
  }

  /** The first place in `order` whose number is at least `value` (above it, if `after`). */
  placeOfValue(value: number, after = false): number {
    let low = 0
    let high = this.size
    while (low < high) {
      const middle = (low + high) >>> 1
      const found = this.values[this.order[middle]!]!
      if (found < value || (after && found === value)) low = middle + 1
      else high = middle
    }
    return low
  }

  /** target = documents at places from ≤ place < to; the smaller side is the one written bit by bit. */
  between(target: Bits, from: number, to: number): void {
    const { order, size } = this
    if (to - from <= size >>> 1) {
      target.fill(0)
      for (let at = from; at < to; at++) setBit(target, order[at]!)
      return
    }
    target.set(this.present)
    for (let at = 0; at < from; at++) clearBit(target, order[at]!)
    for (let at = to; at < size; at++) clearBit(target, order[at]!)
  }

  grow(capacity: number): void {
    const values = new Float64Array(capacity).fill(Number.NaN)
    values.set(this.values)
    this.values = values
    const order = new Uint32Array(capacity)
    order.set(this.order)
    this.order = order
    this.present = grownBits(this.present, capacity)
  }

  /** Where the document stands, or would stand. */
  placeOf(slot: number, tie: Tie): number {
    const value = this.values[slot]!
    let low = 0
    let high = this.size
    while (low < high) {
      const middle = (low + high) >>> 1
      const other = this.order[middle]!
      const found = this.values[other]!
      if (found < value || (found === value && tie(other, slot) < 0)) low = middle + 1
      else high = middle
    }
    return low
  }
}
