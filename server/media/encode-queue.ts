/** Work that waits its turn: one job at a time beside the pages, those someone waits for first. */
export class EncodeQueue {
  readonly #atOnce: number
  readonly #longest: number
  readonly #urgent: (() => Promise<void>)[] = []
  readonly #later: (() => Promise<void>)[] = []
  #running = 0

  constructor({ atOnce = 1, longest = 1_000 } = {}) {
    this.#atOnce = atOnce
    this.#longest = longest
  }

  get waiting(): number {
    return this.#urgent.length + this.#later.length
  }

  /** Resolves with the job's result; undefined at once if too much is waiting already. */
  urgent<Result>(job: () => Promise<Result>): Promise<Result> | undefined {
    if (this.#urgent.length >= this.#longest) return undefined
    return new Promise((resolve, reject) => {
      this.#urgent.push(() => job().then(resolve, reject))
      this.#next()
    })
  }

  /** Does the job when nothing urgent waits. If too much waits it is not done at all: it will be asked for again. */
  later(job: () => Promise<unknown>): void {
    if (this.#later.length >= this.#longest) return
    this.#later.push(async () => {
      await job().catch(() => undefined)
    })
    this.#next()
  }

  #next(): void {
    if (this.#running >= this.#atOnce) return
    const job = this.#urgent.shift() ?? this.#later.shift()
    if (!job) return
    this.#running++
    void job().finally(() => {
      this.#running--
      this.#next()
    })
  }
}
