import type { Freshness, Dependency } from '#domain/freshness.ts'
import type { Versions } from './versions.ts'

/** Collects, while one page is made, what it depends on and until when it holds. */
export class PageFacts implements Freshness {
  readonly #versions: Versions
  readonly #seen = new Map<Dependency, number>()
  #validUntil = Number.POSITIVE_INFINITY

  constructor(versions: Versions) {
    this.#versions = versions
  }

  dependsOn(thing: Dependency): void {
    // The first version seen counts: a change between two reads of the same thing makes the page stale.
    if (!this.#seen.has(thing)) this.#seen.set(thing, this.#versions.of(thing))
  }

  until(moment: Date): void {
    this.#validUntil = Math.min(this.#validUntil, moment.getTime())
  }

  get versions(): ReadonlyArray<readonly [Dependency, number]> {
    return [...this.#seen]
  }

  get validUntil(): number {
    return this.#validUntil
  }
}
