import type { SiteSettings } from '#config/site/site-config.ts'
import type { NewLenderQuote } from '#db/lender-quotes.ts'
import type { Fee } from '#domain/finance/finance-terms.ts'
import { loanTotals } from '#domain/finance/repayment-cents.ts'
import { repaymentOf } from '#domain/finance/repayment.ts'
import type { DemoSite } from './dealer-types.ts'

/** A lender that has figures for every vehicle of a dealership: those its own rate and fees make. */
export interface DemoLender {
  readonly id: string
  readonly name: string
  readonly rate: number
  readonly fees: readonly Fee[]
  readonly frequency: 'week' | 'month'
}

/** The lenders of the sites that show a dealership, as far as they name a rate. */
export function lendersOf(sites: readonly DemoSite[], dealership: string): DemoLender[] {
  return sites
    .filter(({ dealerships }) => dealerships.includes(dealership))
    .flatMap(({ layer: { settings = {} } }) => {
      const { provider = null, providers = {}, fees = [] } = (settings as SiteSettings).finance ?? {}
      const lender = provider === null ? undefined : providers[provider]
      const rate = lender?.quotes?.rates?.find(({ creditScore }) => creditScore === 'GREAT')?.rate
      if (provider === null || !lender || rate === undefined) return []
      const frequency = lender.estimate?.needs === 'monthlyPayment' ? ('month' as const) : ('week' as const)
      return [{ id: provider, name: lender.name ?? 'Lender', rate, fees: [...fees, ...(lender.fees ?? [])], frequency }]
    })
}

/** What lenders ask for a vehicle: five years, 10 % at the start and 30 % at the end. */
export function lenderQuotes(
  lenders: readonly DemoLender[],
  { vehicleId, priceCents }: { vehicleId: number; priceCents: number | null },
): NewLenderQuote[] {
  return lenders.flatMap(({ id, name, rate, fees, frequency }) => {
    const amountCents = priceCents ?? 0
    const [depositCents, residualCents] = [0.1, 0.3].map((share) => Math.round(amountCents * share)) as [number, number]
    const terms = { amountCents, depositCents, residualCents, rate, termYears: 5, frequency, fees }
    const repayment = repaymentOf(terms)
    if (!repayment) return []
    const { feesCents, totalCents } = loanTotals(terms)
    return [
      {
        vehicleId,
        provider: id,
        financeProvider: name,
        [frequency === 'week' ? 'paymentWeekCents' : 'paymentMonthCents']: repayment.amountCents,
        depositCents,
        balloonCents: residualCents,
        totalPayableCents: totalCents,
        establishmentFeesCents: feesCents,
        interestRate: rate,
        comparisonRate: repayment.comparisonRate,
        termMonths: 60,
        termYears: 5,
      },
    ]
  })
}
