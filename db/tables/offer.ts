import { sql } from 'drizzle-orm'
import type { Block } from '#config/markdown/markdown-tree.ts'
import { bigint, check, date, index, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { offerCategories } from '../value-sets.ts'
import type { OfferCategory } from '../value-sets.ts'
import { createdAt, id, instant, oneOf, reference, updatedAt } from './columns.ts'
import { dealership } from './dealership.ts'
import { location } from './location.ts'
import { manufacturer, model } from './manufacturer.ts'

/** A dealership makes an offer; every site that shows the dealership shows it, save those excluded. */
export const offer = pgTable(
  'offer',
  {
    id: id(),
    dealershipId: reference()
      .notNull()
      .references(() => dealership.id, { onDelete: 'cascade' }),
    manufacturerId: reference().references(() => manufacturer.id),
    modelId: reference().references(() => model.id),
    name: text().notNull(),
    /** As it was written, in markdown. */
    description: text(),
    /** Its words alone. */
    sanitizedDescription: text(),
    /** What was read of it when it was written; null in rows older than that. */
    content: jsonb().$type<Block[]>(),
    /** Per cent a year: an offer that states a rate or a repayment has both. */
    rate: numeric({ precision: 5, scale: 2, mode: 'number' }),
    comparisonRate: numeric({ precision: 5, scale: 2, mode: 'number' }),
    disclaimer: text(),
    category: text().$type<OfferCategory>().notNull().default('Vehicle offer'),
    imageUrl: text(),
    /** The offer's own picture, or its model's. */
    imageOrModelImageUrl: text(),
    excludedWebsiteIds: bigint({ mode: 'number' })
      .array()
      .notNull()
      .default(sql`'{}'`),
    startsAt: instant(),
    expiresAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf('offer_category', table.category, offerCategories),
    check('offer_rates', sql`(${table.rate} is null) = (${table.comparisonRate} is null)`),
    index('offer_dealership').on(table.dealershipId),
  ],
)

export const review = pgTable(
  'review',
  {
    id: id(),
    dealershipId: reference()
      .notNull()
      .references(() => dealership.id, { onDelete: 'cascade' }),
    locationId: reference().references(() => location.id, { onDelete: 'set null' }),
    customerName: text().notNull(),
    text: text(),
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull(),
    reviewDate: date({ mode: 'string' }).notNull(),
    replyText: text(),
    replyDate: date({ mode: 'string' }),
    createdAt: createdAt(),
  },
  (table) => [
    check('review_rating', sql`${table.rating} between 0 and 5`),
    index('review_dealership').on(table.dealershipId, table.reviewDate),
  ],
)
