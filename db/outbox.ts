import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Orm } from './database.ts'
import { outbox } from './schema.ts'
import type { SiteAccess } from './site-access.ts'

type OutboxRow = typeof outbox.$inferSelect
/** Work a worker has taken, and the token that shows it. */
export type ClaimedWork = OutboxRow & { leaseToken: string }

/** Work to be done after the commit it is part of. */
type NewWork = { kind: string; payload?: Record<string, unknown>; leadId?: number; dueAt?: Date }

/** The channel that announces new work. */
export const outboxChannel = 'forecourt_outbox'

/** Promises work of a site, in the transaction the access belongs to. */
export async function addWork(db: SiteAccess, ...work: NewWork[]): Promise<void> {
  await db.insert(outbox, work)
}

/** Promises work of no single site. */
export async function addPlatformWork(db: Orm, work: Omit<NewWork, 'leadId'>): Promise<void> {
  await db.insert(outbox).values(work)
}

const isWaiting = and(isNull(outbox.doneAt), isNull(outbox.deadAt))
const isDue = and(
  isWaiting,
  lte(outbox.dueAt, sql`now()`),
  sql`(${outbox.leaseUntil} is null or ${outbox.leaseUntil} <= now())`,
)

/** Which kinds have work that could be taken now: one cheap look, before anything is claimed. */
export async function dueKinds(db: Orm): Promise<string[]> {
  const rows = await db.selectDistinct({ kind: outbox.kind }).from(outbox).where(isDue)
  return rows.map(({ kind }) => kind)
}

type Claim = { kinds: readonly string[]; limit: number; leaseSeconds: number }

/**
 * Takes due work of these kinds, of all sites, for one worker: until the lease ends no other worker takes it, and if this
 * one dies it is due again. Kinds of a newer version of the program are left to those that know them.
 */
export async function claimWork(db: Orm, { kinds, limit, leaseSeconds }: Claim): Promise<ClaimedWork[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isDue, inArray(outbox.kind, [...kinds])))
    .orderBy(asc(outbox.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      leaseToken: sql`gen_random_uuid()`,
      leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .where(inArray(outbox.id, due))
    .returning()
  return claimed as ClaimedWork[]
}

/** Only the worker whose lease still holds may say what became of the work: another may have taken it since. */
const isHeld = ({ id, leaseToken }: Held) =>
  and(eq(outbox.id, id), eq(outbox.leaseToken, leaseToken), isWaiting, gt(outbox.leaseUntil, sql`now()`))

type Held = Pick<ClaimedWork, 'id' | 'leaseToken'>

/** Answers whether it counted: false where the lease had run out. */
export async function finishWork(db: Orm, work: Held): Promise<boolean> {
  const done = { doneAt: sql`now()`, leaseToken: null, leaseUntil: null, lastError: null }
  return (await db.update(outbox).set(done).where(isHeld(work)).returning({ id: outbox.id })).length > 0
}

/** Puts work back until it is due again; without a moment it is given up. Answers whether it counted. */
export async function failWork(db: Orm, work: Held, error: string, retryInSeconds: number | null): Promise<boolean> {
  const next =
    retryInSeconds === null ? { deadAt: sql`now()` } : { dueAt: sql`now() + make_interval(secs => ${retryInSeconds})` }
  const failed = { lastError: error, leaseToken: null, leaseUntil: null, ...next }
  return (await db.update(outbox).set(failed).where(isHeld(work)).returning({ id: outbox.id })).length > 0
}

/** Of leads that have not reached everyone they are for: how many, and how old the oldest is. What was given up counts too. */
export async function countUndelivered(db: Orm): Promise<{ leads: number; oldestSeconds: number }> {
  const [row] = await db
    .select({
      leads: sql<number>`count(distinct (${outbox.siteId}, ${outbox.leadId}))`.mapWith(Number),
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(${outbox.createdAt})), 0)`.mapWith(Number),
    })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), eq(outbox.kind, 'lead.deliver')))
  return row!
}

/** How much is due, how long the oldest of it has waited, and how much was given up. */
export async function countWork(db: Orm): Promise<{ due: number; oldestSeconds: number; dead: number }> {
  const [row] = await db
    .select({
      due: sql<number>`count(*) filter (where ${isWaiting} and ${outbox.dueAt} <= now())`.mapWith(Number),
      oldestSeconds:
        sql<number>`coalesce(extract(epoch from now() - min(${outbox.dueAt}) filter (where ${isWaiting} and ${outbox.dueAt} <= now())), 0)`.mapWith(
          Number,
        ),
      dead: sql<number>`count(*) filter (where ${outbox.deadAt} is not null)`.mapWith(Number),
    })
    .from(outbox)
    .where(isNull(outbox.doneAt))
  return row!
}

/** What was given up, the oldest first. */
export const listDead = (db: Orm, limit = 100): Promise<OutboxRow[]> =>
  db.select().from(outbox).where(isNotNull(outbox.deadAt)).orderBy(asc(outbox.deadAt)).limit(limit)

/** Lets work that was given up be tried again from the start; answers how much. */
export async function reviveDead(db: Orm, ids: readonly number[] | 'all'): Promise<number> {
  const { rowCount } = await db
    .update(outbox)
    .set({ deadAt: null, attempts: 0, dueAt: sql`now()` })
    .where(and(isNotNull(outbox.deadAt), ids === 'all' ? undefined : inArray(outbox.id, [...ids])))
  return rowCount ?? 0
}

/** Forgets work that was done long ago; what was given up stays. */
export async function forgetDone(db: Orm, before: Date): Promise<number> {
  const { rowCount } = await db.delete(outbox).where(lt(outbox.doneAt, before))
  return rowCount ?? 0
}
