import { describe, expect, it } from 'vitest'
import type { FeedRow } from './feed-row.ts'
import { parseFeedRow } from './parse-feed-row.ts'
import { vehicleFromFeedRow } from './vehicle-from-feed-row.ts'

const yard = { locationId: 21, city: 'Cairns', state: 'QLD' } as const

function rowOf(values: Record<string, unknown> = {}): FeedRow {
  const base = { stocknum: 'A 1/b', make: 'Citroën', model: 'C3', year: '2021', status: 'in stock' }
  const parsed = parseFeedRow({ ...base, ...values }, 1, new Date('2026-06-01T00:00:00Z'))
  if (!('row' in parsed)) throw new Error(JSON.stringify(parsed.problems))
  return parsed.row
}
const vehicle = (values?: Record<string, unknown>) => vehicleFromFeedRow(rowOf(values), yard)

describe('the shown price', () => {
  it.each([
    [{ dapprice: '30000', egcprice: '28000' }, 30_000_00, 'drive_away'],
    [{ dapprice: '30000', egcprice: '28000', price_type: 'egc' }, 28_000_00, 'excl_govt_charges'],
    [{ egcprice: '28000' }, 28_000_00, 'excl_govt_charges'],
    [{ dapprice: '0', egcprice: '28000' }, 28_000_00, 'excl_govt_charges'],
    [{ dapprice: '0' }, null, null],
    [{}, null, null],
    [{ price_type: 'drive_away' }, null, null],
    [{ dapprice: '30000', price_type: 'drive_away' }, 30_000_00, 'drive_away'],
  ])('of %j is %s, %s', (values, priceCents, priceType) => {
    expect(vehicle(values).columns).toMatchObject({ priceCents, priceType })
  })

  it.each([
    [{ dapprice: '30000', before_price: '32000' }, 32_000_00],
    [{ dapprice: '30000', before_price: '30000' }, null],
    [{ dapprice: '30000', before_price: '29000' }, null],
    [{ dapprice: '30000', before_price: '30000.01' }, 30_000_01],
    [{ dapprice: '30000' }, null],
    [{ before_price: '32000' }, null],
  ])('of %j was %s before', (values, beforePriceCents) => {
    expect(vehicle(values).columns).toMatchObject({ beforePriceCents })
  })
})

it('names the vehicle and fills in what the feed left out', () => {
  expect(vehicle({ badge: 'Shine', series: 'MY21' }).columns).toMatchObject({
    ...yard,
    name: '2021 Citroën C3 Shine MY21',
    carType: 'used',
    itemType: 'car',
    certified: false,
    showOnDealerWebsite: true,
    hasNvic: false,
    sold: false,
  })
})

it('keeps measures where the vehicle page looks for them', () => {
  const { columns } = vehicle({ engine_size: '2393', cylinders: '4', sleeps: '6', tare_weight: '1900 kg' })
  expect(columns).toMatchObject({ engineSize: 2393, engineSizeLitres: 2.4 })
  expect(columns.variant).toMatchObject({ cylinders: 4, enginesize: 2393, enginesize_litres: 2.4 })
  expect(columns.specifications).toMatchObject({ sleeps: 6, tare_weight: '1900 kg' })
})

it.each([
  [{ engine_size: '2393' }, 2.4],
  [{ engine_size: '2349' }, 2.3],
  [{ engine_size: '2393', engine_size_litres: '2.39' }, 2.39],
])('an engine of %j has %f litres', (values, litres) => {
  expect(vehicle(values).columns).toMatchObject({ engineSizeLitres: litres, variant: { enginesize_litres: litres } })
})

describe('the content hash', () => {
  const { contentHash } = vehicle({ dapprice: '30000', features: 'Tow bar|Sunroof' })

  it('is the same for the same vehicle written differently', () => {
    expect(vehicle({ dapprice: '$30,000.00', features: [' Tow  bar', 'Sunroof'], badge: ' ' }).contentHash).toBe(
      contentHash,
    )
  })

  it.each([
    [{ dapprice: '30001' }],
    [{ features: 'Tow bar' }],
    [{ images: 'https://a.au/1.jpg' }],
    [{ status: 'sold' }],
    [{ sleeps: '2' }],
  ])('differs with %j', (change) => {
    expect(vehicle({ dapprice: '30000', features: 'Tow bar|Sunroof', ...change }).contentHash).not.toBe(contentHash)
  })

  it('differs with any picture, not only the first', () => {
    const [one, other] = ['2', '3'].map(
      (last) => vehicle({ images: ['https://a.au/1.jpg', `https://a.au/${last}.jpg`] }).contentHash,
    )
    expect(one).not.toBe(other)
  })

  it('differs at another location', () => {
    const row = rowOf({ dapprice: '30000', features: 'Tow bar|Sunroof' })
    expect(vehicleFromFeedRow(row, { ...yard, locationId: 22 }).contentHash).not.toBe(contentHash)
  })
})

it.each([
  [
    { state_average_market_price: '31,000', average_market_price: '$30,000', market_price_date: '20/05/2026' },
    {
      state_average_market_price_cents: 31_000_00,
      average_market_price_cents: 30_000_00,
      computed_at: '2026-05-20T00:00:00Z',
    },
  ],
  [{ market_price_date: '20/05/2026' }, { computed_at: '2026-05-20T00:00:00Z' }],
])('market figures of %j are kept with their day', (values, autograbData) => {
  expect(vehicle(values).columns).toMatchObject({ autograbData })
})

it('a lender’s figures are kept in cents, and what it does not say is nothing', () => {
  const full = {
    finance_provider: 'acme',
    finance_weekly: '$92',
    finance_monthly: '398.36',
    finance_deposit: '3000',
    finance_balloon: '9,000',
    finance_total: '33,000',
    finance_fees: '1360.50',
    finance_rate: '6.29',
    finance_comparison_rate: '7.97',
    finance_term_months: '60',
    finance_disclaimer: 'Terms apply',
  }
  expect(vehicle(full).quote).toEqual({
    provider: 'acme',
    financeProvider: 'acme',
    paymentWeekCents: 9_200,
    paymentMonthCents: 39_836,
    depositCents: 300_000,
    balloonCents: 900_000,
    totalPayableCents: 3_300_000,
    establishmentFeesCents: 136_050,
    interestRate: 6.29,
    comparisonRate: 7.97,
    termMonths: 60,
    disclaimer: 'Terms apply',
  })
  const { provider, financeProvider, ...figures } = vehicle({ finance_provider: 'acme', finance_weekly: '0' }).quote!
  expect([provider, financeProvider]).toEqual(['acme', 'acme'])
  expect(Object.values(figures)).toEqual(Array.from({ length: 10 }, () => null))
  expect(vehicle({ finance_provider: 'acme', finance_deposit: '0' }).quote).toMatchObject({ depositCents: 0 })
})

it('leaves lenders’ figures alone where the feed names none, and its hash as it was', () => {
  expect(vehicle().quote).toBeUndefined()
  const one = vehicle({ finance_provider: 'acme', finance_weekly: '92' })
  expect(one.contentHash).not.toBe(vehicle().contentHash)
  expect(one.contentHash).not.toBe(vehicle({ finance_provider: 'acme', finance_weekly: '93' }).contentHash)
})

it('leaves the market figures alone where the feed has none', () => {
  expect(vehicle().columns).not.toHaveProperty('autograbData')
})
