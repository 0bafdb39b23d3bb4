import { index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, idWithinSite, instant, reference } from './columns.ts'
import { site } from './site.ts'

/** What lets a dealer's own systems call a site's API. Only a hash is kept: nobody can read a token out of here. */
export const apiToken = pgTable(
  'api_token',
  {
    siteId: reference()
      .notNull()
      .references(() => site.id, { onDelete: 'cascade' }),
    id: idWithinSite(),
    name: text().notNull(),
    hash: text().notNull(),
    createdAt: createdAt(),
    revokedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    unique('api_token_hash').on(table.hash),
    index('api_token_site').on(table.siteId),
  ],
)
