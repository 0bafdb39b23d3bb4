import { Scratch } from './scratch.ts'

/** What the indexes of one process need not each have: working memory, and what was worked out of values they share. */
export class Shared {
  readonly #scratches = new Map<number, Scratch>()
  readonly #words = new Map<string, readonly string[]>()

  /** Queries run one after the other, so indexes of a size can use the same; what is used often stays in cache. */
  scratch(capacity: number): Scratch {
    let scratch = this.#scratches.get(capacity)
    if (!scratch) this.#scratches.set(capacity, (scratch = new Scratch(capacity)))
    return scratch
  }

  /** Values repeat from car to car ("Toyota"): their words are worked out once. The bound is for values that do not. */
  wordsOf(text: string, work: (text: string) => readonly string[]): readonly string[] {
    const known = this.#words.get(text)
    if (known) return known
    const words = work(text)
    if (this.#words.size < mostRemembered) this.#words.set(text, words)
    return words
  }
}

const mostRemembered = 50_000
