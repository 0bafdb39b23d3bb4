import { findLead, type LeadRecord } from '#db/leads.ts'
import type { LocationRecord } from '#db/locations.ts'
import { findTestDrive, type TestDriveRecord } from '#db/test-drives.ts'
import { drivePath } from '../content/route-paths.ts'
import type { Ctx } from '../ctx.ts'
import { stateZone } from '../locations/state-zone.ts'
import { mainOrigin } from '../sites/main-origin.ts'
import { driveCalendar } from './drive-calendar.ts'
import { readDriveToken } from './drive-token.server.ts'

/** A booking with what it belongs to. */
export interface FoundDrive {
  readonly lead: LeadRecord
  readonly drive: TestDriveRecord
  /** Null where the dealer has closed the place since. */
  readonly location: LocationRecord | null
}

type FindCtx = Pick<Ctx, 'site' | 'db' | 'view' | 'linkKey'>

/** The booking that a link of this site opens; null for any other link. */
export async function findDrive(ctx: FindCtx, token: string): Promise<FoundDrive | null> {
  const leadId = readDriveToken(await ctx.linkKey(), ctx.site.id, token)
  if (leadId === null) return null
  const [lead, drive] = [await findLead(ctx.db, leadId), await findTestDrive(ctx.db, leadId)]
  if (!lead || !drive) return null
  const location = (await ctx.view.locations()).find(({ id }) => id === drive.locationId) ?? null
  return { lead, drive, location }
}

type CalendarCtx = FindCtx & Pick<Ctx, 'config' | 'stock' | 'origin' | 'isDemo'>

/** The booking that a link opens, for the shopper's calendar; null for any other link. */
export async function openDriveCalendar(
  ctx: CalendarCtx,
  token: string,
): Promise<{ text: string; isCancelled: boolean } | null> {
  const found = await findDrive(ctx, token)
  if (!found) return null
  const { lead, drive, location } = found
  const origin = mainOrigin(ctx)
  const facts = {
    lead,
    location,
    site: { slug: ctx.site.slug, name: ctx.site.name, origin, timeZone: stateZone(ctx.config.locale.defaultState) },
    dealership: null,
    vehicle: (lead.carId === null ? undefined : ctx.stock.ofDealerships(lead.carId)) ?? null,
    application: null,
    drive: { ...drive, url: `${origin}${drivePath(token)}` },
  }
  const from = ctx.config.contact.email ?? `website@${new URL(origin).hostname.replace(/^www\./, '')}`
  return { text: driveCalendar(facts, from), isCancelled: drive.status === 'cancelled' }
}
