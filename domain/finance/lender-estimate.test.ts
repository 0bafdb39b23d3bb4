import { describe, expect, it } from 'vitest'
import type { KeptQuote } from '#db/lender-quotes.ts'
import type { StockVehicle } from '#db/stock.ts'
import { now, testingVehicle } from '../testing-stock.ts'
import { lenderEstimate, wholeDollars } from './lender-estimate.ts'
import { financeConfig, financeWith } from './testing-finance.ts'
import { vehicleEstimate } from './vehicle-estimate.ts'

const quote: KeptQuote = {
  provider: 'a-lender',
  paymentWeekCents: 10_049,
  paymentMonthCents: 43_550,
  depositCents: 300_000,
  balloonCents: 900_000,
  interestRate: 6.29,
  comparisonRate: 7.968,
  termYears: 4,
}
const vehicle = (more: Partial<StockVehicle> = {}, ...quotes: Partial<KeptQuote>[]): StockVehicle => ({
  ...testingVehicle,
  priceCents: 3_000_000,
  lenderQuotes: JSON.stringify((quotes.length > 0 ? quotes : [{}]).map((each) => ({ ...quote, ...each }))),
  ...more,
})

// The source's seven providers, as a site's configuration writes them.
const first = { estimate: { needs: 'comparisonRate', minPriceCents: 50_000, maxAgeYears: 12 } } as const
const second = { estimate: { needs: 'nothing' } } as const
const fourth = { estimate: { needs: 'weeklyPayment', minPriceCents: 50_000 } } as const
const seventh = { estimate: { needs: 'monthlyPayment', minPriceCents: 50_000 } } as const
const isShown = (each: StockVehicle, provider: Parameters<typeof financeWith>[0], settings = {}) =>
  lenderEstimate(each, financeWith(provider, settings), 2026) !== null

describe('[FN-09] an estimate is shown', () => {
  it.each([
    ['provider 1', vehicle(), first, true],
    ['1: of the last year that counts', vehicle({ year: 2015 }), first, true],
    ['1: twelve years old', vehicle({ year: 2014 }), first, false],
    ['1: of a year nobody knows', vehicle({ year: null as never }), first, false],
    ['1: at $500', vehicle({ priceCents: 50_000 }, { depositCents: 0 }), first, false],
    ['1: over $500', vehicle({ priceCents: 50_001 }, { depositCents: 0 }), first, true],
    ['1: without a price', vehicle({ priceCents: null }, { depositCents: 0 }), first, false],
    ['1: sold', vehicle({ status: 'sold' }), first, false],
    ['1: coming soon', vehicle({ status: 'coming_soon' }), first, true],
    ['1: without a comparison rate', vehicle({}, { comparisonRate: null }), first, false],
    ['providers 2 and 3', vehicle(), second, true],
    ['2 and 3: old and cheap', vehicle({ year: 1990, priceCents: 40_000 }, { depositCents: 0 }), second, true],
    ['2 and 3: by the week alone', vehicle({}, { paymentMonthCents: null }), second, true],
    ['2 and 3: on hold', vehicle({ status: 'on_hold' }), second, false],
    ['providers 4, 5 and 6', vehicle({ year: 1990 }), fourth, true],
    ['4 to 6: at $500', vehicle({ priceCents: 50_000 }, { depositCents: 0 }), fourth, false],
    ['4 to 6: over $500', vehicle({ priceCents: 50_001 }, { depositCents: 0 }), fourth, true],
    ['4 to 6: sold', vehicle({ status: 'sold' }), fourth, false],
    ['4 to 6: without a weekly payment', vehicle({}, { paymentWeekCents: null }), fourth, false],
    ['provider 7', vehicle({ year: 1990 }), seventh, true],
    ['7: by the month alone', vehicle({}, { paymentWeekCents: null }), seventh, true],
    ['7: at $500', vehicle({ priceCents: 50_000 }, { depositCents: 0 }), seventh, false],
    ['7: over $500', vehicle({ priceCents: 50_001 }, { depositCents: 0 }), seventh, true],
    ['7: sold', vehicle({ status: 'sold' }), seventh, false],
    ['7: without a monthly payment', vehicle({}, { paymentMonthCents: null }), seventh, false],
    ['without any payment', vehicle({}, { paymentWeekCents: null, paymentMonthCents: null }), second, false],
    ['without lender data', vehicle({ lenderQuotes: null }), second, false],
    ['with another lender’s data', vehicle({}, { provider: 'other' }), second, false],
    ['with its own among others’', vehicle({}, { provider: 'a' }, {}, { provider: 'z' }), second, true],
    ['without a rate', vehicle({}, { interestRate: null }), second, false],
    ['without a comparison rate, which nobody wants', vehicle({}, { comparisonRate: null }), second, false],
  ] as const)('%s', (_, each, provider, shown) => expect(isShown(each, provider)).toBe(shown))

  it.each([
    [['Kia'], false],
    [['KIA'], false],
    [['Toyota', 'Ford'], true],
  ])('with the makes %j excluded: %s', (excludedMakes, shown) =>
    expect(isShown(vehicle(), second, { excludedMakes })).toBe(shown),
  )

  it('of what has been sold, where a provider does not mind', () =>
    expect(isShown(vehicle({ status: 'sold' }), { estimate: { needsInStock: false } })).toBe(true))

  it('on no site without a provider', () => expect(lenderEstimate(vehicle(), financeConfig(), 2026)).toBeNull())
})

