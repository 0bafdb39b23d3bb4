import { foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, idWithinSite, instant, reference, updatedAt } from './columns.ts'
import { lead } from './lead.ts'
import { site } from './site.ts'

/** An application for finance: a draft until it has a lead. All that was answered is sealed; nothing of it can be read here. */
export const financeApplication = pgTable(
  'finance_application',
  {
    siteId: reference()
      .notNull()
      .references(() => site.id),
    id: idWithinSite(),
    /** What links name it by: drawn by chance, signed, and never the lead's. */
    token: uuid().notNull(),
    /** Under which it will be a lead: once, however often it is sent. */
    leadToken: uuid().notNull(),
    leadId: reference(),
    sealed: text().notNull(),
    /** The key it is sealed with; it stands in the envelope, too. */
    keyId: text().notNull(),
    /** Rises with each change: of two at once the second looks again. */
    version: integer().notNull().default(0),
    sentAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    unique('finance_application_token').on(table.siteId, table.token),
    unique('finance_application_lead_id').on(table.siteId, table.leadId),
    foreignKey({
      name: 'finance_application_lead',
      columns: [table.siteId, table.leadId],
      foreignColumns: [lead.siteId, lead.id],
    }).onDelete('cascade'),
    index('finance_application_key').on(table.keyId),
    index('finance_application_created').on(table.siteId, table.createdAt),
  ],
)

/** Each time staff opened an application. It stays with the lead when the application has gone. */
export const applicationOpening = pgTable(
  'application_opening',
  {
    siteId: reference()
      .notNull()
      .references(() => site.id),
    id: idWithinSite(),
    leadId: reference().notNull(),
    openedAt: createdAt(),
    /** Tells addresses apart, and names none. */
    addressHash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    foreignKey({
      name: 'application_opening_lead',
      columns: [table.siteId, table.leadId],
      foreignColumns: [lead.siteId, lead.id],
    }).onDelete('cascade'),
    index('application_opening_lead_id').on(table.siteId, table.leadId),
  ],
)
