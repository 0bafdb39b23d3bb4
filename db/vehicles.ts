import { and, asc, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database, Orm } from './database.ts'
import { insertRows } from './insert-rows.ts'
import {
  vehicle,
  vehicleHotspot,
  vehicleImage,
  vehicleLenderQuote,
  vehiclePrice,
  vehiclePriceGauge,
  vehicleVideo,
  vehicleViews,
} from './schema.ts'

export type VehicleRow = typeof vehicle.$inferSelect
export type NewVehicle = typeof vehicle.$inferInsert

/** A vehicle with everything that hangs on it, as a process keeps it in memory. */
export type StockVehicle = VehicleRow & {
  views: number
  images: (typeof vehicleImage.$inferSelect)[]
  videos: (typeof vehicleVideo.$inferSelect)[]
  hotspots: (typeof vehicleHotspot.$inferSelect)[]
  lenderQuotes: (typeof vehicleLenderQuote.$inferSelect)[]
  prices: (typeof vehiclePrice.$inferSelect)[]
  priceGauge: typeof vehiclePriceGauge.$inferSelect | undefined
}

/** One vehicle of these dealerships, without what hangs on it. */
export async function findVehicle(
  orm: Orm,
  id: number,
  dealershipIds: readonly number[],
): Promise<VehicleRow | undefined> {
  const [found] = await orm
    .select()
    .from(vehicle)
    .where(and(eq(vehicle.id, id), inArray(vehicle.dealershipId, [...dealershipIds])))
  return found
}

type VehicleSelection = { ids?: readonly number[]; dealershipIds?: readonly number[]; batchSize?: number }

/**
 * In batches, by id. Take latestSeq first and follow the changes after it: a batch is as new as the moment it was read.
 */
export async function* loadVehicles(
  { orm }: Database,
  selection: VehicleSelection = {},
): AsyncGenerator<StockVehicle[]> {
  const { ids, dealershipIds, batchSize = 500 } = selection
  const chosen = and(ids && isAnyOf(vehicle.id, ids), dealershipIds && isAnyOf(vehicle.dealershipId, dealershipIds))
  let lastId = 0
  while (true) {
    const rows = await orm
      .select()
      .from(vehicle)
      .where(and(gt(vehicle.id, lastId), chosen))
      .orderBy(asc(vehicle.id))
      .limit(batchSize)
    if (rows.length > 0) yield await addChildren(orm, rows)
    if (rows.length < batchSize) return
    lastId = rows.at(-1)!.id
  }
}

/** A list as one parameter, however long it is. */
const isAnyOf = (column: PgColumn, values: readonly number[]): SQL =>
  sql`${column} = any(${sql.param(values)}::bigint[])`

const byVehicle = <T extends { vehicleId: number }>(children: T[]) => Map.groupBy(children, (child) => child.vehicleId)

async function addChildren(orm: Orm, rows: VehicleRow[]): Promise<StockVehicle[]> {
  const ids = rows.map((row) => row.id)
  const [image, video, hotspot] = [vehicleImage, vehicleVideo, vehicleHotspot]
  const [quote, price, gauge] = [vehicleLenderQuote, vehiclePrice, vehiclePriceGauge]
  const [images, videos, hotspots, lenderQuotes, prices, gauges, views] = await Promise.all([
    orm.select().from(image).where(isAnyOf(image.vehicleId, ids)).orderBy(image.position, image.id),
    orm.select().from(video).where(isAnyOf(video.vehicleId, ids)).orderBy(video.position, video.id),
    orm.select().from(hotspot).where(isAnyOf(hotspot.vehicleId, ids)).orderBy(hotspot.id),
    orm.select().from(quote).where(isAnyOf(quote.vehicleId, ids)).orderBy(quote.provider),
    orm.select().from(price).where(isAnyOf(price.vehicleId, ids)).orderBy(price.offeredFrom, price.id),
    orm.select().from(gauge).where(isAnyOf(gauge.vehicleId, ids)),
    orm.select().from(vehicleViews).where(isAnyOf(vehicleViews.vehicleId, ids)),
  ])
  const [imagesOf, videosOf, hotspotsOf] = [byVehicle(images), byVehicle(videos), byVehicle(hotspots)]
  const [quotesOf, pricesOf] = [byVehicle(lenderQuotes), byVehicle(prices)]
  const [gaugesOf, viewsOf] = [byVehicle(gauges), byVehicle(views)]
  return rows.map((row) => ({
    ...row,
    views: viewsOf.get(row.id)?.[0]?.views ?? 0,
    images: imagesOf.get(row.id) ?? [],
    videos: videosOf.get(row.id) ?? [],
    hotspots: hotspotsOf.get(row.id) ?? [],
    lenderQuotes: quotesOf.get(row.id) ?? [],
    prices: pricesOf.get(row.id) ?? [],
    priceGauge: gaugesOf.get(row.id)?.[0],
  }))
}

