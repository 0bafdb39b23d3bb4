import type { Dependency } from '#domain/freshness.ts'
import { LruMap } from './lru-map.ts'
import type { Versions } from './page-cache/versions.ts'

interface Answer {
  version: number
  answer: Promise<unknown>
}

export interface SharedReadBounds {
  /** Of how many sites answers are kept; those of the site asked least recently go first. */
  sites: number
  /** How many of each: more than a site has kinds of reads. One with more pushes out its own, never another's. */
  answersEach: number
}

/** Answers to reads that many pages make, such as a site's locations; each holds until what it was read from changes. */
export class SharedReads {
  readonly #versions: Versions
  readonly #answersEach: number
  readonly #kept: LruMap<Dependency, LruMap<string, Answer>>

  constructor(versions: Versions, { sites = 1_000, answersEach = 16 }: Partial<SharedReadBounds> = {}) {
    this.#versions = versions
    this.#answersEach = answersEach
    this.#kept = new LruMap(sites)
  }

  /** The kept answer, or a new one. A failed read is not kept. */
  read<T>(thing: Dependency, what: string, load: () => Promise<T>): Promise<T> {
    const answers = this.#answersOf(thing)
    // Taken before the read: a change while it runs makes the answer old.
    const version = this.#versions.of(thing)
    const kept = answers.get(what)
    if (kept?.version === version) return kept.answer as Promise<T>
    // A query of the database is no promise yet: it would be sent anew for everyone who awaits it.
    const answer = Promise.try(load)
    answers.set(what, { version, answer })
    answer.catch(() => {
      if (answers.get(what)?.answer === answer) answers.delete(what)
    })
    return answer
  }

  #answersOf(thing: Dependency): LruMap<string, Answer> {
    const known = this.#kept.get(thing)
    if (known) return known
    const answers = new LruMap<string, Answer>(this.#answersEach)
    this.#kept.set(thing, answers)
    return answers
  }
}
