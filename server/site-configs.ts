import { ConfigError } from '#config/site/config-error.ts'
import { ConfigResolver } from '#config/site/config-resolver.ts'
import type { ConfigLayer } from '#config/site/layer.ts'
import { mergeSettings } from '#config/site/merge-settings.ts'
import { parseLayer } from '#config/site/parse-layer.ts'
import { publicConfig } from '#config/site/public-config.ts'
import type { PublicConfig, SiteConfig } from '#config/site/site-config.ts'
import { templateLayers } from '#config/site/template-layers.ts'
import type { ConfigLayerRow } from '#db/sites.ts'
import type { Logger } from '#domain/logger.ts'
import type { Site } from '#domain/sites/site.ts'

/** Every site's configuration: the stored layers, validated, and what they resolve to. */
export class SiteConfigs {
  readonly #log: Logger
  readonly #templates = templateLayers()
  readonly #resolver = new ConfigResolver({ templates: this.#templates })
  readonly #own = new Map<string, { version: number; layer: ConfigLayer }>()

  constructor(log: Logger) {
    this.#log = log
  }

  /** Takes the layers sites share: the platform's, the templates', the brands'. */
  setShared(rows: readonly ConfigLayerRow[]): void {
    const templates = { ...this.#templates }
    const brands: Record<string, ConfigLayer> = {}
    let platform: ConfigLayer | undefined
    for (const row of rows) {
      const layer = this.#parse(row)
      if (!layer) continue
      if (row.scope === 'platform') platform = layer
      if (row.scope === 'brand') brands[row.key] = layer
      const built = row.scope === 'template' ? templates[row.key] : undefined
      if (built) templates[row.key] = over(built, layer)
    }
    this.#resolver.replaceShared({ platform, templates, brands })
  }

  /** Takes a site's own layer, or none. One that is refused leaves the site with the last good one. */
  setOwn(slug: string, row: ConfigLayerRow | undefined): void {
    const layer = row && this.#parse(row)
    if (row && layer) this.#own.set(slug, { version: row.version, layer })
    if (!row) this.#own.delete(slug)
  }

  forget(slug: string): void {
    this.#own.delete(slug)
    this.#resolver.forget(slug)
  }

  resolve(site: Site): { config: SiteConfig; publicConfig: PublicConfig } {
    const own = this.#own.get(site.slug)
    const config = this.#resolver.resolve({ site, version: own?.version ?? 0, layer: own?.layer })
    return { config, publicConfig: publicConfig(config) }
  }

  /** A stored layer was valid when it was written; one from another version of the schema must not stop every site. */
  #parse({ scope, key, settings, rules }: ConfigLayerRow): ConfigLayer | undefined {
    try {
      return parseLayer({ settings, rules })
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      this.#log.error({ scope, key, issues: error.issues }, 'a configuration layer was refused')
      return undefined
    }
  }
}

const over = (below: ConfigLayer, above: ConfigLayer): ConfigLayer => ({
  ...below,
  settings: mergeSettings(below.settings, above.settings),
  rules: [...below.rules, ...above.rules],
})
