import type { Thing } from '#domain/freshness.ts'
import type { Versions } from './page-cache/versions.ts'

const mostKept = 5_000

/** Answers to reads that many pages make, such as a site's locations; each holds until what it was read from changes. */
export class SharedReads {
  readonly #versions: Versions
  readonly #kept = new Map<string, { version: number; answer: Promise<unknown> }>()

  constructor(versions: Versions) {
    this.#versions = versions
  }

  /** The kept answer, or a new one. A failed read is not kept. */
  read<T>(thing: Thing, what: string, load: () => Promise<T>): Promise<T> {
    const key = `${thing} ${what}`
    // Taken before the read: a change while it runs makes the answer old.
    const version = this.#versions.of(thing)
    const kept = this.#kept.get(key)
    if (kept?.version === version) return kept.answer as Promise<T>
    const answer = load()
    if (this.#kept.size >= mostKept) this.#kept.clear()
    this.#kept.set(key, { version, answer })
    answer.catch(() => {
      if (this.#kept.get(key)?.answer === answer) this.#kept.delete(key)
    })
    return answer
  }
}
