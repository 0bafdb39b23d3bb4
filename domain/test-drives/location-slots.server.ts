import { configFor } from '#config/site/config-for.ts'
import type { LocationRecord } from '#db/locations.ts'
import type { Ctx } from '../ctx.ts'
import { type DriveRules, freeDays, hasHours } from './day-slots.server.ts'
import { nextFree, type SlotDay } from './slot-days.ts'
import { SlotTakenError } from './slot-taken-error.ts'

export type SlotCtx = Pick<Ctx, 'serverConfig' | 'view' | 'clock'>

interface Wanted {
  readonly vehicleId: number | null
  readonly date?: string
}

/** What holds for test drives at a location; null where none are booked online there. */
export function rulesAt({ serverConfig }: Pick<Ctx, 'serverConfig'>, location: LocationRecord): DriveRules | null {
  const { testDrives } = configFor(serverConfig, { location: location.id, address: location.addressId })
  const { bookOnline, slotMinutes, perSlot, noticeMinutes, daysAhead } = testDrives
  return bookOnline && hasHours(location) ? { slotMinutes, perSlot, noticeMinutes, daysAhead } : null
}

/** The days that can be booked at a location, with what is free; null where test drives are not booked online. */
export async function listSlots(
  ctx: SlotCtx,
  location: LocationRecord,
  { vehicleId, date }: Wanted,
): Promise<SlotDay[] | null> {
  const rules = rulesAt(ctx, location)
  if (!rules) return null
  const now = ctx.clock()
  const until = new Date(now.getTime() + (rules.daysAhead + 2) * dayMs)
  const taken = await ctx.view.takenSlots({ locationId: location.id, from: now, to: until })
  return freeDays(location, rules, taken, { now, vehicleId, ...(date !== undefined && { date }) })
}

const offeredNext = 12

/** Says that a time has gone, with the next ones that are free. */
export async function slotTaken(
  ctx: SlotCtx,
  location: LocationRecord,
  { slot, vehicleId }: { slot: string; vehicleId: number | null },
): Promise<SlotTakenError> {
  const days = (await listSlots(ctx, location, { vehicleId })) ?? []
  return new SlotTakenError(nextFree(days, slot, offeredNext))
}

const dayMs = 86_400_000
