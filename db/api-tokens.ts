import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from './database.ts'
import { apiToken, site } from './schema.ts'

/** Whether a token of this hash opens the site. */
export async function hasApiToken({ orm }: Database, siteId: number, hash: string): Promise<boolean> {
  const rows = await orm
    .select({ id: apiToken.id })
    .from(apiToken)
    .where(and(eq(apiToken.siteId, siteId), eq(apiToken.hash, hash), isNull(apiToken.revokedAt)))
  return rows.length > 0
}

/** Keeps a token's hash for the site of this slug; answers whether there is such a site. */
export async function addApiToken({ orm }: Database, slug: string, name: string, hash: string): Promise<boolean> {
  const [found] = await orm.select({ id: site.id }).from(site).where(eq(site.slug, slug))
  if (!found) return false
  await orm.insert(apiToken).values({ siteId: found.id, name, hash })
  return true
}
