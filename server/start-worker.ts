import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Environment } from '#config/environment.ts'
import type { Database } from '#db/database.ts'
import { systemClock } from '#domain/clock.ts'
import type { SealingKeys } from '#domain/sealing/sealing-keys.server.ts'
import type { Originals } from '#services/media/originals.ts'
import { createBoundedServer } from './bounded-server.ts'
import { drain } from './drain.ts'
import type { HttpEnv } from './http.ts'
import { createHandlers } from './jobs/handlers.ts'
import { openDelivery } from './jobs/lead-delivery.ts'
import { createLinkKey } from './link-key.ts'
import { OutboxWorker } from './jobs/outbox-worker.ts'
import { listen } from './listen.ts'
import type { ServerLogger } from './logger.ts'
import { createPictureMaker } from './media/create-picture-maker.ts'
import { openMediaStore, openPrivateStore } from './media/open-media-store.ts'
import { createMetrics } from './metrics.ts'
import { addOperations } from './operations.ts'
import { platformCtx } from './platform-ctx.ts'
import { longestCloseMs, within } from './within.ts'

interface WorkerParts {
  environment: Environment
  db: Database
  log: ServerLogger
  sealing: SealingKeys
  originals: Originals | undefined
}

interface RunningWorker {
  port: number
  stop: () => Promise<void>
}

/** A process that answers no visitors: it does the work of the outbox, and tells its operators how it is. */
export async function startWorker({ environment, db, log, sealing, originals }: WorkerParts): Promise<RunningWorker> {
  const pictures = createPictureMaker(environment, openMediaStore(environment), originals, log)
  const ctx = platformCtx({ db, clock: systemClock, log })
  const metrics = createMetrics()
  const worker = new OutboxWorker({
    db,
    ctx,
    handlers: createHandlers({
      ...pictures,
      delivery: openDelivery({
        environment,
        files: openPrivateStore(environment),
        clock: systemClock,
        metrics,
        linkKey: createLinkKey(db),
        sealing,
      }),
    }),
    onAttempt: (kind, outcome) => metrics.outboxAttempts.inc({ kind, outcome }),
  })
  await worker.start()
  const app = new Hono<HttpEnv>()
  addOperations(app, {
    environment,
    db: db.forRequests(),
    worker,
    metrics,
    isReady: () => worker.isHealthy(),
    measure: async () => {},
  })
  const server = createBoundedServer(getRequestListener(app.fetch))
  const listening = await listen(server, environment)
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      await within(longestCloseMs, worker.stop(), undefined)
      await drain(server, listening, environment.shutdownGraceSeconds * 1000)
      await within(longestCloseMs, db.close(), undefined)
      log.flush()
    },
  }
}
