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

  /** Visits the documents whose code is, or begins with, the text. */
  each(text: string, byPrefix: boolean, visit: (slot: number, exact: boolean) => void): void {
    for (let at = firstNotBelow(this.#codes, text); at < this.#codes.length; at++) {
      const code = this.#codes[at]!
      const exact = code === text
      if (!exact && !(byPrefix && code.startsWith(text))) return
      visit(this.#slots[at]!, exact)
    }
  }
}
