import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { bigint, check, timestamp } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Generated ids start above this, so records that arrive with a number of their own may keep it. */
const firstGeneratedId = 100_000

const generatedId = () => bigint({ mode: 'number' }).generatedByDefaultAsIdentity({ startWith: firstGeneratedId })

export const id = () => generatedId().primaryKey()

/** For tables a site owns: their primary key is (site_id, id). */
export const idWithinSite = () => generatedId()

export const reference = () => bigint({ mode: 'number' })

export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const createdAt = () => instant().notNull().defaultNow()

export const updatedAt = () =>
  instant()
    .notNull()
    .defaultNow()
    .$onUpdate((): SQL => sql`now()`)

/** A check constraint made from a value set; null passes, as in SQL. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')
  return check(name, sql`${column} in (${sql.raw(list)})`)
}
