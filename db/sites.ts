import { eq, sql } from 'drizzle-orm'
import type { Database, Orm } from './database.ts'
import { configLayer, location, manufacturer, site, siteDealership, siteDomain } from './schema.ts'

export type SiteRow = typeof site.$inferSelect
export type ConfigLayerRow = typeof configLayer.$inferSelect

export type SiteRecord = SiteRow & {
  manufacturerSlug: string | null
  domains: { host: string; isPrimary: boolean }[]
  dealershipIds: number[]
  sharedLocations: { dealershipId: number; locationIds: number[] }[]
  /** Those that apply to this site, from the most general to the most specific. */
  layers: ConfigLayerRow[]
}

export function loadSites(db: Database): Promise<SiteRecord[]> {
  return load(db)
}

export async function loadSite(db: Database, id: number): Promise<SiteRecord | undefined> {
  return (await load(db, id))[0]
}

async function load({ orm }: Database, id?: number): Promise<SiteRecord[]> {
  const only = (column: typeof site.id | typeof siteDomain.siteId | typeof siteDealership.siteId) =>
    id === undefined ? undefined : eq(column, id)
  const [sites, domains, dealerships, shared, layers] = await Promise.all([
    orm
      .select({ site, manufacturerSlug: manufacturer.slug })
      .from(site)
      .leftJoin(manufacturer, eq(manufacturer.id, site.manufacturerId))
      .where(only(site.id))
      .orderBy(site.id),
    orm.select().from(siteDomain).where(only(siteDomain.siteId)).orderBy(siteDomain.host),
    orm.select().from(siteDealership).where(only(siteDealership.siteId)).orderBy(siteDealership.dealershipId),
    orm
      .select({ dealershipId: location.dealershipId, locationIds: location.distributionLocations })
      .from(location)
      .where(sql`cardinality(${location.distributionLocations}) > 0`)
      .orderBy(location.id),
    orm
      .select()
      .from(configLayer)
      .where(
        id === undefined
          ? undefined
          : sql`${configLayer.siteSlug} is null or ${configLayer.siteSlug} = (select slug from site where id = ${id})`,
      ),
  ])
  const domainsOf = Map.groupBy(domains, ({ siteId }) => siteId)
  const dealershipsOf = Map.groupBy(dealerships, ({ siteId }) => siteId)
  const sharedBy = Map.groupBy(shared, ({ dealershipId }) => dealershipId)
  const layerAt = new Map(layers.map((layer) => [`${layer.scope}:${layer.key}`, layer]))
  return sites.map(({ site: row, manufacturerSlug }) => ({
    ...row,
    manufacturerSlug,
    domains: (domainsOf.get(row.id) ?? []).map(({ host, isPrimary }) => ({ host, isPrimary })),
    dealershipIds: (dealershipsOf.get(row.id) ?? []).map(({ dealershipId }) => dealershipId),
    sharedLocations: (dealershipsOf.get(row.id) ?? []).flatMap(({ dealershipId }) => sharedBy.get(dealershipId) ?? []),
    layers: ['platform:', `template:${row.template}`, `brand:${manufacturerSlug}`, `site:${row.slug}`].flatMap(
      (place) => layerAt.get(place) ?? [],
    ),
  }))
}

/** Writes a layer and answers its version, which grows with every write. */
export async function saveConfigLayer(
  orm: Orm,
  { scope, key, settings = {}, rules = [] }: Omit<typeof configLayer.$inferInsert, 'version' | 'updatedAt'>,
): Promise<number> {
  const [row] = await orm
    .insert(configLayer)
    .values({ scope, key, settings, rules })
    .onConflictDoUpdate({
      target: [configLayer.scope, configLayer.key],
      set: { settings, rules, version: sql`${configLayer.version} + 1`, updatedAt: sql`now()` },
    })
    .returning({ version: configLayer.version })
  return row!.version
}
