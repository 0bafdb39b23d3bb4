import type { ItemType } from '#db/value-sets.ts'
import { pageFacts } from '../content/page-facts.ts'
import { brandPath, directoryPaths } from '../content/route-paths.ts'
import type { Ctx } from '../ctx.ts'
import { equals, everyValue, inStock } from '../stock-search/stock-filters.ts'
import { brandTile, type BrandTile, listBrands } from './list-brands.server.ts'
import { type Brand, siteBrands } from './site-brands.server.ts'

export type BrandsView = Extract<Awaited<ReturnType<typeof openBrands>>, { grids: unknown }>

/** The directory of brands, narrowed to what is asked for. One brand alone is no directory: its own page is. */
export async function openBrands(ctx: Ctx, asked: string) {
  const q = asked.trim().slice(0, 80)
  // Words are endless: what was asked for is for whoever asked.
  if (q !== '') ctx.fresh.until(ctx.clock())
  const tiles = ctx.site.kind === 'group' ? await listBrands(ctx) : await tilesByKind(ctx)
  const [first] = tiles
  if (first && tiles.length === 1 && first.href === brandPath(first.slug)) return { redirect: first.href }
  const shown = tiles.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()))
  const grids = [...Map.groupBy(shown, ({ grid }) => grid)].map(([name, brands]) => ({ name, brands }))
  const names = tiles.slice(0, 5).map(({ title }) => title)
  return {
    ...pageFacts(ctx, {
      title: 'Brands',
      description: `The ${tiles.length} brands of ${ctx.site.name}: ${names.join(', ')}${tiles.length > names.length ? ' and more' : ''}, each with its range, stock and offers.`,
      path: directoryPaths.brands,
    }),
    q,
    total: tiles.length,
    found: shown.length,
    grids,
  }
}

const kinds: readonly (readonly [ItemType, string])[] = [
  ['car', 'Car Brands'],
  ['motorcycle', 'Motorcycle Brands'],
  ['truck', 'Truck Brands'],
  ['caravan', 'Caravan Brands'],
]

/** Without a directory of its own a site's brands are its makes, by what it sells of them; of two kinds under the first. */
async function tilesByKind(ctx: Ctx): Promise<BrandTile[]> {
  const brands = (await siteBrands(ctx)).filter(({ make, hasPage, stockHref }) => make && (hasPage || stockHref))
  const gridOf = new Map<string, string>()
  for (const [kind, grid] of kinds)
    for (const make of await makesOf(ctx, kind)) if (!gridOf.has(make)) gridOf.set(make, grid)
  const order = [...kinds.map(([, grid]) => grid), ourBrands]
  const gridFor = ({ make }: Brand): string => gridOf.get(make!) ?? ourBrands
  return brands
    .map((brand) => brandTile(brand, gridFor(brand)))
    .toSorted((one, other) => order.indexOf(one.grid) - order.indexOf(other.grid))
}

/** What is written of but not in stock. */
const ourBrands = 'Our Brands'

async function makesOf({ stock }: Ctx, kind: ItemType): Promise<string[]> {
  const { facetCounts } = await stock.search({
    filter: [inStock, equals('item_type', kind)],
    facets: ['make'],
    limit: 0,
    maxValuesPerFacet: everyValue,
  })
  return (facetCounts['make'] ?? []).map(({ value }) => value)
}
