import { pruneChanges } from '#db/changes.ts'
import type { Database } from '#db/database.ts'
import type { Clock } from '#domain/clock.ts'
import type { Logger } from '#domain/logger.ts'

const everyMs = 3_600_000
/** A process that was away for longer loads everything again instead of catching up. */
const keptMs = 7 * 24 * 3_600_000

/** Keeps the change feed from growing for ever; answers how to stop. */
export function forgetOldChanges(db: Database, clock: Clock, log: Logger): () => void {
  const timer = setInterval(() => {
    pruneChanges(db, new Date(clock().getTime() - keptMs)).then(
      (count) => log.info({ count }, 'old changes forgotten'),
      (error: unknown) => log.warn({ err: error }, 'old changes could not be forgotten'),
    )
  }, everyMs)
  return () => clearInterval(timer)
}
