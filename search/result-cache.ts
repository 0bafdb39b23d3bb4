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
    const key = this.#keyAt(version, asked)
    const known = this.#results.get(key) as Result | undefined
    if (known !== undefined) return known
    const result = answer()
    this.#keep(key, result)
    return result
  }

  /** The same for an answer that takes its time; one that was overtaken by a change is not kept. */
  async getLater<Result>(version: number, asked: unknown, answer: () => Promise<Result>): Promise<Result> {
    if (this.#size === 0) return answer()
    const key = this.#keyAt(version, asked)
    const known = this.#results.get(key) as Result | undefined
    if (known !== undefined) return known
    const result = await answer()
    if (version === this.#version) this.#keep(key, result)
    return result
  }

  #keyAt(version: number, asked: unknown): string {
    if (version !== this.#version) this.#results.clear()
    this.#version = version
    return JSON.stringify(asked)
  }

  #keep(key: string, result: unknown): void {
    if (this.#results.size >= this.#size) this.#results.delete(this.#results.keys().next().value!)
    this.#results.set(key, result)
  }
}