export type WrittenVehicle = { id: number; dealershipId: number; stocknum: string; inserted: boolean }

/** These keep their first value: a vehicle's address and identity outlive every later feed. */
const permanent = new Set(['id', 'dealership_id', 'stocknum', 'slug', 'created_at'])

/** Writes by (dealership, stock number). A vehicle whose content hash is unchanged is not touched nor answered. */
export async function upsertVehicles(orm: Orm, rows: readonly NewVehicle[]): Promise<WrittenVehicle[]> {
  const written = await insertRows(orm, vehicle, rows, {
    ending: (columns) => {
      const changed = columns.filter((column) => !permanent.has(column))
      const changes = [...changed.map((column) => `"${column}" = excluded."${column}"`), 'updated_at = now()']
      return sql`on conflict (dealership_id, stocknum) do update set ${sql.raw(changes.join(', '))}
        where excluded.content_hash is null or vehicle.content_hash is distinct from excluded.content_hash
        returning id, dealership_id, stocknum, xmax = 0 as inserted`
    },
  })
  return written.map((row) => ({
    id: Number(row.id),
    dealershipId: Number(row.dealership_id),
    stocknum: String(row.stocknum),
    inserted: row.inserted === true,
  }))
}

/** Forgets the content hash too, so that the next feed writes its own truth again. */
export async function updateVehicles(orm: Orm, ids: readonly number[], changes: Partial<NewVehicle>): Promise<void> {
  await orm
    .update(vehicle)
    .set({ ...changes, contentHash: null })
    .where(isAnyOf(vehicle.id, ids))
}

type ChildTable =
  | typeof vehicleImage
  | typeof vehicleVideo
  | typeof vehicleHotspot
  | typeof vehicleLenderQuote
  | typeof vehiclePriceGauge

/** Makes these rows the only ones of that kind the vehicles have. */
export async function replaceVehicleChildren<T extends ChildTable>(
  orm: Orm,
  table: T,
  vehicleIds: readonly number[],
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  await orm.delete(table).where(isAnyOf(table.vehicleId, vehicleIds))
  await insertRows(orm, table, rows)
}

/** Counted apart from the vehicle and added up in batches. */
export async function addVehicleViews(orm: Orm, counts: ReadonlyMap<number, number>): Promise<void> {
  if (counts.size === 0) return
  const known = await orm
    .select({ id: vehicle.id })
    .from(vehicle)
    .where(inArray(vehicle.id, [...counts.keys()]))
  const rows = known.map(({ id }) => ({ vehicleId: id, views: counts.get(id) ?? 0 }))
  await insertRows(orm, vehicleViews, rows, {
    ending: () => sql`on conflict (vehicle_id) do update set views = vehicle_views.views + excluded.views`,
  })
}

/** How many vehicles these dealerships have sold since a moment; one that came back into stock is not sold. */
export const countSoldSince = ({ orm }: Database, dealershipIds: readonly number[], since: Date): Promise<number> =>
  orm.$count(
    vehicle,
    and(inArray(vehicle.dealershipId, [...dealershipIds]), eq(vehicle.status, 'sold'), gte(vehicle.soldAt, since)),
  )
