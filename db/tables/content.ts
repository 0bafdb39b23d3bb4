import { sql } from 'drizzle-orm'
import type { Block } from '#config/markdown/markdown-tree.ts'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, idWithinSite, instant, reference, updatedAt } from './columns.ts'
import { site } from './site.ts'

const siteId = () =>
  reference()
    .notNull()
    .references(() => site.id, { onDelete: 'cascade' })

export const slide = pgTable(
  'slide',
  {
    siteId: siteId(),
    id: idWithinSite(),
    name: text().notNull(),
    description: text(),
    url: text(),
    imageUrl: text(),
    hideOverlay: boolean().notNull().default(false),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const blogItem = pgTable(
  'blog_item',
  {
    siteId: siteId(),
    id: idWithinSite(),
    slug: text().notNull(),
    /** Where the item leads when it is not a page of this site. */
    href: text(),
    heading: text().notNull(),
    image: text(),
    description: text(),
    /** As it was written, in markdown. */
    body: text(),
    /** What was read of it when it was written; null in rows older than that. */
    content: jsonb().$type<Block[]>(),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    date: date({ mode: 'string' }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    unique('blog_item_site_slug').on(table.siteId, table.slug),
  ],
)

/** A card placed among search results. */
export const promoNode = pgTable(
  'promo_node',
  {
    siteId: siteId(),
    id: idWithinSite(),
    name: text().notNull(),
    start: instant(),
    expiry: instant(),
    /** Result positions it takes; several repeat it. */
    position: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Listing paths it appears on; empty means all. */
    display: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    strictDisplay: boolean().notNull().default(false),
    imageUrl: text(),
    title: text(),
    description: text(),
    href: text(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

/** A brand of a group site's directory. */
export const brandEntry = pgTable(
  'brand_entry',
  {
    siteId: siteId(),
    id: idWithinSite(),
    slug: text().notNull(),
    title: text().notNull(),
    grid: text().notNull().default('Car Brands'),
    logo: text(),
    bannerImage: text(),
    descriptionParagraphs: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    skipPage: boolean().notNull().default(false),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    unique('brand_entry_site_slug').on(table.siteId, table.slug),
  ],
)

/** The delivery price for a region; the quote for a postcode is the zone that lists it. */
export const deliveryZone = pgTable(
  'delivery_zone',
  {
    siteId: siteId(),
    id: idWithinSite(),
    name: text().notNull(),
    priceCents: integer().notNull(),
    postcodes: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('delivery_zone_postcodes').using('gin', table.postcodes),
  ],
)
