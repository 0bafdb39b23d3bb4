import { findLeadByToken, type LeadRecord } from '#db/leads.ts'
import { findTestDrive } from '#db/test-drives.ts'
import { builtPath } from '../content/built-paths.ts'
import { driveCalendarPath, drivePath } from '../content/route-paths.ts'
import type { Ctx } from '../ctx.ts'
import { listLocations, type LocationCard } from '../locations/list-locations.server.ts'
import { allStockPath } from '../listings/stock-paths.ts'
import { driveWords } from '../test-drives/drive-times.ts'
import { driveToken } from '../test-drives/drive-token.server.ts'
import { answerTime } from './answer-time.ts'

export type SuccessView = NonNullable<Awaited<ReturnType<typeof openSuccess>>>

type SuccessCtx = Pick<Ctx, 'places' | 'db' | 'view' | 'stock' | 'config' | 'clock' | 'fresh' | 'site' | 'linkKey'>

/** What a shopper is told once their lead is stored; null where there is none under this id. It names nobody who wrote it. */
export async function openSuccess(ctx: SuccessCtx, leadId: string) {
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(leadId)) return null
  const lead = await findLeadByToken(ctx.db, leadId.toLowerCase())
  if (!lead) return null
  const place = await placeOf(ctx, lead)
  const vehicle = lead.carId === null ? undefined : ctx.stock.ofDealerships(lead.carId)
  const isShown = vehicle !== undefined && (await ctx.stock.has(vehicle.id))
  return {
    reference: lead.reference,
    category: lead.category,
    who: place?.name ?? ctx.site.name,
    answers: answerTime(place?.open ?? null),
    place,
    vehicle: vehicle && isShown ? { name: vehicle.name, href: `/cars/${vehicle.slug}` } : null,
    drive: await bookedDrive(ctx, lead),
    meanwhile: meanwhile(ctx, lead),
  }
}

/** The time that was booked, for the calendar, and where to change it; null where none was. */
async function bookedDrive(ctx: SuccessCtx, { id, form }: LeadRecord) {
  const drive = form === 'test-drive' ? await findTestDrive(ctx.db, id) : undefined
  if (!drive) return null
  const token = driveToken(await ctx.linkKey(), ctx.site.id, id)
  return {
    when: driveWords(drive),
    isCancelled: drive.status === 'cancelled',
    calendarHref: driveCalendarPath(token),
    manageHref: drivePath(token),
  }
}

type Place = Pick<LocationCard, 'name' | 'address' | 'mapHref' | 'phone' | 'open'>

async function placeOf(ctx: SuccessCtx, { locationId }: LeadRecord): Promise<Place | null> {
  const found = (await listLocations(ctx)).find(({ id }) => id === locationId)
  if (!found) return null
  const { name, address, mapHref, phone, open } = found
  return { name, address, mapHref, phone: phone ?? ctx.config.contact.phones.main, open }
}

/** What can be done until the answer comes: not what was just done. */
function meanwhile({ config }: SuccessCtx, { form }: LeadRecord): { label: string; href: string }[] {
  const isSelling = form === 'trade-in' || form === 'sell-your-car'
  const links = [
    { label: 'Value your trade-in', href: isSelling ? null : builtPath(config, '/trade-in') },
    { label: 'Look at finance', href: form === 'finance-enquiry' ? null : builtPath(config, config.finance.link) },
    { label: 'See all our stock', href: allStockPath },
  ]
  return links.flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]))
}
