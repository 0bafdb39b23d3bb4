import type { Ctx } from '../../ctx.ts'
import { pointOf } from '../location-point.ts'
import type { Coordinates } from '../coordinates.ts'
import { groundAround, type MapGround } from './ground.ts'

/** The ground of a map of a site's locations. */
export type StockMap = MapGround<Coordinates & { readonly id: number }>

/** The ground under a site's locations; null where it tells of none. */
export async function openStockMap(ctx: Pick<Ctx, 'places' | 'view' | 'config'>): Promise<StockMap | null> {
  const places = (await ctx.view.locations()).flatMap((location) => {
    const point = pointOf(location)
    return point ? [{ id: location.id, ...point }] : []
  })
  return places.length === 0 ? null : groundAround(ctx, places)
}
