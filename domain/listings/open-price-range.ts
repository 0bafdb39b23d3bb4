import type { Ctx } from '../ctx.ts'
import { mainAddress } from '../sites/main-origin.ts'
import { inStock } from '../stock-search/stock-filters.ts'
import { nounOfKinds } from '../vehicles/nouns.ts'
import { histogramBounds } from './price-histogram.ts'

export type PriceRangePage = Awaited<ReturnType<typeof openPriceRange>>

/** The page that asks for nothing but two prices. Its counts come with it: sliding asks nobody. */
export async function openPriceRange(ctx: Pick<Ctx, 'site' | 'config' | 'stock' | 'origin' | 'isDemo'>) {
  const { site, config, stock } = ctx
  const { minCents, maxCents, stepCents } = config.listing.priceSlider
  const [min, max, step] = [minCents / 100, maxCents / 100, stepCents / 100]
  // Ends given the wrong way round, or as one, still make a scale.
  const low = Math.min(min, max)
  const scale = { min: low, max: Math.max(min, max, low + step), step }
  const found = await stock.search({
    filter: inStock,
    facets: ['kind'],
    ranges: { price: histogramBounds(scale) },
    limit: 0,
  })
  const noun = nounOfKinds(found.facetCounts)
  return {
    siteName: site.name,
    description: `Search ${noun.plural} by price at ${site.name}: set the least and the most you would pay, then see what there is, the dearest first.`,
    canonical: mainAddress(ctx, '/price-range'),
    indexName: config.search.indexName,
    scale,
    histogram: found.rangeCounts['price'] ?? [],
    noun,
  }
}
