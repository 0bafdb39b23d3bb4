import { z } from 'zod'
import { creditScores } from '#config/site/keys/finance.ts'
import type { SiteConfig } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import { isInStock } from '../vehicles/vehicle-status.ts'
import type { Provider } from './calculator-bounds.ts'
import { estimateAssumptions } from './estimate-assumptions.ts'
import type { Fee } from './finance-terms.ts'
import { wholeDollars } from './lender-estimate.ts'
import { makeRepayment, type Repayment, repaymentOf } from './repayment.ts'

const dollars = 'wants dollars, more than 0 and at most 10,000,000'
/** What a quote is asked with. Dollars and years, in the names lenders have for them. */
export const quoteRequest = z.strictObject({
  selfAssessedCreditScore: z.enum(creditScores, `wants one of ${creditScores.join(', ')}`),
  purchasePrice: z.number(dollars).positive(dollars).max(10_000_000, dollars),
  loanTerm: z.number('wants years, from 1 to 7').min(1, 'wants years, from 1 to 7').max(7, 'wants years, from 1 to 7'),
  year: z.int('wants a year').min(1886, 'wants a year').max(2100, 'wants a year'),
  vin: z
    .string()
    .regex(/^[A-HJ-NPR-Z0-9]{6,17}$/i, 'wants a VIN: letters and digits, at most 17')
    .nullish(),
  nvic: z
    .string()
    .regex(/^[A-Z0-9]{1,20}$/i, 'wants an NVIC: letters and digits')
    .nullish(),
  whoIsHelping: z.string().max(80, 'may have at most 80 characters').nullish(),
})
export type QuoteRequest = z.infer<typeof quoteRequest>

/** What a lender answers. Dollars and per cent. */
export interface FinanceQuote {
  readonly weeklyRepaymentAmount: number
  readonly advertisedRate: number
  readonly comparisonRate: number
}

/** Weeks in a month, as estimates are shown; no rate is worked out with it. */
const weeksPerMonth = 4.33
export const monthlyCents = (weeklyCents: number): number => Math.round(weeklyCents * weeksPerMonth)

/** A price at or under which nothing is estimated: it is a placeholder. */
const leastPriceCents = 20_000

/** Whether a quote is asked for: of what is in stock, has a price worth estimating, and has no quote yet. */
export const asksQuote = (
  { priceCents, status }: Pick<StockVehicle, 'priceCents' | 'status'>,
  { hasQuote }: { hasQuote: boolean },
): boolean => !hasQuote && priceCents !== null && priceCents > leastPriceCents && isInStock(status)

interface Lending {
  readonly provider: Provider
  readonly fees: readonly Fee[]
  readonly estimate: SiteConfig['finance']['estimate']
}

/** Our own quote, at the provider's rate for such a shopper; null where it has none. */
export function ownQuote(asked: QuoteRequest, { provider, fees, estimate }: Lending): FinanceQuote | null {
  const rate = provider.quotes.rates.find(({ creditScore }) => creditScore === asked.selfAssessedCreditScore)?.rate
  if (rate === undefined) return null
  const { depositCents, finalPaymentCents } = assumptionsOf(asked, estimate)
  const repayment = repaymentOf({
    amountCents: Math.round(asked.purchasePrice * 100),
    depositCents,
    residualCents: finalPaymentCents,
    rate,
    termYears: asked.loanTerm,
    frequency: 'week',
    fees,
  })
  return (
    repayment && {
      weeklyRepaymentAmount: wholeDollars(repayment.amountCents) / 100,
      advertisedRate: rate,
      comparisonRate: repayment.comparisonRate,
    }
  )
}

/** The highest rate the National Credit Code lets anyone ask: who quotes more has not quoted. */
const highestRate = 48

/** A quote as it may be shown; null where it cannot be true. */
export function quotedRepayment(
  { weeklyRepaymentAmount, advertisedRate, comparisonRate }: FinanceQuote,
  asked: QuoteRequest,
  { provider, estimate }: Omit<Lending, 'fees'>,
): Repayment | null {
  if (comparisonRate > highestRate) return null
  const assumptions = assumptionsOf(asked, estimate)
  const amountCents = wholeDollars(weeklyRepaymentAmount * 100)
  // Nobody repays less than is lent, but for the final payment; nor several times as much.
  const repaidCents = amountCents * 52 * asked.loanTerm
  const leastCents = assumptions.lentCents - assumptions.finalPaymentCents
  if (repaidCents < leastCents * 0.98 || repaidCents > assumptions.lentCents * 4) return null
  return makeRepayment({
    amountCents,
    frequency: 'week',
    rate: advertisedRate,
    comparisonRate,
    assumptions: { ...assumptions, lender: provider.name },
  })
}

const assumptionsOf = (
  { purchasePrice, loanTerm, selfAssessedCreditScore }: QuoteRequest,
  estimate: Lending['estimate'],
) => ({
  ...estimateAssumptions(estimate, { priceCents: Math.round(purchasePrice * 100), termYears: loanTerm }),
  creditScore: selfAssessedCreditScore,
})
