import { timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import type { AppDeps } from './app-deps.ts'
import type { HttpContext, HttpEnv } from './http.ts'

/** What operators and load balancers ask. Answered on any host, before a site is looked for. */
export function addOperations(
  app: Hono<HttpEnv>,
  { environment, db, isReady, metrics, stock, pageCache, changes }: AppDeps,
): void {
  app.get('/healthz', (c) => c.text('ok'))

  app.get('/readyz', async (c) => {
    const reachable = await db.ping().then(
      () => true,
      () => false,
    )
    return isReady() && reachable ? c.text('ready') : c.text('not ready', 503)
  })

  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c)) return c.text('not found', 404)
    metrics.vehicles.set(stock.size)
    metrics.pageBytes.set(pageCache.bytes)
    metrics.changeLag.set((await changes.lag()) ?? Number.NaN)
    metrics.caughtUp.set((changes.caughtUpAt?.getTime() ?? 0) / 1000)
    return c.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType })
  })

  /** With a token, whoever has it; without one, whoever runs a demo. */
  function mayReadMetrics(c: HttpContext): boolean {
    if (!environment.metricsToken) return environment.mode === 'demo'
    return isSame(c.req.header('authorization') ?? '', `Bearer ${environment.metricsToken.reveal()}`)
  }
}

/** Takes the same time wherever the two differ. */
function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
