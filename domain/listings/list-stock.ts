import type { Ctx } from '../ctx.ts'
import { counted, nounOfKinds } from '../vehicles/nouns.ts'
import { readStockPath } from './stock-paths.ts'
import { stockCard, type VehicleCard } from './vehicle-card.ts'

export interface StockPage {
  title: string
  cards: VehicleCard[]
  total: number
  /** '1 caravan', '1,214 utes'. */
  counted: string
  page: number
  pages: number
}

/** One page of what a listing's path asks for, latest first; null when the site has no such listing. */
export async function listStock(ctx: Ctx, word: string, wantedPage: number): Promise<StockPage | null> {
  const { pageSize } = ctx.config.listing
  const everything = await ctx.stock.search({ facets: ['body', 'make', 'kind'], limit: 0, maxValuesPerFacet: 1_000 })
  const path = readStockPath(word, everything.facetCounts)
  if (!path) return null
  const ask = (page: number) =>
    ctx.stock.search({
      filter: path.filter, sort: ['created_at_timestamp:desc'], facets: ['kind'], offset: (page - 1) * pageSize, limit: pageSize,
    })
  let found = await ask(wantedPage)
  const pages = Math.max(1, Math.ceil(found.total / pageSize))
  const page = Math.min(Math.max(1, wantedPage), pages)
  if (page !== wantedPage) found = await ask(page)
  return {
    title: path.title,
    cards: found.vehicles.map((vehicle) => stockCard(ctx, vehicle)),
    total: found.total,
    counted: counted(found.total, nounOfKinds(found.facetCounts)),
    page,
    pages,
  }
}
