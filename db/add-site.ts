import { eq, inArray } from 'drizzle-orm'
import type { Orm } from './database.ts'
import { changeCounter, dealership, manufacturer, site, siteDealership, siteDomain } from './schema.ts'

/** A slug (no host) or a host that a site already has. */
export type Taken = { host: string | null; site: string }
export type KnownDealership = { id: number; slug: string; groupId: number | null }

type SiteToInsert = Omit<typeof site.$inferInsert, 'id'> & {
  domains: readonly string[]
  dealershipIds: readonly number[]
}
type Named = { slug: string; name: string }

/** Every writer of sites takes this lock first, so what is found free stays free until the transaction ends. */
export async function lockSites(orm: Orm): Promise<void> {
  await orm.select().from(changeCounter).for('update')
}

export async function findTaken(orm: Orm, slug: string, hosts: readonly string[]): Promise<Taken[]> {
  const sameSlug = await orm.select({ site: site.slug }).from(site).where(eq(site.slug, slug))
  const sameHosts = await orm
    .select({ host: siteDomain.host, site: site.slug })
    .from(siteDomain)
    .innerJoin(site, eq(site.id, siteDomain.siteId))
    .where(inArray(siteDomain.host, [...hosts]))
    .orderBy(siteDomain.host)
  return [...sameSlug.map((found) => ({ ...found, host: null })), ...sameHosts]
}

export const findDealerships = (orm: Orm, slugs: readonly string[]): Promise<KnownDealership[]> =>
  orm
    .select({ id: dealership.id, slug: dealership.slug, groupId: dealership.groupId })
    .from(dealership)
    .where(inArray(dealership.slug, [...slugs]))

export async function findManufacturer(orm: Orm, slug: string): Promise<{ id: number } | undefined> {
  const [found] = await orm.select({ id: manufacturer.id }).from(manufacturer).where(eq(manufacturer.slug, slug))
  return found
}

export async function insertDealerships(orm: Orm, rows: readonly Named[]): Promise<number[]> {
  if (rows.length === 0) return []
  const made = await orm
    .insert(dealership)
    .values([...rows])
    .returning({ id: dealership.id })
  return made.map(({ id }) => id)
}

export async function insertManufacturer(orm: Orm, row: Named): Promise<number> {
  const [made] = await orm.insert(manufacturer).values(row).returning({ id: manufacturer.id })
  return made!.id
}

/** The first of the domains is the main one. */
export async function insertSite(orm: Orm, { domains, dealershipIds, ...row }: SiteToInsert): Promise<number> {
  const [made] = await orm.insert(site).values(row).returning({ id: site.id })
  const siteId = made!.id
  await orm.insert(siteDealership).values(dealershipIds.map((dealershipId) => ({ siteId, dealershipId })))
  if (domains.length > 0) {
    await orm.insert(siteDomain).values(domains.map((host, at) => ({ host, siteId, isPrimary: at === 0 })))
  }
  return siteId
}
