import type { SiteAccess } from '#db/site-access.ts'
import { endTestDrive, findTestDrive, type TestDriveRecord } from '#db/test-drives.ts'
import { AppError } from '../app-error.ts'
import type { Ctx } from '../ctx.ts'
import { countSiteWrites } from '../write-limits.server.ts'
import { bookTestDrive } from './book-test-drive.server.ts'
import { slotNamed } from './day-slots.server.ts'
import { driveSlot } from './drive-times.ts'
import { findDrive, type FoundDrive } from './find-drive.server.ts'
import { rulesAt, slotTaken } from './location-slots.server.ts'
import { promiseNews } from './promise-news.server.ts'
import { isSlotTaken, SlotTakenError } from './slot-taken-error.ts'

type ChangeCtx = Pick<Ctx, 'site' | 'db' | 'view' | 'linkKey' | 'transaction' | 'serverConfig' | 'clock'>

/** What a shopper wants of their booking, and which version of it they saw. */
export type DriveChange =
  | { readonly what: 'move'; readonly version: number; readonly slot: string }
  | { readonly what: 'cancel'; readonly version: number }

/**
 * Moves or cancels a booking: the old time is given back, the new one taken, and everyone told, in one commit. Of two changes at
 * once one counts; the other is told that the booking has changed.
 */
export async function changeDrive(ctx: ChangeCtx, token: string, change: DriveChange): Promise<void> {
  const found = await findDrive(ctx, token)
  if (!found) throw new AppError('not_found', 'This link opens no test drive.')
  const { drive } = found
  if (isDone(drive, change)) return
  if (drive.version !== change.version || drive.status !== 'booked') throw changedMeanwhile()
  if (drive.startsAt <= ctx.clock()) throw new AppError('conflict', 'This test drive is over.')
  if (change.what === 'cancel') return cancel(ctx, found)
  await move(ctx, found, change.slot).catch(async (error: unknown) => {
    if (!isSlotTaken(error) || !found.location) throw error
    throw await slotTaken(ctx, found.location, { slot: change.slot, vehicleId: drive.vehicleId })
  })
}

/** Sent twice, or chosen again: it is so already. */
const isDone = (drive: TestDriveRecord, change: DriveChange): boolean =>
  change.what === 'cancel'
    ? drive.status === 'cancelled'
    : drive.status === 'booked' && driveSlot(drive) === change.slot

const changedMeanwhile = () =>
  new AppError('conflict', 'This test drive was changed meanwhile. Here it is as it stands now.')

/**
 * Counts the change; the count is one row, so that changes of one booking come here one after the other, and the second finds what
 * the first did.
 */
async function beginChange({ clock }: ChangeCtx, db: SiteAccess, { lead, drive }: FoundDrive): Promise<void> {
  await countSiteWrites({ db, clock }, [{ name: 'change-test-drive', who: String(lead.id) }])
  const now = await findTestDrive(db, lead.id)
  if (now?.version !== drive.version) throw changedMeanwhile()
}

async function cancel(ctx: ChangeCtx, found: FoundDrive): Promise<void> {
  const { lead, drive } = found
  const version = drive.version + 1
  await ctx.transaction(async (db) => {
    await beginChange(ctx, db, found)
    await endTestDrive(db, drive.id, { status: 'cancelled', version })
    await promiseNews(ctx, db, lead, { version, news: 'cancelled' })
  })
}

async function move(ctx: ChangeCtx, found: FoundDrive, wanted: string): Promise<void> {
  const { lead, drive, location } = found
  const rules = location && rulesAt(ctx, location)
  const slot = rules && slotNamed(wanted, location, rules, ctx.clock())
  if (!slot) throw new SlotTakenError()
  // Of a vehicle that has gone they have been told.
  const vehicleId = drive.vehicleGoneAt === null ? drive.vehicleId : null
  const version = drive.version + 1
  await ctx.transaction(async (db) => {
    await beginChange(ctx, db, found)
    // Taken before the old one is given back: two who want each other's would else wait for each other.
    await bookTestDrive(ctx, db, lead, { location, slot, vehicleId, isReserved: false }, version)
    await endTestDrive(db, drive.id, { status: 'moved' })
    await promiseNews(ctx, db, lead, { version, news: 'moved' })
  })
}
