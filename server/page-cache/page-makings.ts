import type { PageFacts } from './page-facts.ts'
import type { Page } from './page-cache.ts'

interface Making {
  facts: PageFacts
  page: Promise<Page>
  waiting: number
  /** Aborted when everyone who waited has left. */
  abandoned: AbortController
}

type Make = (facts: PageFacts, abandoned: AbortSignal) => Promise<Page>

interface MakingsOptions {
  newFacts: () => PageFacts
  /** Whether all that was read so far is still so. */
  isRight: (facts: PageFacts) => boolean
}

/** One that something has overtaken, and one that takes its place: more would let a flood of changes make nothing else. */
const mostAtOnce = 2

/**
 * Pages being made now. Everyone who asks meanwhile waits for the same one, as long as it has read nothing that has
 * changed since: nobody gets a page made from what was there before they asked and no longer is. When all of them have
 * left, it is made no further.
 */
export class PageMakings {
  readonly #options: MakingsOptions
  /** By key, the latest last. */
  readonly #running = new Map<string, readonly Making[]>()

  constructor(options: MakingsOptions) {
    this.#options = options
  }

  /** Whether a page is being made that may be waited for. */
  has(key: string): boolean {
    return this.#joinable(key) !== undefined
  }

  /** The page that is being made, if it may be waited for, or a new one. */
  async join(key: string, make: Make, visitor?: AbortSignal): Promise<Page> {
    for (;;) {
      visitor?.throwIfAborted()
      const latest = this.#joinable(key)
      if (latest) return waitFor(latest, visitor)
      const running = this.#running.get(key) ?? []
      if (running.length < mostAtOnce) return waitFor(this.#begin(key, make), visitor)
      await Promise.race(running.map(({ page }) => page)).catch(() => {})
    }
  }

  #joinable(key: string): Making | undefined {
    const latest = this.#running.get(key)?.at(-1)
    return latest && !latest.abandoned.signal.aborted && this.#options.isRight(latest.facts) ? latest : undefined
  }

  #begin(key: string, make: Make): Making {
    const facts = this.#options.newFacts()
    const abandoned = new AbortController()
    const page = make(facts, abandoned.signal).finally(() => {
      const others = this.#running.get(key)!.filter((making) => making.page !== page)
      if (others.length > 0) this.#running.set(key, others)
      else this.#running.delete(key)
    })
    const making = { facts, page, waiting: 0, abandoned }
    this.#running.set(key, [...(this.#running.get(key) ?? []), making])
    return making
  }
}

async function waitFor(making: Making, visitor: AbortSignal | undefined): Promise<Page> {
  making.waiting++
  const leave = (): void => {
    if (--making.waiting === 0) making.abandoned.abort()
  }
  visitor?.addEventListener('abort', leave)
  try {
    return await making.page
  } finally {
    visitor?.removeEventListener('abort', leave)
  }
}
