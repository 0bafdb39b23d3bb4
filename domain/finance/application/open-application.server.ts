import { createHmac } from 'node:crypto'
import { addOpening, type ApplicationRecord, findApplication, listOpenings } from '#db/finance-applications.ts'
import { findLead, type LeadRecord } from '#db/leads.ts'
import { AppError } from '../../app-error.ts'
import type { Ctx } from '../../ctx.ts'
import { formatDate, dayAndTime } from '../../formats/date.ts'
import { shopperLines } from '../../leads/delivery/lead-lines.ts'
import { stateZone } from '../../locations/state-zone.ts'
import { addLeadWork } from '../../outbox/add-work.server.ts'
import { countSiteWrites } from '../../write-limits.server.ts'
import { readApplicationLink } from './application-token.server.ts'
import { answerGroups } from './open-steps.ts'
import { openContents } from './sealed-contents.server.ts'

type StaffCtx = Pick<
  Ctx,
  'site' | 'config' | 'db' | 'transaction' | 'sealing' | 'linkKey' | 'clock' | 'address' | 'stock'
>

/** What a staff member's link shows before anything is opened: of whom nothing is said. Null for any other link. */
export async function coverOf(ctx: StaffCtx, link: string) {
  const found = await findSent(ctx, link)
  if (!found) return null
  const { lead, until, isOver } = found
  const zone = zoneOf(ctx)
  const openings = await listOpenings(ctx.db, lead.id, 10)
  return {
    reference: lead.reference,
    isOver,
    until: dayAndTime(until, zone),
    openings: openings.map(({ id, openedAt }) => ({ id, when: dayAndTime(openedAt, zone) })),
  }
}

/** Opens an application for staff: first it is noted who did, then it is shown. Programs that follow links in mails open nothing. */
export async function openApplication(ctx: StaffCtx, link: string) {
  const found = await findSent(ctx, link)
  if (!found || found.isOver) throw new AppError('not_found', 'This link opens no application any more.')
  const { row, lead } = found
  const contents = openContents(ctx.sealing, row)
  const addressHash = await hashOfAddress(ctx)
  await ctx.transaction((db) => addOpening(db, { leadId: lead.id, openedAt: ctx.clock(), addressHash }))
  const vehicle = contents.carId === null ? undefined : ctx.stock.ofDealerships(contents.carId)
  const removedAt = row.sentAt!.getTime() + ctx.config.financeApplications.keptDays * 24 * 3_600_000
  return {
    contact: shopperLines({ lead }).map(({ label, value }) => ({ label, value })),
    vehicle: vehicle?.name ?? null,
    groups: answerGroups(contents.answers),
    consents: contents.consents.map(({ text, at }) => ({ text, at: dayAndTime(new Date(at), zoneOf(ctx)) })),
    sent: dayAndTime(row.sentAt!, zoneOf(ctx)),
    removedOn: formatDate(new Date(removedAt), zoneOf(ctx)),
  }
}

/** Has staff sent a new link, to the addresses leads go to: whoever else holds an old one gets nothing by it. */
export async function renewLink(ctx: StaffCtx, link: string): Promise<void> {
  const found = await findSent(ctx, link)
  if (!found) throw new AppError('not_found', 'This link opens no application.')
  const { id: leadId } = found.lead
  await ctx.transaction(async (db) => {
    await countSiteWrites({ db, clock: ctx.clock }, [{ name: 'renew-application-link', who: String(leadId) }])
    await addLeadWork(db, [{ kind: 'finance-application.renew', payload: { leadId } }])
  })
}

interface Found {
  readonly row: ApplicationRecord
  readonly lead: LeadRecord
  readonly until: Date
  readonly isOver: boolean
}

async function findSent({ site, db, sealing, clock }: StaffCtx, link: string): Promise<Found | null> {
  const named = readApplicationLink(sealing, 'staff', { siteId: site.id, link, now: clock() })
  const row = named ? await findApplication(db, named.token) : undefined
  const lead = row && row.leadId !== null ? await findLead(db, row.leadId) : undefined
  return named && row && lead ? { row, lead, until: named.until, isOver: named.isOver } : null
}

const zoneOf = ({ config }: Pick<StaffCtx, 'config'>): string => stateZone(config.locale.defaultState)

/** Under a key: there are so few addresses that a plain hash would name each. */
async function hashOfAddress({ linkKey, address }: StaffCtx): Promise<string> {
  const key = (await linkKey()).reveal()
  return createHmac('sha256', key).update(`address:${address}`).digest('base64url').slice(0, 22)
}
