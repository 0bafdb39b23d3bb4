import { formatMoney } from '../formats/amounts.ts'
import type { CalculatorAnswer } from './calculator.ts'
import { repaymentCents, loanTotals } from './repayment-cents.ts'
import { shownFigures } from './repayment-words.ts'

/** What a loan costs in the end, in words; blank where there is no repayment to speak of. */
export function totalWords({ repayment, terms }: Pick<CalculatorAnswer, 'repayment' | 'terms'>) {
  if (!repayment) return { interest: '', fees: '', total: '' }
  const { interestCents, feesCents, totalCents } = loanTotals(terms)
  const { total } = shownFigures(repaymentCents(terms), totalCents)
  return { interest: formatMoney(interestCents), fees: formatMoney(feesCents), total }
}
