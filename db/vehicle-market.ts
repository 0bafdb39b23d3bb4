import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from './database.ts'
import { vehicle, vehiclePrice, vehiclePriceGauge } from './schema.ts'

/** What is kept of a vehicle's price: a provider's gauge, and what it was offered at, the earliest first. */
export type VehicleMarketRecord = Awaited<ReturnType<typeof loadVehicleMarket>>

/** Of one vehicle, if one of these dealerships has it. */
export async function loadVehicleMarket({ orm }: Database, id: number, dealershipIds: readonly number[]) {
  const isTheirs = and(eq(vehicle.id, id), inArray(vehicle.dealershipId, [...dealershipIds]))
  const { priceCents, priceType, offeredFrom, id: order } = vehiclePrice
  const [gauges, prices] = await Promise.all([
    orm
      .select({ gauge: vehiclePriceGauge })
      .from(vehiclePriceGauge)
      .innerJoin(vehicle, and(eq(vehicle.id, vehiclePriceGauge.vehicleId), isTheirs)),
    orm
      .select({ priceCents, priceType, offeredFrom })
      .from(vehiclePrice)
      .innerJoin(vehicle, and(eq(vehicle.id, vehiclePrice.vehicleId), isTheirs))
      .orderBy(offeredFrom, order),
  ])
  return { gauge: gauges[0]?.gauge ?? null, prices }
}
