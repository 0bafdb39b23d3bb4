import { randomUUID } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Orm } from './database.ts'
import { workLock } from './schema.ts'

export type HeldLock = { name: string; token: string; seconds: number }

const until = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`
const isOurs = ({ name, token }: HeldLock) => and(eq(workLock.name, name), eq(workLock.token, token))

/**
 * Takes a lock that lasts over many transactions, or undefined while somebody else holds it. It ends by itself so many
 * seconds after it was last renewed, so that whoever died with it does not hold it for ever.
 */
export async function takeLock(db: Orm, name: string, seconds: number): Promise<HeldLock | undefined> {
  const token = randomUUID()
  const taken = await db
    .insert(workLock)
    .values({ name, token, until: until(seconds) })
    .onConflictDoUpdate({
      target: workLock.name,
      set: { token, until: until(seconds) },
      setWhere: lte(workLock.until, sql`now()`),
    })
    .returning({ name: workLock.name })
  return taken.length > 0 ? { name, token, seconds } : undefined
}

/** Keeps the lock for as long again. Part of a transaction it makes sure that nothing is written without the lock. */
export async function renewLock(db: Orm, lock: HeldLock): Promise<boolean> {
  const renewed = await db
    .update(workLock)
    .set({ until: until(lock.seconds) })
    .where(and(isOurs(lock), gt(workLock.until, sql`now()`)))
    .returning({ name: workLock.name })
  return renewed.length > 0
}

export async function releaseLock(db: Orm, lock: HeldLock): Promise<void> {
  await db.delete(workLock).where(isOurs(lock))
}
