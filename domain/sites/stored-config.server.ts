import { readStoredLayer } from '#config/site/read-stored-layer.ts'
import { resolveSiteConfig } from '#config/site/resolve-site-config.ts'
import type { SiteConfig } from '#config/site/site-config.ts'
import { sharedLayers } from '#config/site/stored-layers.ts'
import type { SiteRecord } from '#db/sites.ts'

/** A site's configuration from its stored layers, for work that is done where no sites are kept in memory. */
export function storedConfig({ slug, template, manufacturerSlug: brand, layers }: SiteRecord): SiteConfig {
  const read = layers.map((row) => ({ scope: row.scope, key: row.key, layer: readStoredLayer(row).layer }))
  const { platform, templates, brands = {} } = sharedLayers(read.filter(({ scope }) => scope !== 'site'))
  return resolveSiteConfig({
    site: { slug, template, brand },
    layers: {
      platform,
      template: templates[template],
      brand: brand === null ? undefined : brands[brand],
      site: read.find(({ scope }) => scope === 'site')?.layer,
    },
  })
}
