import { ConfigError } from './config-error.ts'
import { defaultConfig } from './default-config.ts'
import type { ConfigLayer } from './layer.ts'
import { layBase, resolveOver, type ConfigBase } from './resolve-site-config.ts'
import type { SiteConfig, SiteIdentity } from './site-config.ts'

/** The layers many sites share. */
export interface SharedLayers {
  readonly platform?: ConfigLayer
  readonly templates: Readonly<Record<string, ConfigLayer>>
  readonly brands?: Readonly<Record<string, ConfigLayer>>
}

interface ResolveRequest {
  readonly site: SiteIdentity
  /** Changes whenever the site's own layer does. */
  readonly version: string | number
  readonly layer?: ConfigLayer
}

interface ResolvedSite extends Omit<SiteIdentity, 'slug'> {
  readonly version: string | number
  readonly config: SiteConfig
}

/** Resolves sites and keeps the result of each site's latest version; sites share what they do not change. */
export class ConfigResolver {
  #shared: SharedLayers
  readonly #defaults = defaultConfig()
  readonly #bases = new Map<string, ConfigBase>()
  readonly #sites = new Map<string, ResolvedSite>()

  constructor(shared: SharedLayers) {
    this.#shared = shared
  }

  /** The site's configuration, made once per version. */
  resolve({ site, version, layer }: ResolveRequest): SiteConfig {
    const kept = this.#sites.get(site.slug)
    const { template, brand } = site
    if (kept?.version === version && kept.template === template && kept.brand === brand) return kept.config
    const config = resolveOver(this.#baseOf(site), site, layer)
    this.#sites.set(site.slug, { version, template, brand, config })
    return config
  }

  /** Takes new shared layers; every site is resolved afresh from then on. */
  replaceShared(shared: SharedLayers): void {
    this.#shared = shared
    this.#bases.clear()
    this.#sites.clear()
  }

  /** Drops a site that no longer exists. */
  forget(slug: string): void {
    this.#sites.delete(slug)
  }

  #baseOf({ template, brand }: SiteIdentity): ConfigBase {
    const { platform, templates, brands = {} } = this.#shared
    if (!Object.hasOwn(templates, template)) {
      const message = `unknown template '${template}'; known: ${Object.keys(templates).join(', ')}`
      throw new ConfigError([{ path: 'site.template', message }])
    }
    const brandLayer = brand !== null && Object.hasOwn(brands, brand) ? brands[brand] : undefined
    // Brands without a layer share one base.
    const key = brandLayer ? `${template}\n${brand}` : template
    const known = this.#bases.get(key)
    if (known) return known
    const base = layBase([platform, templates[template], brandLayer], this.#defaults)
    this.#bases.set(key, base)
    return base
  }
}
