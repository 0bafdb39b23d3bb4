import type { PublicConfig } from '#config/site/site-config.ts'
import type { Ctx } from '../ctx.ts'
import { everyValue, inStock } from '../stock-search/stock-filters.ts'
import { priceBounds } from '../vehicles/price-bands.ts'
import type { FoundStock } from '../vehicles/site-stock.ts'

/** A section as the configuration describes it. */
export type SectionSpec = PublicConfig['home']['sections'][number]
export type SectionType = SectionSpec['type']
export type SpecOf<T extends SectionType> = Extract<SectionSpec, { type: T }>

/** What section loaders read from. */
export interface SectionSource {
  ctx: Ctx
  /** What can be bought, counted by kind, body, make and price. Asked once for a page, and only if some section wants it. */
  overview: () => Promise<FoundStock>
  /** What the address asks for, on pages that are made for each visitor; nothing on those that are cached. */
  query: URLSearchParams
}

/** One page's source. */
export function sectionSource(ctx: Ctx, query = new URLSearchParams()): SectionSource {
  let asked: Promise<FoundStock> | undefined
  const ask = () =>
    ctx.stock.search({
      filter: inStock,
      facets: ['kind', 'body', 'make'],
      ranges: { price: priceBounds },
      limit: 0,
      maxValuesPerFacet: everyValue,
    })
  return { ctx, overview: () => (asked ??= ask()), query }
}
