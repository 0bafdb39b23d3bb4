import { eq } from 'drizzle-orm'
import { event, lead } from './schema.ts'
import type { SiteAccess } from './site-access.ts'

/** A lead as it is stored: what forms, receipts and deliveries are made from. */
export type LeadRecord = typeof lead.$inferSelect
export type { LeadConsent } from './tables/lead.ts'

export type NewLead = Omit<typeof lead.$inferInsert, 'siteId' | 'id'>

/** Stores a lead of the site; null where its token or its reference is taken. */
export async function addLead(db: SiteAccess, row: NewLead): Promise<LeadRecord | null> {
  const [stored] = await db.insert(lead, [row], { skipExisting: true })
  return stored ?? null
}

/** The site's lead that was sent under this token. */
export async function findLeadByToken(db: SiteAccess, clientToken: string): Promise<LeadRecord | undefined> {
  const [found] = await db.select(lead, { where: eq(lead.clientToken, clientToken), limit: 1 })
  return found
}

/** The site's lead with this number, for whoever delivers it. */
export async function findLead(db: SiteAccess, id: number): Promise<LeadRecord | undefined> {
  const [found] = await db.select(lead, { where: eq(lead.id, id), limit: 1 })
  return found
}

type LeadEvent = Pick<typeof event.$inferInsert, 'eventId' | 'at' | 'path' | 'vehicleId' | 'properties'>

/** Counts a lead in the transaction that stores it: it is counted as often as it is stored. */
export async function addLeadEvent(db: SiteAccess, row: LeadEvent & { key: string }): Promise<void> {
  await db.insert(event, [row], { skipExisting: true })
}
