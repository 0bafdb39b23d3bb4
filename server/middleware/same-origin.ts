import type { MiddlewareHandler } from 'hono'
import { AppError } from '#domain/app-error.ts'
import type { HttpEnv } from '../http.ts'

/** Methods that change nothing. */
const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

interface Sender {
  method: string
  origin: string | undefined
  secFetchSite: string | undefined
  hasCookie: boolean
}

/**
 * Whether a request that changes something comes from the site itself. Browsers say so in two headers that no page can
 * forge; what has neither is no browser, and may act only without a visitor's cookie.
 */
export function comesFromSite({ method, origin, secFetchSite, hasCookie }: Sender, own: string): boolean {
  if (safe.has(method)) return true
  if (secFetchSite !== undefined && secFetchSite !== 'same-origin' && secFetchSite !== 'none') return false
  if (origin !== undefined) return origin === own
  return secFetchSite !== undefined || !hasCookie
}

/** Refuses what other websites make a visitor's browser send. */
export const sameOrigin = (): MiddlewareHandler<HttpEnv> => async (c, next) => {
  const sender = {
    method: c.req.method,
    origin: c.req.header('origin'),
    secFetchSite: c.req.header('sec-fetch-site'),
    hasCookie: c.req.header('cookie') !== undefined,
  }
  if (!comesFromSite(sender, c.get('canonical').origin)) {
    throw new AppError('forbidden', 'This call may only come from the site itself.')
  }
  await next()
}
