import type { InProcessSearch } from '#services/search/in-process-search.ts'
import type { ServerLogger } from '../logger.ts'
import type { SiteDirectory } from '../site-directory.ts'
import type { SiteSearch } from '../site-search.ts'

/** A site with fewer vehicles is ready as soon as it is asked for: most of many sites are idle. */
const worthPreparing = 1_000

interface PrepareDeps {
  sites: SiteDirectory
  siteSearch: SiteSearch
  search: Pick<InProcessSearch, 'sizeOf'>
  log: Pick<ServerLogger, 'error'>
  /** Whether the process ends before all are ready. */
  isEnding: () => boolean
}

/** Makes ready what the first visitor of a large site would wait for, the largest first. */
export async function prepareSites({ sites, siteSearch, search, log, isEnding }: PrepareDeps): Promise<void> {
  const large = sites.sites
    .map((site) => ({ site, vehicles: search.sizeOf(site.dealershipIds) }))
    .filter(({ vehicles }) => vehicles >= worthPreparing)
    .toSorted((one, other) => other.vehicles - one.vehicles)
  for (const { site } of large) {
    if (isEnding()) return
    try {
      siteSearch.define(sites.live(site))
      await siteSearch.shape(site)
    } catch (error) {
      // Its first visitor will wait, or hear of it.
      log.error({ err: error, site: site.slug }, 'this site could not be prepared')
    }
  }
}
