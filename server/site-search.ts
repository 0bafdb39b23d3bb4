import { siteScope } from '#domain/stock-search/site-scope.ts'
import type { Site } from '#domain/sites/site.ts'
import { shapeQuery, stockShape, type StockShape } from '#domain/vehicles/stock-shape.ts'
import type { SearchService } from '#services/search/search-service.ts'
import type { ServerLogger } from './logger.ts'
import type { LiveSite } from './site-directory.ts'

/** Tells the search how each site sees the stock, when a site is first asked for and whenever its configuration changed. */
export class SiteSearch {
  readonly #search: SearchService
  readonly #log: Pick<ServerLogger, 'error'>
  readonly #defined = new Map<number, LiveSite>()
  readonly #shapes = new Map<number, { slug: string; shape: Promise<StockShape> }>()

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

  /** What kinds of vehicles a site has, kept until it is told that they may have changed. */
  shape({ id, slug }: Site): Promise<StockShape> {
    const known = this.#shapes.get(id)
    if (known) return known.shape
    const shape = this.#askShape(slug)
    this.#shapes.set(id, { slug, shape })
    shape.catch(() => this.#shapes.delete(id))
    return shape
  }

  /** Asks again for the shapes that pages were made from; answers whose differ. */
  async refreshShapes(siteIds: Iterable<number>): Promise<number[]> {
    const changed: number[] = []
    for (const id of siteIds) {
      const known = this.#shapes.get(id)
      if (!known) continue
      const shape = this.#askShape(known.slug)
      this.#shapes.set(id, { slug: known.slug, shape })
      if (JSON.stringify(await shape) !== JSON.stringify(await known.shape)) changed.push(id)
    }
    return changed
  }

  async #askShape(slug: string): Promise<StockShape> {
    return stockShape(await this.#search.search(slug, shapeQuery))
  }
}
