import { type FinanceTerms, lentCents, owedAtEndCents } from './finance-terms.ts'
import { frequencyFacts, periodsIn } from './frequency.ts'

/** Interest of one period, as a fraction. */
export const periodRate = ({ rate, frequency }: Pick<FinanceTerms, 'rate' | 'frequency'>): number =>
  rate / 100 / frequencyFacts[frequency].perYear

/** What 1 paid at the end of each of so many periods is worth today. */
export const annuity = (interest: number, periods: number): number =>
  // expm1 and log1p: with next to no interest, 1 - (1 + i)^-n would lose every digit it has.
  interest === 0 ? periods : -Math.expm1(-periods * Math.log1p(interest)) / interest

/** A repayment before it is rounded; comparison rates and totals are worked out from this one. */
export function exactRepaymentCents(terms: FinanceTerms): number {
  const [lent, owed] = [lentCents(terms), owedAtEndCents(terms)]
  const interest = periodRate(terms)
  return (lent - owed) / annuity(interest, periodsIn(terms.termYears, terms.frequency)) + owed * interest
}

/** A repayment in whole cents; fees are paid beside it. */
export const repaymentCents = (terms: FinanceTerms): number => Math.round(exactRepaymentCents(terms))

/** What a loan costs in the end. */
export interface LoanTotals {
  /** All fees, a government's too. */
  readonly feesCents: number
  readonly interestCents: number
  /** Repayments, what is owed at the end, and fees; the deposit is not in it. */
  readonly totalCents: number
}

export function loanTotals(terms: FinanceTerms): LoanTotals {
  const months = Math.round(terms.termYears * 12)
  const feesCents = terms.fees.reduce(
    (sum, { amountCents, charged }) => sum + amountCents * (charged === 'once' ? 1 : months),
    0,
  )
  const repaid = exactRepaymentCents(terms) * periodsIn(terms.termYears, terms.frequency) + owedAtEndCents(terms)
  const interestCents = Math.round(repaid) - lentCents(terms)
  return { feesCents, interestCents, totalCents: Math.round(repaid) + feesCents }
}
