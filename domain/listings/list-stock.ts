import type { Ctx } from '../ctx.ts'
import { counted, nounOfKinds } from '../vehicles/nouns.ts'
import { listingChips } from './listing-chips.ts'
import { listingFilter } from './listing-filter.ts'
import { emptyState, sortRules, writeListingState, type ListingState } from './listing-state.ts'
import { readStockPath } from './stock-paths.ts'
import { stockCard } from './vehicle-card.ts'

export type StockPage = NonNullable<Awaited<ReturnType<typeof listStock>>>

/** One page of what a listing's path and query ask for; null when the site has no such listing. */
export async function listStock(ctx: Ctx, word: string, asked: ListingState) {
  const { pageSize } = ctx.config.listing
  const everything = await ctx.stock.search({ facets: ['body', 'make', 'kind'], limit: 0, maxValuesPerFacet: 1_000 })
  const path = readStockPath(word, everything.facetCounts)
  if (!path) return null
  const ask = (page: number) => {
    const rule = sortRules[asked.sort]
    // Among cars nobody ranked, the latest come first; where words were typed, what matches them best.
    const sort = rule ? [rule] : asked.query ? [] : ['custom_rank:desc', 'created_at_timestamp:desc']
    return ctx.stock.search({
      q: asked.query, filter: [path.filter, ...listingFilter(asked)], sort, facets: ['kind'], offset: (page - 1) * pageSize, limit: pageSize,
    })
  }
  let found = await ask(asked.page)
  const pages = Math.max(1, Math.ceil(found.total / pageSize))
  const page = Math.min(asked.page, pages)
  if (page !== asked.page) found = await ask(page)
  const address = (state: ListingState): string => `?${writeListingState(state, ctx.config.search.indexName).toString()}`
  return {
    title: path.title,
    query: asked.query,
    cards: found.vehicles.map((vehicle) => stockCard(ctx, vehicle)),
    total: found.total,
    /** '1 caravan', '1,214 utes'. */
    counted: counted(found.total, nounOfKinds(found.facetCounts, nounOfKinds(everything.facetCounts))),
    /** Words of the query that nothing matches together with the others. */
    droppedWords: asked.query.split(/\s+/).slice(-found.droppedWords || Infinity),
    chips: listingChips(asked).map(({ label, without }) => ({ label, href: address(without) })),
    /** What a new search within this listing keeps. */
    kept: [...writeListingState({ ...asked, query: '', page: 1 }, ctx.config.search.indexName)],
    clear: address(emptyState),
    page,
    pages,
    pageHref: { previous: page > 1 ? address({ ...asked, page: page - 1 }) : null, next: page < pages ? address({ ...asked, page: page + 1 }) : null },
  }
}
