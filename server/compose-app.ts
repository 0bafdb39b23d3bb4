import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '#config/environment.ts'
import type { Database } from '#db/database.ts'
import type { Clock } from '#domain/clock.ts'
import { carSchema } from '#domain/stock-search/car-schema.ts'
import type { SealingKeys } from '#domain/sealing/sealing-keys.server.ts'
import { Stock } from '#domain/vehicles/stock.ts'
import { ChosenSearch } from '#services/search/chosen-search.ts'
import { HostedSearch } from '#services/search/hosted-search.ts'
import { InProcessSearch } from '#services/search/in-process-search.ts'
import type { AppDeps } from './app-deps.ts'
import type { Asset } from './assets.ts'
import { ChangeFollower } from './jobs/change-follower.ts'
import { EventSpool } from './jobs/event-spool.ts'
import { EventWriter } from './jobs/event-writer.ts'
import { createHandlers } from './jobs/handlers.ts'
import { keepSnapshot } from './jobs/keep-snapshot.ts'
import { openDelivery } from './jobs/lead-delivery.ts'
import { createLinkKey } from './link-key.ts'
import { OutboxWorker } from './jobs/outbox-worker.ts'
import { prepareSites } from './jobs/prepare-sites.ts'
import { snapshotPath, StockSnapshot } from './jobs/stock-snapshot.ts'
import type { ServerLogger } from './logger.ts'
import { createPictureMaker } from './media/create-picture-maker.ts'
import { openMediaStore, openPrivateStore } from './media/open-media-store.ts'
import type { Originals } from '#services/media/originals.ts'
import { SheetDrawer } from './pdf/sheet-drawer.ts'
import { SheetMaker } from './pdf/sheet-maker.ts'
import { PublicWork } from './limits/public-work.ts'
import { createMetrics } from './metrics.ts'
import { createRequestIds } from './observation.ts'
import { platformCtx } from './platform-ctx.ts'
import { Gate } from './gate/gate.ts'
import { openPlaces } from './open-places.ts'
import { openQuotes } from './open-quotes.ts'
import { PageCache } from './page-cache/page-cache.ts'
import { PageFacts } from './page-cache/page-facts.ts'
import { PageMakings } from './page-cache/page-makings.ts'
import { PagePacker } from './page-cache/page-packer.ts'
import { Versions } from './page-cache/versions.ts'
import type { Pages } from './pages.ts'
import { SharedReads } from './shared-reads.ts'
import { SiteConfigs } from './site-configs.ts'
import { ViewCounter } from './view-counter.ts'
import { SiteSearch } from './site-search.ts'
import { SiteDirectory } from './site-directory.ts'

interface Parts {
  environment: Environment
  db: Database
  log: ServerLogger
  clock: Clock
  sealing: SealingKeys
  pages: Pages
  /** Pictures that come from elsewhere than the store, such as the demo's. */
  originals?: Originals | undefined
  assets: ReadonlyMap<string, Asset>
}

export interface ComposedApp {
  deps: AppDeps
  follower: ChangeFollower
  /** Does the work of the outbox, once it is started. */
  worker: OutboxWorker
  /** Says from now on that this process should get no more requests. */
  retire: () => void
  /** Writes what is waiting and stops following; the database stays open. */
  stop: () => Promise<void>
}

const mega = 1024 * 1024
/** Some 300,000 events: hours of a busy platform without its database. */
const eventSpoolBytes = 64 * mega

/**
 * A page is made in some 20 ms of this process's one thread, so these wait a second for one site and five at worst. More at
 * once would make nothing sooner; a few, because some wait for the database, of which one site may not have all.
 */
const pageGateBounds = { atWork: 8, atWorkForSite: 4, waiting: 256, waitingForSite: 48, patienceMs: 5_000 }

/**
 * A visitor's write waits here rather than for a connection, which it would be refused after two seconds: a lead is worth twenty.
 * More at once would make none sooner, for a site's count of them is one row.
 */
const writeGateBounds = { atWork: 4, atWorkForSite: 4, waiting: 4_000, waitingForSite: 2_000, patienceMs: 20_000 }

