import { and, asc, getTableColumns, gt, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { vehicle } from './schema.ts'

const {
  id, slug, stocknum, dealershipId, locationId, name, make, model, carType, itemType, status, soldAt, reserved, certified,
  tag, showOnDealerWebsite, priceCents, priceType, km, body, simpleBody, simpleFuel, simpleTransmission, engineSize,
  colour, specifications, primaryImageUrl, createdAt,
} = getTableColumns(vehicle)

const columns = {
  id, slug, stocknum, dealershipId, locationId, name, make, model, carType, itemType, status, soldAt, reserved, certified,
  tag, showOnDealerWebsite, priceCents, priceType, km, body, simpleBody, simpleFuel, simpleTransmission, engineSize,
  colour, specifications, primaryImageUrl, createdAt,
}

// The rest of the variant is for the vehicle's own page: every vehicle's would be most of the memory.
const massFromVariant = sql<number | null>`${vehicle.variant} -> 'grossvehiclemass'`.as('gross_vehicle_mass')

export type StockVehicle = Readonly<Pick<typeof vehicle.$inferSelect, keyof typeof columns>> & {
  readonly grossVehicleMass: number | null
}

/**
 * What a process keeps in memory of every vehicle, or of those with these ids; in batches, by id. Take latestSeq
 * first and follow the changes after it: a batch is as new as the moment it was read.
 */
export async function* loadStock({ orm }: Database, ids?: readonly number[], batchSize = 2_000): AsyncGenerator<StockVehicle[]> {
  let lastId = 0
  while (true) {
    const chosen = ids && sql`${vehicle.id} = any(${sql.param(ids)}::bigint[])`
    const rows = await orm.select({ ...columns, grossVehicleMass: massFromVariant }).from(vehicle).where(and(gt(vehicle.id, lastId), chosen)).orderBy(asc(vehicle.id)).limit(batchSize)
    yield rows
    if (rows.length < batchSize) return
    lastId = rows.at(-1)!.id
  }
}
