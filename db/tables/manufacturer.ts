import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, reference, updatedAt } from './columns.ts'

export const manufacturer = pgTable('manufacturer', {
  id: id(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  logoUrl: text(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** A model of a manufacturer's current range, as shown on /models; not a vehicle in stock. */
export const model = pgTable(
  'model',
  {
    id: id(),
    manufacturerId: reference()
      .notNull()
      .references(() => manufacturer.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    slug: text().notNull(),
    overrideUrl: text(),
    imageUrl: text(),
    cloudfrontNewImageUrl: text(),
    manufacturerBody: text(),
    manufacturerBody2: text(),
    manufacturerBody3: text(),
    status: text().notNull().default('current'),
    position: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('model_manufacturer_slug').on(table.manufacturerId, table.slug),
    index('model_slug').on(table.slug),
  ],
)
