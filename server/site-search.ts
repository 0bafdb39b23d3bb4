import { siteScope } from '#domain/stock-search/site-scope.ts'
import type { Vocabulary } from '#domain/listings/phrases/meaning.ts'
import { stockWordsOf, wordsQuery } from '#domain/listings/phrases/stock-words.ts'
import { vocabularyOf } from '#domain/listings/phrases/vocabulary.ts'
import type { Site } from '#domain/sites/site.ts'
import { askShape, type StockShape } from '#domain/vehicles/stock-shape.ts'
import type { SearchService } from '#services/search/search-service.ts'
import type { ServerLogger } from './logger.ts'
import type { LiveSite } from './site-directory.ts'

/** How many sites' names are kept, some hundred kilobytes each. */
const mostVocabularies = 200

/** Tells the search how each site sees the stock, when a site is first asked for and whenever its configuration changed. */
export class SiteSearch {
  readonly #search: SearchService
  readonly #log: Pick<ServerLogger, 'error'>
  readonly #defined = new Map<number, LiveSite>()
  readonly #shapes = new Map<number, { slug: string; shape: Promise<StockShape> }>()
  readonly #vocabularies = new Map<number, { version: string; vocabulary: Promise<Vocabulary> }>()

  constructor(search: SearchService, log: Pick<ServerLogger, 'error'>) {
    this.#search = search
    this.#log = log
  }

  define(live: LiveSite): void {
    const { site, config } = live
    const before = this.#defined.get(site.id)
    if (before === live) return
    this.#defined.set(site.id, live)
    this.#shapes.delete(site.id)
    this.#vocabularies.delete(site.id)
    if (before && before.site.slug !== site.slug) this.#search.forget(before.site.slug)
    try {
      this.#search.define(site.slug, siteScope(site, config))
    } catch (error) {
      // A filter that cannot be read must not show what it was meant to hide.
      this.#log.error(
        { err: error, site: site.slug },
        'the stock filter of this site cannot be read: it shows no stock',
      )
      this.#search.define(
        site.slug,
        siteScope({ ...site, dealershipIds: [] }, { ...config, listing: { ...config.listing, stockFilter: null } }),
      )
    }
  }

  /** The names a site's stock can be asked for by, at a version of it. Sites whose shoppers type are few at a time. */
  vocabulary({ id, slug }: Site, version: string): Promise<Vocabulary> {
    const known = this.#vocabularies.get(id)
    if (known?.version === version) return known.vocabulary
    const vocabulary = Promise.try(() => this.#search.search(slug, wordsQuery)).then((found) =>
      vocabularyOf(stockWordsOf(found)),
    )
    this.#vocabularies.delete(id)
    this.#vocabularies.set(id, { version, vocabulary })
    const [oldest] = this.#vocabularies.keys()
    if (this.#vocabularies.size > mostVocabularies) this.#vocabularies.delete(oldest!)
    vocabulary.catch(() => {
      if (this.#vocabularies.get(id)?.vocabulary === vocabulary) this.#vocabularies.delete(id)
    })
    return vocabulary
  }

  /** What kinds of vehicles a site has, kept until it is told that they may have changed. */
  shape({ id, slug }: Site): Promise<StockShape> {
    return this.#shapes.get(id)?.shape ?? this.#ask(id, slug)
  }

  /**
   * Asks again for the shapes that pages were made from; answers whose differ, or may: one that could not be asked for
   * must neither hold up the changes of other sites nor leave its old menus standing.
   */
  async refreshShapes(siteIds: Iterable<number>): Promise<number[]> {
    const changed: number[] = []
    for (const id of siteIds) {
      const known = this.#shapes.get(id)
      if (!known) continue
      const [before, now] = await Promise.allSettled([known.shape, this.#ask(id, known.slug)])
      if (now.status === 'rejected')
        this.#log.error({ err: now.reason, site: known.slug }, 'what kinds of vehicles this site has is not known')
      const isSame =
        before.status === 'fulfilled' &&
        now.status === 'fulfilled' &&
        JSON.stringify(before.value) === JSON.stringify(now.value)
      if (!isSame) changed.push(id)
    }
    return changed
  }

  /** A failed answer is not kept. */
  #ask(id: number, slug: string): Promise<StockShape> {
    const { nav = [] } = this.#defined.get(id)?.config.header ?? {}
    const withModels = nav.some(({ menu }) => menu === 'models')
    const shape = Promise.try(() => askShape((query) => this.#search.search(slug, query), { withModels }))
    this.#shapes.set(id, { slug, shape })
    shape.catch(() => {
      if (this.#shapes.get(id)?.shape === shape) this.#shapes.delete(id)
    })
    return shape
  }
}
