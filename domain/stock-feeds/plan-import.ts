import type { VehicleStatus } from '#db/value-sets.ts'
import { AppError } from '#domain/app-error.ts'
import type { CollectedFeed, FeedWarning } from './collect-feed.ts'

/** What is stored of a vehicle, as far as an import has to know it. */
export type StoredVehicle = { id: number; stocknum: string; contentHash: string | null; status: VehicleStatus }

export type ImportRules = { full: boolean; confirmRemovals: boolean; maxRemovalShare: number }

/** What an import is going to write. */
export type ImportPlan = {
  inserts: CollectedFeed['vehicles']
  updates: (CollectedFeed['vehicles'][number] & { before: VehicleStatus })[]
  unchanged: number
  removals: number[]
  warnings: FeedWarning[]
}

/** Compares a feed with the stored stock; refuses a full feed that would take too much of it off the site. */
export function planImport(feed: CollectedFeed, stored: readonly StoredVehicle[], rules: ImportRules): ImportPlan {
  const removed = rules.full ? planRemovals(feed, stored, rules) : { removals: [], warnings: [] }
  const plan: ImportPlan = { inserts: [], updates: [], unchanged: 0, ...removed }
  const storedOf = new Map(stored.map((vehicle) => [vehicle.stocknum, vehicle]))
  for (const vehicle of feed.vehicles) {
    const before = storedOf.get(vehicle.columns.stocknum)
    if (!before) plan.inserts.push(vehicle)
    else if (before.contentHash !== vehicle.contentHash) plan.updates.push({ ...vehicle, before: before.status })
    else plan.unchanged++
  }
  return plan
}

function planRemovals(
  feed: CollectedFeed,
  stored: readonly StoredVehicle[],
  { confirmRemovals, maxRemovalShare }: ImportRules,
): Pick<ImportPlan, 'removals' | 'warnings'> {
  const live = stored.filter(({ status }) => status !== 'sold' && status !== 'removed')
  const missing = live.filter((vehicle) => !feed.stocknums.has(vehicle.stocknum))
  const removals = missing.map((vehicle) => vehicle.id)
  if (confirmRemovals) return { removals, warnings: [] }
  if (feed.read === 0) {
    throw new AppError(
      'conflict',
      `The full feed holds no vehicles; all ${live.length} in stock would leave it. ` +
        'Nothing was written. Send the whole feed, or confirm with --confirm-removals.',
    )
  }
  if (missing.length > live.length * maxRemovalShare) {
    throw new AppError(
      'conflict',
      `The full feed lacks ${missing.length} of the ${live.length} vehicles in stock ` +
        `(${percent(missing.length / live.length)}, allowed ${percent(maxRemovalShare)}). ` +
        'Nothing was written. Send the whole feed, or confirm with --confirm-removals.',
    )
  }
  if (missing.length > 0 && feed.unidentifiedRows > 0) {
    return { removals: [], warnings: [heldBack(missing.length, feed.unidentifiedRows)] }
  }
  return { removals, warnings: [] }
}

/** A row without a stock number may be any of the missing vehicles. */
const heldBack = (missing: number, rows: number): FeedWarning => ({
  field: 'stocknum',
  message:
    `the stock number of ${rows} refused ${rows === 1 ? 'row' : 'rows'} could not be read, so ${missing} missing ` +
    `${missing === 1 ? 'vehicle was' : 'vehicles were'} kept in stock. Correct the file and run it again.`,
})

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`
