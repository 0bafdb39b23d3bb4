import { brandEntry } from '#db/schema.ts'
import type { Ctx } from '../ctx.ts'

/** A brand as a group's directory shows it. */
export interface BrandTile {
  slug: string
  title: string
  /** The heading it stands under. */
  grid: string
  inStock: number
}

/** A group's brand directory, with how many of each brand are in stock across its dealerships. */
export async function listBrands(ctx: Ctx): Promise<BrandTile[]> {
  ctx.fresh.dependsOn(`content:${ctx.site.id}`)
  const counts = Map.groupBy(ctx.stock.all(), ({ make }) => make.toLowerCase())
  const brands = await ctx.db.select(brandEntry, { orderBy: brandEntry.position })
  return brands.map(({ slug, title, grid }) => ({ slug, title, grid, inStock: counts.get(title.toLowerCase())?.length ?? 0 }))
}
