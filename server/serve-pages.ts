import type { AppDeps } from './app-deps.ts'
import type { HttpContext } from './http.ts'
import { createPageServer } from './page-cache/serve-page.ts'
import { requestCtx } from './request-ctx.ts'
import { securityHeadersFor } from './security-headers.ts'

/** Hands page requests to the React application by way of the page cache. */
export function servePages(deps: AppDeps): (c: HttpContext) => Promise<Response> {
  const { pages, pageCache: cache, versions, metrics } = deps
  const servePage = createPageServer({
    pages,
    cache,
    versions,
    headersFor: securityHeadersFor,
    count: (outcome) => metrics.pages.inc({ outcome }),
  })
  return (c) => {
    const { origin } = c.get('canonical')
    const live = c.get('live')
    const { pathname: path, search } = new URL(c.req.url)
    return servePage({
      siteId: live.site.id,
      origin,
      path,
      search,
      method: c.req.method,
      header: (name) => c.req.header(name),
      contextFor: (facts) =>
        requestCtx(deps, { live, origin, requestId: c.get('requestId'), isDocument: !path.endsWith('.data') }, facts),
      original: () => canonicalRequest(c.req.raw, `${origin}${path}${search}`),
    })
  }
}

/** The visitor's request at its canonical address; the router compares an action's Origin with that address. */
function canonicalRequest(raw: Request, url: string): Request {
  const headers = new Headers(raw.headers)
  for (const name of ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for', 'forwarded']) headers.delete(name)
  headers.set('host', new URL(url).host)
  const hasBody = raw.method !== 'GET' && raw.method !== 'HEAD'
  return new Request(url, {
    method: raw.method,
    headers,
    signal: raw.signal,
    ...(hasBody && { body: raw.body, duplex: 'half' }),
  })
}
