import { addTestDrive, type TestDriveRecord } from '#db/test-drives.ts'
import type { LocationRecord } from '#db/locations.ts'
import type { SiteAccess } from '#db/site-access.ts'
import type { StockVehicle } from '#db/stock.ts'
import type { Ctx } from '../ctx.ts'
import { addLeadWork } from '../outbox/add-work.server.ts'
import { type Slot, slotNamed } from './day-slots.server.ts'
import { reminderAt } from './drive-times.ts'
import { canBeDriven } from './gone-vehicle.ts'
import { rulesAt, type SlotCtx, slotTaken } from './location-slots.server.ts'
import { SlotTakenError } from './slot-taken-error.ts'

/** A time at a location that is to be booked. */
export interface DriveWish {
  readonly location: LocationRecord
  readonly slot: Slot
  readonly vehicleId: number | null
  /** Whoever books a vehicle that others have reserved knows it. */
  readonly isReserved: boolean
}

/** What of a lead says that a time is to be booked. */
interface DriveLead {
  readonly form: string
  readonly locationId?: number | null
  readonly extra?: Readonly<Record<string, unknown>>
}

/**
 * Which time a lead books; null where it books none: another form, a place without hours, a time that is only wished for. A time
 * that there is not is refused like one that is taken.
 */
export async function wishedDrive(
  ctx: SlotCtx,
  lead: DriveLead,
  vehicle: StockVehicle | undefined,
): Promise<DriveWish | null> {
  const wish = await readWish(ctx, lead, vehicle)
  if (!wish) return null
  const slot = slotNamed(wish.slot, wish.location, wish.rules, ctx.clock())
  if (!slot) throw new SlotTakenError()
  return { ...wish, slot }
}

/** Tells whoever sent the lead that its time has gone, and which are free next. */
export async function driveTaken(
  ctx: SlotCtx,
  lead: DriveLead,
  vehicle: StockVehicle | undefined,
): Promise<SlotTakenError> {
  const wish = await readWish(ctx, lead, vehicle)
  return wish ? slotTaken(ctx, wish.location, wish) : new SlotTakenError()
}

async function readWish(ctx: SlotCtx, { form, locationId, extra }: DriveLead, vehicle: StockVehicle | undefined) {
  const slot = extra?.['slot']
  if (form !== 'test-drive' || typeof slot !== 'string') return null
  const location = (await ctx.view.locations()).find(({ id }) => id === locationId)
  const rules = location && rulesAt(ctx, location)
  if (!rules) return null
  const driven = vehicle && canBeDriven(vehicle) ? vehicle : null
  return { location, rules, slot, vehicleId: driven?.id ?? null, isReserved: driven?.reserved ?? false }
}

type BookingCtx = Pick<Ctx, 'serverConfig' | 'clock'>

/**
 * Books in the transaction it is given, with the reminder that follows; whoever comes second undoes all of it. The database counts
 * places, so it holds for all processes and for all sites that show the location.
 */
export async function bookTestDrive(
  ctx: BookingCtx,
  db: SiteAccess,
  lead: { readonly id: number; readonly email: string | null; readonly spamReasons: readonly string[] },
  { location, slot, vehicleId, isReserved }: DriveWish,
  version = 0,
): Promise<TestDriveRecord> {
  const { startsAt, endsAt } = slot
  const { id: locationId, timeZone } = location
  const now = ctx.clock()
  const row = {
    leadId: lead.id,
    locationId,
    vehicleId,
    startsAt,
    endsAt,
    timeZone,
    version,
    ...(isReserved && { vehicleGoneAt: now }),
    createdAt: now,
    updatedAt: now,
  }
  const booked = await addTestDrive(db, row, rulesAt(ctx, location)?.perSlot ?? 0)
  if (!booked) throw new SlotTakenError()
  const dueAt = reminderAt(booked, now)
  if (dueAt && writesTo(ctx, lead) && ctx.serverConfig.testDrives.reminders)
    await addLeadWork(db, [{ kind: 'test-drive.remind', payload: { leadId: lead.id, version }, dueAt }])
  return booked
}

/** Whoever fills in forms with strangers' addresses must not make us write to them. */
export const writesTo = (
  { serverConfig }: Pick<Ctx, 'serverConfig'>,
  { email, spamReasons }: { readonly email: string | null; readonly spamReasons: readonly string[] },
): boolean => serverConfig.leads.receipts && email !== null && spamReasons.length === 0
