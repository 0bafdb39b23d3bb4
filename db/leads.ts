import { eq } from 'drizzle-orm'
import { lead } from './schema.ts'
import type { SiteAccess } from './site-access.ts'

/** A lead as it is stored: what forms, receipts and deliveries are made from. */
export type LeadRecord = typeof lead.$inferSelect
export type { LeadConsent } from './tables/lead.ts'

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
