import { and, asc, gt, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { vehicle } from './schema.ts'

const columns = {
  id: vehicle.id,
  slug: vehicle.slug,
  stocknum: vehicle.stocknum,
  dealershipId: vehicle.dealershipId,
  name: vehicle.name,
  make: vehicle.make,
  carType: vehicle.carType,
  itemType: vehicle.itemType,
  status: vehicle.status,
  soldAt: vehicle.soldAt,
  showOnDealerWebsite: vehicle.showOnDealerWebsite,
  priceCents: vehicle.priceCents,
  priceType: vehicle.priceType,
  km: vehicle.km,
  body: vehicle.simpleBody,
  fuel: vehicle.simpleFuel,
  transmission: vehicle.simpleTransmission,
  colour: vehicle.colour,
  createdAt: vehicle.createdAt,
}

export type StockVehicle = Readonly<Pick<typeof vehicle.$inferSelect, Exclude<keyof typeof columns, 'body' | 'fuel' | 'transmission'>>> & {
  readonly body: string | null
  readonly fuel: string | null
  readonly transmission: string | null
}

/**
 * What a process keeps in memory of every vehicle, or of those with these ids; in batches, by id. Take latestSeq
 * first and follow the changes after it: a batch is as new as the moment it was read.
 */
export async function* loadStock({ orm }: Database, ids?: readonly number[], batchSize = 2_000): AsyncGenerator<StockVehicle[]> {
  let lastId = 0
  while (true) {
    const chosen = ids && sql`${vehicle.id} = any(${sql.param(ids)}::bigint[])`
    const rows = await orm.select(columns).from(vehicle).where(and(gt(vehicle.id, lastId), chosen)).orderBy(asc(vehicle.id)).limit(batchSize)
    yield rows
    if (rows.length < batchSize) return
    lastId = rows.at(-1)!.id
  }
}
