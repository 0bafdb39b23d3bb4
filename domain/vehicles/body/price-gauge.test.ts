import { describe, expect, it } from 'vitest'
import type { VehicleMarketRecord } from '#db/vehicle-market.ts'
import type { SiteSettings } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import { stockCard, vehicleConfig } from '../../listings/vehicle-card.ts'
import { vehicleMarket } from '../../market/vehicle-market.ts'
import { given, now, site, vehicle } from '../../testing-stock.ts'
import { priceGauge } from './price-gauge.ts'

const prices = [{ priceCents: 3_299_000, priceType: 'drive_away' as const, offeredFrom: now }]
const on = { vehiclePage: { reports: { autogauge: true } } }

interface Case {
  own?: Partial<StockVehicle>
  settings?: SiteSettings
  comparables?: number
  kept?: VehicleMarketRecord | Error
}

/** The section of a vehicle that costs $32,990, among others that cost $34,990; and what was logged. */
async function section({ own = {}, settings = on, comparables = 6, kept = { gauge: null, prices } }: Case = {}) {
  const others = Array.from({ length: comparables }, (_, at) => vehicle(at + 2, at % 3, { priceCents: 3_499_000 }))
  const first = vehicle(1, 1, own)
  const { ctxOf, noted } = await given(first, ...others)
  const logged: [string, string][] = []
  const log = Object.fromEntries(
    ['debug', 'info', 'warn', 'error'].map((level) => [
      level,
      (_: object, message: string) => logged.push([level, message]),
    ]),
  )
  const plain = ctxOf(site(1, [1]), settings)
  const view = { ...plain.view, vehicleMarket: async () => (kept instanceof Error ? Promise.reject(kept) : kept) }
  const ctx = { ...plain, log, view } as unknown as typeof plain
  const shown = await priceGauge(ctx, {
    vehicle: first,
    record: null,
    location: null,
    config: vehicleConfig(ctx, first),
    card: stockCard(ctx, first),
    facts: [],
    today: '2026-03-10',
    market: vehicleMarket(ctx, first, null),
    asked: new URLSearchParams(),
  })
  return { shown, logged, until: noted.moments.map((moment) => moment.getTime()) }
}

describe('the price gauge', () => {
  it('says where the price stands, and how we know: how many, how far apart, what was adjusted, of when [VD-27]', async () => {
    const { shown, logged } = await section()
    expect(shown).toMatchObject({
      gauge: {
        fill: 0,
        price: '$32,990',
        min: '$35,000',
        max: '$35,000',
        description: 'About $2,000 below the average asking price of 6 similar cars in Queensland.',
        average: { amount: '$35,000' },
      },
      history: null,
    })
    const grounds = shown!.gauge!.grounds.join(' ')
    for (const part of [
      '6 cars',
      '3 dealerships',
      '10/03/2026',
      '5% for each year',
      '2% for each 10,000 km',
      '$35,000 to',
    ])
      expect(grounds).toContain(part)
    expect(logged).toEqual([])
  })

  it.each<[string, Case]>([
    ['the site does not want it', { settings: {} }],
    ['it is new', { own: { carType: 'new' } }],
    ['it is sold', { own: { status: 'sold' } }],
    ['it has no price', { own: { priceCents: null, priceType: null } }],
    ['it is beyond the range', { own: { priceCents: 3_600_000 } }],
  ])('is hidden where %s, and nothing has failed [VD-27]', async (_, given_) => {
    expect(await section(given_)).toMatchObject({ shown: null, logged: [] })
  })

  it('is hidden and told to the log where there are too few to compare [CA-03] [VD-27]', async () => {
    expect(await section({ comparables: 4 })).toMatchObject({
      shown: null,
      logged: [['info', 'Failed to fetch auto gauge data.']],
    })
  })

  it('is hidden, told to the log, and the page is not kept, where figures cannot be read [CA-03]', async () => {
    const { shown, logged, until } = await section({ kept: new Error('gone') })
    expect([shown, logged]).toEqual([null, [['error', 'Failed to fetch auto gauge data.']]])
    expect(until).toContain(now.getTime())
  })

  const stored = {
    vehicleId: 1,
    fill: 0.4,
    listingPriceCents: 3_299_000,
    marketRangeMinCents: 3_000_000,
    marketRangeMaxCents: 3_700_000,
    confidence: 0.6,
    description: 'Below the market',
    computedAt: new Date('2026-03-01T00:00:00Z'),
  }

  it('is a provider’s while it is fresh and of this price, and says so', async () => {
    const { shown } = await section({ kept: { gauge: stored, prices } })
    expect(shown?.gauge).toMatchObject({ fill: 0.4, min: '$30,000', max: '$37,000', description: 'Below the market' })
    expect(shown?.gauge?.grounds[0]).toBe('Figures of a market data provider, of 01/03/2026.')
    const old = { ...stored, computedAt: new Date('2026-01-01') }
    expect((await section({ kept: { gauge: old, prices } })).shown?.gauge).toMatchObject({ min: '$35,000' })
    const other = { ...stored, listingPriceCents: 3_300_000 }
    expect((await section({ kept: { gauge: other, prices } })).shown?.gauge).toMatchObject({ min: '$35,000' })
  })

  it('has days and prices beside it where the site wants them, with or without a gauge', async () => {
    const settings = { vehiclePage: { priceHistory: true } }
    const history = { listed: '68 days', prices: [{ since: '10/03/2026', amount: '$32,990', change: null }] }
    expect((await section({ settings })).shown).toEqual({ priceType: 'Drive away', gauge: null, history })
    const both = { vehiclePage: { priceHistory: true, reports: { autogauge: true } } }
    expect((await section({ settings: both })).shown).toMatchObject({ gauge: { price: '$32,990' }, history })
  })
})
