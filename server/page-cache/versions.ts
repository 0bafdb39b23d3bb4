import type { Thing } from '#domain/freshness.ts'

/** Counts the changes of everything a page can depend on. A page made at an older count is stale. */
export class Versions {
  readonly #counts = new Map<Thing, number>()
  /** Where every count starts; raised when everything may have changed. */
  #floor = 0

  of(thing: Thing): number {
    return this.#counts.get(thing) ?? this.#floor
  }

  bump(thing: Thing): void {
    this.#counts.set(thing, this.of(thing) + 1)
  }

  /** After this no page made before is right. */
  bumpAll(): void {
    this.#floor = Math.max(this.#floor, ...this.#counts.values()) + 1
    this.#counts.clear()
  }
}
