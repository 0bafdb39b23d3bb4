import { packedStockPath } from '#domain/content/route-paths.ts'
import { askPacked, type AskStock, firstQuestions, type StockCopy } from '#domain/listings/packed-stock.ts'
import { browser, type Outside } from './outside.ts'

/** How long a copy counts as looked after. */
const checkedForMs = 60_000
const address = packedStockPath

interface LoadedCopy extends Pick<StockCopy, 'version' | 'validUntil'> {
  readonly etag: string | null
  readonly ask: AskStock
}

/** This browser's own copy of the site's stock, if it has one that is right. */
export class LocalStock {
  readonly #outside: Outside
  #held: LoadedCopy | null = null
  #isWanted = false
  #isFetching = false
  /** When it was last asked for; null before the first time. */
  #checkedAt: number | null = null
  /** The state it was last fetched for in vain: another process may be behind, and asking again would not help. */
  #missed: string | null = null

  constructor(outside: Outside = browser) {
    this.#outside = outside
  }

  /** Fetches the copy once the page is at rest, unless the shopper pays for each byte. Calling again does nothing. */
  load(): void {
    if (this.#isWanted || this.#outside.isCostly()) return
    this.#isWanted = true
    this.#outside.whenAtRest(() => void this.#fetch())
  }

  /** Answers for the stock in this state; null while there is no copy of it. What is missing or old is fetched meanwhile. */
  ready(version: string): AskStock | null {
    const held = this.#held
    const now = this.#outside.now()
    const isExpired = held !== null && held.validUntil !== null && held.validUntil <= now
    const isOther = held !== null && held.version !== version
    const isNews = (isExpired && (this.#checkedAt ?? 0) < held.validUntil!) || (isOther && this.#missed !== version)
    if (isOther) this.#missed = version
    // Whatever is amiss, a copy is asked for again at once when that is news, and otherwise now and then.
    if (this.#isWanted && this.#checkedAt !== null && (isNews || now - this.#checkedAt > checkedForMs))
      void this.#fetch()
    return held === null || isExpired || isOther ? null : held.ask
  }

  /** The browser asks whether its copy is still right before it sends the same one again; then there is nothing to read. */
  async #fetch(): Promise<void> {
    if (this.#isFetching) return
    this.#isFetching = true
    this.#checkedAt = this.#outside.now()
    try {
      const response = await this.#outside.fetch(address)
      const etag = response.headers.get('etag')
      if (response.status === 404) this.#giveUp()
      else if (response.ok && (etag === null || etag !== this.#held?.etag))
        this.#hold((await response.json()) as StockCopy, etag)
    } catch {
      // Out of reach: what is held stays, and the server is asked as if there were none.
    }
    this.#isFetching = false
  }

  /** The stock has outgrown what browsers may load. */
  #giveUp(): void {
    this.#held = null
    this.#isWanted = false
  }

  #hold(copy: StockCopy, etag: string | null): void {
    const ask = askPacked(copy)
    this.#held = { version: copy.version, validUntil: copy.validUntil, etag, ask }
    for (const question of firstQuestions(copy)) this.#outside.whenIdle(() => void ask(question))
  }
}
