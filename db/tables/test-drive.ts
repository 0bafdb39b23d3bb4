import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { testDriveStatuses } from '../value-sets.ts'
import type { TestDriveStatus } from '../value-sets.ts'
import { createdAt, idWithinSite, instant, oneOf, reference, updatedAt } from './columns.ts'
import { lead } from './lead.ts'
import { site } from './site.ts'

/**
 * A time at a location that a lead has booked. One that was moved stays, and another row has the new time. Location and vehicle
 * are named by number alone: a booking outlives both.
 */
export const testDrive = pgTable(
  'test_drive',
  {
    siteId: reference()
      .notNull()
      .references(() => site.id),
    id: idWithinSite(),
    leadId: reference().notNull(),
    locationId: reference().notNull(),
    vehicleId: reference(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** The location's when it was booked: a shopper is told the same time for good. */
    timeZone: text().notNull(),
    /** Which of those a location has at a time, from 1: no place is given twice. */
    place: smallint().notNull(),
    status: text().$type<TestDriveStatus>().notNull().default('booked'),
    /** Rises with every change of the booking; calendars know by it which of two is newer. */
    version: integer().notNull().default(0),
    /** When shopper and dealer were told that the vehicle is no longer to be had. */
    vehicleGoneAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    foreignKey({
      name: 'test_drive_lead',
      columns: [table.siteId, table.leadId],
      foreignColumns: [lead.siteId, lead.id],
    }).onDelete('cascade'),
    // Not by site: a location and its cars stand in one yard, however many sites show them.
    uniqueIndex('test_drive_place')
      .on(table.locationId, table.startsAt, table.place)
      .where(sql`${table.status} = 'booked'`),
    uniqueIndex('test_drive_vehicle')
      .on(table.vehicleId, table.startsAt)
      .where(sql`${table.status} = 'booked'`),
    uniqueIndex('test_drive_version').on(table.siteId, table.leadId, table.version),
    index('test_drive_coming')
      .on(table.startsAt)
      .where(sql`${table.status} = 'booked'`),
    oneOf('test_drive_status', table.status, testDriveStatuses),
  ],
)
