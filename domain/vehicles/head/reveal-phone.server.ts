import { AppError } from '../../app-error.ts'
import type { Ctx } from '../../ctx.ts'
import { vehicleConfig } from '../../listings/vehicle-card.ts'
import { phoneOf } from './phone-of.ts'

/** The number to ask about a vehicle, in full; each time somebody wants it is told to the log. */
export async function revealPhone(ctx: Ctx, vehicleId: number): Promise<{ phone: string; slug: string }> {
  const vehicle = ctx.stock.ofDealerships(vehicleId)
  if (!vehicle || !(await ctx.stock.has(vehicleId))) throw new AppError('not_found', 'There is no such vehicle.')
  const phone = phoneOf(vehicle, vehicleConfig(ctx, vehicle))
  const named = { car_id: vehicle.id, dealership_id: vehicle.dealershipId, website_id: ctx.site.id }
  if (phone === null) {
    ctx.log.warn(named, 'a phone number was asked for that nobody has told us')
    throw new AppError('not_found', 'Phone not available')
  }
  ctx.log.info(named, 'a phone number was revealed')
  return { phone, slug: vehicle.slug }
}
