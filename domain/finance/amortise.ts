import { type FinanceTerms, lentCents, owedAtEndCents } from './finance-terms.ts'
import { frequencyFacts, periodsIn } from './frequency.ts'
import { exactRepaymentCents, periodRate } from './repayment-cents.ts'

/** How a loan stands at the end of a year, or of the part of one its term ends with. */
export interface LoanYear {
  /** Years since the start: 1, 2, 2.5. */
  readonly year: number
  /** Still owed. */
  readonly balanceCents: number
  /** Paid in this year. */
  readonly interestCents: number
  readonly principalCents: number
}

/** A loan year by year: what is paid in each for interest, and what is owed after it. */
export function amortise(terms: FinanceTerms): LoanYear[] {
  const { perYear } = frequencyFacts[terms.frequency]
  const periods = periodsIn(terms.termYears, terms.frequency)
  const [interest, repayment] = [periodRate(terms), exactRepaymentCents(terms)]
  const years: LoanYear[] = []
  let balance = lentCents(terms)
  let shownBalance = balance
  let interestOfYear = 0
  for (let period = 1; period <= periods; period++) {
    const charged = balance * interest
    interestOfYear += charged
    // The last leaves what was agreed, whatever is lost in the digits of the others.
    balance = period === periods ? owedAtEndCents(terms) : balance + charged - repayment
    if (period % perYear !== 0 && period !== periods) continue
    const balanceCents = Math.round(balance)
    years.push({
      year: period / perYear,
      balanceCents,
      interestCents: Math.round(interestOfYear),
      principalCents: shownBalance - balanceCents,
    })
    shownBalance = balanceCents
    interestOfYear = 0
  }
  return years
}
