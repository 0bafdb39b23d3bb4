/** The last few answers; the oldest goes first, and all go when the stock has changed. */
export class ResultCache {
  readonly #size: number
  readonly #results = new Map<string, unknown>()
  #version = -1

  constructor(size: number) {
    this.#size = size
  }

  get<Result>(version: number, asked: unknown, answer: () => Result): Result {
    if (this.#size === 0) return answer()
    if (version !== this.#version) this.#results.clear()
    this.#version = version
    const key = JSON.stringify(asked)
    const known = this.#results.get(key) as Result | undefined
    if (known !== undefined) return known
    const result = answer()
    if (this.#results.size >= this.#size) this.#results.delete(this.#results.keys().next().value!)
    this.#results.set(key, result)
    return result
  }
}
