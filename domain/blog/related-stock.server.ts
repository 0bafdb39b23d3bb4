import type { Ctx } from '../ctx.ts'
import { stockCard } from '../listings/vehicle-card.ts'
import { equals, inStock } from '../stock-search/stock-filters.ts'

const most = 4

/** By what a tag may name: the narrowest first. */
const attributes = ['model', 'make', 'body', 'fuel'] as const

/** What there is to buy of what a post is about: by its first tag that names a model, a make, a body or a fuel. */
export async function relatedStock(ctx: Ctx, tags: readonly string[]) {
  for (const attribute of attributes)
    for (const tag of tags) {
      const filter = [inStock, equals(attribute, tag)]
      const { vehicles } = await ctx.stock.search({ filter, limit: most, sort: ['created_at_timestamp:desc'] })
      if (vehicles.length > 0)
        return {
          title: `In stock: ${tag}`,
          look: ctx.config.listing.card,
          cards: vehicles.map((vehicle) => stockCard(ctx, vehicle)),
        }
    }
  return null
}
