import { AppError } from '../app-error.ts'
import type { Ctx } from '../ctx.ts'
import { vehicleConfig } from '../listings/vehicle-card.ts'
import { chosenGauge, hasGauge } from './chosen-gauge.ts'
import type { PriceGauge } from './price-gauge.ts'
import { vehicleMarket } from './vehicle-market.ts'

/** The gauge of the vehicle at an address, for programs: what a vehicle of this site, and only of this site, has. */
export async function readGauge(ctx: Ctx, slug: string): Promise<PriceGauge> {
  const vehicle = await ctx.stock.bySlug(slug)
  const market = vehicle && hasGauge(vehicleConfig(ctx, vehicle), vehicle) ? vehicleMarket(ctx, vehicle, null) : null
  const found = market && chosenGauge(ctx, vehicle!, market, await ctx.view.vehicleMarket(vehicle!.id))
  if (!found) throw new AppError('not_found', 'There is no price gauge for such a vehicle.')
  return found.gauge
}
