import { siteAccess } from '#db/site-access.ts'
import type { Ctx } from '#domain/ctx.ts'
import type { Freshness } from '#domain/freshness.ts'
import type { Budget } from '#search/index.ts'
import { SiteView } from '#domain/sites/site-view.server.ts'
import { Market } from '#domain/market/market.ts'
import { SiteStock } from '#domain/vehicles/site-stock.ts'
import { addressKey } from './address-key.ts'
import type { AppDeps } from './app-deps.ts'
import { prepareCard } from './media/prepare-pictures.ts'
import type { LiveSite } from './site-directory.ts'

export interface Asked {
  live: LiveSite
  origin: string
  requestId: string
  /** As addressKey writes it; whoever sends nothing that is limited may leave it out. */
  address?: string
  /** A document unless it says otherwise. */
  isDocument?: boolean
}

/** The one place a request's context is composed. */
export function requestCtx(deps: AppDeps, asked: Asked, fresh: Freshness): Ctx {
  const { origin, requestId, address = addressKey(undefined) } = asked
  fresh.dependsOn(`site:${asked.live.site.id}`)
  // Read again, together with its version: it may have changed since the host was looked up.
  const live = deps.sites.current(asked.live)
  const { site, config, publicConfig } = live
  const db = siteAccess(deps.db.orm, site.id)
  const inTurn = <T>(work: () => Promise<T>) => deps.writeGate.run({ siteId: site.id, address }, work)
  return {
    site,
    config: publicConfig,
    serverConfig: config,
    isDemo: deps.environment.mode === 'demo',
    origin,
    stock: siteStockOf(deps, live, fresh),
    market: new Market({ stock: deps.stock, fresh, clock: deps.clock }),
    view: new SiteView({
      db: deps.db,
      site,
      fresh,
      remember: (what, load) => deps.sharedReads.read(`content:${site.id}`, what, load),
    }),
    places: deps.placesOf(config),
    quotes: deps.quotes,
    db,
    transaction: (work) => inTurn(() => deps.db.transaction((orm) => work(siteAccess(orm, site.id)))),
    statement: (work) => inTurn(() => work(db)),
    files: deps.files,
    linkKey: deps.linkKey,
    sealing: deps.sealing,
    address,
    noteLead: (category, outcome) => deps.metrics.leads.inc({ category, outcome }),
    fresh,
    willShow: (picture) => prepareCard(deps.pictures, picture),
    outside: new Set(),
    isDocument: asked.isDocument ?? true,
    clock: deps.clock,
    log: deps.log.child({ requestId, site: site.slug }),
    requestId,
  }
}

/** A site's view of the stock as it is now: what was found when the request came may have changed since. */
export function siteStockOf(deps: AppDeps, found: LiveSite, fresh: Freshness, budget?: Budget): SiteStock {
  const { stock, search, siteSearch, versions } = deps
  const live = deps.sites.current(found)
  siteSearch.define(live)
  return new SiteStock({
    stock,
    search,
    site: live.site,
    fresh,
    budget,
    shape: () => siteSearch.shape(live.site),
    vocabulary: () => siteSearch.vocabulary(live.site, versions.nameOf(`stock:${live.site.id}`)),
    version: (things) => versions.nameOf(...things),
  })
}
