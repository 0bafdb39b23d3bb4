import type { Database } from '#db/database.ts'
import type { Clock } from '#domain/clock.ts'
import type { Logger } from '#domain/logger.ts'
import type { PlatformCtx } from '#domain/platform-ctx.ts'

/** The one place the context of platform work is composed. */
export const platformCtx = ({ db, clock, log }: { db: Database; clock: Clock; log: Logger }): PlatformCtx => ({
  db: db.orm,
  transaction: (work) => db.transaction(work),
  clock,
  log,
})
