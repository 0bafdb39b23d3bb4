import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Orm } from './database.ts'
import { type NewLenderQuote, writeLenderQuotes } from './lender-quotes.ts'
import { changeCounter, vehicle, vehicleHotspot, vehicleImage, vehicleVideo } from './schema.ts'
import type { VehicleStatus } from './value-sets.ts'
import type { NewVehicle, WrittenVehicle } from './vehicles.ts'
import { replaceVehicleChildren, upsertVehicles } from './vehicles.ts'

/** A vehicle to store; the distinct slug is for when another vehicle already has the plain one. */
export type ImportedVehicle = {
  columns: Omit<NewVehicle, 'id' | 'dealershipId' | 'slug' | 'contentHash'>
  slug: string
  distinctSlug: string
  /** Nothing leaves the pictures as they are. */
  images: readonly string[] | undefined
  /** A lender's figures; nothing leaves them as they are. */
  quote: Omit<NewLenderQuote, 'vehicleId'> | undefined
  /** Nor these, in their order. */
  videos: readonly ChildOf<typeof vehicleVideo, 'kind' | 'url'>[] | undefined
  hotspots: readonly ChildOf<typeof vehicleHotspot, 'area' | 'description' | 'positions'>[] | undefined
  contentHash: string
}

type ChildOf<Table extends { $inferSelect: object }, Columns extends keyof Table['$inferSelect']> = Pick<
  Table['$inferSelect'],
  Columns
>

/** What a feed compares itself with. */
export function listStockNumbers(orm: Orm, dealershipId: number) {
  const { id, stocknum, status, contentHash } = vehicle
  return orm.select({ id, stocknum, status, contentHash }).from(vehicle).where(eq(vehicle.dealershipId, dealershipId))
}

/** Inserts or updates by stock number and answers the vehicles written; one call is one batch of a transaction of its own. */
export async function writeImportedVehicles(
  orm: Orm,
  dealershipId: number,
  vehicles: readonly ImportedVehicle[],
): Promise<number[]> {
  // Every writer of vehicles takes this lock before its rows, so the slugs found free below stay free until commit.
  await orm.select().from(changeCounter).for('update')
  const taken = await takenSlugs(
    orm,
    vehicles.map(({ slug }) => slug),
  )
  const rows = vehicles.map(({ columns, slug, distinctSlug, contentHash }) => {
    const free = !taken.has(slug)
    taken.add(slug)
    return { ...columns, dealershipId, slug: free ? slug : distinctSlug, contentHash }
  })
  const written = await upsertVehicles(orm, rows)
  await writeImages(orm, written, new Map(vehicles.map(({ columns, images }) => [columns.stocknum, images])))
  const quoteOf = new Map(vehicles.map(({ columns, quote }) => [columns.stocknum, quote]))
  await writeLenderQuotes(
    orm,
    written.flatMap(({ id, stocknum }) => {
      const quote = quoteOf.get(stocknum)
      return quote ? [{ ...quote, vehicleId: id }] : []
    }),
  )
  await writeVideosAndHotspots(orm, written, vehicles)
  return written.map(({ id }) => id)
}

/** Few vehicles have any: those that changed are written anew. */
async function writeVideosAndHotspots(
  orm: Orm,
  written: readonly WrittenVehicle[],
  vehicles: readonly ImportedVehicle[],
): Promise<void> {
  const ids = new Map(written.map(({ stocknum, id }) => [stocknum, id]))
  const given = <Row>(read: (vehicle: ImportedVehicle) => readonly Row[] | undefined) =>
    vehicles.flatMap((each) => {
      const [vehicleId, rows] = [ids.get(each.columns.stocknum), read(each)]
      return vehicleId !== undefined && rows ? [{ vehicleId, rows }] : []
    })
  const [videos, hotspots] = [given((each) => each.videos), given((each) => each.hotspots)]
  await replaceVehicleChildren(
    orm,
    vehicleVideo,
    videos.map(({ vehicleId }) => vehicleId),
    videos.flatMap(({ vehicleId, rows }) => rows.map((row, position) => ({ vehicleId, ...row, position }))),
  )
  await replaceVehicleChildren(
    orm,
    vehicleHotspot,
    hotspots.map(({ vehicleId }) => vehicleId),
    hotspots.flatMap(({ vehicleId, rows }) => rows.map((row) => ({ vehicleId, ...row }))),
  )
}

async function takenSlugs(orm: Orm, slugs: string[]): Promise<Set<string>> {
  const found = await orm.select({ slug: vehicle.slug }).from(vehicle).where(inArray(vehicle.slug, slugs))
  return new Set(found.map(({ slug }) => slug))
}

/** Pictures that stay the same keep their rows, so a price change does not rewrite them. */
async function writeImages(
  orm: Orm,
  written: WrittenVehicle[],
  images: Map<string, readonly string[] | undefined>,
): Promise<void> {
  const given = written.flatMap(({ id, stocknum }) => {
    const urls = images.get(stocknum)
    return urls ? [{ id, urls }] : []
  })
  const { vehicleId, url, position } = vehicleImage
  const stored = await orm
    .select({ vehicleId, url })
    .from(vehicleImage)
    .where(
      inArray(
        vehicleId,
        given.map(({ id }) => id),
      ),
    )
    .orderBy(position)
  const storedOf = Map.groupBy(stored, (image) => image.vehicleId)
  const changed = given.filter(({ id, urls }) => {
    const before = storedOf.get(id) ?? []
    return before.length !== urls.length || before.some((image, at) => image.url !== urls[at])
  })
  const rows = changed.flatMap(({ id, urls }) => urls.map((each, at) => ({ vehicleId: id, url: each, position: at })))
  await replaceVehicleChildren(
    orm,
    vehicleImage,
    changed.map(({ id }) => id),
    rows,
  )
  await takeMainColours(
    orm,
    given.map(({ id }) => id),
  )
}

/** The main picture's colours are those of the same picture among the others; a new one has none yet. */
async function takeMainColours(orm: Orm, ids: number[]): Promise<void> {
  const colours = orm
    .select({ blur: vehicleImage.blur })
    .from(vehicleImage)
    .where(and(eq(vehicleImage.vehicleId, vehicle.id), eq(vehicleImage.url, vehicle.primaryImageUrl)))
    .limit(1)
  await orm
    .update(vehicle)
    .set({ primaryImageBlur: sql`(${colours})`, updatedAt: vehicle.updatedAt })
    .where(and(inArray(vehicle.id, ids), sql`${vehicle.primaryImageBlur} is distinct from (${colours})`))
}

const gone: VehicleStatus[] = ['sold', 'removed']

/** Missing from a full feed. Without its hash, the same row brings the vehicle back when it reappears. */
export async function removeMissingVehicles(orm: Orm, dealershipId: number, ids: readonly number[]): Promise<void> {
  await orm
    .update(vehicle)
    .set({ status: 'removed', contentHash: null })
    .where(and(eq(vehicle.dealershipId, dealershipId), inArray(vehicle.id, [...ids]), notInArray(vehicle.status, gone)))
}
