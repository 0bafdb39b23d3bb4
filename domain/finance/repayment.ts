import { comparisonRate } from './comparison-rate.ts'
import { type FinanceTerms, lentCents, owedAtEndCents } from './finance-terms.ts'
import type { Frequency } from './frequency.ts'
import { repaymentCents } from './repayment-cents.ts'
import { shortWarning } from './statutory-warnings.ts'

/** What a repayment holds for; it stands beside the figure. */
export interface Assumptions {
  /** What is lent. */
  readonly lentCents: number
  readonly termYears: number
  readonly depositCents: number
  readonly finalPaymentCents: number
  /** What a shopper says of their own credit, as a lender's answer assumes it: 'GREAT'. */
  readonly creditScore: string | null
  /** Who would lend, where it is one. */
  readonly lender: string | null
}

declare const isLawful: unique symbol

/**
 * A repayment as it may be shown: with its rate, its comparison rate, what it holds for and the warning. Only
 * `makeRepayment` makes one, so that there is none without them. Plain JSON.
 */
export interface Repayment {
  readonly [isLawful]: true
  readonly amountCents: number
  readonly frequency: Frequency
  /** Per cent a year. */
  readonly rate: number
  /** Per cent a year, to two decimals. */
  readonly comparisonRate: number
  readonly assumptions: Assumptions
  readonly warning: string
}

interface Claimed {
  readonly amountCents: number | null
  readonly frequency: Frequency
  readonly rate: number | null
  readonly comparisonRate: number | null
  readonly assumptions: Assumptions
}

/** No more than this is no repayment: 'Enquire for Finance' stands there, with a blank total. */
export const leastRepaymentCents = 2_500
export const enquireText = 'Enquire for Finance'

/** A repayment, or null where it may not be shown: without either rate, too small, or with rates that cannot both be true. */
export function makeRepayment({ amountCents, frequency, rate, comparisonRate: compared, assumptions }: Claimed) {
  if (!isFigure(amountCents) || !isFigure(rate) || !isFigure(compared)) return null
  if (amountCents <= leastRepaymentCents || !holds(assumptions)) return null
  const rounded = Math.round(compared * 100) / 100
  // Fees only add to what a loan costs: who names a lower comparison rate is mistaken, or worse.
  if (rounded < Math.round(rate * 100) / 100) return null
  const repayment = { amountCents, frequency, rate, comparisonRate: rounded, assumptions, warning: shortWarning }
  return repayment as unknown as Repayment
}

/** The repayment of terms we work out ourselves. */
export function repaymentOf(
  terms: FinanceTerms,
  { creditScore = null, lender = null }: Partial<Pick<Assumptions, 'creditScore' | 'lender'>> = {},
): Repayment | null {
  const { frequency, rate, termYears } = terms
  return makeRepayment({
    amountCents: repaymentCents(terms),
    frequency,
    rate,
    comparisonRate: comparisonRate(terms),
    assumptions: {
      lentCents: lentCents(terms),
      termYears,
      depositCents: terms.depositCents,
      finalPaymentCents: owedAtEndCents(terms),
      creditScore,
      lender,
    },
  })
}

const isFigure = (value: number | null): value is number => value !== null && Number.isFinite(value) && value >= 0

/** Whether there is a loan to speak of. */
const holds = ({ lentCents: lent, termYears, depositCents, finalPaymentCents }: Assumptions): boolean =>
  isFigure(depositCents) &&
  isFigure(finalPaymentCents) &&
  isFigure(lent) &&
  lent > 0 &&
  isFigure(termYears) &&
  termYears > 0
