import { index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { address } from './address.ts'
import { createdAt, id, reference, updatedAt } from './columns.ts'
import { manufacturer } from './manufacturer.ts'

export const dealerGroup = pgTable('dealer_group', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  logoUrl: text(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const dealership = pgTable(
  'dealership',
  {
    id: id(),
    groupId: reference().references(() => dealerGroup.id),
    slug: text().notNull().unique(),
    name: text().notNull(),
    manufacturerId: reference().references(() => manufacturer.id),
    logoUrl: text(),
    addressId: reference().references(() => address.id),
    averageRating: numeric({ precision: 3, scale: 2, mode: 'number' }),
    reviewCount: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('dealership_group').on(table.groupId)],
)

/** Another website of a dealership, linked from menus and brand tiles. */
export const dealershipWebsite = pgTable(
  'dealership_website',
  {
    id: id(),
    dealershipId: reference()
      .notNull()
      .references(() => dealership.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    make: text(),
    name: text().notNull(),
    title: text(),
    slug: text().notNull(),
    logoUrl: text(),
  },
  (table) => [index('dealership_website_dealership').on(table.dealershipId)],
)
