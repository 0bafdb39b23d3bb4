import { siteAccess } from '#db/site-access.ts'
import type { Ctx } from '#domain/ctx.ts'
import type { Freshness } from '#domain/freshness.ts'
import { SiteStock } from '#domain/vehicles/site-stock.ts'
import type { AppDeps } from './app-deps.ts'
import type { LiveSite } from './site-directory.ts'

export interface Asked {
  live: LiveSite
  origin: string
  requestId: string
}

/** The one place a request's context is composed. */
export function requestCtx(deps: AppDeps, { live, origin, requestId }: Asked, fresh: Freshness): Ctx {
  const { site, config, publicConfig } = live
  fresh.dependsOn(`site:${site.id}`)
  return {
    site,
    config: publicConfig,
    serverConfig: config,
    origin,
    stock: siteStockOf(deps, live, fresh),
    db: siteAccess(deps.db, site.id),
    fresh,
    clock: deps.clock,
    log: deps.log.child({ requestId, site: site.slug }),
    requestId,
  }
}

export const siteStockOf = ({ stock, clock }: AppDeps, { site, config }: LiveSite, fresh: Freshness): SiteStock =>
  new SiteStock({ stock, site, soldDays: config.listing.includeSoldCarsDays, clock, fresh })
