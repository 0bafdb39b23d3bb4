import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from './database.ts'
import { outbox } from './schema.ts'

export type OutboxRow = typeof outbox.$inferSelect
type OutboxKey = Pick<OutboxRow, 'siteId' | 'id'>

/**
 * Takes due work of all sites for this process: until the lease ends no other process takes it, and if this one dies
 * it is due again.
 */
export async function claimOutbox(
  orm: Orm,
  { limit, leaseSeconds }: { limit: number; leaseSeconds: number },
): Promise<OutboxRow[]> {
  const due = sql`(select site_id, id from outbox where delivered_at is null and next_attempt_at <= now()
    order by next_attempt_at limit ${limit} for update skip locked)`
  return orm
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where(sql`(${outbox.siteId}, ${outbox.id}) in ${due}`)
    .returning()
}

const isEntry = ({ siteId, id }: OutboxKey) => and(eq(outbox.siteId, siteId), eq(outbox.id, id))

export async function markDelivered(orm: Orm, entry: OutboxKey): Promise<void> {
  await orm
    .update(outbox)
    .set({ deliveredAt: sql`now()`, lastError: null })
    .where(isEntry(entry))
}

export async function markFailed(orm: Orm, entry: OutboxKey, error: string, nextAttemptAt: Date): Promise<void> {
  await orm.update(outbox).set({ lastError: error, nextAttemptAt }).where(isEntry(entry))
}
