import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Database, Orm } from './database.ts'
import { changeCounter, dealership, vehicle, vehicleImage } from './schema.ts'
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
  contentHash: string
}

export async function findDealershipId(orm: Orm, slug: string): Promise<number | undefined> {
  const [found] = await orm.select({ id: dealership.id }).from(dealership).where(eq(dealership.slug, slug))
  return found?.id
}

/** What a feed compares itself with. */
export function listStockNumbers(orm: Orm, dealershipId: number) {
  const { id, stocknum, status, contentHash } = vehicle
  return orm.select({ id, stocknum, status, contentHash }).from(vehicle).where(eq(vehicle.dealershipId, dealershipId))
}

/** Inserts or updates by stock number; one call is one batch of a transaction of its own. */
export async function writeImportedVehicles(
  orm: Orm,
  dealershipId: number,
  vehicles: readonly ImportedVehicle[],
): Promise<void> {
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
}

const gone: VehicleStatus[] = ['sold', 'removed']

/** Missing from a full feed. Without its hash, the same row brings the vehicle back when it reappears. */
export async function removeMissingVehicles(orm: Orm, dealershipId: number, ids: readonly number[]): Promise<void> {
  await orm
    .update(vehicle)
    .set({ status: 'removed', contentHash: null })
    .where(and(eq(vehicle.dealershipId, dealershipId), inArray(vehicle.id, [...ids]), notInArray(vehicle.status, gone)))
}

/** The outcome of work that only one import of a dealership may do at a time. */
export type Locked<T> = { held: true; result: T } | { held: false }

type Imports = { dealershipIds: Set<number>; last: Promise<unknown> }

const importsOn = new WeakMap<Database, Imports>()

/** Runs the work while no other import of the dealership runs, in this process or another; does not wait for one. */
export async function withImportLock<T>(
  db: Database,
  dealershipId: number,
  work: () => Promise<T>,
): Promise<Locked<T>> {
  const imports = importsOn.get(db) ?? { dealershipIds: new Set<number>(), last: Promise.resolve() }
  importsOn.set(db, imports)
  if (imports.dealershipIds.has(dealershipId)) return { held: false }
  imports.dealershipIds.add(dealershipId)
  try {
    // The embedded database has one process and one session, where a lock of its own would always be granted.
    if (db.kind === 'embedded') return { held: true, result: await work() }
    return await inTurn(imports, () => lockOnServer(db, dealershipId, work))
  } finally {
    imports.dealershipIds.delete(dealershipId)
  }
}

/** The lock has a transaction of its own beside those of the work: whatever ends the import ends the lock. */
function lockOnServer<T>(db: Database, dealershipId: number, work: () => Promise<T>): Promise<Locked<T>> {
  return db.transaction(async (orm) => {
    await orm.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    const { rows } = await orm.execute<{ held: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('stock-import', ${dealershipId}::bigint)) as held`,
    )
    return rows[0]?.held ? { held: true, result: await work() } : { held: false }
  })
}

/** One at a time: many that each hold a connection and wait for a second one would wait for ever. */
function inTurn<T>(imports: Imports, work: () => Promise<T>): Promise<T> {
  const result = imports.last.then(work)
  imports.last = result.catch(() => {})
  return result
}
