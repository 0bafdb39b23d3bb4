import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { carTypes } from '../value-sets.ts'
import type { CarType } from '../value-sets.ts'
import { createdAt, idWithinSite, oneOf, reference, updatedAt } from './columns.ts'
import { site } from './site.ts'

/** An enquiry as it was sent. It names its car and dealership by value: a lead outlives the stock it was about. */
export const lead = pgTable(
  'lead',
  {
    siteId: reference()
      .notNull()
      .references(() => site.id),
    id: idWithinSite(),
    /** Made by the form: the same token sent twice is the same lead. */
    clientToken: uuid().notNull(),
    source: text(),
    category: text().notNull(),
    subcategory: text(),
    pageId: text(),
    optIn: boolean().notNull().default(false),
    message: text(),
    dealershipSlug: text(),
    location: text(),
    rego: text(),
    additionalServices: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    name: text(),
    lastName: text(),
    email: text(),
    phone: text(),
    postcode: text(),
    manufacturerSlug: text(),
    stockNumber: text(),
    vehicleMake: text(),
    vehicleModel: text(),
    carType: text().$type<CarType>(),
    carId: reference(),
    vehicleStatus: text(),
    extra: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    unique('lead_site_client_token').on(table.siteId, table.clientToken),
    index('lead_site_created').on(table.siteId, table.createdAt),
    oneOf('lead_car_type', table.carType, carTypes),
  ],
)
