import type { Database } from '#db/database.ts'
import { loadSite, loadSites, type SiteRecord } from '#db/sites.ts'
import type { Site } from '#domain/sites/site.ts'
import type { SiteConfigs } from '../site-configs.ts'
import type { SiteDirectory } from '../site-directory.ts'

interface Memory {
  db: Database
  sites: SiteDirectory
  configs: SiteConfigs
}

/** Brings all sites and their configuration up to the database; answers whose sites those are now, or were. */
export async function loadDirectory({ db, sites, configs }: Memory): Promise<Set<number>> {
  const records = await loadSites(db)
  const touched = new Set([...sites.sites, ...records].map(({ id }) => id))
  const shared = records.flatMap(({ layers }) => layers).filter(({ scope }) => scope !== 'site')
  configs.setShared([...new Map(shared.map((layer) => [`${layer.scope}:${layer.key}`, layer])).values()])
  const present = new Set(records.map(({ id }) => id))
  for (const { id, slug } of sites.sites) if (!present.has(id)) forget({ sites, configs }, id, slug)
  for (const record of records) take({ sites, configs }, record)
  return touched
}

/** Brings one site up to the database. */
export async function reloadSite({ db, sites, configs }: Memory, id: number): Promise<void> {
  const record = await loadSite(db, id)
  const known = sites.site(id)
  if (record) take({ sites, configs }, record)
  else if (known) forget({ sites, configs }, id, known.slug)
}

function take({ sites, configs }: Omit<Memory, 'db'>, record: SiteRecord): void {
  configs.setOwn(
    record.slug,
    record.layers.find(({ scope }) => scope === 'site'),
  )
  sites.put(siteOf(record))
}

function forget({ sites, configs }: Omit<Memory, 'db'>, id: number, slug: string): void {
  sites.remove(id)
  configs.forget(slug)
}

function siteOf(record: SiteRecord): Site {
  const mainFirst = record.domains.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
  return {
    id: record.id,
    slug: record.slug,
    name: record.name,
    kind: record.kind,
    template: record.template,
    brand: record.manufacturerSlug,
    domains: mainFirst.map(({ host }) => host),
    dealershipIds: record.dealershipIds,
    sharedLocations: record.sharedLocations,
  }
}
