import type { StockVehicle } from '#db/stock.ts'
import type { Ctx } from '../../ctx.ts'
import { stockCard } from '../../listings/vehicle-card.ts'

/** What a page that is open knows of its vehicle. */
interface KnownFields {
  photos_count?: number | undefined
  updated_at?: string | undefined
}

/** What has changed of a vehicle since a page of it was made: nothing, or all that such a page should say anew. */
export function freshFields(
  ctx: Pick<Ctx, 'serverConfig' | 'clock' | 'fresh' | 'willShow'>,
  vehicle: StockVehicle,
  { photos_count, updated_at }: KnownFields,
) {
  const isKnown =
    updated_at !== undefined &&
    new Date(updated_at).getTime() >= vehicle.updatedAt.getTime() &&
    (photos_count === undefined || photos_count === vehicle.photosCount)
  if (isKnown) return {}
  const { price, badge } = stockCard(ctx, vehicle)
  return {
    status: vehicle.status,
    reserved: vehicle.reserved,
    price: price.amount,
    price_type: price.amount === null ? price.text : price.type,
    tag: badge?.text ?? null,
    photos_count: vehicle.photosCount,
    updated_at: vehicle.updatedAt.toISOString(),
  }
}
