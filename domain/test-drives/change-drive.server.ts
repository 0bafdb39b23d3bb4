import { endTestDrive, type TestDriveRecord } from '#db/test-drives.ts'
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

async function cancel(ctx: ChangeCtx, { lead, drive }: FoundDrive): Promise<void> {
  await ctx.transaction(async (db) => {
    await countSiteWrites({ db, clock: ctx.clock }, [{ name: 'change-test-drive', who: String(lead.id) }])
    const ended = await endTestDrive(db, drive, { status: 'cancelled', version: drive.version + 1 })
    if (!ended) throw changedMeanwhile()
    await promiseNews(ctx, db, lead, { version: ended.version, news: 'cancelled' })
  })
}

async function move(ctx: ChangeCtx, { lead, drive, location }: FoundDrive, wanted: string): Promise<void> {
  const rules = location && rulesAt(ctx, location)
  const slot = rules && slotNamed(wanted, location, rules, ctx.clock())
  if (!slot) throw new SlotTakenError()
  await ctx.transaction(async (db) => {
    await countSiteWrites({ db, clock: ctx.clock }, [{ name: 'change-test-drive', who: String(lead.id) }])
    // First: whoever moves it at the same time waits here, and then finds it moved.
    if (!(await endTestDrive(db, drive, { status: 'moved' }))) throw changedMeanwhile()
    // Of a vehicle that has gone they have been told.
    const vehicleId = drive.vehicleGoneAt === null ? drive.vehicleId : null
    const moved = await bookTestDrive(
      ctx,
      db,
      lead,
      { location, slot, vehicleId, isReserved: false },
      drive.version + 1,
    )
    await promiseNews(ctx, db, lead, { version: moved.version, news: 'moved' })
  })
}
