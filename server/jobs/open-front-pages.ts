import { setTimeout as pause } from 'node:timers/promises'
import type { Gate } from '../gate/gate.ts'
import type { ServerLogger } from '../logger.ts'
import type { LiveSite, SiteDirectory } from '../site-directory.ts'

/** Beyond these a site's first visitor waits for its pictures: more would be hours of a process that has little rest. */
const mostSites = 500
/** A process that has just begun has visitors who waited for it. */
const restMs = 5_000

interface FrontPagesDeps {
  sites: Pick<SiteDirectory, 'sites' | 'live'>
  gate: Pick<Gate, 'working'>
  /** Makes and keeps a site's front page. */
  open: (live: LiveSite) => Promise<unknown>
  log: Pick<ServerLogger, 'error'>
  /** Ends it between two pages. */
  signal: AbortSignal
  pauseMs?: number
}

/**
 * Opens each site's front page once while no visitor waits for a page: the first one finds the page and the picture it opens
 * with made, and the code that makes pages compiled.
 */
export async function openFrontPages(deps: FrontPagesDeps): Promise<void> {
  const { sites, gate, open, log, signal, pauseMs = restMs } = deps
  for (const site of sites.sites.slice(0, mostSites)) {
    do await pause(pauseMs, undefined, { signal, ref: false }).catch(() => undefined)
    while (gate.working > 0 && !signal.aborted)
    if (signal.aborted) return
    try {
      await open(sites.live(site))
    } catch (error) {
      // Its first visitor will wait, or hear of it.
      log.error({ err: error, site: site.slug }, 'this front page could not be opened')
    }
  }
}