/** Builds everything the application needs around an open database, and loads what lives in memory. */
export async function composeApp({
  environment,
  db,
  log,
  clock,
  sealing,
  pages,
  assets,
  originals,
}: Parts): Promise<ComposedApp> {
  const media = openMediaStore(environment)
  const files = openPrivateStore(environment)
  const configs = new SiteConfigs(log)
  const sites = new SiteDirectory({ resolve: (site) => configs.resolve(site), demo: environment.mode === 'demo' })
  const stock = new Stock()
  const seconds = (): number => Math.floor(clock().getTime() / 1000)
  const own = new InProcessSearch({ schema: carSchema, clock: seconds })
  const search = new ChosenSearch({
    own,
    connect: (server) => new HostedSearch({ ...server, schema: carSchema, clock: seconds }),
    onTrouble: ({ host }, error) => log.error({ err: error, host }, 'the hosted search failed; our own answers'),
  })
  const siteSearch = new SiteSearch(search, log)
  const versions = new Versions()
  const snapshot = new StockSnapshot({ path: snapshotPath(environment.dataDir), db, stock, log })
  const follower = new ChangeFollower({ db, sites, configs, stock, snapshot, search, siteSearch, versions, clock, log })
  await follower.start()
  let [ready, retired] = [false, false]
  const prepared = prepareSites({ sites, siteSearch, search: own, log, isEnding: () => retired }).then(() => {
    ready = true
  })
  const keptSnapshot = keepSnapshot({ snapshot, position: () => follower.position })

  const spool = new EventSpool({
    dir: join(environment.dataDir, 'events'),
    mostBytes: eventSpoolBytes,
    onTrouble: (error) => log.warn({ err: error }, 'events could not be kept and were refused'),
  })
  const events = new EventWriter(db, spool, log)
  events.start()
  const views = new ViewCounter(db, log)
  const pageCache = new PageCache({
    versions,
    now: () => clock().getTime(),
    totalBytes: environment.pageCacheMb * mega,
    siteBytes: environment.siteCacheMb * mega,
    onWanted: (wanted) => packer.add(wanted),
  })
  const pageMakings = new PageMakings({
    newFacts: () => new PageFacts(versions),
    isRight: (facts) => pageCache.isRight(facts),
  })
  const metrics = createMetrics()
  const pageGate = new Gate(pageGateBounds, { onRefuse: () => metrics.pages.inc({ outcome: 'refused' }) })
  const packer = new PagePacker({
    cache: pageCache,
    isBusy: () => pageGate.waiting > 0,
    wait: (ms) => sleep(ms, undefined, { ref: false }),
    now: () => performance.now(),
    onTrouble: (error) => log.error({ err: error }, 'a page could not be packed'),
  })
  const pictures = createPictureMaker(environment, media, originals, log)
  const sheetDrawer = new SheetDrawer()
  const sheets = new SheetMaker({
    pictures: pictures.pictures,
    drawer: sheetDrawer,
    onTrouble: (error) => log.error({ err: error }, 'a vehicle’s PDF could not be drawn'),
  })
  const requestDb = db.forRequests()
  const linkKey = createLinkKey(requestDb)
  const worker = new OutboxWorker({
    db,
    ctx: platformCtx({ db, clock, log }),
    handlers: createHandlers({
      ...pictures,
      delivery: openDelivery({ environment, files, clock, metrics, linkKey, sealing }),
    }),
    onAttempt: (kind, outcome) => metrics.outboxAttempts.inc({ kind, outcome }),
  })
  const publicWork = new PublicWork({
    addressPercent: environment.apiAddressPercent,
    sitePercent: environment.apiSitePercent,
    now: () => clock().getTime(),
    onRefused: (reason) => metrics.refusals.inc({ reason }),
  })
  return {
    deps: {
      environment,
      clock,
      log,
      db: requestDb,
      jobDb: db,
      sites,
      configs,
      stock,
      search,
      siteSearch,
      publicWork,
      versions,
      pageCache,
      pageMakings,
      pageGate,
      writeGate: new Gate(writeGateBounds),
      pages,
      assets,
      events,
      views,
      media,
      files,
      ...pictures,
      sheets,
      sharedReads: new SharedReads(versions),
      placesOf: openPlaces({ isDemo: environment.mode === 'demo', now: () => clock().getTime(), log }),
      quotes: openQuotes({ isDemo: environment.mode === 'demo', now: () => clock().getTime(), log }),
      metrics,
      worker: environment.roles.includes('worker') ? worker : null,
      measure: async () => {
        metrics.vehicles.set(stock.size)
        metrics.changeLag.set((await follower.lag()) ?? Number.NaN)
        metrics.caughtUp.set((follower.caughtUpAt?.getTime() ?? 0) / 1000)
        metrics.pageBytes.set(pageCache.bytes)
        metrics.eventsWaiting.set(spool.bytes)
        metrics.pagesWaiting.set(pageGate.waiting)
        metrics.refusedSettings.set(configs.refused)
        metrics.failedChecks.set(configs.failedChecks)
      },
      linkKey,
      sealing,
      nextRequestId: createRequestIds(),
      isReady: () => ready && !retired,
    },
    follower,
    worker,
    retire: () => {
      retired = true
    },
    stop: async () => {
      retired = true
      await prepared
      await keptSnapshot.stop()
      await sheetDrawer.stop()
      await worker.stop()
      await follower.stop()
      await events.stop()
      await views.write()
    },
  }
}
