import { describe, expect, it } from 'vitest'
import { defaultConfig } from '#config/site/default-config.ts'
import { withVehicleRules } from '#config/site/vehicle-rules.ts'
import type { StockVehicle } from '#db/stock.ts'
import { testingStock } from '../testing-stock.ts'
import { openVehiclePage } from './vehicle-page.server.ts'
import { crumbsOf, firstFacts, type PageColumns, regoText, topBanner, vehicleFacts } from './vehicle-page.ts'

describe('the page', () => {
  const offer = { text: 'Drive away by Friday', href: '/search/used-cars' }
  const sold = { status: 'sold', soldAt: new Date('2026-03-08T00:00:00Z') } as const

  async function pageOf(more: Partial<StockVehicle>, slug = 'car-1') {
    const { ctx } = await testingStock([more], { banners: { vehicleTop: offer } })
    return (await openVehiclePage(ctx, slug))?.view
  }

  it.each([
    ['in stock has the site’s banner at its top', { status: 'in_stock' }, offer],
    ['coming soon has it, too', { status: 'coming_soon' }, offer],
    ['sold has none', sold, null],
  ] as const)('the page of a vehicle %s [VD-01]', async (_, more, banner) =>
    expect((await pageOf(more))?.banner).toEqual(banner),
  )

  it.each([
    ['sold', sold, 'SOLD'],
    ['in stock', { status: 'in_stock' }, null],
  ] as const)('the page of a vehicle %s has the message %j [VD-07]', async (_, more, text) =>
    expect((await pageOf(more))?.soldText).toBe(text),
  )

  it.each([
    ['car', null, 'Car details'],
    ['caravan', null, 'Caravan details'],
    ['motorcycle', null, 'Motorcycle details'],
    ['truck', null, 'Truck details'],
    ['truck', 'motorhome', 'Motorhome details'],
  ] as const)('the details of a %s (%s) are titled by what it is: %s [VD-07]', async (itemType, simpleBody, title) => {
    expect((await pageOf({ itemType, simpleBody }))?.details.title).toBe(title)
  })

  it('its buttons follow the rules of its address, though the location there is not shown [part of BR-08]', async () => {
    const { ctx } = await testingStock([{ locationVisible: false }])
    const rules = [{ when: { address: ['793'] }, set: { buttons: { page: ['tradeIn'] } } }]
    const serverConfig = withVehicleRules(ctx.serverConfig, rules as unknown as Parameters<typeof withVehicleRules>[1])
    const page = await openVehiclePage({ ...ctx, serverConfig }, 'car-1')
    expect(page?.view.actions).toEqual([{ kind: 'tradeIn', label: 'Trade-In', href: '/trade-in?car_id=1' }])
  })

  it('there is no page of a vehicle the site does not show', async () =>
    expect(await pageOf({}, 'car-2')).toBeUndefined())
})

describe('the banner', () => {
  const defaults = defaultConfig()
  const offer = 'Drive away by Friday'
  const config = (text: string | null, href: string | null = null) => ({
    banners: { ...defaults.banners, vehicleTop: { text, href } },
    pages: { own: [], standard: [{ path: '/finance', title: 'Finance', sections: [] }] },
  })

  it.each([
    ['in stock, with a link', 'in_stock', config(offer, '/finance'), { text: offer, href: '/finance' }],
    ['in stock, without a link', 'in_stock', config(offer), { text: offer, href: null }],
    [
      'in stock, with a link to another site',
      'in_stock',
      config(offer, 'https://example.com/eofy'),
      { text: offer, href: 'https://example.com/eofy' },
    ],
    [
      'in stock, with a link to a page the site does not have',
      'in_stock',
      config(offer, '/eofy'),
      { text: offer, href: null },
    ],
    ['coming soon', 'coming_soon', config(offer, '/finance'), { text: offer, href: '/finance' }],
  ] as const)('a vehicle %s, has the top banner [VD-01]', (_, status, given, banner) =>
    expect(topBanner(status, given)).toEqual(banner),
  )

  it.each([
    ['sold', 'sold', config(offer, '/finance')],
    ['on hold', 'on_hold', config(offer, '/finance')],
    ['removed', 'removed', config(offer, '/finance')],
    ['in stock on a site without words for it', 'in_stock', config(null, '/finance')],
  ] as const)('a vehicle %s has no top banner [VD-01]', (_, status, given) =>
    expect(topBanner(status, given)).toBeNull(),
  )

  it('says nothing unless the site asks for it', () => expect(topBanner('in_stock', defaults)).toBeNull())
})

