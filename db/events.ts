import type { Orm } from './database.ts'
import { insertRows } from './insert-rows.ts'
import { event } from './schema.ts'

export type NewEvent = typeof event.$inferInsert

/** Many events, of any sites, in one statement: the collector gathers them from all requests. */
export async function insertEvents(orm: Orm, rows: readonly NewEvent[]): Promise<void> {
  await insertRows(orm, event, rows)
}
