import type { ListingAnswer } from '#domain/listings/listing.ts'

/** Answers already given, by what was asked; the oldest goes first. */
export class AnswerCache {
  readonly #answers = new Map<string, ListingAnswer>()
  readonly #size: number

  constructor(size: number) {
    this.#size = size
  }

  get(key: string): ListingAnswer | undefined {
    return this.#answers.get(key)
  }

  put(key: string, answer: ListingAnswer): void {
    this.#answers.delete(key)
    if (this.#size === 0) return
    this.#answers.set(key, answer)
    if (this.#answers.size > this.#size) this.#answers.delete(this.#answers.keys().next().value!)
  }
}
