import type { MiddlewareHandler } from 'hono'
import type { AppDeps } from '../app-deps.ts'
import { createCanonicaliser } from '../canonical-request.ts'
import { demoIndex } from '../demo-index.ts'
import type { HttpEnv } from '../http.ts'
import { plainPage } from '../plain-page.ts'

/** Decides once, from the host, which site a request is for. */
export function findSite({ environment, sites }: AppDeps): MiddlewareHandler<HttpEnv> {
  const canonicalise = createCanonicaliser(environment.TRUSTED_PROXIES)
  const isDemo = environment.MODE === 'demo'
  return async (c, next) => {
    const socket = c.env?.incoming?.socket
    const canonical = canonicalise({
      host: c.req.header('host') ?? new URL(c.req.url).host,
      header: (name) => c.req.header(name),
      peerAddress: socket?.remoteAddress,
      encrypted: socket !== undefined && 'encrypted' in socket,
    })
    if (!canonical) return plainPage(400, 'The request names no valid host.')
    const live = sites.atHost(canonical.hostname)
    if (live) {
      c.set('canonical', canonical)
      c.set('live', live)
      return next()
    }
    if (isDemo && canonical.hostname === 'localhost' && c.req.path === '/') return demoIndex(sites.sites, canonical.origin)
    return plainPage(404, 'There is no site at this address.')
  }
}
