import type { Ctx } from '../ctx.ts'
import { anyOfEach, inStock } from '../stock-search/stock-filters.ts'
import { listingFilter } from './ask-search.ts'
import { settleState } from './change-state.ts'
import { readListingState, writeListingState } from './listing-state.ts'
import type { ListingBase, ListingPreset } from './listing.ts'

/** The site's quick searches, as far as they find something to buy on this listing that it does not show anyway. */
export async function listPresets(
  ctx: Pick<Ctx, 'config' | 'stock'>,
  base: Pick<ListingBase, 'fixed' | 'facets' | 'settings' | 'places'>,
): Promise<ListingPreset[]> {
  const { presets } = ctx.config.listing
  if (presets.length === 0) return []
  const forSale = [inStock, ...anyOfEach(base.fixed)]
  const { total } = await ctx.stock.search({ filter: forSale, limit: 0 })
  const found = await Promise.all(
    presets.map(async ({ label, search }) => {
      const state = settleState(base, readListingState(new URLSearchParams(search)))
      const { total: count } = await ctx.stock.search({
        q: state.query,
        filter: [...forSale, ...listingFilter(state)],
        limit: 0,
      })
      return { label, search: writeListingState(state, base.settings.indexName).toString(), count }
    }),
  )
  return found.filter(({ count }) => count > 0 && count < total)
}
