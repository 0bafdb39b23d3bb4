import type { PublicConfig, SiteConfig } from '#config/site/site-config.ts'
import type { Site } from '#domain/sites/site.ts'

/** A site with the configuration it runs under. */
export interface LiveSite {
  readonly site: Site
  readonly config: SiteConfig
  readonly publicConfig: PublicConfig
}

interface DirectoryOptions {
  /** Resolves a site's configuration; called on first use, because most of many sites are idle. */
  resolve: (site: Site) => { config: SiteConfig; publicConfig: PublicConfig }
  /** Also find each site at {slug}.localhost. */
  demo: boolean
}

/** Which site answers at which host. All sites, in memory. */
export class SiteDirectory {
  readonly #options: DirectoryOptions
  readonly #sites = new Map<number, Site>()
  readonly #byHost = new Map<string, Site>()
  readonly #showing = new Map<number, Set<number>>()
  readonly #live = new Map<number, LiveSite>()

  constructor(options: DirectoryOptions) {
    this.#options = options
  }

  get sites(): readonly Site[] {
    return [...this.#sites.values()]
  }

  site(id: number): Site | undefined {
    return this.#sites.get(id)
  }

  /** The site as it is at this moment. */
  current(live: LiveSite): LiveSite {
    const site = this.#sites.get(live.site.id)
    return site ? this.live(site) : live
  }

  atHost(hostname: string): LiveSite | undefined {
    const site = this.#byHost.get(hostname)
    return site && this.live(site)
  }

  live(site: Site): LiveSite {
    const known = this.#live.get(site.id)
    if (known) return known
    const live = { site, ...this.#options.resolve(site) }
    this.#live.set(site.id, live)
    return live
  }

  /** The sites that show a dealership's stock. */
  idsShowing(dealershipId: number): ReadonlySet<number> {
    return this.#showing.get(dealershipId) ?? new Set()
  }

  put(site: Site): void {
    this.remove(site.id)
    this.#sites.set(site.id, site)
    for (const host of this.#hostsOf(site)) this.#byHost.set(host, site)
    for (const dealershipId of site.dealershipIds) {
      const ids = this.#showing.get(dealershipId) ?? new Set<number>()
      this.#showing.set(dealershipId, ids.add(site.id))
    }
  }

  remove(id: number): void {
    const site = this.#sites.get(id)
    this.#live.delete(id)
    if (!site) return
    this.#sites.delete(id)
    for (const host of this.#hostsOf(site)) {
      // A domain may have moved to another site before this one let go of it.
      if (this.#byHost.get(host)?.id === id) this.#byHost.delete(host)
    }
    for (const dealershipId of site.dealershipIds) this.#showing.get(dealershipId)?.delete(id)
  }

  #hostsOf(site: Site): string[] {
    return this.#options.demo ? [...site.domains, `${site.slug}.localhost`] : [...site.domains]
  }
}
