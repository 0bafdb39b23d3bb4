import { listBrands, listMakes } from '../../brands/list-brands.server.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

/** A group's brand directory, in its grids; elsewhere the makes in stock. One make alone is no choice. */
export async function loadBrands({ ctx }: SectionSource, { type, title, limit }: SpecOf<'brands'>) {
  const isDirectory = ctx.site.kind === 'group'
  const tiles = (await (isDirectory ? listBrands(ctx) : listMakes(ctx))).slice(0, limit)
  if (tiles.length < 2) return null
  const grids = [...Map.groupBy(tiles, ({ grid }) => grid)].map(([name, brands]) => ({ name, brands }))
  return { type, title, isDirectory, grids }
}
