import { and, asc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import type { Database, Orm } from './database.ts'
import { lenderQuotesOf } from './lender-quotes.ts'
import { address, dealership, location, vehicle, vehiclePrice } from './schema.ts'

// oxfmt-ignore
const columnNames = [
  'id', 'slug', 'stocknum', 'dealershipId', 'locationId', 'name', 'year', 'make', 'model', 'badge', 'series',
  'carType', 'itemType', 'status', 'soldAt', 'reserved', 'preorder', 'certified', 'tag', 'showOnDealerWebsite',
  'customRank', 'priceCents', 'priceType', 'subscriptionPriceCents', 'km', 'body', 'simpleBody', 'simpleFuel',
  'simpleTransmission', 'drive', 'seats', 'doors', 'engineSize', 'colour', 'city', 'state', 'filteredFeatures',
  'categories', 'sleeps', 'lengthMm', 'atmKg', 'tareKg', 'axles', 'offRoad', 'bunks', 'ensuite', 'learnerApproved',
  'seatHeightMm', 'gvmKg', 'payloadKg', 'towingKg', 'cab', 'rangeKm', 'batteryKwh', 'acKw', 'dcKw', 'batteryHealth',
  'primaryImageUrl', 'primaryImageBlur', 'photosCount', 'createdAt', 'updatedAt',
] as const

const vehicleColumns = getTableColumns(vehicle)
const columns = Object.fromEntries(columnNames.map((name) => [name, vehicleColumns[name]])) as Pick<
  typeof vehicleColumns,
  (typeof columnNames)[number]
>

/** What it was last offered at before, on the same terms. */
const previousPriceCents = sql<number | null>`(
  select ${vehiclePrice.priceCents} from ${vehiclePrice}
  where ${vehiclePrice.vehicleId} = ${vehicle.id} and ${vehiclePrice.offeredUntil} is not null
    and ${vehiclePrice.priceType} = ${vehicle.priceType}
  order by ${vehiclePrice.offeredFrom} desc limit 1)`.as('previous_price_cents')

/** Its pictures from all around; which they are is for its own page. */
const spinFrames = sql<number>`cardinality(${vehicle.spinImages})`.as('spin_frames')

const lenderQuotes = lenderQuotesOf(vehicle.id).as('lender_quotes')

/** A site may take money for it; who handles the money is for the checkout to know. */
const canCheckout = sql<boolean>`cardinality(${vehicle.paymentProcessors}) > 0`.as('can_checkout')

/** Where it stands and who sells it, in the words a shopper filters by, and how to ask there. */
const whereabouts = {
  dealershipName: dealership.name,
  locationName: location.name,
  locationVisible: location.visible,
  locationPhone: sql<string | null>`coalesce(${location.phone}, ${location.landlinePhone})`.as('location_phone'),
  addressId: location.addressId,
  lat: address.lat,
  long: address.long,
}

export type StockVehicle = Readonly<Pick<typeof vehicle.$inferSelect, keyof typeof columns>> & {
  readonly canCheckout: boolean
  readonly previousPriceCents: number | null
  readonly spinFrames: number
  /** What lenders ask, as JSON: most vehicles have none, and few are looked at. */
  readonly lenderQuotes: string | null
  readonly dealershipName: string
  readonly locationName: string | null
  readonly locationVisible: boolean | null
  readonly locationPhone: string | null
  readonly addressId: number | null
  readonly lat: number | null
  readonly long: number | null
}

const everyVehicle = (orm: Orm) =>
  orm
    .select({ ...columns, ...whereabouts, canCheckout, previousPriceCents, spinFrames, lenderQuotes })
    .from(vehicle)
    .innerJoin(dealership, eq(dealership.id, vehicle.dealershipId))
    .leftJoin(location, eq(location.id, vehicle.locationId))
    .leftJoin(address, eq(address.id, location.addressId))

/** How vehicles are read, for whoever keeps them longer than this program runs. */
export const stockStatement = ({ orm }: Database): string => everyVehicle(orm).toSQL().sql

/**
 * What a process keeps in memory of every vehicle, or of those with these ids; in batches, by id. Take latestSeq
 * first and follow the changes after it: a batch is as new as the moment it was read.
 */
export async function* loadStock(
  { orm }: Database,
  ids?: readonly number[],
  batchSize = 2_000,
): AsyncGenerator<StockVehicle[]> {
  let lastId = 0
  while (true) {
    const chosen = ids && sql`${vehicle.id} = any(${sql.param(ids)}::bigint[])`
    const rows = await everyVehicle(orm)
      .where(and(gt(vehicle.id, lastId), chosen))
      .orderBy(asc(vehicle.id))
      .limit(batchSize)
    yield rows
    if (rows.length < batchSize) return
    lastId = rows.at(-1)!.id
  }
}

/** The vehicles of these dealerships, for when what is said of all of them has changed. */
export async function vehicleIdsOf({ orm }: Database, dealershipIds: readonly number[]): Promise<number[]> {
  const rows = await orm
    .select({ id: vehicle.id })
    .from(vehicle)
    .where(inArray(vehicle.dealershipId, [...dealershipIds]))
  return rows.map((row) => row.id)
}
