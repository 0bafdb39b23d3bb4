import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** What the platform signs its own links with: all processes share it, and a backup carries it, so that links in mails outlive both. */
export const signingKey = pgTable('signing_key', {
  name: text().primaryKey(),
  secret: text().notNull(),
  createdAt: createdAt(),
})
