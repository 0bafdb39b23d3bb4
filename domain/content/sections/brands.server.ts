import { listBrands, listMakes } from '../../brands/list-brands.server.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

/** More than this are folded away, under those with the most stock. */
const mostUnfolded = 24
const shownFolded = 8

/** A group's brand directory, in its grids; elsewhere the makes in stock. One make alone is no choice. */
export async function loadBrands({ ctx }: SectionSource, { type, title, limit, unfolded }: SpecOf<'brands'>) {
  const isDirectory = ctx.site.kind === 'group'
  const tiles = (await (isDirectory ? listBrands(ctx) : listMakes(ctx))).slice(0, limit)
  if (tiles.length < 2) return null
  const grids = [...Map.groupBy(tiles, ({ grid }) => grid)].map(([name, brands]) => ({ name, brands }))
  const most = tiles.toSorted((a, b) => b.inStock - a.inStock).slice(0, unfolded ?? shownFolded)
  return {
    type,
    title,
    isDirectory,
    grids,
    total: tiles.length,
    first: tiles.length > (unfolded ?? mostUnfolded) ? most : null,
  }
}
