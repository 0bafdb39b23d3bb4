import { and, eq, lt } from 'drizzle-orm'
import type { Orm } from './database.ts'
import { leadAttempt } from './schema.ts'
import type { SiteAccess } from './site-access.ts'

type NewAttempt = Pick<typeof leadAttempt.$inferInsert, 'leadId' | 'deliveryId' | 'way' | 'recipient'>
type Ending = { outcome: 'delivered' } | { outcome: 'failed' | 'refused'; reason: string }

/** Notes that an attempt begins; answers its number. */
export async function beginAttempt(db: SiteAccess, attempt: NewAttempt): Promise<number> {
  const [row] = await db.insert(leadAttempt, [{ ...attempt, outcome: 'begun' }])
  return row!.id
}

/** Notes how it ended. */
export async function endAttempt(db: SiteAccess, id: number, ending: Ending): Promise<void> {
  const reason = 'reason' in ending ? ending.reason.slice(0, 1_000) : null
  const ended = { outcome: ending.outcome, reason, endedAt: new Date() }
  await db.update(leadAttempt, ended, eq(leadAttempt.id, id))
}

/** Who has this delivery already, from an attempt in which others had not. */
export async function deliveredTo(db: SiteAccess, deliveryId: string): Promise<string[]> {
  const where = and(eq(leadAttempt.deliveryId, deliveryId), eq(leadAttempt.outcome, 'delivered'))
  const rows = await db.select(leadAttempt, { columns: ['recipient'], where: where! })
  return rows.map(({ recipient }) => recipient)
}

/** Forgets attempts of long ago. */
export async function forgetAttempts(db: Orm, before: Date): Promise<number> {
  const { rowCount } = await db.delete(leadAttempt).where(lt(leadAttempt.beganAt, before))
  return rowCount ?? 0
}
