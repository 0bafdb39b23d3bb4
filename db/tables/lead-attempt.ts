import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { attemptOutcomes, leadWays } from '../value-sets.ts'
import type { AttemptOutcome, LeadWay } from '../value-sets.ts'
import { createdAt, idWithinSite, instant, oneOf, reference } from './columns.ts'
import { lead } from './lead.ts'
import { site } from './site.ts'

/** Each attempt to bring a lead to somebody, and how it ended. */
export const leadAttempt = pgTable(
  'lead_attempt',
  {
    siteId: reference()
      .notNull()
      .references(() => site.id),
    id: idWithinSite(),
    leadId: reference().notNull(),
    /** The outbox row's: attempts at the same delivery share it. */
    deliveryId: uuid().notNull(),
    way: text().$type<LeadWay>().notNull(),
    /** An address of the dealer's; 'shopper' for a receipt, whose address the lead has. */
    recipient: text().notNull(),
    outcome: text().$type<AttemptOutcome>().notNull(),
    reason: text(),
    beganAt: createdAt(),
    endedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    foreignKey({
      name: 'lead_attempt_lead',
      columns: [table.siteId, table.leadId],
      foreignColumns: [lead.siteId, lead.id],
    }).onDelete('cascade'),
    index('lead_attempt_delivery').on(table.siteId, table.deliveryId),
    index('lead_attempt_lead_id').on(table.siteId, table.leadId),
    index('lead_attempt_began').on(table.beganAt),
    oneOf('lead_attempt_way', table.way, leadWays),
    oneOf('lead_attempt_outcome', table.outcome, attemptOutcomes),
  ],
)
