import type { FinanceTerms } from './finance-terms.ts'

/** $30,000 over 5 years at 10 %, by the week, without fees. */
export const loan = (more: Partial<FinanceTerms> = {}): FinanceTerms => ({
  amountCents: 3_000_000,
  depositCents: 0,
  residualCents: 0,
  rate: 10,
  termYears: 5,
  frequency: 'week',
  fees: [],
  ...more,
})

export const establishment = { label: 'Establishment', amountCents: 130_000, charged: 'once' } as const
