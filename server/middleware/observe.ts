import type { MiddlewareHandler } from 'hono'
import type { AppDeps } from '../app-deps.ts'
import type { HttpEnv } from '../http.ts'
import { createObserver } from '../observation.ts'

/** Gives each request its id, and notes how it was answered. */
export function observe({ log, metrics, nextRequestId }: AppDeps): MiddlewareHandler<HttpEnv> {
  const observed = createObserver(log, metrics)
  return async (c, next) => {
    const started = performance.now()
    const requestId = nextRequestId()
    c.set('requestId', requestId)
    await next()
    c.res.headers.set('x-request-id', requestId)
    c.res.headers.set('x-content-type-options', 'nosniff')
    if (!c.res.headers.has('content-security-policy')) {
      c.res.headers.set('content-security-policy', "frame-ancestors 'none'")
    }
    // What is left of the body is not read to its end: whoever sends it must not take the connection for usable.
    if (c.res.status === 413) c.res.headers.set('connection', 'close')
    observed({
      requestId,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: rounded(performance.now() - started),
    })
  }
}

const rounded = (ms: number): number => Math.round(ms * 1000) / 1000
