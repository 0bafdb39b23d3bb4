import type { PublicConfig } from '#config/site/site-config.ts'
import type { Frequency } from './frequency.ts'

/** A lender's or a site's fee; a government's own, such as registering a security, stays out of a comparison rate. */
export type Fee = PublicConfig['finance']['fees'][number]

/** What a repayment is worked out from. Money in cents, the rate in per cent a year. */
export interface FinanceTerms {
  /** What is paid for, before the deposit. */
  readonly amountCents: number
  /** Paid at the start: money, or a trade-in. */
  readonly depositCents: number
  /** Owed at the end: a residual, a balloon, a final payment. */
  readonly residualCents: number
  readonly rate: number
  readonly termYears: number
  readonly frequency: Frequency
  readonly fees: readonly Fee[]
}

/** What is lent: never less than nothing. */
export const lentCents = ({ amountCents, depositCents }: FinanceTerms): number =>
  Math.max(0, amountCents - depositCents)

/** What is owed at the end: no more than was lent, for a loan that grows is none we work out. */
export const owedAtEndCents = (terms: FinanceTerms): number => Math.min(lentCents(terms), terms.residualCents)
