import { ConfigResolver } from '#config/site/config-resolver.ts'
import type { FailedCheck } from '#config/site/failed-checks.ts'
import { publicConfig } from '#config/site/public-config.ts'
import { readStoredLayer, type ReadLayer } from '#config/site/read-stored-layer.ts'
import type { PublicConfig, SiteConfig } from '#config/site/site-config.ts'
import { sharedLayers } from '#config/site/stored-layers.ts'
import type { ConfigLayerRow } from '#db/sites.ts'
import type { Logger } from '#domain/logger.ts'
import { checkConfig } from '#domain/sites/check-config.ts'
import type { Site } from '#domain/sites/site.ts'

/** Every site's configuration: the stored layers, as far as they can be read, and what they resolve to. */
export class SiteConfigs {
  readonly #log: Logger
  readonly #resolver = new ConfigResolver(sharedLayers([]))
  readonly #layers = new Map<string, ReadLayer & { version: number }>()
  readonly #checked = new Map<string, { config: SiteConfig; failed: readonly FailedCheck[] }>()

  constructor(log: Logger) {
    this.#log = log
  }

  /** How many settings of the stored layers could not be read. */
  get refused(): number {
    return this.#layers.values().reduce((sum, { refused }) => sum + refused.length, 0)
  }

  /** How many checks between keys the sites that were asked for fail. */
  get failedChecks(): number {
    return this.#checked.values().reduce((sum, { failed }) => sum + failed.length, 0)
  }

  /** Takes the layers sites share: the platform's, the templates', the brands'. */
  setShared(rows: readonly ConfigLayerRow[]): void {
    const present = new Set(rows.map(placeOf))
    for (const place of this.#layers.keys()) {
      if (!place.startsWith('site:') && !present.has(place)) this.#layers.delete(place)
    }
    this.#resolver.replaceShared(sharedLayers(rows.map((row) => ({ ...row, ...this.#read(row) }))))
  }

  /** Takes a site's own layer, or none. */
  setOwn(slug: string, row: ConfigLayerRow | undefined): void {
    if (row) this.#read(row)
    else this.#layers.delete(`site:${slug}`)
  }

  forget(slug: string): void {
    this.#layers.delete(`site:${slug}`)
    this.#checked.delete(slug)
    this.#resolver.forget(slug)
  }

  resolve(site: Site): { config: SiteConfig; publicConfig: PublicConfig } {
    const own = this.#layers.get(`site:${site.slug}`)
    const config = this.#resolver.resolve({ site, version: own?.version ?? 0, layer: own?.layer })
    this.#check(site.slug, config)
    return { config, publicConfig: publicConfig(config) }
  }

  /** Keys that contradict each other are told, and hold as they are: no site goes down for that. */
  #check(site: string, config: SiteConfig): void {
    const before = this.#checked.get(site)
    if (before?.config === config) return
    const failed = checkConfig(config)
    this.#checked.set(site, { config, failed })
    const told = new Set(before?.failed.map(({ message }) => message))
    for (const { name, keys, message } of failed) {
      if (!told.has(message)) this.#log.error({ site, check: name, keys, message }, 'settings contradict each other')
    }
  }

  /** A stored layer was valid when it was written; what another version of the schema wrote must not stop a site. */
  #read(row: ConfigLayerRow): ReadLayer {
    const { scope, key, version } = row
    const place = placeOf(row)
    const earlier = this.#layers.get(place)
    const read = readStoredLayer(row, earlier?.layer)
    this.#layers.set(place, { ...read, version })
    // Layers are read again whenever one that sites share changes; what was told once is not told again.
    const told = new Set(earlier?.refused.map(({ path, message }) => `${path} ${message}`))
    for (const { path, message } of read.refused) {
      if (!told.has(`${path} ${message}`)) this.#log.error({ scope, key, path, message }, 'a stored setting is refused')
    }
    return read
  }
}

const placeOf = ({ scope, key }: ConfigLayerRow): string => `${scope}:${key}`
