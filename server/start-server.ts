import type { AddressInfo } from 'node:net'
import type { Environment } from '#config/environment.ts'
import { pendingMigrations } from '#db/migrate.ts'
import { openDatabase } from '#db/open-database.ts'
import { systemClock } from '#domain/clock.ts'
import type { Site } from '#domain/sites/site.ts'
import type { Originals } from '#services/media/originals.ts'
import type { Asset } from './assets.ts'
import { composeApp } from './compose-app.ts'
import { createHttpServer, type Middleware } from './create-http-server.ts'
import { drain } from './drain.ts'
import { openFrontPages } from './jobs/open-front-pages.ts'
import { openSealing } from './open-sealing.ts'
import { listen } from './listen.ts'
import { createLogger } from './logger.ts'
import { StartError } from './operator-error.ts'
import type { Pages } from './pages.ts'
import { frontPageOpener } from './serve-pages.ts'
import type { SiteDirectory } from './site-directory.ts'
import { explained } from './start-problem.ts'
import { startWorker } from './start-worker.ts'
import { longestCloseMs, within } from './within.ts'

export interface RunningServer {
  port: number
  /** Absent where this process answers no visitors. */
  sites?: SiteDirectory
  /** Finishes what is under way, then closes everything. */
  stop: () => Promise<void>
}

interface Frontend {
  pages: Pages
  assets: ReadonlyMap<string, Asset>
  /** Sees every request first; used in development. */
  before?: Middleware
  /** Where pictures come from besides the store, instead of the demo's own. */
  originals?: Originals
}

/** Opens the database, loads what lives in memory, and listens. The one place where things are started. */
export async function startServer(environment: Environment, frontend: Frontend): Promise<RunningServer> {
  const { pages, assets, before, originals } = frontend
  const log = createLogger(environment.logLevel)
  const db = await openDatabase({ url: environment.databaseUrl?.reveal(), dir: environment.dataDir, log }).catch(
    (error: unknown) => {
      throw explained(error, environment)
    },
  )
  const pending = await pendingMigrations(db)
  if (pending.length > 0) throw new StartError(`The database lacks ${pending.join(', ')}. Run: npm run db:prepare`)

  const sealing = await openSealing(environment, db)

  const pictures = originals ?? (await demoPictures(environment))
  if (!environment.roles.includes('web')) return startWorker({ environment, db, log, sealing, originals: pictures })
  const app = await composeApp({
    environment,
    db,
    log,
    clock: systemClock,
    sealing,
    pages,
    assets,
    originals: pictures,
  })
  const server = createHttpServer(app.deps, before)
  if (environment.roles.includes('worker')) await app.worker.start()
  const listening = await listen(server, environment)
  const { port } = server.address() as AddressInfo
  const ending = new AbortController()
  const openFrontPage = frontPageOpener(app.deps)
  void openFrontPages({
    sites: app.deps.sites,
    gate: app.deps.pageGate,
    log,
    signal: ending.signal,
    open: (live) => openFrontPage(live, originOf(live.site, environment, port)),
  })
  return {
    port,
    sites: app.deps.sites,
    stop: async () => {
      ending.abort()
      app.retire()
      await drain(server, listening, environment.shutdownGraceSeconds * 1000)
      await within(
        longestCloseMs,
        app.stop().then(() => db.close()),
        undefined,
      )
      log.flush()
    },
  }
}

/** Where most of a site's visitors come to; a cached page is of one origin. */
const originOf = ({ slug, domains }: Site, { mode }: Environment, port: number): string =>
  mode === 'demo' || domains.length === 0 ? `http://${slug}.localhost:${port}` : `https://${domains[0]}`

/** The demo draws its own pictures; nothing of it is loaded anywhere else. */
async function demoPictures({ mode }: Environment): Promise<Originals | undefined> {
  return mode === 'demo' ? (await import('#demo/media-originals.ts')).demoOriginals() : undefined
}
