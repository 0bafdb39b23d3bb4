import { timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import type { Environment } from '#config/environment.ts'
import type { Database } from '#db/database.ts'
import { countUndelivered, countWork } from '#db/outbox.ts'
import type { HttpContext, HttpEnv } from './http.ts'
import type { OutboxWorker } from './jobs/outbox-worker.ts'
import type { Metrics } from './metrics.ts'
import { within } from './within.ts'

/** What a process of any role tells its operators. */
export interface OperationsDeps {
  environment: Environment
  db: Database
  metrics: Metrics
  /** Whether this process should be sent requests. */
  isReady: () => boolean
  /** Null where this process does no work of the outbox. */
  worker: Pick<OutboxWorker, 'isHealthy'> | null
  /** Brings what is only looked at now and then up to date before it is read. */
  measure: () => Promise<void>
}

/** What operators and load balancers ask. Answered on any host, before a site is looked for. */
export function addOperations(app: Hono<HttpEnv>, deps: OperationsDeps): void {
  const { environment, db, isReady, metrics, worker, measure } = deps
  const isReachable = () => {
    const answered = db.ping().then(
      () => true,
      () => false,
    )
    return within(pingMs, answered, false)
  }

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => answer(c, isReady() && (await isReachable())))
  // Apart from the web's: a worker that hangs must not take a site off the air.
  if (worker) app.get('/readyz/worker', async (c) => answer(c, worker.isHealthy() && (await isReachable())))

  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c)) return c.text('not found', 404)
    await measure()
    await measureOutbox(deps)
    return c.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType })
  })

  /** With a token, whoever has it; without one, whoever runs a demo. */
  function mayReadMetrics(c: HttpContext): boolean {
    if (!environment.metricsToken) return environment.mode === 'demo'
    return isSame(c.req.header('authorization') ?? '', `Bearer ${environment.metricsToken.reveal()}`)
  }
}

const answer = (c: HttpContext, isWell: boolean) => (isWell ? c.text('ready') : c.text('not ready', 503))

/** Who asks about our health has little patience, and waits no longer than this to hear that the database is silent. */
const pingMs = 1_000

/** While the database is away the last figures stand. */
async function measureOutbox({ db, metrics }: OperationsDeps): Promise<void> {
  const counted = await Promise.all([countWork(db.orm), countUndelivered(db.orm)]).catch(() => undefined)
  if (!counted) return
  const [work, undelivered] = counted
  metrics.leadsUndelivered.set(undelivered.leads)
  metrics.leadsOldest.set(undelivered.oldestSeconds)
  metrics.outboxDue.set(work.due)
  metrics.outboxOldest.set(work.oldestSeconds)
  metrics.outboxDead.set(work.dead)
}

/** Takes the same time wherever the two differ. */
function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
