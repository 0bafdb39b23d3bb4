import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { isAppError } from '#domain/app-error.ts'
import { SearchError } from '#search/index.ts'
import type { AppDeps } from '../../app-deps.ts'
import { goneAnswer } from '../../client-gone.ts'
import type { HttpContext, HttpEnv } from '../../http.ts'
import { limitBody } from '../../middleware/limit-body.ts'
import { limitWork } from '../../middleware/limit-work.ts'
import { addIndexRoutes } from './index-routes.ts'
import { addSearchRoutes } from './search-routes.ts'
import { protocolError } from './protocol-error.ts'
import { isSearchKey, searchKey } from './search-key.ts'

const largestBody = 64 * 1024

/**
 * The search under /api/search, in the Meilisearch protocol. The site is the host's, whatever a request says: its view
 * is what is searched, and its key opens no other.
 */
export function createSearchApi(deps: AppDeps): Hono<HttpEnv> {
  const api = new Hono<HttpEnv>()
  api.onError((error, c) => {
    const gone = goneAnswer(c)
    if (gone) return gone
    if (!(error instanceof SearchError) && !isAppError(error))
      deps.log.error({ err: error, requestId: c.get('requestId') }, 'search failed')
    return protocolError(c, error)
  })
  // Nothing here depends on cookies, so any page may ask.
  api.use(
    cors({
      origin: '*',
      allowHeaders: ['authorization', 'content-type', 'meili-include-metadata', 'x-meilisearch-client'],
      exposeHeaders: ['ratelimit', 'ratelimit-policy', 'retry-after'],
      maxAge: 86_400,
    }),
  )
  api.use(
    limitBody(largestBody, () =>
      refuse('payload_too_large', `The provided payload reached the size limit of ${largestBody} bytes.`),
    ),
  )
  api.get('/config', (c) => {
    const { site, config } = c.get('live')
    return c.json({
      host: `${c.get('canonical').origin}/api/search`,
      indexUid: config.search.indexName,
      key: searchKey(site),
    })
  })
  api.get('/health', (c) => c.json({ status: 'available' }))
  api.use(async (c, next) => {
    requireKey(c)
    deps.siteSearch.define(deps.sites.current(c.get('live')))
    await next()
  })
  api.use(limitWork(deps))
  addSearchRoutes(api, deps)
  addIndexRoutes(api, deps)
  api.all('*', () => refuse('not_found', 'There is no such route, or it cannot be used with this key.'))
  return api
}

function requireKey(c: HttpContext): void {
  const header = c.req.header('authorization')
  if (header === undefined)
    refuse(
      'missing_authorization_header',
      'The Authorization header is missing. It must use the bearer authorization method.',
    )
  const key = /^Bearer (.+)$/i.exec(header)?.[1] ?? ''
  if (!isSearchKey(c.get('live').site, key)) refuse('invalid_api_key', 'The provided API key is invalid.')
}

function refuse(code: string, message: string): never {
  throw new SearchError(code, message)
}
