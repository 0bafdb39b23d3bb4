import type { NewLenderQuote } from '#db/lender-quotes.ts'
import type { FeedRow } from './feed-row.ts'

/** A lender's figures for one vehicle, as a feed brings them. */
export type FeedQuote = Omit<NewLenderQuote, 'vehicleId'>

/** They may come from the lender instead: a row that names no lender leaves them alone; one with no figures clears them. */
export const lenderQuoteOf = (row: FeedRow): FeedQuote | undefined =>
  row.finance_provider === undefined
    ? undefined
    : {
        provider: row.finance_provider,
        financeProvider: row.finance_provider,
        paymentWeekCents: row.finance_weekly || null,
        paymentMonthCents: row.finance_monthly || null,
        depositCents: row.finance_deposit ?? null,
        balloonCents: row.finance_balloon ?? null,
        totalPayableCents: row.finance_total || null,
        establishmentFeesCents: row.finance_fees ?? null,
        interestRate: row.finance_rate ?? null,
        comparisonRate: row.finance_comparison_rate ?? null,
        termMonths: row.finance_term_months ?? null,
        disclaimer: row.finance_disclaimer ?? null,
      }

/** All that says something of a lender's figures, its name apart. */
export const lenderFields = [
  'finance_weekly',
  'finance_monthly',
  'finance_deposit',
  'finance_balloon',
  'finance_total',
  'finance_fees',
  'finance_rate',
  'finance_comparison_rate',
  'finance_term_months',
  'finance_disclaimer',
] as const satisfies readonly (keyof FeedRow)[]
