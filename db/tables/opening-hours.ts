import { sql } from 'drizzle-orm'
import { check, date, pgTable, primaryKey, smallint, text, time } from 'drizzle-orm/pg-core'
import { openingStatuses } from '../value-sets.ts'
import type { OpeningStatus } from '../value-sets.ts'
import { oneOf, reference } from './columns.ts'
import { location } from './location.ts'

/** The hours of one weekday in the location's own time zone; 0 is Sunday. */
export const openingHours = pgTable(
  'opening_hours',
  {
    locationId: reference()
      .notNull()
      .references(() => location.id, { onDelete: 'cascade' }),
    weekday: smallint().notNull(),
    status: text().$type<OpeningStatus>().notNull(),
    formatedHours: text(),
    open: time({ precision: 0 }),
    close: time({ precision: 0 }),
  },
  (table) => [
    primaryKey({ columns: [table.locationId, table.weekday] }),
    check('opening_hours_weekday', sql`${table.weekday} between 0 and 6`),
    oneOf('opening_hours_status', table.status, openingStatuses),
  ],
)

/** A date on which the weekday's hours do not hold. */
export const specialHours = pgTable(
  'special_hours',
  {
    locationId: reference()
      .notNull()
      .references(() => location.id, { onDelete: 'cascade' }),
    date: date({ mode: 'string' }).notNull(),
    name: text(),
    status: text().$type<OpeningStatus>().notNull(),
    startHour: time({ precision: 0 }),
    endHour: time({ precision: 0 }),
  },
  (table) => [
    primaryKey({ columns: [table.locationId, table.date] }),
    oneOf('special_hours_status', table.status, openingStatuses),
  ],
)
