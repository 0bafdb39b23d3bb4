import type { PageFacts } from './page-facts.ts'
import type { Page } from './page-cache.ts'

interface Making {
  facts: PageFacts
  page: Promise<Page>
}

interface MakingsOptions {
  newFacts: () => PageFacts
  /** Whether all that was read so far is still so. */
  isRight: (facts: PageFacts) => boolean
}

/** One that something has overtaken, and one that takes its place: more would let a flood of changes make nothing else. */
const mostAtOnce = 2

/**
 * Pages being made now. Everyone who asks meanwhile waits for the same one, as long as it has read nothing that has
 * changed since: nobody gets a page made from what was there before they asked and no longer is.
 */
export class PageMakings {
  readonly #options: MakingsOptions
  /** By key, the latest last. */
  readonly #running = new Map<string, readonly Making[]>()

  constructor(options: MakingsOptions) {
    this.#options = options
  }

  /** The page that is being made, if it may be waited for, or a new one. */
  async join(key: string, make: (facts: PageFacts) => Promise<Page>): Promise<Page> {
    for (;;) {
      const running = this.#running.get(key) ?? []
      const latest = running.at(-1)
      if (latest && this.#options.isRight(latest.facts)) return latest.page
      if (running.length < mostAtOnce) return this.#begin(key, make)
      await Promise.race(running.map(({ page }) => page)).catch(() => {})
    }
  }

  #begin(key: string, make: (facts: PageFacts) => Promise<Page>): Promise<Page> {
    const facts = this.#options.newFacts()
    const page = make(facts).finally(() => {
      const others = this.#running.get(key)!.filter((making) => making.page !== page)
      if (others.length > 0) this.#running.set(key, others)
      else this.#running.delete(key)
    })
    this.#running.set(key, [...(this.#running.get(key) ?? []), { facts, page }])
    return page
  }
}
