import type { Bits } from '../bits.ts'
import type { Attribute } from '../schema.ts'
import { emptyOrdinals, grownOrdinals, widened, type Dictionary, type Ordinals } from './dictionary.ts'
import { FacetValues } from './facet-values.ts'
import { ValueSets } from './value-sets.ts'

/** An attribute with several values a document, laid end to end in one array. */
export class MultiColumn {
  readonly values: FacetValues
  readonly sets: ValueSets
  readonly #dictionary: Dictionary
  starts: Uint32Array
  lengths: Uint16Array
  /** Values of all documents; what removed documents leave behind is squeezed out when it exceeds what is in use. */
  packed: Ordinals
  #end = 0
  #used = 0

  constructor(attribute: Attribute, dictionary: Dictionary, capacity: number) {
    this.#dictionary = dictionary
    this.values = new FacetValues(attribute, dictionary)
    this.sets = new ValueSets(capacity)
    this.starts = new Uint32Array(capacity)
    this.lengths = new Uint16Array(capacity)
    this.packed = emptyOrdinals(Math.max(64, capacity * 4), dictionary.size)
  }

  /** The ordinals of a document's values, each once. */
  encode(value: unknown): number[] {
    const list = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]
    const labels = new Set<string>()
    for (const item of list) if (item !== null && item !== undefined && item !== '') labels.add(String(item))
    return Array.from(labels, (label) => this.values.ordinal(label))
  }

  put(slot: number, ordinals: readonly number[]): void {
    if (this.#end + ordinals.length > this.packed.length) this.#makeRoom(ordinals.length)
    this.starts[slot] = this.#end
    this.lengths[slot] = ordinals.length
    for (const ordinal of ordinals) {
      this.packed[this.#end++] = ordinal
      this.#dictionary.totals[ordinal]!++
      this.sets.add(ordinal, slot)
    }
    this.#used += ordinals.length
  }

  remove(slot: number): void {
    const start = this.starts[slot]!
    const length = this.lengths[slot]!
    for (let at = start; at < start + length; at++) {
      const ordinal = this.packed[at]!
      this.#dictionary.totals[ordinal]!--
      this.sets.remove(ordinal, slot)
    }
    this.lengths[slot] = 0
    this.#used -= length
  }

  uniteInto(target: Bits, wanted: readonly number[]): void {
    for (const ordinal of wanted) this.sets.uniteInto(target, ordinal)
  }

  /** How many values a document carries on average, for choosing how to count. */
  get average(): number {
    return this.#used / Math.max(1, this.starts.length)
  }

  grow(capacity: number): void {
    const starts = new Uint32Array(capacity)
    starts.set(this.starts)
    this.starts = starts
    const lengths = new Uint16Array(capacity)
    lengths.set(this.lengths)
    this.lengths = lengths
    this.sets.grow(capacity)
  }

  widen(): void {
    this.packed = widened(this.packed)
  }

  #makeRoom(needed: number): void {
    const size = Math.max(64, Math.ceil((this.#used + needed) * 1.25))
    if (this.#used === this.#end) {
      this.packed = grownOrdinals(this.packed.subarray(0, this.#end), size)
      return
    }
    const packed = grownOrdinals(this.packed.subarray(0, 0), size)
    let end = 0
    for (let slot = 0; slot < this.starts.length; slot++) {
      const start = this.starts[slot]!
      this.starts[slot] = end
      for (let at = start; at < start + this.lengths[slot]!; at++) packed[end++] = this.packed[at]!
    }
    this.packed = packed
    this.#end = end
  }
}
