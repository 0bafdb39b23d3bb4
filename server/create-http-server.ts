import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { AppDeps } from './app-deps.ts'
import { createBoundedServer } from './bounded-server.ts'
import type { ConnectionBounds } from './connection-bounds.ts'
import { createApp } from './create-app.ts'
import { arrivalOf, createSiteFinder } from './find-site.ts'
import { isServerPath } from '#domain/content/route-paths.ts'
import { createCachedServer } from './page-cache/serve-cached.ts'
import { plainPage } from './plain-page.ts'
import { createTurnAway } from './page-cache/turn-away.ts'

export type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void

/** The application on a socket, with cached pages answered before it is asked. */
export function createHttpServer(deps: AppDeps, before?: Middleware, bounds?: ConnectionBounds): Server {
  const { pages, pageCache: cache, metrics, log, nextRequestId } = deps
  const find = createSiteFinder(deps)
  const hits = metrics.pages.labels({ outcome: 'hit' })
  const refusals = metrics.pages.labels({ outcome: 'refused' })
  const serveCached = createCachedServer({
    pages,
    cache,
    find: (incoming) => {
      const found = find(arrivalOf(incoming))
      return found?.live ? { canonical: found.canonical, siteId: found.live.site.id } : null
    },
    observe: ({ method = 'GET' }, path, status) => {
      const requestId = nextRequestId()
      if (status === 503) refusals.inc()
      else hits.inc()
      // A line each would cost as much as a fifth of the answer, and most of a busy site's answers are these.
      if (log.isLevelEnabled('debug')) log.debug({ requestId, method, path, status }, 'answered on the socket')
      return requestId
    },
    turnAway: createTurnAway({
      gate: deps.pageGate,
      makings: deps.pageMakings,
      isPage: (path) => !isServerPath(path) && !deps.assets.has(path),
    }),
  })
  const serveApp = getRequestListener(createApp(deps).fetch, {
    // What else runs in this process keeps the platform's own Request and Response.
    overrideGlobalObjects: false,
    // Only what is no request at all gets here: the application answers its own errors.
    errorHandler: (error) => {
      log.warn({ err: error, requestId: nextRequestId() }, 'a request could not be read')
      return plainPage(400, 'This address cannot be read.')
    },
  })
  const serve = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (!serveCached(incoming, outgoing)) void serveApp(incoming, outgoing)
  }
  return createBoundedServer(
    before ? (incoming, outgoing) => before(incoming, outgoing, () => serve(incoming, outgoing)) : serve,
    bounds,
  )
}
