import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, numeric, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { locationTypes } from '../value-sets.ts'
import type { LocationType } from '../value-sets.ts'
import { address } from './address.ts'
import { createdAt, id, oneOf, reference, updatedAt } from './columns.ts'
import { dealership } from './dealership.ts'
import { manufacturer } from './manufacturer.ts'

export const location = pgTable(
  'location',
  {
    id: id(),
    dealershipId: reference()
      .notNull()
      .references(() => dealership.id, { onDelete: 'cascade' }),
    addressId: reference().references(() => address.id),
    name: text().notNull(),
    slug: text().notNull(),
    visible: boolean().notNull().default(true),
    primary: boolean().notNull().default(false),
    locationType: text().$type<LocationType>().notNull().default(''),
    locationSubtype: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    timeZone: text().notNull().default('Australia/Brisbane'),
    phone: text(),
    mobile: text(),
    landlinePhone: text(),
    email: text(),
    imageUrl: text(),
    imageThumbUrl: text(),
    averageRating: numeric({ precision: 3, scale: 2, mode: 'number' }),
    reviewCount: integer().notNull().default(0),
    dealerLicenseNumber: text(),
    /** States name the licence differently (LMCT, MD, DL …); the label travels with the number. */
    dealerLicenseLabel: text(),
    motorVehicleRepairer: text(),
    distributionLocations: bigint({ mode: 'number' })
      .array()
      .notNull()
      .default(sql`'{}'`),
    position: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf('location_location_type', table.locationType, locationTypes),
    unique('location_dealership_slug').on(table.dealershipId, table.slug),
    index('location_address').on(table.addressId),
    index('location_slug').on(table.slug),
  ],
)

export const locationManufacturer = pgTable(
  'location_manufacturer',
  {
    locationId: reference()
      .notNull()
      .references(() => location.id, { onDelete: 'cascade' }),
    manufacturerId: reference()
      .notNull()
      .references(() => manufacturer.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.locationId, table.manufacturerId] })],
)
