import type { Environment } from '#config/environment.ts'
import type { Database } from '#db/database.ts'
import type { Clock } from '#domain/clock.ts'
import { carSchema } from '#domain/stock-search/car-schema.ts'
import { Stock } from '#domain/vehicles/stock.ts'
import { ChosenSearch } from '#services/search/chosen-search.ts'
import { HostedSearch } from '#services/search/hosted-search.ts'
import { InProcessSearch } from '#services/search/in-process-search.ts'
import type { AppDeps } from './app-deps.ts'
import type { Asset } from './assets.ts'
import { ChangeFollower } from './jobs/change-follower.ts'
import { EventWriter } from './jobs/event-writer.ts'
import { forgetOldChanges } from './jobs/forget-old-changes.ts'
import type { ServerLogger } from './logger.ts'
import { createPictureMaker } from './media/create-picture-maker.ts'
import { openMediaStore } from './media/open-media-store.ts'
import type { Originals } from '#services/media/originals.ts'
import { createMetrics } from './metrics.ts'
import { createRequestIds } from './observation.ts'
import { PageCache } from './page-cache/page-cache.ts'
import { Versions } from './page-cache/versions.ts'
import type { Pages } from './pages.ts'
import { SharedReads } from './shared-reads.ts'
import { SiteConfigs } from './site-configs.ts'
import { SiteSearch } from './site-search.ts'
import { SiteDirectory } from './site-directory.ts'

interface Parts {
  environment: Environment
  db: Database
  log: ServerLogger
  clock: Clock
  pages: Pages
  /** Pictures that come from elsewhere than the store, such as the demo's. */
  originals?: Originals | undefined
  assets: ReadonlyMap<string, Asset>
}

export interface ComposedApp {
  deps: AppDeps
  follower: ChangeFollower
  /** Says from now on that this process should get no more requests. */
  retire: () => void
  /** Writes what is waiting and stops following; the database stays open. */
  stop: () => Promise<void>
}

const mega = 1024 * 1024

/** Builds everything the application needs around an open database, and loads what lives in memory. */
export async function composeApp({
  environment,
  db,
  log,
  clock,
  pages,
  assets,
  originals,
}: Parts): Promise<ComposedApp> {
  const media = openMediaStore(environment)
  const configs = new SiteConfigs(log)
  const sites = new SiteDirectory({ resolve: (site) => configs.resolve(site), demo: environment.mode === 'demo' })
  const stock = new Stock()
  const seconds = (): number => Math.floor(clock().getTime() / 1000)
  const search = new ChosenSearch({
    own: new InProcessSearch({ schema: carSchema, clock: seconds }),
    connect: (server) => new HostedSearch({ ...server, schema: carSchema, clock: seconds }),
    onTrouble: ({ host }, error) => log.error({ err: error, host }, 'the hosted search failed; our own answers'),
  })
  const siteSearch = new SiteSearch(search, log)
  const versions = new Versions()
  const follower = new ChangeFollower({ db, sites, configs, stock, search, siteSearch, versions, clock, log })
  await follower.start()

  const stopForgetting = forgetOldChanges(db, clock, log)
  const events = new EventWriter(db, log)
  const pageCache = new PageCache({
    versions,
    now: () => clock().getTime(),
    totalBytes: environment.pageCacheMb * mega,
    siteBytes: environment.siteCacheMb * mega,
  })
  let ready = true
  return {
    deps: {
      environment,
      clock,
      log,
      db,
      sites,
      stock,
      search,
      siteSearch,
      versions,
      changes: follower,
      pageCache,
      pages,
      assets,
      events,
      media,
      ...createPictureMaker(environment, media, originals, log),
      sharedReads: new SharedReads(versions),
      metrics: createMetrics(),
      nextRequestId: createRequestIds(),
      isReady: () => ready,
    },
    follower,
    retire: () => {
      ready = false
    },
    stop: async () => {
      stopForgetting()
      await follower.stop()
      await events.flush()
    },
  }
}
