import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Orm } from './database.ts'
import { apiToken, dealership, site, siteDealership } from './schema.ts'

type ApiTokenRow = typeof apiToken.$inferSelect
type NewApiToken = Omit<typeof apiToken.$inferInsert, 'id' | 'createdAt' | 'lastUsedAt' | 'revokedAt'>

const isUsable = and(isNull(apiToken.revokedAt), or(isNull(apiToken.expiresAt), sql`${apiToken.expiresAt} > now()`))

/** The token of this hash, if it can still be used. */
export async function findApiToken(db: Orm, hash: string): Promise<ApiTokenRow | undefined> {
  const [found] = await db
    .select()
    .from(apiToken)
    .where(and(eq(apiToken.hash, hash), isUsable))
  return found
}

/** Whether a site shows a dealership. */
export async function siteShows(db: Orm, siteId: number, dealershipId: number): Promise<boolean> {
  const rows = await db
    .select({ siteId: siteDealership.siteId })
    .from(siteDealership)
    .where(and(eq(siteDealership.siteId, siteId), eq(siteDealership.dealershipId, dealershipId)))
  return rows.length > 0
}

/** Notes the use of a token, at most once a minute: who calls a thousand times writes once. */
export async function noteTokenUse(db: Orm, id: number): Promise<void> {
  await db
    .update(apiToken)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(
        eq(apiToken.id, id),
        or(isNull(apiToken.lastUsedAt), sql`${apiToken.lastUsedAt} < now() - interval '1 minute'`),
      ),
    )
}

export async function insertApiToken(db: Orm, row: NewApiToken): Promise<number> {
  const [made] = await db.insert(apiToken).values(row).returning({ id: apiToken.id })
  return made!.id
}

export async function findSiteId(db: Orm, slug: string): Promise<number | undefined> {
  const [found] = await db.select({ id: site.id }).from(site).where(eq(site.slug, slug))
  return found?.id
}

/** Every token with its owner's slug; what it opens cannot be read, only what it is called. */
export const listApiTokens = (db: Orm) =>
  db
    .select({ token: apiToken, site: site.slug, dealership: dealership.slug })
    .from(apiToken)
    .leftJoin(site, eq(site.id, apiToken.siteId))
    .leftJoin(dealership, eq(dealership.id, apiToken.dealershipId))
    .orderBy(asc(apiToken.id))

/** Answers which of them could still be used. */
export async function revokeApiTokens(db: Orm, ids: readonly number[]): Promise<number[]> {
  const revoked = await db
    .update(apiToken)
    .set({ revokedAt: sql`now()` })
    .where(and(inArray(apiToken.id, [...ids]), isNull(apiToken.revokedAt)))
    .returning({ id: apiToken.id })
  return revoked.map(({ id }) => id)
}
