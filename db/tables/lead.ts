import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { carTypes } from '../value-sets.ts'
import type { CarType } from '../value-sets.ts'
import { createdAt, idWithinSite, oneOf, reference, updatedAt } from './columns.ts'
import { site } from './site.ts'

/** What a shopper was asked to agree to, in the words they saw, and what they said. */
export type LeadConsent = {
  what: 'opt_in' | 'terms' | 'notice'
  given: boolean
  text: string
  /** The same words have the same one. */
  version: string
  at: string
}

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
    /** Of all that the shopper said: the same token with another is another lead, and refused. */
    contentHash: text().notNull(),
    /** What people call it by: readable over the telephone, with a character that checks the others. */
    reference: text().notNull(),
    /** Which of our forms it came through. */
    form: text().notNull(),
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
    consents: jsonb().$type<LeadConsent[]>().notNull().default([]),
    /** Where the visit began, what led there, which vehicles were looked at. */
    journey: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Whom it goes to, and what decided that, in order. */
    dealershipId: reference(),
    locationId: reference(),
    routedBy: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Why it looks like no shopper's; empty as a rule. */
    spamReasons: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    unique('lead_site_client_token').on(table.siteId, table.clientToken),
    unique('lead_site_reference').on(table.siteId, table.reference),
    index('lead_site_created').on(table.siteId, table.createdAt),
    oneOf('lead_car_type', table.carType, carTypes),
  ],
)
