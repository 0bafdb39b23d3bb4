import { lt, sql } from 'drizzle-orm'
import type { Orm } from './database.ts'
import { writeLimit } from './schema.ts'

/** At most so many times in so many seconds. */
export type Limit = { times: number; seconds: number }

/** Whether one more is within the limit, and when counting starts again. */
export type Allowance = { allowed: boolean; left: number; resetAt: Date }

/** Counts one more under a key and says whether it is within the limit. */
export async function countAgainstLimit(db: Orm, key: string, limit: Limit): Promise<Allowance> {
  const [allowance] = await countAgainstLimits(db, [{ key, ...limit }])
  return allowance!
}

/**
 * Counts one more under each key, in the order given, and says of each whether it is within its limit. The counts lie in the
 * database, so that all processes count together and a restart forgets nothing. Counting stops at the limit: a flood costs no
 * more writes than one row's. In a transaction the rows stay locked until it ends, so whoever counts several has one order.
 */
export async function countAgainstLimits(db: Orm, limits: readonly ({ key: string } & Limit)[]): Promise<Allowance[]> {
  const isOver = sql`${writeLimit.resetAt} <= now()`
  const most = sql.join(
    limits.map(({ key, times }) => sql`when ${key} then ${times + 1}::int`),
    sql` `,
  )
  const rows = await db
    .insert(writeLimit)
    .values(
      limits.map(({ key, seconds }) => ({ key, count: 1, resetAt: sql`now() + make_interval(secs => ${seconds})` })),
    )
    .onConflictDoUpdate({
      target: writeLimit.key,
      set: {
        count: sql`case when ${isOver} then 1 else least(${writeLimit.count} + 1, case ${writeLimit.key} ${most} end) end`,
        resetAt: sql`case when ${isOver} then excluded.reset_at else ${writeLimit.resetAt} end`,
      },
    })
    .returning({ key: writeLimit.key, count: writeLimit.count, resetAt: writeLimit.resetAt })
  return limits.map(({ key, times }) => {
    const { count, resetAt } = rows.find((row) => row.key === key)!
    return { allowed: count <= times, left: Math.max(0, times - count), resetAt }
  })
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
