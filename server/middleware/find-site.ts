import type { MiddlewareHandler } from 'hono'
import type { AppDeps } from '../app-deps.ts'
import { demoIndex } from '../demo-index.ts'
import { arrivalOf, createSiteFinder } from '../find-site.ts'
import type { HttpContext, HttpEnv } from '../http.ts'
import { plainPage } from '../plain-page.ts'

/** Leaves the request's site and canonical form for the handlers; without a site, answers at once. */
export function findSite(deps: AppDeps): MiddlewareHandler<HttpEnv> {
  const find = createSiteFinder(deps)
  const isDemo = deps.environment.mode === 'demo'
  return async (c, next) => {
    const found = find(c.env?.incoming ? arrivalOf(c.env.incoming) : arrivalWithoutSocket(c))
    if (!found) return plainPage(400, 'The request names no valid host.')
    const { canonical, live } = found
    if (live) {
      c.set('canonical', canonical)
      c.set('live', live)
      return next()
    }
    if (isDemo && canonical.hostname === 'localhost') {
      if (c.req.path === '/') return demoIndex(deps.sites.sites, canonical.origin)
      if (isOfTheDemo(c.req.path)) return next()
    }
    return plainPage(404, 'There is no site at this address.')
  }
}

/** What plain localhost has besides its list of sites: the mails of all of them. */
const isOfTheDemo = (path: string): boolean =>
  path === '/demo/index.css' || path === '/demo/mail.css' || /^\/_mail(?:\/|$)/.test(path)

const arrivalWithoutSocket = (c: HttpContext) => ({
  host: c.req.header('host') ?? new URL(c.req.url).host,
  header: (name: string) => c.req.header(name),
  peerAddress: undefined,
  encrypted: c.req.url.startsWith('https:'),
})
