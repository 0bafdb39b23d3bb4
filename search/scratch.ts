import { wordsFor, type Bits } from './bits.ts'
import { Meter } from './meter.ts'

/** Working memory of one query at a time, reused from query to query. */
export class Scratch {
  readonly #bits: Bits[] = []
  readonly #scores: Uint8Array[] = []
  readonly #capacity: number
  readonly meter = new Meter()
  #bitsTaken = 0
  #scoresTaken = 0
  members: Uint32Array
  others: Uint32Array
  #counts = new Uint32Array(0)
  #facetCounts = new Uint32Array(0)

  constructor(capacity: number) {
    this.#capacity = capacity
    this.members = new Uint32Array(capacity)
    this.others = new Uint32Array(capacity)
  }

  /** An empty set. */
  bits(): Bits {
    const bits = this.unfilledBits()
    bits.fill(0)
    return bits
  }

  /** A set whose every word the caller writes. */
  unfilledBits(): Bits {
    const taken = this.#bitsTaken++
    return (this.#bits[taken] ??= new Int32Array(wordsFor(this.#capacity)))
  }

  /** A score a document, left as the last query wrote it: valid only where the caller's set has a bit. */
  scores(): Uint8Array {
    const taken = this.#scoresTaken++
    return (this.#scores[taken] ??= new Uint8Array(this.#capacity))
  }

  /** Zeroed counters, one for each value of the dictionary. */
  counters(size: number): Uint32Array {
    if (this.#counts.length < size) this.#counts = new Uint32Array(size + (size >>> 2))
    else this.#counts.fill(0, 0, size)
    return this.#counts
  }

  /** Counters of which only those for one facet's values are zeroed. They are good until the next facet asks. */
  facetCounters(size: number, ordinals: readonly number[]): Uint32Array {
    if (this.#facetCounts.length < size) this.#facetCounts = new Uint32Array(size + (size >>> 2))
    else for (const ordinal of ordinals) this.#facetCounts[ordinal] = 0
    return this.#facetCounts
  }

  /** How many sets are taken, to go back to once those taken from now on are no longer read. */
  get mark(): number {
    return this.#bitsTaken
  }

  backTo(mark: number): void {
    this.#bitsTaken = mark
  }

  /** Lets scores be taken again by the next of several queries: those of the one before are no longer read. */
  releaseScores(): void {
    this.#scoresTaken = 0
  }

  release(): void {
    this.#bitsTaken = 0
    this.#scoresTaken = 0
    this.meter.take()
  }
}
