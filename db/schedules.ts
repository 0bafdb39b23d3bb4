import { sql } from 'drizzle-orm'
import type { Orm } from './database.ts'
import { schedule } from './schema.ts'

/**
 * Whether a schedule's turn has come, noting that it is taken. Asked inside a transaction: of many processes that ask at
 * once one gets the advisory lock, and whoever comes after its commit finds that the turn is over.
 */
export async function takeTurn(db: Orm, name: string, everySeconds: number): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('schedule', hashtext(${name})::bigint)) as held`,
  )
  if (!rows[0]?.held) return false
  const taken = await db
    .insert(schedule)
    .values({ name, lastRunAt: sql`now()` })
    .onConflictDoUpdate({
      target: schedule.name,
      set: { lastRunAt: sql`now()` },
      setWhere: sql`${schedule.lastRunAt} <= now() - make_interval(secs => ${everySeconds})`,
    })
    .returning({ name: schedule.name })
  return taken.length > 0
}
