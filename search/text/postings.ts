import type { Work } from '../slices.ts'
import { insertSorted, lowerBound } from '../columns/sorted-list.ts'

/**
 * Which documents contain a word. An entry is the document's slot and, in the lowest bit, whether the word stands only
 * in secondary attributes.
 */
export class Postings {
  readonly #byWord = new Map<string, number[]>()
  #sorted: string[] | null = null

  add(word: string, slot: number, secondary: boolean): void {
    let list = this.#byWord.get(word)
    if (!list) {
      this.#byWord.set(word, (list = []))
      this.#sorted = null
    }
    // While an index is loaded, documents come in the order of their slots.
    if (list.length === 0 || list[list.length - 1]! >>> 1 < slot) {
      list.push((slot << 1) | Number(secondary))
      return
    }
    const at = lowerBound(list, slot << 1)
    if (at < list.length && list[at]! >>> 1 === slot) {
      if (!secondary) list[at] = slot << 1
    } else insertSorted(list, (slot << 1) | Number(secondary))
  }

  remove(word: string, slot: number): void {
    const list = this.#byWord.get(word)
    if (!list) return
    const at = lowerBound(list, slot << 1)
    if (at < list.length && list[at]! >>> 1 === slot) list.splice(at, 1)
    if (list.length > 0) return
    this.#byWord.delete(word)
    this.#sorted = null
  }

  /** Gives back what lists keep for growing, once they have grown. */
  *compact(): Work {
    for (const [word, list] of this.#byWord) {
      this.#byWord.set(word, list.slice())
      yield
    }
  }

  get(word: string): readonly number[] | undefined {
    return this.#byWord.get(word)
  }

  /** Every word there is, in order. */
  get sorted(): readonly string[] {
    return (this.#sorted ??= [...this.#byWord.keys()].toSorted())
  }

  /** The places in `sorted` of the words that begin so. */
  beginningWith(prefix: string): { from: number; to: number } {
    const from = firstNotBelow(this.sorted, prefix)
    let to = from
    while (to < this.sorted.length && this.sorted[to]!.startsWith(prefix)) to++
    return { from, to }
  }
}

export function firstNotBelow(sorted: readonly string[], text: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < text) low = middle + 1
    else high = middle
  }
  return low
}
