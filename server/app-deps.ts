import type { Environment } from '#config/environment.ts'
import type { Database } from '#db/database.ts'
import type { Clock } from '#domain/clock.ts'
import type { Stock } from '#domain/vehicles/stock.ts'
import type { SearchService } from '#services/search/search-service.ts'
import type { MediaStore } from '#services/media/media-store.ts'
import type { Asset } from './assets.ts'
import type { ServerLogger } from './logger.ts'
import type { Metrics } from './metrics.ts'
import type { ChangeFollower } from './jobs/change-follower.ts'
import type { EventWriter } from './jobs/event-writer.ts'
import type { EncodeQueue } from './media/encode-queue.ts'
import type { PictureMaker } from './media/picture-maker.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import type { Versions } from './page-cache/versions.ts'
import type { Pages } from './pages.ts'
import type { SharedReads } from './shared-reads.ts'
import type { SiteSearch } from './site-search.ts'
import type { SiteDirectory } from './site-directory.ts'

/** Everything the HTTP application is made from. Nothing in it is made by importing a module. */
export interface AppDeps {
  environment: Environment
  clock: Clock
  log: ServerLogger
  metrics: Metrics
  db: Database
  sites: SiteDirectory
  stock: Stock
  search: SearchService
  siteSearch: SiteSearch
  versions: Versions
  /** How far this process is behind what was committed. */
  changes: Pick<ChangeFollower, 'lag' | 'caughtUpAt'>
  pageCache: PageCache
  sharedReads: SharedReads
  pages: Pages
  assets: ReadonlyMap<string, Asset>
  pictures: PictureMaker
  encodeQueue: EncodeQueue
  media: MediaStore
  events: EventWriter
  nextRequestId: () => string
  /** Whether this process should be sent requests. */
  isReady: () => boolean
}
