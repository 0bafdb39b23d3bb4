import { foreignKey, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, idWithinSite, reference } from './columns.ts'
import { site } from './site.ts'
import { vehicle } from './vehicle.ts'

/** A signed-in user of one site: the same phone on two sites is two shoppers. */
export const shopper = pgTable(
  'shopper',
  {
    siteId: reference()
      .notNull()
      .references(() => site.id),
    id: idWithinSite(),
    phone: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    unique('shopper_site_phone').on(table.siteId, table.phone),
  ],
)

export const watchlistEntry = pgTable(
  'watchlist_entry',
  {
    siteId: reference().notNull(),
    id: idWithinSite(),
    shopperId: reference().notNull(),
    vehicleId: reference()
      .notNull()
      .references(() => vehicle.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    unique('watchlist_entry_once').on(table.siteId, table.shopperId, table.vehicleId),
    index('watchlist_entry_vehicle').on(table.vehicleId),
    foreignKey({
      name: 'watchlist_entry_shopper',
      columns: [table.siteId, table.shopperId],
      foreignColumns: [shopper.siteId, shopper.id],
    }).onDelete('cascade'),
  ],
)
