import type { Thing } from '#domain/freshness.ts'

/** Counts the changes of everything a page can depend on. A page made at an older count is stale. */
export class Versions {
  readonly #counts = new Map<Thing, number>()

  of(thing: Thing): number {
    return this.#counts.get(thing) ?? 0
  }

  bump(thing: Thing): void {
    this.#counts.set(thing, this.of(thing) + 1)
  }
}
