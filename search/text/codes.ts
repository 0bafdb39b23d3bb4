import type { Work } from '../slices.ts'
import { sorted } from '../sorted.ts'
import { firstNotBelow } from './postings.ts'
import { normalize } from './normalize.ts'

/** Stock numbers and the like as one word, without the dashes and spaces people leave out. */
export const codeWord = (text: string): string => normalize(text).replace(/[^\p{L}\p{N}]+/gu, '')

/** Codes in order, each with its document: nearly all differ, so a dictionary of words would only be in the way. */
export class Codes {
  #codes: string[] = []
  #slots: number[] = []

  add(code: string, slot: number): void {
    const at = firstNotBelow(this.#codes, code)
    this.#codes.splice(at, 0, code)
    this.#slots.splice(at, 0, slot)
  }

  remove(code: string, slot: number): void {
    for (let at = firstNotBelow(this.#codes, code); this.#codes[at] === code; at++) {
      if (this.#slots[at] !== slot) continue
      this.#codes.splice(at, 1)
      this.#slots.splice(at, 1)
      return
    }
  }

  /** Fills the whole at once; far cheaper than one by one. */
  *load(codes: readonly string[], slots: readonly number[]): Work {
    const order = yield* sorted(Uint32Array.from(codes.keys()), (one, other) => {
      const [first, second] = [codes[one]!, codes[other]!]
      return first < second ? -1 : first > second ? 1 : slots[one]! - slots[other]!
    })
    this.#codes = Array.from(order, (at) => codes[at]!)
    this.#slots = Array.from(order, (at) => slots[at]!)
  }

  /** The places of the codes that are, or begin with, the text. */
  range(text: string, byPrefix: boolean): { from: number; to: number } {
    const from = firstNotBelow(this.#codes, text)
    const isMeant = (code: string | undefined): boolean => (byPrefix ? !!code?.startsWith(text) : code === text)
    let to = from
    while (isMeant(this.#codes[to])) to++
    return { from, to }
  }

  /** Visits the documents in a range of places. */
  each(from: number, to: number, visit: (slot: number, code: string) => void): void {
    for (let at = from; at < to; at++) visit(this.#slots[at]!, this.#codes[at]!)
  }
}
