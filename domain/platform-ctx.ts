import type { Orm } from '#db/database.ts'
import type { Clock } from './clock.ts'
import type { Logger } from './logger.ts'

/** What a use case of no single site may know: imports, tokens, new sites, schedules. The first argument of each. */
export interface PlatformCtx {
  /** Each statement on its own. */
  readonly db: Orm
  /** Several in one commit, together with what must happen after it. The work awaits nothing but SQL. */
  readonly transaction: <T>(work: (db: Orm) => Promise<T>) => Promise<T>
  readonly clock: Clock
  readonly log: Logger
}
