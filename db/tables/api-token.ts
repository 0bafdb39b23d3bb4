import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, reference } from './columns.ts'
import { dealership } from './dealership.ts'
import { site } from './site.ts'

/**
 * What lets a dealer's own systems call us, for one site or one dealership and for what its scopes name. Only a hash is
 * stored: nobody can read a token out of here.
 */
export const apiToken = pgTable(
  'api_token',
  {
    id: id(),
    siteId: reference().references(() => site.id, { onDelete: 'cascade' }),
    dealershipId: reference().references(() => dealership.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    hash: text().notNull(),
    scopes: text().array().notNull(),
    createdAt: createdAt(),
    expiresAt: instant(),
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  (table) => [
    check('api_token_one_owner', sql`num_nonnulls(${table.siteId}, ${table.dealershipId}) = 1`),
    unique('api_token_hash').on(table.hash),
    index('api_token_site').on(table.siteId),
    index('api_token_dealership').on(table.dealershipId),
  ],
)
