import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, reference } from './columns.ts'
import { lead } from './lead.ts'
import { site } from './site.ts'

/**
 * Work promised in the same transaction as the write it belongs to; a worker does it, with retries. A row without a site
 * is work of the platform.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    siteId: reference().references(() => site.id),
    leadId: reference(),
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Goes with every attempt, so that whoever receives the work can tell a second attempt from a second order. */
    deliveryId: uuid().notNull().defaultRandom(),
    attempts: integer().notNull().default(0),
    dueAt: instant().notNull().defaultNow(),
    /** Who works on it, and until when nobody else may. */
    leaseToken: uuid(),
    leaseUntil: instant(),
    doneAt: instant(),
    /** Given up: tried as often as its kind allows. It stays until somebody looks at it. */
    deadAt: instant(),
    lastError: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`${table.doneAt} is null and ${table.deadAt} is null`),
    index('outbox_dead')
      .on(table.deadAt)
      .where(sql`${table.deadAt} is not null`),
    index('outbox_site').on(table.siteId),
    foreignKey({ name: 'outbox_lead', columns: [table.siteId, table.leadId], foreignColumns: [lead.siteId, lead.id] }),
  ],
)

/** When each schedule last put its work into the outbox. */
export const schedule = pgTable('schedule', { name: text().primaryKey(), lastRunAt: instant().notNull() })

/** A lock that outlives a transaction and ends by itself when its holder dies. */
export const workLock = pgTable('work_lock', {
  name: text().primaryKey(),
  token: uuid().notNull(),
  until: instant().notNull(),
})

/** How often something was done in a stretch of time, by whom; see db/write-limits.ts. */
export const writeLimit = pgTable(
  'write_limit',
  { key: text().primaryKey(), count: integer().notNull(), resetAt: instant().notNull() },
  (table) => [index('write_limit_reset').on(table.resetAt)],
)
