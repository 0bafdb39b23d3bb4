import type { Work } from '../slices.ts'
import { clearBit, grownBits, setBit, wordsFor, type Bits } from '../bits.ts'
import { insertSorted, removeSorted } from './sorted-list.ts'

/** Which documents carry a value: a bit each where many do, a sorted list where few do. */
export class ValueSets {
  readonly #dense = new Map<number, Bits>()
  readonly #sparse = new Map<number, number[]>()
  #capacity: number

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  add(ordinal: number, slot: number): void {
    const bits = this.#dense.get(ordinal)
    if (bits) return setBit(bits, slot)
    let list = this.#sparse.get(ordinal)
    if (!list) this.#sparse.set(ordinal, (list = []))
    insertSorted(list, slot)
    if (list.length << 5 > this.#capacity) this.#turnDense(ordinal, list)
  }

  remove(ordinal: number, slot: number): void {
    const bits = this.#dense.get(ordinal)
    if (bits) return clearBit(bits, slot)
    const list = this.#sparse.get(ordinal)
    if (list) removeSorted(list, slot)
  }

  uniteInto(target: Bits, ordinal: number): void {
    const bits = this.#dense.get(ordinal)
    if (bits) for (let word = 0; word < target.length; word++) target[word]! |= bits[word]!
    else for (const slot of this.#sparse.get(ordinal) ?? []) setBit(target, slot)
  }

  dense(ordinal: number): Bits | undefined {
    return this.#dense.get(ordinal)
  }

  sparse(ordinal: number): readonly number[] {
    return this.#sparse.get(ordinal) ?? []
  }

  /** Gives back what lists keep for growing, once they have grown. */
  *compact(): Work {
    for (const [ordinal, list] of this.#sparse) {
      this.#sparse.set(ordinal, list.slice())
      yield
    }
  }

  grow(capacity: number): void {
    this.#capacity = capacity
    for (const [ordinal, bits] of this.#dense) this.#dense.set(ordinal, grownBits(bits, capacity))
  }

  #turnDense(ordinal: number, list: readonly number[]): void {
    const bits = new Int32Array(wordsFor(this.#capacity))
    for (const slot of list) setBit(bits, slot)
    this.#dense.set(ordinal, bits)
    this.#sparse.delete(ordinal)
  }
}
