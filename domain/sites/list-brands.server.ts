import { brandEntry } from '#db/schema.ts'
import { builtPath } from '../content/built-paths.ts'
import type { Ctx } from '../ctx.ts'
import { pathWord } from '../listings/stock-paths.ts'
import { isInStock } from '../vehicles/listed.ts'

/** A brand as a grid of brands shows it. */
export interface BrandTile {
  slug: string
  title: string
  /** The heading it stands under. */
  grid: string
  logo: string | null
  inStock: number
  href: string | null
}

/** A group's brand directory, with how many of each brand are in stock across its dealerships. */
export async function listBrands(ctx: Ctx): Promise<BrandTile[]> {
  ctx.fresh.dependsOn(`content:${ctx.site.id}`)
  const counts = countMakes(ctx)
  const [brands, logos] = await Promise.all([ctx.db.select(brandEntry, { orderBy: brandEntry.position }), logosOf(ctx)])
  return brands.map(({ slug, title, grid, logo }) => {
    const inStock = counts.get(title.toLowerCase())?.length ?? 0
    return { slug, title, grid, inStock, logo: logo ?? logos.get(title.toLowerCase()) ?? null, href: stockHref(ctx, title, inStock) }
  })
}

/** The makes a site has in stock, the most first. */
export async function listMakes(ctx: Ctx): Promise<BrandTile[]> {
  const logos = await logosOf(ctx)
  const tiles = [...countMakes(ctx)].map(([name, vehicles]) => {
    const title = vehicles[0]!.make
    const inStock = vehicles.length
    return { slug: pathWord(title), title, grid: '', inStock, logo: logos.get(name) ?? null, href: stockHref(ctx, title, inStock) }
  })
  return tiles.toSorted((a, b) => b.inStock - a.inStock || a.title.localeCompare(b.title))
}

const countMakes = ({ stock }: Ctx) =>
  Map.groupBy(stock.all().filter(({ status }) => isInStock(status)), ({ make }) => make.toLowerCase())

async function logosOf({ view }: Ctx): Promise<Map<string, string | null>> {
  const makers = await view.manufacturers()
  return new Map(makers.map(({ name, logoUrl }) => [name.toLowerCase(), logoUrl]))
}

/** Where there is none in stock there is no listing to lead to. */
const stockHref = ({ config }: Ctx, make: string, inStock: number): string | null =>
  inStock > 0 ? builtPath(config, `/search/${pathWord(make)}`) : null
