import type { Dependency } from '#domain/freshness.ts'

/** Between two numbers of the change feed, for what becomes old without a change of its own. */
const part = 1 / 1024

/**
 * The last change of everything a page can depend on, by its number in the change feed: a page made at an older one is
 * stale, and processes that have applied the same changes have the same numbers.
 */
export class Versions {
  readonly #last = new Map<Dependency, number>()
  /** The version of what has not changed since everything was loaded. */
  #floor = 0

  of(thing: Dependency): number {
    return this.#last.get(thing) ?? this.#floor
  }

  /** A change told twice still makes pages old that were made between the two. */
  bump(thing: Dependency, seq = 0): void {
    const before = this.of(thing)
    this.#last.set(thing, seq > before ? seq : before + part)
  }

  /** After this no page made before is right. */
  bumpAll(seq = 0): void {
    let highest = this.#floor
    for (const last of this.#last.values()) highest = Math.max(highest, last)
    this.#floor = seq > highest ? seq : highest + part
    this.#last.clear()
  }

  /** Names the state of several things together, in a few characters. */
  nameOf(...things: readonly Dependency[]): string {
    return things.map((thing) => this.of(thing).toString(36)).join('-')
  }
}
