import type { StockVehicle } from '#db/stock.ts'
import { vehiclePath } from '../content/route-paths.ts'
import type { Ctx } from '../ctx.ts'
import { vehicleConfig } from '../listings/vehicle-card.ts'
import { noPriceWords, shownPrice } from '../vehicles/price.ts'
import { silhouetteOf } from '../vehicles/silhouette.ts'
import type { FormVehicle } from './form-view.ts'

type VehicleCtx = Pick<Ctx, 'config' | 'serverConfig' | 'stock'>

/** The vehicle an address names, if the site shows it. */
export async function stockedOf({ stock }: Pick<Ctx, 'stock'>, carId: string | null): Promise<StockVehicle | null> {
  if (carId === null || !/^[1-9]\d{0,14}$/.test(carId) || !(await stock.has(Number(carId)))) return null
  return stock.ofDealerships(Number(carId)) ?? null
}

/** A vehicle as a form shows it. */
export function formVehicle(ctx: VehicleCtx, vehicle: StockVehicle): FormVehicle {
  const { wording } = vehicleConfig(ctx, vehicle)
  return {
    id: vehicle.id,
    name: vehicle.name,
    href: vehiclePath(vehicle.slug),
    picture: vehicle.primaryImageUrl,
    blur: vehicle.primaryImageBlur,
    silhouette: silhouetteOf(vehicle.simpleBody, vehicle.itemType),
    price: shownPrice(vehicle, noPriceWords(vehicle, wording)),
  }
}

/** Both at once. */
export async function findFormVehicle(ctx: VehicleCtx, carId: string | null): Promise<FormVehicle | null> {
  const stocked = await stockedOf(ctx, carId)
  return stocked && formVehicle(ctx, stocked)
}
