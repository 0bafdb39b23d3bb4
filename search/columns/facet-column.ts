import type { Bits } from '../bits.ts'
import type { Attribute } from '../schema.ts'
import { emptyOrdinals, grownOrdinals, widened, type Dictionary, type Ordinals } from './dictionary.ts'
import { FacetValues } from './facet-values.ts'
import { ValueSets } from './value-sets.ts'

/** Below this many documents reading the whole column is quicker than looking a set up, and keeps small sites small. */
const setsFrom = 1024

/** An attribute with one value a document. */
export class FacetColumn {
  readonly values: FacetValues
  readonly #dictionary: Dictionary
  ordinals: Ordinals
  sets: ValueSets | undefined

  constructor(attribute: Attribute, dictionary: Dictionary, capacity: number) {
    this.#dictionary = dictionary
    this.values = new FacetValues(attribute, dictionary)
    this.ordinals = emptyOrdinals(capacity, dictionary.size)
    if (capacity >= setsFrom) this.sets = new ValueSets(capacity)
  }

  /** The value's ordinal; 0 where the document has none. */
  encode(value: unknown): number {
    if (value === null || value === undefined || value === '') return 0
    return this.values.ordinal(String(value))
  }

  put(slot: number, ordinal: number): void {
    this.ordinals[slot] = ordinal
    if (ordinal === 0) return
    this.#dictionary.totals[ordinal]!++
    this.sets?.add(ordinal, slot)
  }

  remove(slot: number): void {
    const ordinal = this.ordinals[slot]!
    this.ordinals[slot] = 0
    if (ordinal === 0) return
    this.#dictionary.totals[ordinal]!--
    this.sets?.remove(ordinal, slot)
  }

  /** Adds every document that carries one of the values. */
  uniteInto(target: Bits, wanted: readonly number[]): void {
    if (this.sets) for (const ordinal of wanted) this.sets.uniteInto(target, ordinal)
    else if (wanted.length === 1) markOne(target, this.ordinals, wanted[0]!)
    else if (wanted.length > 1) markMany(target, this.ordinals, wanted, this.#dictionary.size)
  }

  grow(capacity: number): void {
    this.ordinals = grownOrdinals(this.ordinals, capacity)
    if (this.sets) this.sets.grow(capacity)
    else if (capacity >= setsFrom) this.#buildSets(capacity)
  }

  widen(): void {
    this.ordinals = widened(this.ordinals)
  }

  #buildSets(capacity: number): void {
    this.sets = new ValueSets(capacity)
    for (let slot = 0; slot < this.ordinals.length; slot++) {
      if (this.ordinals[slot] !== 0) this.sets.add(this.ordinals[slot]!, slot)
    }
  }
}

/** Without branches, which a processor would guess wrong too often: equal numbers differ by 0, and only 0 - 1 is negative. */
function markOne(target: Bits, ordinals: Ordinals, wanted: number): void {
  for (let word = 0, slot = 0; word < target.length; word++) {
    let bits = 0
    for (let bit = 0; bit < 32; bit++, slot++) bits |= (((ordinals[slot]! ^ wanted) - 1) >>> 31) << bit
    target[word]! |= bits
  }
}

function markMany(target: Bits, ordinals: Ordinals, wanted: readonly number[], values: number): void {
  const isWanted = new Uint8Array(values)
  for (const ordinal of wanted) isWanted[ordinal] = 1
  for (let word = 0, slot = 0; word < target.length; word++) {
    let bits = 0
    for (let bit = 0; bit < 32; bit++, slot++) bits |= isWanted[ordinals[slot]!]! << bit
    target[word]! |= bits
  }
}
