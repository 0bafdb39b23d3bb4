import type { StockVehicle } from '#db/stock.ts'
import { AppError } from '../app-error.ts'
import type { Ctx } from '../ctx.ts'
import { stockCard, type VehicleCard } from '../listings/vehicle-card.ts'
import { similarVehicles } from './similar-vehicles.ts'

/** What is similar to a vehicle, as cards. */
export async function similarCards(ctx: Ctx, vehicle: StockVehicle): Promise<readonly VehicleCard[]> {
  return (await similarVehicles(ctx, vehicle)).map((each) => stockCard(ctx, each))
}

/** The same by the address of a vehicle that this site shows. */
export async function similarTo(ctx: Ctx, slug: string): Promise<readonly VehicleCard[]> {
  const vehicle = await ctx.stock.bySlug(slug)
  if (!vehicle) throw new AppError('not_found', 'There is no such vehicle.')
  return similarCards(ctx, vehicle)
}
