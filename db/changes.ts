import { and, asc, eq, gt, lt, lte, max, min } from 'drizzle-orm'
import type { Database } from './database.ts'
import { change, changeCounter } from './schema.ts'

export type Change = typeof change.$inferSelect

/** The channel that announces new changes. */
export const changeChannel = 'forecourt_change'

/** What changed after a sequence number, in the order it was committed. */
export function readChanges({ orm }: Database, afterSeq: number, limit = 1_000): Promise<Change[]> {
  return orm.select().from(change).where(gt(change.seq, afterSeq)).orderBy(asc(change.seq)).limit(limit)
}

/** The change with this number, while it is kept. */
export async function changeNumbered({ orm }: Database, seq: number): Promise<Change | undefined> {
  const [row] = await orm.select().from(change).where(eq(change.seq, seq))
  return row
}

/** What a change concerned, and its number. */
export type ChangeScope = Pick<Change, 'seq' | 'entity' | 'dealershipId' | 'siteId'>

/** The last change still kept of each kind, dealership and site, up to a sequence number. */
export async function lastChanges({ orm }: Database, upToSeq: number): Promise<ChangeScope[]> {
  const { seq, entity, dealershipId, siteId } = change
  const rows = await orm
    .select({ seq: max(seq), entity, dealershipId, siteId })
    .from(change)
    .where(lte(seq, upToSeq))
    .groupBy(entity, dealershipId, siteId)
  return rows.flatMap((row) => (row.seq === null ? [] : [{ ...row, seq: row.seq }]))
}

/** Read it before loading what you will follow: anything written meanwhile is then a change after it. */
export async function latestSeq({ orm }: Database): Promise<number> {
  const [row] = await orm.select({ seq: max(changeCounter.lastSeq) }).from(changeCounter)
  return row?.seq ?? 0
}

/** The first change still kept. A follower whose next one is older has missed some and must load everything again. */
export async function oldestSeq(db: Database): Promise<number> {
  const [row] = await db.orm.select({ seq: min(change.seq) }).from(change)
  return row?.seq ?? (await latestSeq(db)) + 1
}

/** Forgets old changes, but for the last, by which whoever kept something can tell that it is of this feed; answers how many. */
export async function pruneChanges({ orm }: Pick<Database, 'orm'>, olderThan: Date): Promise<number> {
  const latest = orm.select({ seq: max(change.seq) }).from(change)
  const { rowCount } = await orm.delete(change).where(and(lt(change.at, olderThan), lt(change.seq, latest)))
  return rowCount ?? 0
}
