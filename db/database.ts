import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { RequestBounds } from './request-bounds.ts'
import type * as schema from './schema.ts'

/** Typed SQL, on the database itself or inside a transaction: code that takes an Orm works in both. */
export type Orm = PgDatabase<NodePgQueryResultHKT, typeof schema>

export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /** Each statement on its own. */
  readonly orm: Orm
  /** All of the work or none of it; resolves after commit. The work awaits nothing but SQL. */
  transaction<T>(work: (orm: Orm) => Promise<T>): Promise<T>
  /** Calls back on every notification, and once after a lost connection came back: re-read then. */
  listen(channel: string, onNotify: () => void): Promise<() => Promise<void>>
  ping(): Promise<void>
  /**
   * The same database for those who have somebody waiting: they wait a bounded time, and not at all while it is known to be
   * away. Closed with this one.
   */
  forRequests(bounds?: RequestBounds): Database
  close(): Promise<void>
}

/** Where the database says what went wrong without failing the caller. */
export type DatabaseLog = { warn(details: Record<string, unknown>, message: string): void }
