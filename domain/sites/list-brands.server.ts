import type { FacetCount } from '#search/index.ts'
import { builtPath } from '../content/built-paths.ts'
import type { Ctx } from '../ctx.ts'
import { slugOf } from '../formats/slug.ts'
import { everyValue, inStock as inStockFilter } from '../stock-search/stock-filters.ts'

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
  const [counts, brands, logos] = await Promise.all([countMakes(ctx), ctx.view.brandEntries(), manufacturerLogos(ctx)])
  const inStockOf = new Map(counts.map(({ value, count }) => [value.toLowerCase(), count]))
  return brands.map(({ slug, title, grid, logo }) => {
    const inStock = inStockOf.get(title.toLowerCase()) ?? 0
    return {
      slug,
      title,
      grid,
      inStock,
      logo: logo ?? logos.get(title.toLowerCase()) ?? null,
      href: stockHref(ctx, title, inStock),
    }
  })
}

/** The makes a site has in stock, the most first. */
export async function listMakes(ctx: Ctx): Promise<BrandTile[]> {
  const [counts, logos] = await Promise.all([countMakes(ctx), manufacturerLogos(ctx)])
  return counts.map(({ value: title, count }) => ({
    slug: slugOf(title),
    title,
    grid: '',
    inStock: count,
    logo: logos.get(title.toLowerCase()) ?? null,
    href: stockHref(ctx, title, count),
  }))
}

async function countMakes({ stock }: Ctx): Promise<readonly FacetCount[]> {
  const { facetCounts } = await stock.search({
    filter: inStockFilter,
    facets: ['make'],
    limit: 0,
    maxValuesPerFacet: everyValue,
  })
  return facetCounts['make'] ?? []
}

/** Makers' logos, by their names in small letters. */
export async function manufacturerLogos({ view }: Ctx): Promise<Map<string, string | null>> {
  const makers = await view.manufacturers()
  return new Map(makers.map(({ name, logoUrl }) => [name.toLowerCase(), logoUrl]))
}

/** Where there is none in stock there is no listing to lead to. */
const stockHref = ({ config }: Ctx, make: string, inStock: number): string | null =>
  inStock > 0 ? builtPath(config, `/search/${slugOf(make)}`) : null