describe('[FN-11] an estimate says', () => {
  it('whole dollars by the week, the comparison rate to two decimals, and the lender’s own terms', () => {
    expect(lenderEstimate(vehicle(), financeWith({ name: 'Acme' }), 2026)).toMatchObject({
      amountCents: 10_000,
      frequency: 'week',
      rate: 6.29,
      comparisonRate: 7.97,
      assumptions: {
        lentCents: 2_700_000,
        termYears: 4,
        depositCents: 300_000,
        finalPaymentCents: 900_000,
        creditScore: 'GREAT',
        lender: 'Acme',
      },
    })
  })

  it('five years, a deposit of 10 % and a final payment of 30 % where the lender says nothing', () => {
    const silent = vehicle({ priceCents: 4_000_000 }, { depositCents: null, balloonCents: null, termYears: null })
    expect(lenderEstimate(silent, financeWith({}), 2026)!.assumptions).toMatchObject({
      lentCents: 3_600_000,
      termYears: 5,
      depositCents: 400_000,
      finalPaymentCents: 1_200_000,
      creditScore: 'GREAT',
    })
    const estimate = { termYears: 3, depositPercent: 20, finalPaymentPercent: 0, creditScore: 'GOOD' } as const
    expect(lenderEstimate(silent, financeWith({}, { estimate }), 2026)!.assumptions).toMatchObject({
      lentCents: 3_200_000,
      termYears: 3,
      depositCents: 800_000,
      finalPaymentCents: 0,
      creditScore: 'GOOD',
    })
  })

  it('a month’s payment, as it is, where there is no week’s', () =>
    expect(lenderEstimate(vehicle({}, { paymentWeekCents: null }), financeWith({}), 2026)).toMatchObject({
      amountCents: 43_550,
      frequency: 'month',
    }))

  it.each([
    [10_049, 10_000],
    [10_050, 10_100],
  ])('%i cents as %i', (cents, whole) => expect(wholeDollars(cents)).toBe(whole))
})

describe('until when it holds', () => {
  const untilOf = (provider: Parameters<typeof financeWith>[0], each = vehicle()) => {
    const until: Date[] = []
    const fresh = { dependsOn: () => {}, until: (moment: Date) => until.push(moment) }
    vehicleEstimate({ clock: () => now, fresh }, each, financeWith(provider))
    return until
  }
  it.each([
    ['the year’s end, where age counts', first, vehicle(), [new Date('2027-01-01T00:00:00Z')]],
    ['always, where it does not', fourth, vehicle(), []],
    ['always, where there is none', first, vehicle({ lenderQuotes: null }), []],
  ] as const)('%s', (_, provider, each, until) => expect(untilOf(provider, each)).toEqual(until))
})
