import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { AppDeps } from '../app-deps.ts'
import type { HttpEnv } from '../http.ts'

/** Gives each request an id, and when it is answered counts it and writes one line about it. */
export function observe({ log, metrics }: AppDeps): MiddlewareHandler<HttpEnv> {
  const nextId = requestIds()
  return async (c, next) => {
    const started = performance.now()
    const requestId = nextId()
    c.set('requestId', requestId)
    await next()
    const seconds = (performance.now() - started) / 1000
    const { status } = c.res
    c.res.headers.set('x-request-id', requestId)
    metrics.requests.observe({ kind: kindOf(c.req.path), status }, seconds)
    const fields = { requestId, method: c.req.method, path: c.req.path, status, ms: Math.round(seconds * 1e6) / 1000 }
    if (status >= 500) log.error(fields, 'answered')
    else log.info(fields, 'answered')
  }
}

/** A counter after a random start: unique enough to find a line in the log, and far cheaper than a UUID. */
function requestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url')
  let count = 0
  return () => `${prefix}-${(count++).toString(36)}`
}

function kindOf(path: string): string {
  if (path.startsWith('/api/')) return 'api'
  if (path.startsWith('/assets/') || path.startsWith('/theme/')) return 'asset'
  return path.endsWith('.data') ? 'data' : 'page'
}
