import { Hono } from 'hono'
import { createApi } from './api/create-api.ts'
import { errorAnswer } from './api/error-answer.ts'
import { createSearchApi } from './api/search/create-search-api.ts'
import type { AppDeps } from './app-deps.ts'
import { goneAnswer } from './client-gone.ts'
import type { HttpEnv } from './http.ts'
import { demoMedia } from './demo-media.ts'
import { findSite } from './middleware/find-site.ts'
import { sameOrigin } from './middleware/same-origin.ts'
import { knownMethods } from './middleware/known-methods.ts'
import { observe } from './middleware/observe.ts'
import { openMailbox } from './jobs/lead-delivery.ts'
import { addMailbox } from './mailbox/add-mailbox.ts'
import { addMarks } from './media/serve-marks.ts'
import { addMedia } from './media/serve-media.ts'
import { addOperations } from './operations.ts'
import { plainPage } from './plain-page.ts'
import { expectedError, shownError } from './shown-error.ts'
import { serveAssets } from './serve-assets.ts'
import { addChatFrame } from './serve-chat-frame.ts'
import { servePages } from './serve-pages.ts'

/** The HTTP application. Making it starts nothing: no socket, no timer, no query. */
export function createApp(deps: AppDeps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.onError((error, c) => {
    const requestId = c.get('requestId')
    const gone = goneAnswer(c)
    if (gone) return gone
    if (!expectedError(error)) deps.log.error({ err: error, requestId }, 'request failed')
    if (c.req.path.startsWith('/api/')) return errorAnswer(c, error)
    const { status, headers, body } = shownError(error, requestId)
    return plainPage(status, body.message, headers)
  })
  app.use(observe(deps))
  app.use(knownMethods())
  addOperations(app, deps)
  app.use(findSite(deps))
  app.use(serveAssets(deps))
  addMedia(app, deps)
  addMarks(app, deps)
  addChatFrame(app)
  const mailbox = openMailbox(deps.environment)
  if (mailbox) addMailbox(app, mailbox)
  if (deps.environment.mode === 'demo')
    app.get('/_media', async () => demoMedia((await import('#demo/media-list.ts')).mediaRows()))
  app.route('/api/search', createSearchApi(deps))
  // Searches are sent by POST too, but change nothing.
  app.use(sameOrigin())
  app.route('/api', createApi(deps))
  app.all('*', servePages(deps))
  return app
}
