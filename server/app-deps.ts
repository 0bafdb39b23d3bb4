import type { Secret } from '#config/secret.ts'
import type { Database } from '#db/database.ts'
import type { Clock } from '#domain/clock.ts'
import type { SealingKeys } from '#domain/sealing/sealing-keys.server.ts'
import type { Stock } from '#domain/vehicles/stock.ts'
import type { ChosenQuotes } from '#services/finance-quotes/chosen-quotes.ts'
import type { FederatedSearch, SearchService } from '#services/search/search-service.ts'
import type { MediaStore } from '#services/media/media-store.ts'
import type { Asset } from './assets.ts'
import type { ServerLogger } from './logger.ts'
import type { EventWriter } from './jobs/event-writer.ts'
import type { OperationsDeps } from './operations.ts'
import type { EncodeQueue } from './media/encode-queue.ts'
import type { PictureMaker } from './media/picture-maker.ts'
import type { SheetMaker } from './pdf/sheet-maker.ts'
import type { Gate } from './gate/gate.ts'
import type { PublicWork } from './limits/public-work.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import type { PageMakings } from './page-cache/page-makings.ts'
import type { ViewCounter } from './view-counter.ts'
import type { Versions } from './page-cache/versions.ts'
import type { PlacesOf } from './open-places.ts'
import type { Pages } from './pages.ts'
import type { SharedReads } from './shared-reads.ts'
import type { SiteConfigs } from './site-configs.ts'
import type { SiteSearch } from './site-search.ts'
import type { SiteDirectory } from './site-directory.ts'

/** Everything the HTTP application is made from. Nothing in it is made by importing a module. */
export interface AppDeps extends OperationsDeps {
  /** The database for work that may take its time, such as an import; `db` gives up while a visitor still waits. */
  jobDb: Database
  clock: Clock
  log: ServerLogger
  sites: SiteDirectory
  configs: SiteConfigs
  stock: Stock
  search: SearchService & FederatedSearch
  publicWork: PublicWork
  siteSearch: SiteSearch
  versions: Versions
  pageCache: PageCache
  /** Pages being made now, and how many may be. */
  pageMakings: PageMakings
  pageGate: Gate
  /** Visitors' transactions under way, and how many may be. */
  writeGate: Gate
  sharedReads: SharedReads
  placesOf: PlacesOf
  quotes: ChosenQuotes
  pages: Pages
  assets: ReadonlyMap<string, Asset>
  pictures: PictureMaker
  encodeQueue: EncodeQueue
  /** Vehicles as PDF. */
  sheets: SheetMaker
  media: MediaStore
  /** Files that only staff may see. */
  files: MediaStore
  events: EventWriter
  /** How often vehicles are looked at. */
  views: ViewCounter
  /** What links are signed with that only their receiver should have. */
  linkKey: () => Promise<Secret>
  /** What applications are sealed with, and links to them signed. */
  sealing: SealingKeys
  nextRequestId: () => string
}
