import type { Ctx } from '../ctx.ts'
import { nounOfKinds } from '../vehicles/nouns.ts'
import { histogramBounds } from './price-histogram.ts'

export type PriceRangePage = Awaited<ReturnType<typeof openPriceRange>>

/** The page that asks for nothing but two prices. Its counts come with it: sliding asks nobody. */
export async function openPriceRange({ site, config, stock }: Pick<Ctx, 'site' | 'config' | 'stock'>) {
  const { min, max, step } = config.listing.priceSlider
  // Ends given the wrong way round, or as one, still make a scale.
  const low = Math.min(min, max)
  const scale = { min: low, max: Math.max(min, max, low + step), step }
  const found = await stock.search({ facets: ['kind'], ranges: { price: histogramBounds(scale) }, limit: 0 })
  return {
    siteName: site.name,
    indexName: config.search.indexName,
    scale,
    histogram: found.rangeCounts['price'] ?? [],
    noun: nounOfKinds(found.facetCounts),
  }
}
