/**
 * Who reads the documents over several slices, and who changes them: readers go side by side, a change goes alone. Each
 * waits for those that came before it.
 */
export class ReadWriteLock {
  readonly #reads = new Set<Promise<unknown>>()
  #changes: Promise<unknown> = Promise.resolve()

  async read<Result>(work: () => Promise<Result>): Promise<Result> {
    // One more change may have come while the last was waited for.
    for (let seen: unknown; seen !== this.#changes;) await (seen = this.#changes)
    const reading = work()
    this.#reads.add(reading)
    try {
      return await reading
    } finally {
      this.#reads.delete(reading)
    }
  }

  change<Result>(work: () => Promise<Result>): Promise<Result> {
    const changed = this.#changes.then(async () => {
      await Promise.allSettled(this.#reads)
      return work()
    })
    // One that fails is its caller's to hear of; the next goes on.
    this.#changes = changed.catch(() => undefined)
    return changed
  }
}
