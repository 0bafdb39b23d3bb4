import { formatMoney } from '../formats/amounts.ts'
import { frequencyFacts, type Frequency } from './frequency.ts'
import { type Assumptions, enquireText, leastRepaymentCents, type Repayment } from './repayment.ts'

const twoDecimals = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** '6.29% p.a.' */
export const rateWords = (rate: number): string => `${twoDecimals.format(rate)}% p.a.`

/** '5 years', '1 year', '2.5 years'. */
export const termWords = (years: number): string => {
  const rounded = Math.round(years * 100) / 100
  return `${rounded} ${rounded === 1 ? 'year' : 'years'}`
}

/** '$92/wk', as it stands where there is little room. */
export const shortAmount = (cents: number, frequency: Frequency): string =>
  `${formatMoney(cents)}/${frequencyFacts[frequency].abbreviation}`

/** A calculator's figure and total, or the words that stand for a figure too small to be one. */
export const shownFigures = (cents: number, totalCents: number): { amount: string; total: string } =>
  cents <= leastRepaymentCents
    ? { amount: enquireText, total: '' }
    : { amount: formatMoney(cents), total: formatMoney(totalCents) }

/** What a repayment holds for, in the order it is read. */
export function assumptionWords({
  lentCents,
  termYears,
  depositCents,
  finalPaymentCents,
  creditScore,
  lender,
}: Assumptions) {
  return [
    `${formatMoney(lentCents)} over ${termWords(termYears)}`,
    depositCents > 0 ? `${formatMoney(depositCents)} deposit` : 'no deposit',
    finalPaymentCents > 0 ? `${formatMoney(finalPaymentCents)} final payment` : 'no final payment',
    ...(creditScore === null ? [] : [`credit score ${creditScore.toLowerCase()}`]),
    ...(lender === null ? [] : [`lender ${lender}`]),
  ]
}

/** All of it in words, ready to print: nothing of it may be left out. */
export const repaymentWords = ({ amountCents, frequency, rate, comparisonRate, assumptions, warning }: Repayment) => ({
  amount: formatMoney(amountCents),
  per: frequencyFacts[frequency].words,
  short: shortAmount(amountCents, frequency),
  rate: rateWords(rate),
  comparisonRate: rateWords(comparisonRate),
  assumptions: assumptionWords(assumptions).join(', '),
  warning,
})

declare const isWhole: unique symbol

/** A repayment as one text that says all of it; only `repaymentText` makes one. */
export type RepaymentText = string & { readonly [isWhole]: true }

/** The same as one text, for where there is one line of it. */
export function repaymentText(repayment: Repayment): RepaymentText {
  const { short, rate, comparisonRate, assumptions, warning } = repaymentWords(repayment)
  return `${short} at ${rate}, comparison rate ${comparisonRate} (${assumptions}). ${warning}` as RepaymentText
}

/** 'Weekly': as how often is chosen. */
export const frequencyLabel = (frequency: Frequency): string => frequencyFacts[frequency].label