describe('the crumbs', () => {
  const vehicle = {
    name: '2021 Kia Sportage GT-Line QL',
    year: 2021,
    make: 'Kia',
    model: 'Sportage',
    badge: 'GT-Line',
    carType: 'used',
    itemType: 'car',
    simpleBody: 'suv',
  } as const
  const tags = { used: 'Used', new: 'New', demo: 'Demo' }
  const way = (shape: Parameters<typeof crumbsOf>[1]['shape'], showSeries = false) =>
    crumbsOf(vehicle, { shape, tags, showSeries }).map(({ label, to }) => to ?? label)

  it('the way to a vehicle goes by its type and its make, and ends with year, make, model and badge [VD-01]', () => {
    expect(way({ carTypes: ['used'], makes: ['Kia'] })).toEqual([
      '/',
      '/search/used-cars',
      '/search/kia',
      '2021 Kia Sportage GT-Line',
    ])
  })

  it('ends with the whole name where the site shows series [VD-01]', () => {
    expect(way({ carTypes: ['used'], makes: ['Kia'] }, true).at(-1)).toBe('2021 Kia Sportage GT-Line QL')
  })

  it('names each step as the site names it [VD-01]', () => {
    const crumbs = crumbsOf(vehicle, {
      shape: { carTypes: ['used'], makes: ['Kia'] },
      tags: { ...tags, used: 'Pre-loved' },
      showSeries: false,
    })
    expect(crumbs.map(({ label }) => label)).toEqual(['Home', 'Pre-loved cars', 'Kia', '2021 Kia Sportage GT-Line'])
  })

  it('the last step says only what is known [VD-01]', () => {
    const crumbs = crumbsOf(
      { ...vehicle, year: null, badge: null },
      { shape: { carTypes: [], makes: [] }, tags, showSeries: false },
    )
    expect(crumbs.at(-1)).toEqual({ label: 'Kia Sportage' })
  })

  it('goes by no listing the site does not have', () => {
    expect(way({ carTypes: ['new'], makes: ['Toyota'] })).toEqual(['/', '2021 Kia Sportage GT-Line'])
  })
})

describe('the facts', () => {
  const today = '2026-03-14'
  const car = {
    itemType: 'car',
    km: 45_000,
    simpleTransmission: 'Automatic',
    simpleFuel: 'Diesel',
    engineSize: 2755,
    colour: 'Red',
    body: 'Ute',
    drive: '4x4',
    seats: 5,
    stocknum: 'SB1',
  } as unknown as StockVehicle
  const columns: PageColumns = {
    doors: 4,
    engineSizeLitres: 2.755,
    interiorColour: null,
    regplate: '123ABC',
    regoExpiry: '2026-03-14',
    buildDate: '2021-03',
    vin: null,
  }
  const labels = (vehicle: StockVehicle, more?: PageColumns) =>
    vehicleFacts(vehicle, more, today).map(({ label }) => label)

  it('begins with the four a shopper asks first [VD-09]', () => {
    expect(labels(car, columns).slice(0, firstFacts)).toEqual(['Odometer', 'Transmission', 'Fuel', 'Colour'])
  })

  it('leaves out what is not known', () => {
    expect(labels(car, columns)).not.toContain('Interior')
    expect(labels({ ...car, km: null, colour: null }, undefined)).toEqual([
      'Transmission',
      'Fuel',
      'Body',
      'Drive',
      'Seats',
      'Stock number',
    ])
  })

  it('says all that is known, each in the words of a shopper [VD-09]', () => {
    const facts = vehicleFacts(
      { ...car, simpleBody: 'suv' },
      { ...columns, interiorColour: 'Black', vin: 'JTMZ1' },
      today,
    )
    expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Odometer: 45,000 km',
      'Transmission: Automatic',
      'Fuel: Diesel',
      'Colour: Red',
      'Body: SUV',
      'Engine: 2.8 L',
      'Drive: 4x4',
      'Seats: 5',
      'Doors: 4',
      'Interior: Black',
      'Registration: 123ABC',
      'Rego: Expires on 14/03/2026',
      'Built: 2021-03',
      'VIN: JTMZ1',
      'Stock number: SB1',
    ])
  })

  it('has the body in the dealer’s words where the trade has no plainer one', () => {
    expect(vehicleFacts(car, undefined, today)).toContainEqual({ label: 'Body', value: 'Ute' })
  })

  it.each([
    ['no engine size', { engineSizeLitres: null }, 'Engine'],
    ['an electric motor', { engineSizeLitres: 0 }, 'Engine'],
    ['no rego', { regoExpiry: null }, 'Rego'],
  ])('%s is no fact', (_, more, label) => expect(labels(car, { ...columns, ...more })).not.toContain(label))

  it('keeps what is asked of a motorcycle first, its engine in cc, and says no label twice', () => {
    expect(vehicleFacts({ ...car, itemType: 'motorcycle' }, columns, today)).toContainEqual({
      label: 'Engine',
      value: '2,755 cc',
    })

    const all = labels({ ...car, itemType: 'motorcycle' }, columns)
    expect(new Set(all).size).toBe(all.length)
  })

  it.each([
    ['2026-03-13', 'Unregistered'],
    ['2026-03-14', 'Expires on 14/03/2026'],
    ['2027-01-02', 'Expires on 02/01/2027'],
  ])('a rego until %s reads %s [VD-31]', (expiry, text) => expect(regoText(expiry, today)).toBe(text))
})
