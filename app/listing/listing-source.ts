import { listingAnswerPath } from '#domain/content/route-paths.ts'
import { answerListing, askNow } from '#domain/listings/answer-listing.ts'
import type { ListingAnswer, ListingBase } from '#domain/listings/listing.ts'
import { searchOf } from '#domain/listings/change-state.ts'
import type { ListingState } from '#domain/listings/listing-state.ts'
import { readAnswer } from '#domain/listings/sent-listing.ts'
import type { AnswerTyped } from '#domain/listings/phrases/answer-typed.ts'
import type { Reach, reachOf as ReachOf } from '#domain/listings/by-distance.ts'
import { AnswerCache } from './answer-cache.ts'
import { LocalStock } from './local-stock.ts'

/** The stock this browser has loaded: a page is one site's, so there is one. Nothing here runs on the server. */
const localStock = new LocalStock()
/** What reads typed words here, once the box for them has been touched. */
let answerTyped: AnswerTyped | undefined

/** Where a listing's answers come from in a browser: what was asked before, its own copy of the stock, or the server. */
export class ListingSource {
  readonly base: ListingBase
  readonly #cache: AnswerCache
  #typed = ''
  readonly #coming = new Map<string, Promise<ListingAnswer>>()
  /** How far everything is from the last place the server was told. */
  #near: ListingAnswer['near'] = null
  /** What answers by distance, once there is one. */
  #reachOf: typeof ReachOf | null = null

  constructor(base: ListingBase) {
    this.base = base
    this.#cache = new AnswerCache(base.settings.listing.cacheEntries)
  }

  /** Someone is about to type. Out of reach: the server goes on reading. */
  expectWords(): void {
    if (this.base.isLocal)
      import('./typed-words.ts').then(async ({ readTyped }) => (answerTyped = await readTyped())).catch(() => {})
  }

  /** Remembers the words that are being typed. */
  typing(query: string): void {
    this.#typed = query
  }

  isTyped(search: URLSearchParams): boolean {
    return this.#typed !== '' && search.get('query') === this.#typed
  }

  /** Loads the stock when the page is at rest. */
  prepare(): void {
    if (this.base.isLocal) localStock.load()
  }

  cache(search: string, answer: ListingAnswer): void {
    this.#noteNear(answer)
    this.#cache.put(search, answer)
  }

  #noteNear({ near }: ListingAnswer): void {
    if (!near) return
    this.#near = near
    if (!this.#reachOf)
      // Out of reach: the server goes on answering.
      import('#domain/listings/by-distance.ts').then(({ reachOf }) => (this.#reachOf = reachOf)).catch(() => {})
  }

  /** The answer, if it can be had without asking anyone. */
  now(state: ListingState): ListingAnswer | null {
    const search = searchOf(this.base, state)
    const cached = this.#cache.get(search)
    if (cached) return cached
    const ask = this.base.isLocal ? localStock.ready(this.base.version) : null
    if (!ask) return null
    const reach = state.near === '' ? null : this.#reachTo(state.near)
    if (state.near !== '' && !reach) return null
    const answer =
      state.query === '' ? askNow(answerListing(this.base, state, reach), ask) : answerTyped?.(this.base, state, ask)
    if (answer) this.#cache.put(search, answer)
    return answer ?? null
  }

  #reachTo(near: string): Reach | null {
    return (this.#near?.asked === near && this.#reachOf?.(this.#near, this.base.places)) || null
  }

  /** The server's answer. Asked twice, it is fetched once. */
  later(state: ListingState): Promise<ListingAnswer> {
    const search = searchOf(this.base, state)
    const coming = this.#coming.get(search) ?? this.#fetch(search)
    this.#coming.set(search, coming)
    return coming
  }

  async #fetch(search: string): Promise<ListingAnswer> {
    try {
      const response = await fetch(
        `${listingAnswerPath}?path=${encodeURIComponent(this.base.path)}${search && `&${search}`}`,
        { headers: { accept: 'application/json' } },
      )
      if (!response.ok) throw new Error(`The listing answered ${response.status}`)
      const answer = readAnswer(await response.text())
      this.#noteNear(answer)
      // Another version's counts are of another base's values.
      if (answer.version === this.base.version) this.#cache.put(search, answer)
      return answer
    } finally {
      this.#coming.delete(search)
    }
  }
}

const sources = new Map<string, ListingSource>()

/** The source of a listing, in a browser only; a new state of the stock is a new one. */
export function listingSource(base: ListingBase): ListingSource {
  const known = sources.get(base.path)
  if (known?.base.version === base.version) return known
  const source = new ListingSource(base)
  sources.set(base.path, source)
  return source
}

/** The source of a path this browser has shown before. */
export const knownSource = (path: string): ListingSource | undefined => sources.get(path)
