import { and, desc, eq, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Orm } from './database.ts'
import { applicationOpening, financeApplication } from './schema.ts'
import type { SiteAccess } from './site-access.ts'

export type ApplicationRecord = typeof financeApplication.$inferSelect
export type OpeningRecord = typeof applicationOpening.$inferSelect
type Sealed = Pick<ApplicationRecord, 'sealed' | 'keyId'>

/** The site's application that a link names. */
export async function findApplication(db: SiteAccess, token: string): Promise<ApplicationRecord | undefined> {
  const [found] = await db.select(financeApplication, { where: eq(financeApplication.token, token), limit: 1 })
  return found
}

/** The application that came with a lead. */
export async function findApplicationOfLead(db: SiteAccess, leadId: number): Promise<ApplicationRecord | undefined> {
  const [found] = await db.select(financeApplication, { where: eq(financeApplication.leadId, leadId), limit: 1 })
  return found
}

/** Begins a draft; whether it was this that began it. */
export async function addApplication(
  db: SiteAccess,
  row: Sealed & Pick<ApplicationRecord, 'token' | 'leadToken' | 'createdAt'>,
): Promise<boolean> {
  return (await db.insert(financeApplication, [row], { skipExisting: true })).length > 0
}

/** Changes an application that is still as it was seen, and not sent; whether it was. */
export async function changeApplication(
  db: SiteAccess,
  { token, version }: Pick<ApplicationRecord, 'token' | 'version'>,
  changes: Sealed & { leadId?: number; sentAt?: Date },
): Promise<boolean> {
  const asSeen = and(
    eq(financeApplication.token, token),
    eq(financeApplication.version, version),
    isNull(financeApplication.sentAt),
  )
  return (await db.update(financeApplication, { ...changes, version: version + 1 }, asSeen!)).length > 0
}

/** Notes that somebody opened a lead's application. */
export async function addOpening(
  db: SiteAccess,
  row: Pick<OpeningRecord, 'leadId' | 'openedAt' | 'addressHash'>,
): Promise<void> {
  await db.insert(applicationOpening, [row])
}

/** How often a lead's application was opened, and the last times. */
export async function listOpenings(
  db: SiteAccess,
  leadId: number,
  limit: number,
): Promise<Pick<OpeningRecord, 'id' | 'openedAt'>[]> {
  const { openedAt, id } = applicationOpening
  const where = eq(applicationOpening.leadId, leadId)
  return db.select(applicationOpening, {
    columns: ['id', 'openedAt'],
    where,
    orderBy: [desc(openedAt), desc(id)],
    limit,
  })
}

/** Removes drafts that were begun, and applications that were sent, before these moments. */
export async function removeOldApplications(
  db: SiteAccess,
  { draftsBefore, sentBefore }: { draftsBefore: Date; sentBefore: Date },
): Promise<number> {
  const { sentAt, createdAt } = financeApplication
  const isOldDraft = and(isNull(sentAt), lt(createdAt, draftsBefore))
  return (await db.delete(financeApplication, or(isOldDraft, lt(sentAt, sentBefore))!)).length
}

/** Sites that have any. */
export async function sitesWithApplications(db: Orm): Promise<number[]> {
  const rows = await db.selectDistinct({ siteId: financeApplication.siteId }).from(financeApplication)
  return rows.map(({ siteId }) => siteId)
}

/** Which keys applications are sealed with, and how many with each. */
export async function sealedWith(db: Orm): Promise<{ keyId: string; rows: number }[]> {
  const { keyId } = financeApplication
  return db
    .select({ keyId, rows: sql<number>`count(*)::int` })
    .from(financeApplication)
    .groupBy(keyId)
    .orderBy(keyId)
}

const sealedColumns = {
  siteId: financeApplication.siteId,
  id: financeApplication.id,
  token: financeApplication.token,
  sealed: financeApplication.sealed,
  keyId: financeApplication.keyId,
}

/** One that is sealed with this key. */
export async function sampleSealed(db: Orm, keyId: string) {
  const [row] = await db
    .select(sealedColumns)
    .from(financeApplication)
    .where(eq(financeApplication.keyId, keyId))
    .limit(1)
  return row
}

/** Some that another key than this has sealed; nobody changes them until the transaction ends. */
export async function lockSealedWithOther(db: Orm, keyId: string, limit: number) {
  return db
    .select(sealedColumns)
    .from(financeApplication)
    .where(ne(financeApplication.keyId, keyId))
    .orderBy(financeApplication.siteId, financeApplication.id)
    .limit(limit)
    .for('update')
}

/** The same contents in another envelope: for whoever is changing it, it has not changed, so it must look again. */
export async function replaceSeal(
  db: Orm,
  { siteId, id }: Pick<ApplicationRecord, 'siteId' | 'id'>,
  seal: Sealed,
): Promise<void> {
  await db
    .update(financeApplication)
    .set({ ...seal, version: sql`${financeApplication.version} + 1`, updatedAt: sql`${financeApplication.updatedAt}` })
    .where(and(eq(financeApplication.siteId, siteId), eq(financeApplication.id, id)))
}

/** Removes what no key opens any more. */
export async function removeSealedWithoutKey(db: Orm, keyIds: readonly string[]): Promise<number> {
  const { rowCount } = await db.delete(financeApplication).where(notInArray(financeApplication.keyId, [...keyIds]))
  return rowCount ?? 0
}
