import type { PublicConfig } from '#config/site/site-config.ts'
import { exampleLoan } from './comparison-example.ts'
import { comparisonRate } from './comparison-rate.ts'
import type { FinanceTerms } from './finance-terms.ts'
import { exactRepaymentCents } from './repayment-cents.ts'
import { rateWords, termWords } from './repayment-words.ts'
import { siteFees } from './site-fees.ts'
import { shortWarning } from './statutory-warnings.ts'

type Finance = Pick<PublicConfig['finance'], 'calculator' | 'estimate' | 'example' | 'fees' | 'provider' | 'providers'>

/** Dollars a week at which bands part. */
const bounds = [50, 100, 150, 200, 250, 300, 400, 600, 800]

/**
 * The band in which a price's weekly repayment lies, at one rate for the whole site: bands of many lenders' own figures
 * could not stand under one note.
 */
export function weeklyRanges(finance: Finance): (priceCents: number | null) => string | null {
  // A loan of which all is in proportion to the price repays in proportion to it.
  const aDollar = exactRepaymentCents(termsOf(finance, 100))
  return (priceCents) => (priceCents === null || priceCents <= 0 ? null : bandOf((priceCents * aDollar) / 100 / 100))
}

function bandOf(dollars: number): string {
  const at = bounds.findIndex((bound) => dollars < bound)
  if (at === 0) return `Under $${bounds[0]}`
  return at < 0 ? `$${bounds.at(-1)} and over` : `$${bounds[at - 1]} to $${bounds[at]}`
}

/** What stands over the bands: both rates, what they hold for, and the warning; null where they cannot be told. */
export function weeklyRangeNote(finance: Finance): string | null {
  const { depositPercent, finalPaymentPercent, termYears } = finance.estimate
  const { rate, compared } = ratesOf(finance)
  if (compared === null) return null
  const terms = `${termWords(termYears)}, ${depositPercent}% deposit, ${finalPaymentPercent}% final payment`
  return `At ${rateWords(rate)}, comparison rate ${rateWords(compared)} based on ${exampleLoan} (${terms}). ${shortWarning}`
}

const termsOf = (finance: Finance, amountCents: number): FinanceTerms => ({
  amountCents,
  depositCents: (amountCents * finance.estimate.depositPercent) / 100,
  residualCents: (amountCents * finance.estimate.finalPaymentPercent) / 100,
  rate: ratesOf(finance).rate,
  termYears: finance.estimate.termYears,
  frequency: 'week',
  fees: [],
})

/** The site's own example, if it names both; else the rate its calculator opens with, compared by the Code's formula. */
function ratesOf(finance: Finance): { rate: number; compared: number | null } {
  const { rate, comparisonRate: compared } = finance.example
  if (rate !== null && compared !== null) return { rate, compared }
  const { interestDefault } = finance.calculator
  const example: FinanceTerms = {
    amountCents: 3_000_000,
    depositCents: 0,
    residualCents: 0,
    rate: interestDefault,
    termYears: 5,
    frequency: 'month',
    fees: siteFees(finance),
  }
  return { rate: interestDefault, compared: comparisonRate(example) }
}
