import { describe, expect, it } from 'vitest'
import { defaultConfig } from '#config/site/default-config.ts'
import { withVehicleRules } from '#config/site/vehicle-rules.ts'
import type { StockVehicle } from '#db/stock.ts'
import { testingStock, testingVehicle } from '../testing-stock.ts'
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

  it('its buttons follow the rules of its address, though the location there is not shown [BR-08]', async () => {
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
    status: 'in_stock',
  } as const
  const tags = { used: 'Used', new: 'New', demo: 'Demo' }
  const shape = { carTypes: ['used' as const], makes: ['Kia'], bodies: [{ slug: 'suv', label: 'SUV' }] }
  const none = { carTypes: [], makes: [], bodies: [] }
  const way = (changed: Partial<Parameters<typeof crumbsOf>[0]> = {}, from: typeof shape | typeof none = shape) =>
    crumbsOf({ ...vehicle, ...changed }, { shape: from, tags, showSeries: false }).map(({ label, to }) => to ?? label)

  it('the way to a vehicle goes by its type, make, model and body, and ends with year, make, model and badge [VD-01] [SL-19]', () => {
    expect(way()).toEqual([
      '/',
      '/search/used-cars',
      '/search/kia',
      '/search/kia/sportage',
      '/search/suv',
      '2021 Kia Sportage GT-Line',
    ])
  })

  it('ends with the whole name where the site shows series [VD-01]', () => {
    expect(crumbsOf(vehicle, { shape, tags, showSeries: true }).at(-1)!.label).toBe('2021 Kia Sportage GT-Line QL')
  })

  it('names each step as the site names it [VD-01] [SL-19]', () => {
    const crumbs = crumbsOf(vehicle, { shape, tags: { ...tags, used: 'Pre-loved' }, showSeries: false })
    expect(crumbs.map(({ label }) => label)).toEqual([
      'Home',
      'Pre-loved cars',
      'Kia',
      'Sportage',
      'SUV',
      '2021 Kia Sportage GT-Line',
    ])
  })

  it('the last step says only what is known [VD-01]', () => {
    expect(way({ year: null, badge: null }, none).at(-1)).toBe('Kia Sportage')
  })

  it.each([
    ['the site does not have', {}, none, ['/search/kia/sportage']],
    ['has nothing of the model: this one is sold', { status: 'sold' as const }, none, []],
    ['a vehicle has no word for', { model: '–', simpleBody: null }, shape, ['/search/used-cars', '/search/kia']],
  ])('goes by no listing that %s [SL-19]', (_, changed, from, between) => {
    expect(way(changed, from).slice(1, -1)).toEqual(between)
  })
})

describe('the facts', () => {
  const today = '2026-03-14'
  const car: StockVehicle = {
    ...testingVehicle,
    itemType: 'car',
    km: 45_000,
    simpleTransmission: 'Automatic',
    simpleFuel: 'Diesel',
    engineSize: 2755,
    colour: 'Red',
    body: 'Ute',
    drive: '4x4',
    seats: 5,
    doors: 4,
    simpleBody: null,
    stocknum: 'SB1',
  }
  const columns: PageColumns = {
    widthMm: null,
    specifications: {},
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
    expect(labels({ ...car, km: null, colour: null, doors: null }, undefined)).toEqual([
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
      'Built: 03/2021',
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

  describe('of a kind', () => {
    const none: PageColumns = { ...columns, engineSizeLitres: null, regplate: null, regoExpiry: null, buildDate: null }
    const bare: StockVehicle = {
      ...testingVehicle,
      km: null,
      simpleTransmission: null,
      simpleFuel: null,
      seats: null,
      body: null,
      simpleBody: null,
    }
    const told = (vehicle: Partial<StockVehicle>, more: Partial<PageColumns> = {}) =>
      vehicleFacts({ ...bare, ...vehicle }, { ...none, ...more }, today)
        .filter(({ label }) => label !== 'Stock number')
        .map(({ label, value }) => `${label}: ${value}`)
    const measures = { sleeps: 4, lengthMm: 6_400, atmKg: 2_780, tareKg: 2_180, axles: 2 }

    it('a caravan says body width and length, tare, axle type, sleeps and aggregate trailer mass [VD-33]', () => {
      expect(
        told(
          { itemType: 'caravan', ...measures, offRoad: true, bunks: true, ensuite: false },
          { widthMm: 2_490, specifications: { axle_type: 'Tandem axle' } },
        ),
      ).toEqual([
        'Sleeps: 4',
        'Length: 6.4 m',
        'ATM: 2,780 kg',
        'Tare: 2,180 kg',
        'Width: 2.5 m',
        'Axle type: Tandem axle',
        'Off-road: Yes',
        'Bunks: Yes',
        'Axles: 2',
      ])
    })

    it('a caravan’s measures are in the feed’s words where those tell no number [VD-33]', () => {
      const words = { body_width: 'wide', body_length: '21', tare_weight: 'TBA', aggregate_trailer_mass: 'to suit' }
      expect(told({ itemType: 'caravan' }, { specifications: words })).toEqual([
        'Length: 21',
        'Width: wide',
        'ATM: to suit',
        'Tare: TBA',
      ])
    })

    it.each(['car', 'motorcycle', 'truck'] as const)('a %s says nothing of a caravan’s [VD-33]', (itemType) => {
      const all = told({ itemType, ...measures }, { widthMm: 2_490, specifications: { axle_type: 'Tandem axle' } })
      expect(all.filter((fact) => !fact.startsWith('Axles'))).toEqual([])
    })

    it.each<[string, Partial<StockVehicle>, string[]]>([
      [
        'an electric car',
        { simpleFuel: 'Electric', rangeKm: 450, batteryKwh: 60.5, acKw: 11, dcKw: 150, batteryHealth: 94 },
        ['Range: 450 km', 'Battery: 60.5 kWh', 'DC charging: 150 kW', 'AC charging: 11 kW', 'Battery health: 94%'],
      ],
      [
        'a motorcycle',
        { itemType: 'motorcycle', engineSize: 399, learnerApproved: true, seatHeightMm: 785 },
        ['Engine: 399 cc', 'Licence: Learner approved (LAMS)', 'Seat height: 785 mm'],
      ],
      ['a motorcycle nobody approved', { itemType: 'motorcycle', learnerApproved: null }, []],
      [
        'a truck',
        { itemType: 'truck', gvmKg: 14_000, axles: 3, payloadKg: 8_200 },
        ['GVM: 14,000 kg', 'Axles: 3', 'Payload: 8,200 kg'],
      ],
      [
        'a ute',
        { cab: 'Dual Cab', towingKg: 3_500, payloadKg: 1_010 },
        ['Cab: Dual Cab', 'Payload: 1,010 kg', 'Braked towing: 3,500 kg'],
      ],
    ])('%s says what is asked of it, with units [SL-34]', (_, vehicle, facts) => expect(told(vehicle)).toEqual(facts))
  })

  it.each([
    ['2026-03-13', 'Unregistered'],
    ['2026-03-14', 'Expires on 14/03/2026'],
    ['2027-01-02', 'Expires on 02/01/2027'],
  ])('a rego until %s reads %s [VD-31]', (expiry, text) => expect(regoText(expiry, today)).toBe(text))
})
