import { Scratch } from './scratch.ts'

/** What the indexes of one process need not each have: working memory, and what was worked out of values they share. */
export class Shared {
  readonly #scratches = new Map<number, Scratch>()
  #spare: { capacity: number; scratch: Scratch }[] = []
  readonly #words = new Map<string, readonly string[]>()

  /** Queries that run to their end do so one after the other, so indexes of a size can use the same; what is used often stays in cache. */
  scratch(capacity: number): Scratch {
    let scratch = this.#scratches.get(capacity)
    if (!scratch) this.#scratches.set(capacity, (scratch = new Scratch(capacity)))
    return scratch
  }

  /** Memory of its own for a query that rests while others run. */
  lend(capacity: number): Scratch {
    const at = this.#spare.findIndex((each) => each.capacity === capacity)
    return at < 0 ? new Scratch(capacity) : this.#spare.splice(at, 1)[0]!.scratch
  }

  giveBack(capacity: number, scratch: Scratch): void {
    scratch.release()
    this.#spare = [{ capacity, scratch }, ...this.#spare].slice(0, mostSpare)
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
const mostSpare = 4
