import type { Database } from '#db/database.ts'
import { loadLocations } from '#db/locations.ts'
import type { ImportedVehicle } from '#db/stock-import.ts'
import {
  findDealershipId,
  listStockNumbers,
  removeMissingVehicles,
  withImportLock,
  writeImportedVehicles,
} from '#db/stock-import.ts'
import type { VehicleStatus } from '#db/value-sets.ts'
import { AppError } from '#domain/app-error.ts'
import type { FeedWarning } from './collect-feed.ts'
import { collectFeed } from './collect-feed.ts'
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
  /** The dealership's slug. */
  dealership: string
  format: FeedFormat
  input: FeedInput
  now: Date
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

/** Brings a dealership's stock in line with a feed. Running it again, or after a crash, ends in the same stock. */
export async function importStock({ db }: { db: Database }, options: ImportOptions): Promise<ImportReport> {
  const { dealership, format, input, now } = options
  const dealershipId = await findDealershipId(db.orm, dealership)
  if (dealershipId === undefined) {
    const message = `There is no dealership "${dealership}".`
    throw new AppError('not_found', message, [{ field: 'dealership', message }])
  }
  const locations = feedLocations(await loadLocations(db, { dealershipIds: [dealershipId] }))
  const chunks = decodeFeed(input)
  const records = format === 'csv' ? readCsvFeed(chunks, requiredFieldNames) : readJsonFeed(chunks)
  const feed = await collectFeed(records, locations, now)

  const lock = await withImportLock(db, dealershipId, async () => {
    const plan = planImport(feed, await listStockNumbers(db.orm, dealershipId), options)
    await writePlan(db, dealershipId, plan, now)
    return plan
  })
  if (!lock.held) {
    throw new AppError(
      'conflict',
      `Another import into "${dealership}" is running. Wait for it to end, then run this one again.`,
    )
  }
  const { inserts, updates, unchanged, removals, warnings } = lock.result
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

async function writePlan(db: Database, dealershipId: number, plan: ImportPlan, now: Date): Promise<void> {
  const rows = [
    ...plan.inserts.map((vehicle) => importedVehicle(vehicle, dealershipId, now)),
    ...plan.updates.map((vehicle) => importedVehicle(vehicle, dealershipId, now, vehicle.before)),
  ]
  // One batch after the other: a second one would only wait with its transaction open.
  for (const batch of batches(rows)) {
    await db.transaction((orm) => writeImportedVehicles(orm, dealershipId, batch))
  }
  for (const ids of batches(plan.removals)) {
    await db.transaction((orm) => removeMissingVehicles(orm, dealershipId, ids))
  }
}

/** A vehicle that is and was sold keeps the day of its sale. */
function importedVehicle(
  { columns, images, slug, contentHash }: ImportPlan['inserts'][number],
  dealershipId: number,
  now: Date,
  before?: VehicleStatus,
): ImportedVehicle {
  const soldAt = before === 'sold' && columns.sold ? {} : { soldAt: columns.sold ? now : null }
  return {
    columns: { ...columns, ...soldAt },
    images,
    slug,
    distinctSlug: distinctSlug(slug, dealershipId, columns.stocknum),
    contentHash,
  }
}

function* batches<T>(items: readonly T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += BATCH) yield items.slice(at, at + BATCH)
}
