import { eq, inArray, lte, sql } from 'drizzle-orm'
import { currentStep } from '#config/site/upgrades/steps.ts'
import { lockSites } from './add-site.ts'
import type { Database, Orm } from './database.ts'
import { configLayer, location, manufacturer, site, siteDealership, siteDomain } from './schema.ts'

type SiteRow = typeof site.$inferSelect
export type ConfigLayerRow = typeof configLayer.$inferSelect

export type SiteRecord = SiteRow & {
  manufacturerSlug: string | null
  domains: { host: string; isPrimary: boolean }[]
  dealershipIds: number[]
  sharedLocations: { dealershipId: number; locationIds: number[] }[]
  /** Those that apply to this site, from the most general to the most specific. */
  layers: ConfigLayerRow[]
}

export function loadSites(db: Pick<Database, 'orm'>): Promise<SiteRecord[]> {
  return load(db)
}

export async function loadSite(db: Pick<Database, 'orm'>, id: number): Promise<SiteRecord | undefined> {
  return (await load(db, id))[0]
}

async function load({ orm }: Pick<Database, 'orm'>, id?: number): Promise<SiteRecord[]> {
  const only = (column: typeof site.id | typeof siteDomain.siteId | typeof siteDealership.siteId) =>
    id === undefined ? undefined : eq(column, id)
  // One after the other: inside a transaction there is but one connection to ask.
  const sites = await orm
    .select({ site, manufacturerSlug: manufacturer.slug })
    .from(site)
    .leftJoin(manufacturer, eq(manufacturer.id, site.manufacturerId))
    .where(only(site.id))
    .orderBy(site.id)
  const domains = await orm.select().from(siteDomain).where(only(siteDomain.siteId)).orderBy(siteDomain.host)
  const dealerships = await orm
    .select()
    .from(siteDealership)
    .where(only(siteDealership.siteId))
    .orderBy(siteDealership.dealershipId)
  const shared = await orm
    .select({ dealershipId: location.dealershipId, locationIds: location.distributionLocations })
    .from(location)
    .where(sql`cardinality(${location.distributionLocations}) > 0`)
    .orderBy(location.id)
  const ownSlug = sql`(select slug from site where id = ${id})`
  const layers = await orm
    .select()
    .from(configLayer)
    .where(id === undefined ? undefined : sql`${configLayer.siteSlug} is null or ${configLayer.siteSlug} = ${ownSlug}`)
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

/** The templates of all sites that show stock of this one's dealerships. */
export async function listTemplatesBeside(orm: Orm, siteId: number): Promise<string[]> {
  const own = orm
    .select({ id: siteDealership.dealershipId })
    .from(siteDealership)
    .where(eq(siteDealership.siteId, siteId))
  const rows = await orm
    .selectDistinct({ template: site.template })
    .from(site)
    .innerJoin(siteDealership, eq(siteDealership.siteId, site.id))
    .where(inArray(siteDealership.dealershipId, own))
  return rows.map(({ template }) => template)
}

type LayerToSave = Omit<typeof configLayer.$inferInsert, 'version' | 'schemaVersion' | 'updatedAt'>

/** Newer code has stored this layer, in keys that this code does not know. */
export class NewerLayerError extends Error {
  override readonly name = 'NewerLayerError'
}

/** Writes a layer in the keys of this code and answers its version, which grows with every write. */
export async function saveConfigLayer(
  orm: Orm,
  { scope, key, settings = {}, rules = [] }: LayerToSave,
): Promise<number> {
  const [row] = await orm
    .insert(configLayer)
    .values({ scope, key, settings, rules, schemaVersion: currentStep })
    .onConflictDoUpdate({
      target: [configLayer.scope, configLayer.key],
      set: {
        settings,
        rules,
        schemaVersion: currentStep,
        version: sql`${configLayer.version} + 1`,
        updatedAt: sql`now()`,
      },
      setWhere: lte(configLayer.schemaVersion, currentStep),
    })
    .returning({ version: configLayer.version })
  if (!row) throw new NewerLayerError(`The ${scope} layer "${key}" was written by a newer version of the program.`)
  return row.version
}

/** Every stored layer, which nobody else can write until the transaction ends. */
export async function lockConfigLayers(orm: Orm): Promise<ConfigLayerRow[]> {
  await lockSites(orm)
  return orm.select().from(configLayer).orderBy(configLayer.scope, configLayer.key)
}
