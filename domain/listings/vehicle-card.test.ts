import { describe, expect, it } from 'vitest'
import { completeEntries, defaultConfig } from '#config/site/default-config.ts'
import { mergeSettings } from '#config/site/merge-settings.ts'
import type { SiteSettings } from '#config/site/site-config.ts'
import { withVehicleRules } from '#config/site/vehicle-rules.ts'
import type { StockVehicle } from '#db/stock.ts'
import { shortWarning } from '../finance/statutory-warnings.ts'
import { now, testingVehicle as vehicle } from '../testing-stock.ts'
import { stockCard } from './vehicle-card.ts'

function made(changes: Partial<StockVehicle> = {}, settings: SiteSettings = {}) {
  const until: Date[] = []
  const shown: string[] = []
  const card = stockCard(
    {
      serverConfig: mergeSettings(defaultConfig(), settings),
      clock: () => now,
      willShow: (picture) => shown.push(picture),
      fresh: { dependsOn: () => {}, until: (moment) => until.push(moment) },
    },
    { ...vehicle, ...changes },
  )
  return { card, until, shown }
}

function cardUnder(rules: Parameters<typeof withVehicleRules>[1], changes: Partial<StockVehicle> = {}) {
  const serverConfig = withVehicleRules(defaultConfig(), rules)
  return stockCard(
    { serverConfig, clock: () => now, willShow: () => {}, fresh: { dependsOn: () => {}, until: () => {} } },
    { ...vehicle, ...changes },
  )
}

it('says what it is, where it stands, what it costs and how [SL-05]', () => {
  expect(made().card).toMatchObject({
    name: '2021 Kia Sportage GT-Line QL',
    href: '/cars/2021-kia-sportage',
    picture: '/media/a',
    pictures: 9,
    place: 'Woolloongabba',
    price: { amount: '$32,990', type: 'Drive away' },
    isForSale: true,
    note: null,
  })
})

it('a used car says its condition, transmission, odometer and fuel type [SL-06]', () => {
  expect(made().card.specs.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Condition: Used',
    'Transmission: Automatic',
    'Odometer: 45,210 km',
    'Fuel Type: Petrol',
  ])
})

it('other vehicles say their own, after their condition [SL-06]', () => {
  const { specs } = made(
    { itemType: 'caravan', carType: 'new', sleeps: 4 },
    { wording: { tags: { new: 'Brand new' } } },
  ).card
  expect(specs).toEqual([
    { label: 'Condition', value: 'Brand new' },
    { label: 'Sleeps', value: '4' },
  ])
})

it('is plain JSON, with nothing left undefined', () => {
  const { card } = made({ carType: 'used', certified: true }, { certified: { makes: ['Kia'], logo: '/logo.svg' } })
  expect(JSON.parse(JSON.stringify(card))).toStrictEqual(card)
  expect(JSON.parse(JSON.stringify(made({ status: 'sold', primaryImageUrl: null }).card))).toStrictEqual(
    made({ status: 'sold', primaryImageUrl: null }).card,
  )
})

it.each<[string, Partial<StockVehicle>, string | null]>([
  ['its location', {}, 'Woolloongabba'],
  ['its city, where it has no location', { locationName: null, locationVisible: null }, 'Brisbane'],
  ['its city, where the location is hidden', { locationVisible: false }, 'Brisbane'],
  ['nothing, where nothing is known', { locationName: null, locationVisible: null, city: null }, null],
])('stands at %s [SL-05]', (_, changes, place) => expect(made(changes).card.place).toBe(place))

it.each<[string, Partial<StockVehicle>, string]>([
  ['of $10 or less is not shown', { priceCents: 1_000 }, 'Enquire for price.'],
  ['of what is on its way can be asked ahead', { priceCents: null, status: 'coming_soon' }, 'Pre-order'],
  ['of what is on pre-order, too', { priceCents: null, preorder: true }, 'Pre-order'],
  ['of what has been sold cannot', { priceCents: null, preorder: true, status: 'sold' }, 'Enquire for price.'],
])('a price %s [VD-25]', (_, changes, text) => expect(made(changes).card.price).toEqual({ amount: null, text }))

it('what is on pre-order or has no price says so in the site’s words [VD-25]', () => {
  const wording = { preOrderText: 'Order yours', noPriceText: 'Ask us' }
  expect(made({ priceCents: null, preorder: true }, { wording }).card.price).toEqual({
    amount: null,
    text: 'Order yours',
  })
  expect(made({ priceCents: null }, { wording }).card.price).toEqual({ amount: null, text: 'Ask us' })
})

it('a certified one carries the site’s logo, where there is one [VD-24]', () => {
  const certified = (logo: string | null) =>
    made({ certified: true }, { certified: { makes: ['Kia'], logo } }).card.badge
  expect(certified('/logo.svg')).toEqual({ kind: 'certified', text: 'Certified', logo: '/logo.svg' })
  expect(certified(null)).toEqual({ kind: 'certified', text: 'Certified' })
})

it('what is sold says so, and asks what else would do [SL-08] [BR-01]', () => {
  const { card } = made({ status: 'sold' })
  expect(card).toMatchObject({
    isForSale: false,
    note: 'Like this and want something similar?',
    badge: { text: 'JUST SOLD' },
  })
  expect(card.actions.map(({ label }) => label)).toEqual(['Find Me Something Similar'])
})

