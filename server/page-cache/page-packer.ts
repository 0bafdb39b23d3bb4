import type { PageCache, StoredPage } from './page-cache.ts'

interface PagePackerDeps {
  cache: Pick<PageCache, 'isRight' | 'swap'>
  /** Whether somebody waits for a page that has to be made. */
  isBusy: () => boolean
  wait: (ms: number) => Promise<unknown>
  now: () => number
  onTrouble: (error: unknown) => void
}

interface Wanted {
  siteId: number
  key: string
  page: StoredPage
}

/** What has waited longer than these has mostly been changed meanwhile. */
const mostWaiting = 100
/** It rests for so many times as long as it worked: a tenth of one core, however often stock changes. */
const rests = 9
const busyMs = 1_000

/**
 * Compresses pages that are asked for again and again as small as they get, a tenth smaller than they are made: one at a
 * time, with rests, and none while somebody waits for a page.
 */
export class PagePacker {
  readonly #deps: PagePackerDeps
  #waiting: Wanted[] = []
  #isRunning = false

  constructor(deps: PagePackerDeps) {
    this.#deps = deps
  }

  add(wanted: Wanted): void {
    if (wanted.page.body.isPacked) return
    this.#waiting.push(wanted)
    if (this.#waiting.length > mostWaiting) this.#waiting.shift()
    if (!this.#isRunning) void this.#run()
  }

  async #run(): Promise<void> {
    const { isBusy, wait, now, onTrouble } = this.#deps
    this.#isRunning = true
    while (this.#waiting.length > 0) {
      const began = now()
      const isFree = !isBusy()
      if (isFree) await this.#pack(this.#waiting.shift()!).catch(onTrouble)
      await wait(isFree ? (now() - began) * rests : busyMs)
    }
    this.#isRunning = false
  }

  async #pack({ siteId, key, page }: Wanted): Promise<void> {
    const { cache } = this.#deps
    if (cache.isRight(page)) cache.swap(siteId, key, page, { ...page, body: await page.body.packed() })
  }
}
