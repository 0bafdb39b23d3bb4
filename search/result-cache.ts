/** The last few answers; the oldest goes first, and all go when the stock has changed. */
export class ResultCache {
  readonly #size: number
  readonly #kept = new Map<string, unknown>()
  #version = -1

  constructor(size: number) {
    this.#size = size
  }

  get<Result>(version: number, asked: unknown, answer: () => Result): Result {
    if (this.#size === 0) return answer()
    if (version !== this.#version) this.#kept.clear()
    this.#version = version
    const key = JSON.stringify(asked)
    const known = this.#kept.get(key) as Result | undefined
    if (known !== undefined) return known
    const result = answer()
    if (this.#kept.size >= this.#size) this.#kept.delete(this.#kept.keys().next().value!)
    this.#kept.set(key, result)
    return result
  }
}
