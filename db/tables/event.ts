import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { idWithinSite, instant, reference } from './columns.ts'
import { site } from './site.ts'

/** An analytics event; event_id is the number of its kind (4 used vehicle view, 14 new enquiry …). */
export const event = pgTable(
  'event',
  {
    siteId: reference()
      .notNull()
      .references(() => site.id, { onDelete: 'cascade' }),
    id: idWithinSite(),
    /** Given when it was taken: however often it is written, it is stored once. */
    key: uuid().notNull().defaultRandom(),
    eventId: integer().notNull(),
    at: instant().notNull().defaultNow(),
    path: text(),
    vehicleId: reference(),
    properties: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    unique('event_site_key').on(table.siteId, table.key),
    index('event_site_at').on(table.siteId, table.at),
  ],
)
