import { sql } from 'drizzle-orm'
import type { Orm } from './database.ts'
import { insertRows } from './insert-rows.ts'
import { event } from './schema.ts'

export type NewEvent = typeof event.$inferInsert & { key: string }

/** Many events, of any sites, in one statement; one that is there already is left as it is. */
export async function insertEvents(orm: Orm, rows: readonly NewEvent[]): Promise<void> {
  await insertRows(orm, event, rows, { ending: () => sql`on conflict (site_id, key) do nothing` })
}

/** Whether the database refuses the rows themselves, so that trying again changes nothing: a value, or a site that is gone. */
export function isRefusal(error: unknown): boolean {
  const code = sqlState(error)
  return code !== undefined && /^2[23]/.test(code)
}

function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return 'code' in error && typeof error.code === 'string' ? error.code : sqlState(error.cause)
}