it('what is sold asks in the site’s own words [SL-08]', () => {
  const { card } = made(
    { status: 'sold' },
    { wording: { similarText: 'Missed it?' }, buttons: { labels: { findSimilar: 'Find me another' } } },
  )
  expect([card.note, card.actions.map(({ label }) => label)]).toEqual(['Missed it?', ['Find me another']])
})

describe('a favourite', () => {
  const strict = { buttons: { saveOnlyUsedPricedPictured: true } }
  it.each<[string, Partial<StockVehicle>, SiteSettings, boolean]>([
    ['in stock [BR-02]', {}, {}, true],
    ['on its way [BR-02]', { status: 'coming_soon' }, {}, true],
    ['sold [BR-02] [BR-05]', { status: 'sold' }, {}, false],
    ['new, without price and picture [BR-02]', { carType: 'new', priceCents: null, primaryImageUrl: null }, {}, true],
    ['strictly: used, priced, pictured [BR-02]', {}, strict, true],
    ['strictly: new [BR-02]', { carType: 'new' }, strict, false],
    ['strictly: without a price [BR-02]', { priceCents: 0 }, strict, false],
    ['strictly: without a picture [BR-02]', { primaryImageUrl: null }, strict, false],
    ['switched off [WL-05]', {}, { features: { favourites: false } }, false],
  ])('%s', (_, changes, settings, can) =>
    expect(made(changes, settings).card.save).toEqual(can ? { make: 'Kia', model: 'Sportage' } : null),
  )
})

describe('[FN-09] a repayment on the card', () => {
  const lenderQuotes = JSON.stringify([
    { provider: 'acme', paymentWeekCents: 10_049, interestRate: 6.29, comparisonRate: 7.97, depositCents: 329_900 },
  ])
  const finance = (cardEstimate: boolean) => ({
    finance: { cardEstimate, provider: 'acme', providers: { acme: { name: 'Acme' } } },
  })
  const estimate = (changes: Partial<StockVehicle>, settings: SiteSettings) =>
    stockCard(
      {
        serverConfig: completeEntries(mergeSettings(defaultConfig(), settings)),
        clock: () => now,
        willShow: () => {},
        fresh: { dependsOn: () => {}, until: () => {} },
      },
      { ...vehicle, ...changes },
    ).estimate

  it('comes from a lender’s figures, with rate, comparison rate, assumptions and warning', () =>
    expect(estimate({ lenderQuotes }, finance(true))).toBe(
      `$100/wk at 6.29% p.a., comparison rate 7.97% p.a. ($29,691 over 5 years, $3,299 deposit, $9,897 final payment, credit score great, lender Acme). ${shortWarning}`,
    ))

  it.each([
    ['the switch is off', { lenderQuotes }, finance(false)],
    ['there are no figures', {}, finance(true)],
    ['the site has no lender', { lenderQuotes }, { finance: { cardEstimate: true } }],
  ])('is not invented where %s', (_, changes, settings) => expect(estimate(changes, settings)).toBeNull())
})

it('rules of its address and location hold for its card [BR-08]', () => {
  const rules = [
    { when: { location: ['5'] }, set: { buttons: { card: ['enquiry'] } } },
    { when: { address: ['793'] }, set: { wording: { tags: { used: 'Clearance' } } } },
  ]
  const card = cardUnder(rules as unknown as Parameters<typeof withVehicleRules>[1])
  expect([card.tag, ...card.actions.map(({ kind }) => kind)]).toEqual(['Clearance', 'enquiry'])
})

it.each([
  ['Kia', 'coming_soon', false],
  ['Kia', 'in_stock', true],
  ['Ford', 'coming_soon', true],
] as const)(
  'of a %s that is %s, a test drive is offered: %s, by a rule for one brand [BR-06]',
  (make, status, isOffered) => {
    const rules = [
      { when: { make: ['kia'] }, set: { buttons: { testDriveWhenComingSoon: false } } },
    ] as unknown as Parameters<typeof withVehicleRules>[1]
    const { actions } = cardUnder(rules, { make, status })
    expect(actions.some(({ kind }) => kind === 'testDrive')).toBe(isOffered)
  },
)

it('holds until it is no longer just arrived, and has its picture made ready', () => {
  const { until, shown } = made({ createdAt: new Date('2026-03-09T00:00:00Z') })
  expect(until).toEqual([new Date('2026-03-17T00:00:00Z')])
  expect(shown).toEqual(['/media/a'])
})

it('holds for good where it has been here for long, and has no picture made ready that it has not got', () => {
  expect(made()).toMatchObject({ until: [] })
  expect(made({ primaryImageUrl: null })).toMatchObject({ shown: [], card: { picture: null, pictures: 0 } })
  expect(made({ photosCount: 0 }).card.pictures).toBe(1)
})

it.each([
  ['enough pictures from all around', { spinFrames: 8 }, true],
  ['too few', { spinFrames: 7 }, false],
  ['no picture to begin with', { spinFrames: 36, primaryImageUrl: null }, false],
])('says whether it can be looked at from all around: %s', (_, changes, hasSpin) =>
  expect(made(changes).card.hasSpin).toBe(hasSpin),
)

it('names the first six of what else it has', () => {
  const filteredFeatures = ['Tow Bar', 'Leather', 'Sunroof', 'Bluetooth', 'Navigation', 'Bull Bar', 'Snorkel']
  expect(made({ filteredFeatures }).card.highlights).toEqual(filteredFeatures.slice(0, 6))
})
