import { brandPath } from '../content/route-paths.ts'
import type { Ctx } from '../ctx.ts'
import { type Brand, siteBrands } from './site-brands.server.ts'

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
export async function listBrands(ctx: Pick<Ctx, 'view' | 'stock'>): Promise<BrandTile[]> {
  const brands = await siteBrands(ctx)
  return brands.filter(({ grid }) => grid !== null).map((brand) => brandTile(brand, brand.grid!))
}

/** The makes a site has in stock, the most first; each leads to what there is. */
export async function listMakes(ctx: Pick<Ctx, 'view' | 'stock'>): Promise<BrandTile[]> {
  const brands = await siteBrands(ctx)
  return brands
    .filter(({ make, inStock }) => make !== null && inStock > 0)
    .toSorted((one, other) => other.inStock - one.inStock)
    .map((brand) => ({ ...brandTile(brand, ''), href: brand.stockHref }))
}

/** A tile leads to the brand's overview; where it has none, to its stock. */
export const brandTile = ({ slug, title, logo, inStock, hasPage, stockHref }: Brand, grid: string): BrandTile => ({
  slug,
  title,
  grid,
  logo,
  inStock,
  href: hasPage ? brandPath(slug) : stockHref,
})

/** Where brands have pages of their own. */
export const listBrandPaths = async (ctx: Pick<Ctx, 'view' | 'stock'>): Promise<string[]> =>
  (await siteBrands(ctx)).filter(({ hasPage }) => hasPage).map(({ slug }) => brandPath(slug))
