import type { LocationRecord } from '#db/locations.ts'
import { AppError } from '../app-error.ts'
import type { Ctx } from '../ctx.ts'
import { postcodeFault } from '../leads/read-field.ts'
import { vehicleConfig } from '../listings/vehicle-card.ts'
import { kilometres } from '../places/coordinates.ts'
import { pointOf } from '../places/location-point.ts'
import { regionOf, type DeliveryRegion } from './delivery-region.ts'
import { type DeliveryAnswer, noEstimateText, noPostcodeText } from './delivery-words.ts'

interface Asked {
  postcode: string
  regions: readonly DeliveryRegion[]
  /** Where the vehicle stands. */
  from: LocationRecord | null
  /** Where its owner keeps it, if it stands at no location. */
  keptAt?: string | null
}

/** What delivery to a postcode costs; refused with what to do where there is no postcode or no price. */
export async function quoteDelivery({ places }: Pick<Ctx, 'places'>, asked: Asked): Promise<DeliveryAnswer> {
  const postcode = asked.postcode.trim()
  if (postcode === '') throw refused('bad_request', noPostcodeText)
  if (!/^\d{4}$/.test(postcode)) throw refused('bad_request', postcodeFault)
  const region = regionOf(asked.regions, postcode)
  if (!region) throw refused('not_found', noEstimateText)
  const to = await places.locate(postcode)
  const from = (asked.keptAt && (await places.locate(asked.keptAt))) || (asked.from && pointOf(asked.from))
  return {
    price: region.priceCents / 100,
    name: region.name,
    distance_km: to && from ? Math.round(kilometres(to, from) * 10) / 10 : null,
  }
}

const refused = (code: 'bad_request' | 'not_found', message: string): AppError =>
  new AppError(code, message, [{ field: 'postcode', message }])

/** The same at a site, and of one of the vehicles it shows where one is named. */
export async function siteDelivery(
  ctx: Pick<Ctx, 'places' | 'serverConfig' | 'stock' | 'view'>,
  { postcode, car }: { postcode: string; car: string | undefined },
): Promise<DeliveryAnswer> {
  if (car === undefined) return quoteDelivery(ctx, { postcode, regions: ctx.serverConfig.delivery.regions, from: null })
  const vehicle = await ctx.stock.bySlug(car)
  if (!vehicle)
    throw new AppError('not_found', 'There is no such vehicle.', [
      { field: 'car', message: 'There is no such vehicle.' },
    ])
  const from = (await ctx.view.locations()).find(({ id }) => id === vehicle.locationId) ?? null
  const keptAt = (await ctx.view.vehicle(vehicle.id))?.privatePostcode ?? null
  return quoteDelivery(ctx, { postcode, regions: vehicleConfig(ctx, vehicle).delivery.regions, from, keptAt })
}
