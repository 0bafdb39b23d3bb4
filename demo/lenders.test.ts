import { describe, expect, it } from 'vitest'
import { parseLayer } from '#config/site/parse-layer.ts'
import { resolveSiteConfig } from '#config/site/resolve-site-config.ts'
import { comparisonRate } from '#domain/finance/comparison-rate.ts'
import { siteFees } from '#domain/finance/site-fees.ts'
import { sites } from './dealers.ts'
import { lenderQuotes, lendersOf } from './lenders.ts'

const configs = sites.map(({ slug, template, layer }) => ({
  slug,
  finance: resolveSiteConfig({ site: { slug, template, brand: null }, layers: { site: parseLayer(layer) } }).finance,
}))
const financeOf = (slug: string) => configs.find((each) => each.slug === slug)!.finance

describe('the lenders of the demo', () => {
  it.each(configs.filter(({ finance }) => finance.example.rate !== null))(
    '[FN-12] the example of $slug is true: $30,000 over 5 years, by the fortnight, with its fees',
    ({ finance }) => {
      const { rate, comparisonRate: claimed } = finance.example
      const terms = { amountCents: 3_000_000, depositCents: 0, residualCents: 0, rate: rate!, termYears: 5 } as const
      expect(comparisonRate({ ...terms, frequency: 'fortnight', fees: siteFees(finance) })).toBeCloseTo(claimed!, 2)
    },
  )

  it('[FN-12] one is 6.29 % and 8.19 %, and one lender has a range', () => {
    expect(financeOf('southbank').example).toEqual({ rate: 6.29, comparisonRate: 8.19 })
    expect(financeOf('meridian').providers['meridian-credit']!.comparisonFallback).toEqual([8.38, 19.42])
  })

  it('[FN-15] have the source’s fees, of which a government’s stays out of the comparison rate', () => {
    const amounts = (slug: string) =>
      siteFees(financeOf(slug)).map(({ amountCents, charged, government }) => [amountCents, charged, government])
    expect(amounts('southbank')).toEqual([[130_000, 'once', undefined]])
    expect(amounts('coastline-toyota')).toEqual([[136_050, 'once', undefined]])
    expect(amounts('meridian')).toEqual([
      [39_500, 'once', undefined],
      [600, 'once', true],
      [800, 'monthly', undefined],
      [91_225, 'once', undefined],
    ])
    expect(financeOf('southbank').fees).toHaveLength(1)
  })

  it('name figures of their own rate and fees, by the week or the month', () => {
    const [weekly] = lenderQuotes(lendersOf(sites, 'southbank-motors'), { vehicleId: 1, priceCents: 3_000_000 })
    expect(weekly).toMatchObject({
      provider: 'river-city-finance',
      paymentWeekCents: 9_162,
      depositCents: 300_000,
      balloonCents: 900_000,
      interestRate: 6.29,
      comparisonRate: 7.97,
      termMonths: 60,
    })
    const [monthly] = lenderQuotes(lendersOf(sites, 'meridian-perth'), { vehicleId: 1, priceCents: 3_000_000 })
    expect(monthly).toMatchObject({ provider: 'meridian-credit', paymentMonthCents: expect.any(Number) })
    expect(monthly).not.toHaveProperty('paymentWeekCents')
  })

  it('name none without a price, or where no site of the dealership has a lender', () => {
    expect(lenderQuotes(lendersOf(sites, 'southbank-motors'), { vehicleId: 1, priceCents: null })).toEqual([])
    expect(lendersOf(sites, 'throttle-motorcycles')).toEqual([])
    expect(lendersOf(sites, 'nobody')).toEqual([])
  })
})
