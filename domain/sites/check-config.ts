import { ConfigResolver } from '#config/site/config-resolver.ts'
import { failedChecks, type FailedCheck } from '#config/site/failed-checks.ts'
import { readStoredLayer } from '#config/site/read-stored-layer.ts'
import type { SiteConfig } from '#config/site/site-config.ts'
import { sharedLayers } from '#config/site/stored-layers.ts'
import type { SiteRecord } from '#db/sites.ts'
import { builtPath } from '../content/built-paths.ts'

/** What sites as they are stored resolve to, and the checks between keys that each of them fails. */
export function checkRecords(records: readonly SiteRecord[]): { slug: string; failed: FailedCheck[] }[] {
  const rows = new Map(records.flatMap(({ layers }) => layers).map((row) => [`${row.scope}:${row.key}`, row]))
  const read = [...rows.values()].map((row) => ({ ...row, layer: readStoredLayer(row).layer }))
  const own = new Map(read.flatMap((each) => (each.scope === 'site' ? [[each.key, each.layer]] : [])))
  const shared = sharedLayers(read)
  const resolver = new ConfigResolver(shared)
  return records.map(({ slug, template, manufacturerSlug: brand }) => {
    if (!Object.hasOwn(shared.templates, template)) return { slug, failed: [unknownTemplate(template)] }
    const config = resolver.resolve({ site: { slug, template, brand }, version: 0, layer: own.get(slug) })
    return { slug, failed: checkConfig(config) }
  })
}

const unknownTemplate = (template: string): FailedCheck => ({
  name: 'template',
  keys: ['site.template'],
  message: `there is no template '${template}'`,
})

/** The checks between keys that a configuration fails, with the pages this program has. */
export const checkConfig = (config: SiteConfig): FailedCheck[] =>
  failedChecks(config, (href) => builtPath(config, href) !== null)
