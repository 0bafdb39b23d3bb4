import type { Orm } from '#db/database.ts'
import { findDealershipId } from '#db/dealerships.ts'
import { loadLocations } from '#db/locations.ts'
import type { ImportedVehicle } from '#db/stock-import.ts'
import { listStockNumbers, removeMissingVehicles, writeImportedVehicles } from '#db/stock-import.ts'
import type { VehicleStatus } from '#db/value-sets.ts'
import { type HeldLock, releaseLock, renewLock, takeLock } from '#db/work-lock.ts'
import { AppError } from '../app-error.ts'
import { isOwnPicture } from '../media/picture-address.ts'
import { addWork } from '../outbox/add-work.server.ts'
import type { PlatformCtx } from '../platform-ctx.ts'
import { type CollectedFeed, collectFeed, type FeedWarning } from './collect-feed.ts'
import type { FeedInput } from './decode-feed.ts'
import { decodeFeed } from './decode-feed.ts'
import { feedLocations } from './feed-locations.ts'
import type { FeedProblem } from './feed-problem.ts'
import { requiredFieldNames } from './feed-row.ts'
import type { ImportPlan, ImportRules } from './plan-import.ts'
import { planImport } from './plan-import.ts'
import { readCsvFeed } from './read-csv-feed.ts'
import { readJsonFeed } from './read-json-feed.ts'
import { distinctSlug } from './vehicle-slug.ts'

export const feedFormats = ['csv', 'json'] as const
export type FeedFormat = (typeof feedFormats)[number]

export type ImportOptions = ImportRules & {
  /** The dealership, by its slug or its id. */
  dealership: string | number
  format: FeedFormat
  input: FeedInput
}

export type ImportReport = {
  read: number
  inserted: number
  updated: number
  unchanged: number
  removed: number
  refusedRows: number
  refused: FeedProblem[]
  warnings: FeedWarning[]
}

// Short transactions: every writer of the platform waits for the one that is open.
const BATCH = 500
/** How long an import that died keeps others away. Every batch begins the time anew. */
const lockSeconds = 30

/** Brings a dealership's stock in line with a feed. Running it again, or after a crash, ends in the same stock. */
export async function importStock(ctx: PlatformCtx, options: ImportOptions): Promise<ImportReport> {
  const { dealership, format, input } = options
  const dealershipId = typeof dealership === 'number' ? dealership : await findDealershipId(ctx.db, dealership)
  if (dealershipId === undefined) {
    const message = `There is no dealership "${dealership}".`
    throw new AppError('not_found', message, [{ field: 'dealership', message }])
  }
  const locations = feedLocations(await loadLocations({ orm: ctx.db }, { dealershipIds: [dealershipId] }))
  const chunks = decodeFeed(input)
  const records = format === 'csv' ? readCsvFeed(chunks, requiredFieldNames) : readJsonFeed(chunks)
  const feed = await collectFeed(records, locations, ctx.clock())

  const lock = await takeLock(ctx.db, `stock-import:${dealershipId}`, lockSeconds)
  if (!lock) throw busy(dealership)
  const plan = await planAndWrite(ctx, feed, { ...options, dealershipId, lock }).finally(() =>
    releaseLock(ctx.db, lock),
  )
  const { inserts, updates, unchanged, removals, warnings } = plan
  return {
    read: feed.read,
    inserted: inserts.length,
    updated: updates.length,
    unchanged,
    removed: removals.length,
    refusedRows: feed.refusedRows,
    refused: feed.refused,
    warnings: [...feed.warnings, ...warnings],
  }
}

const busy = (dealership: string | number): AppError =>
  new AppError(
    'conflict',
    `Another import into ${typeof dealership === 'number' ? 'this dealership' : `"${dealership}"`} is running. Wait for it to end, then run this one again.`,
  )

type Running = ImportOptions & { dealershipId: number; lock: HeldLock }

async function planAndWrite(ctx: PlatformCtx, feed: CollectedFeed, running: Running): Promise<ImportPlan> {
  const plan = planImport(feed, await listStockNumbers(ctx.db, running.dealershipId), running)
  await writePlan(ctx, running, plan)
  return plan
}

async function writePlan(
  ctx: PlatformCtx,
  { dealership, dealershipId, lock }: Running,
  plan: ImportPlan,
): Promise<void> {
  const now = ctx.clock()
  const rows = [
    ...plan.inserts.map((vehicle) => importedVehicle(vehicle, dealershipId, now)),
    ...plan.updates.map((vehicle) => importedVehicle(vehicle, dealershipId, now, vehicle.before)),
  ]
  const whileLocked = (work: (db: Orm) => Promise<void>) =>
    ctx.transaction(async (db) => {
      if (!(await renewLock(db, lock))) throw busy(dealership)
      await work(db)
    })
  // One batch after the other: a second one would only wait with its transaction open.
  for (const batch of batches(rows)) {
    await whileLocked(async (db) => {
      const vehicleIds = await writeImportedVehicles(db, dealershipId, batch)
      const hasPictures = batch.some(({ images }) => images?.some(isOwnPicture))
      if (hasPictures && vehicleIds.length > 0) await addWork(db, { kind: 'picture-colours', payload: { vehicleIds } })
    })
  }
  for (const ids of batches(plan.removals)) {
    await whileLocked((db) => removeMissingVehicles(db, dealershipId, ids))
  }
}

/** A vehicle that is and was sold keeps the day of its sale. */
function importedVehicle(
  { columns, images, videos, hotspots, quote, slug, contentHash }: ImportPlan['inserts'][number],
  dealershipId: number,
  now: Date,
  before?: VehicleStatus,
): ImportedVehicle {
  const soldAt = before === 'sold' && columns.sold ? {} : { soldAt: columns.sold ? now : null }
  return {
    columns: { ...columns, ...soldAt },
    images,
    quote,
    videos,
    hotspots,
    slug,
    distinctSlug: distinctSlug(slug, dealershipId, columns.stocknum),
    contentHash,
  }
}

function* batches<T>(items: readonly T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += BATCH) yield items.slice(at, at + BATCH)
}
