import { addPlatformWork, addWork as addSiteWork } from '#db/outbox.ts'
import type { Orm } from '#db/database.ts'
import type { SiteAccess } from '#db/site-access.ts'
import { type KindName, kinds, type PayloadOf } from './kinds.ts'

interface Work<K extends KindName> {
  kind: K
  payload: PayloadOf<K>
  /** At once unless told. */
  dueAt?: Date
}

/** Work of a lead, of any of its kinds. */
type LeadWork = { [K in KindName]: PayloadOf<K> extends { leadId: number } ? Work<K> : never }[KindName]

/**
 * Promises work in the transaction it is given: it is done after that commits, at least once, and not at all if it does
 * not. What the kind's schema refuses is refused now, not at the first attempt.
 */
export async function addWork<K extends KindName>(
  db: SiteAccess | Orm,
  { kind, payload, dueAt }: Work<K>,
): Promise<void> {
  const work = { kind, payload: kinds[kind].payload.parse(payload) as Record<string, unknown>, ...(dueAt && { dueAt }) }
  await ('siteId' in db ? addSiteWork(db, work) : addPlatformWork(db, work))
}

/** Promises all that must follow a lead, in one statement of the transaction that stores it. */
export async function addLeadWork(db: SiteAccess, works: readonly LeadWork[]): Promise<void> {
  const rows = works.map(({ kind, payload, dueAt }) => ({
    kind,
    ...(dueAt && { dueAt }),
    payload: kinds[kind].payload.parse(payload) as Record<string, unknown>,
    leadId: payload.leadId,
  }))
  await addSiteWork(db, ...rows)
}
