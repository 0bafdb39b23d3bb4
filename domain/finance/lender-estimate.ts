import type { SiteConfig } from '#config/site/site-config.ts'
import type { KeptQuote } from '#db/lender-quotes.ts'
import type { StockVehicle } from '#db/stock.ts'
import { shownCents } from '../vehicles/price.ts'
import { isInStock } from '../vehicles/vehicle-status.ts'
import { chosenProvider, type Provider } from './calculator-bounds.ts'
import { estimateAssumptions } from './estimate-assumptions.ts'
import { makeRepayment, type Repayment } from './repayment.ts'

type Vehicle = Pick<StockVehicle, 'lenderQuotes' | 'priceCents' | 'status' | 'year' | 'make'>
type Finance = Pick<SiteConfig['finance'], 'provider' | 'providers' | 'excludedMakes' | 'estimate'>

/**
 * The repayment a lender names for a vehicle, where the site's rules let it be shown; by the week, or by the month where
 * that is all it names.
 */
export function lenderEstimate(vehicle: Vehicle, finance: Finance, thisYear: number): Repayment | null {
  const provider = chosenProvider(finance)
  const quote = quotesOf(vehicle).find((each) => each.provider === finance.provider)
  if (!provider || !quote || isExcluded(vehicle.make, finance.excludedMakes)) return null
  if (!isFit(vehicle, provider.estimate, thisYear) || !hasNeeded(quote, provider.estimate.needs)) return null
  const isWeekly = quote.paymentWeekCents !== null
  return makeRepayment({
    amountCents: isWeekly ? wholeDollars(quote.paymentWeekCents) : quote.paymentMonthCents,
    frequency: isWeekly ? 'week' : 'month',
    rate: quote.interestRate,
    comparisonRate: quote.comparisonRate,
    assumptions: {
      ...estimateAssumptions(finance.estimate, { ...quote, priceCents: shownCents(vehicle.priceCents) ?? 0 }),
      lender: provider.name,
    },
  })
}

/** As db/lender-quotes.ts writes them. */
const quotesOf = ({ lenderQuotes }: Vehicle): readonly KeptQuote[] =>
  lenderQuotes === null ? [] : (JSON.parse(lenderQuotes) as KeptQuote[])

/** A weekly payment as it is shown. */
export const wholeDollars = (cents: number): number => Math.round(cents / 100) * 100

const isExcluded = (make: string, makes: readonly string[]): boolean =>
  makes.some((each) => each.toLowerCase() === make.toLowerCase())

function isFit(
  { priceCents, status, year }: Vehicle,
  { minPriceCents, maxAgeYears, needsInStock }: Provider['estimate'],
  thisYear: number,
): boolean {
  if (needsInStock && !isInStock(status)) return false
  if (minPriceCents !== null && (priceCents ?? 0) <= minPriceCents) return false
  return maxAgeYears === null || (year !== null && year > thisYear - maxAgeYears)
}

function hasNeeded(quote: KeptQuote, needs: Provider['estimate']['needs']): boolean {
  if (needs === 'comparisonRate') return quote.comparisonRate !== null
  if (needs === 'weeklyPayment') return quote.paymentWeekCents !== null
  return needs === 'nothing' || quote.paymentMonthCents !== null
}
