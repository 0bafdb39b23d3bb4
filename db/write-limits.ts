import { lt, sql } from 'drizzle-orm'
import type { Orm } from './database.ts'
import { writeLimit } from './schema.ts'

/** At most so many times in so many seconds. */
export type Limit = { times: number; seconds: number }

/** Whether one more is within the limit, and when counting starts again. */
type Allowance = { allowed: boolean; left: number; resetAt: Date }

/**
 * Counts one more under a key and says whether it is within the limit. The count lies in the database, so that all
 * processes count together and a restart forgets nothing. Counting stops at the limit: a flood costs no more writes than
 * one row's.
 */
export async function countAgainstLimit(db: Orm, key: string, { times, seconds }: Limit): Promise<Allowance> {
  const isOver = sql`${writeLimit.resetAt} <= now()`
  const [row] = await db
    .insert(writeLimit)
    .values({ key, count: 1, resetAt: sql`now() + make_interval(secs => ${seconds})` })
    .onConflictDoUpdate({
      target: writeLimit.key,
      set: {
        count: sql`case when ${isOver} then 1 else least(${writeLimit.count} + 1, ${times + 1}) end`,
        resetAt: sql`case when ${isOver} then now() + make_interval(secs => ${seconds}) else ${writeLimit.resetAt} end`,
      },
    })
    .returning({ count: writeLimit.count, resetAt: writeLimit.resetAt })
  const { count, resetAt } = row!
  return { allowed: count <= times, left: Math.max(0, times - count), resetAt }
}

/** What stands under a key, without counting. */
export async function readLimit(db: Orm, key: string, { times }: Limit): Promise<Allowance> {
  const [row] = await db
    .select({ count: writeLimit.count, resetAt: writeLimit.resetAt })
    .from(writeLimit)
    .where(sql`${writeLimit.key} = ${key} and ${writeLimit.resetAt} > now()`)
  return {
    allowed: (row?.count ?? 0) < times,
    left: Math.max(0, times - (row?.count ?? 0)),
    resetAt: row?.resetAt ?? new Date(0),
  }
}

/** Forgets counts that are over. */
export async function forgetLimits(db: Orm): Promise<number> {
  const { rowCount } = await db.delete(writeLimit).where(lt(writeLimit.resetAt, sql`now()`))
  return rowCount ?? 0
}
