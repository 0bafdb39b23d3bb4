import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { configScopes, siteKinds } from '../value-sets.ts'
import type { ConfigScope, SiteKind } from '../value-sets.ts'
import { createdAt, id, oneOf, reference, updatedAt } from './columns.ts'
import { dealerGroup, dealership } from './dealership.ts'
import { manufacturer } from './manufacturer.ts'

export const site = pgTable(
  'site',
  {
    id: id(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    kind: text().$type<SiteKind>().notNull(),
    template: text().notNull(),
    manufacturerId: reference().references(() => manufacturer.id),
    groupId: reference().references(() => dealerGroup.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [oneOf('site_kind', table.kind, siteKinds)],
)

export const siteDomain = pgTable(
  'site_domain',
  {
    host: text().primaryKey(),
    siteId: reference()
      .notNull()
      .references(() => site.id, { onDelete: 'cascade' }),
    isPrimary: boolean().notNull().default(false),
  },
  (table) => [
    check('site_domain_host_lower_case', sql`${table.host} = lower(${table.host}) and ${table.host} <> ''`),
    uniqueIndex('site_domain_one_primary')
      .on(table.siteId)
      .where(sql`${table.isPrimary}`),
  ],
)

/** A site is a view over dealerships: this is the whole of what it may see. */
export const siteDealership = pgTable(
  'site_dealership',
  {
    siteId: reference()
      .notNull()
      .references(() => site.id, { onDelete: 'cascade' }),
    dealershipId: reference()
      .notNull()
      .references(() => dealership.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.dealershipId] }),
    index('site_dealership_dealership').on(table.dealershipId),
  ],
)

/** One condition set and what it changes; the configuration schema gives `when` and `set` their meaning. */
export type ConfigRule = { when: Record<string, unknown>; set: Record<string, unknown> }

/**
 * A layer of site configuration. The key is '' for the platform, else the template's name, the brand's slug or the
 * site's slug. The generated column ties a site's layer to a site that exists, so none outlives its site.
 */
export const configLayer = pgTable(
  'config_layer',
  {
    scope: text().$type<ConfigScope>().notNull(),
    key: text().notNull(),
    settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    rules: jsonb().$type<ConfigRule[]>().notNull().default([]),
    version: integer().notNull().default(1),
    /** The last upgrade step this layer has been through; 0 for one written before there were steps. */
    schemaVersion: integer().notNull().default(0),
    siteSlug: text()
      .generatedAlwaysAs(sql`case when scope = 'site' then key end`)
      .references(() => site.slug, { onDelete: 'cascade' }),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    oneOf('config_layer_scope', table.scope, configScopes),
    check('config_layer_platform_key', sql`(${table.scope} = 'platform') = (${table.key} = '')`),
  ],
)
