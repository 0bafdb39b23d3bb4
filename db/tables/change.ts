import { bigint, boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { createdAt, reference } from './columns.ts'

/** The change feed: what other processes re-read. Written by triggers only; see the functions migration. */
export const change = pgTable(
  'change',
  {
    seq: bigint({ mode: 'number' }).primaryKey(),
    entity: text().notNull(),
    /** Null for a configuration layer that concerns every site. */
    entityId: reference(),
    dealershipId: reference(),
    siteId: reference(),
    at: createdAt(),
  },
  (table) => [index('change_at').on(table.at)],
)

/** One row, locked by each writing transaction until it commits: numbers are gap-free and become visible in order. */
export const changeCounter = pgTable(
  'change_counter',
  { only: boolean().primaryKey().default(true), lastSeq: bigint({ mode: 'number' }).notNull().default(0) },
  (table) => [check('change_counter_one_row', sql`${table.only}`)],
)
