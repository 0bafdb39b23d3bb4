import { describe, expect, it } from 'vitest'
import { defaultConfig } from '#config/site/default-config.ts'
import { mergeSettings } from '#config/site/merge-settings.ts'
import type { SiteConfig, SiteSettings } from '#config/site/site-config.ts'
import { hrefOf } from './card-actions.ts'
import { cardActions } from './card-buttons.ts'

const usual = {
  status: 'in_stock',
  tag: null,
  reserved: false,
  canCheckout: true,
  simpleBody: 'suv',
  locationPhone: '07 5550 1111',
  locationVisible: true,
} as const
type Vehicle = Parameters<typeof cardActions>[0]
const defaults = defaultConfig()
/** Its own for each: vehicles under one configuration share what was made before. */
const configured = (settings: SiteSettings): SiteConfig => ({ ...mergeSettings(defaults, settings) })
const kinds = (vehicle: Partial<Vehicle> = {}, settings: SiteSettings = {}) =>
  cardActions({ ...usual, ...vehicle }, configured(settings)).map(({ kind }) => kind)

const testDriveOnly = { tag: 'test drive only' }
const withReserve = { features: { reserve: true } }
const noPages = { pages: { standard: [], own: [] } }

it.each<[string, Partial<Vehicle>, SiteSettings, string[]]>([
  ['what leads somewhere, in order [SL-07]', {}, {}, ['details', 'enquiry', 'testDrive', 'finance']],
  ['in the site’s own order [SL-07]', {}, { buttons: { card: ['finance', 'details'] } }, ['finance', 'details']],
  ['no page, no button [SL-07]', {}, noPages, ['details']],
  [
    'on its way counts as in stock [BR-01]',
    { status: 'coming_soon' },
    {},
    ['details', 'enquiry', 'testDrive', 'finance'],
  ],
  ['sold [BR-01]', { status: 'sold' }, {}, ['similar']],
  ['on hold [BR-01]', { status: 'on_hold' }, withReserve, ['similar']],
  ['reserve where it is on [BR-03]', {}, withReserve, ['details', 'enquiry', 'testDrive', 'finance', 'reserve']],
  [
    'no reserve where the site has none [BR-03]',
    {},
    { features: { reserve: false } },
    ['details', 'enquiry', 'testDrive', 'finance'],
  ],
  [
    'not without a way to pay [BR-03]',
    { canCheckout: false },
    withReserve,
    ['details', 'enquiry', 'testDrive', 'finance'],
  ],
  ['not for a test drive only [BR-03]', testDriveOnly, withReserve, ['details', 'enquiry', 'testDrive', 'finance']],
  ['not what is reserved already', { reserved: true }, withReserve, ['details', 'enquiry', 'testDrive', 'finance']],
  ['a trade-in [BR-04]', {}, { buttons: { card: ['details', 'tradeIn'] } }, ['details', 'tradeIn']],
  [
    'a trade-in not allowed [BR-04]',
    {},
    { buttons: { card: ['details', 'tradeIn'], tradeInAllowed: false } },
    ['details'],
  ],
  [
    'no test drive of what is on its way [BR-06]',
    { status: 'coming_soon' },
    { buttons: { testDriveWhenComingSoon: false } },
    ['details', 'enquiry', 'finance'],
  ],
  [
    'but of what is here [BR-06]',
    {},
    { buttons: { testDriveWhenComingSoon: false } },
    ['details', 'enquiry', 'testDrive', 'finance'],
  ],
  ['finance stays where it is not switched [BR-07]', testDriveOnly, {}, ['details', 'enquiry', 'testDrive', 'finance']],
  [
    'a test drive in place of finance [BR-07] [BR-10]',
    testDriveOnly,
    { buttons: { card: ['details', 'finance'], testDriveReplacesFinance: true } },
    ['details', 'testDrive'],
  ],
  [
    'once, where both would be [BR-07]',
    testDriveOnly,
    { buttons: { testDriveReplacesFinance: true } },
    ['details', 'enquiry', 'testDrive'],
  ],
  [
    'the dealer’s own words for the tag [BR-07] [BR-10]',
    { tag: 'Test Ride Only' },
    { tags: { testDriveOnly: 'Test ride only' }, buttons: { testDriveReplacesFinance: true } },
    ['details', 'enquiry', 'testDrive'],
  ],
  [
    'the usual words no longer count there [BR-10]',
    testDriveOnly,
    { tags: { testDriveOnly: 'Test ride only' }, buttons: { testDriveReplacesFinance: true } },
    ['details', 'enquiry', 'testDrive', 'finance'],
  ],
  [
    'finance stays for other tags [BR-07] [BR-10]',
    { tag: 'Special' },
    { buttons: { testDriveReplacesFinance: true } },
    ['details', 'enquiry', 'testDrive', 'finance'],
  ],
  ['reduced to call and enquire [part of BR-08]', {}, { buttons: { card: ['call', 'enquiry'] } }, ['call', 'enquiry']],
  [
    'no number, no call [part of BR-08]',
    { locationPhone: null },
    { buttons: { card: ['call', 'enquiry'] } },
    ['enquiry'],
  ],
])('%s', (_, vehicle, settings, expected) => expect(kinds(vehicle, settings)).toEqual(expected))

it('says it in the site’s words [SL-07] [SL-08]', () => {
  const settings = { buttons: { labels: { testDrive: 'Book a Test Ride' } }, ...withReserve }
  expect(cardActions(usual, configured(settings)).map(({ label }) => label)).toEqual([
    'View Details',
    'Enquiry',
    'Book a Test Ride',
    'Get Finance',
    'Reserve this Car',
  ])
  expect(cardActions({ ...usual, status: 'sold' }, defaults)[0]?.label).toBe('Find Me Something Similar')
  expect(cardActions(usual, configured({ buttons: { card: ['call'] } }))[0]?.label).toBe('Call 07 5550 1111')
})

it('vehicles under the same rules share one list', () => {
  expect(cardActions({ ...usual }, defaults)).toBe(cardActions({ ...usual, simpleBody: 'ute' }, defaults))
  expect(cardActions({ ...usual, status: 'sold' }, defaults)).not.toBe(
    cardActions({ ...usual, status: 'sold', simpleBody: 'ute' }, defaults),
  )
})

describe('where a button leads', () => {
  const card = {
    id: 7,
    href: '/cars/blue-ute',
    carType: 'used',
    place: 'North Yard',
    price: { amount: '$32,990', type: 'Drive away' },
  } as const
  const hrefs = (vehicle: Partial<Vehicle>, settings: SiteSettings = {}) =>
    cardActions({ ...usual, ...vehicle }, configured(settings)).map((action) => hrefOf(card, action))

  it.each<[string, Partial<Vehicle>, SiteSettings, string[]]>([
    [
      'pages are told which vehicle',
      {},
      {},
      [
        '/cars/blue-ute',
        '/contact?car_id=7',
        '/book-test-drive?car_id=7',
        '/finance?car_id=7&car_type=used&preferredDealership=North+Yard&vehiclePriceBudget=32990',
      ],
    ],
    [
      'a link keeps its own query and place on the page',
      {},
      { buttons: { card: ['finance'] }, finance: { link: '/finance?from=card#finance-form' } },
      [
        '/finance?from=card&car_id=7&car_type=used&preferredDealership=North+Yard&vehiclePriceBudget=32990#finance-form',
      ],
    ],
    [
      'the vehicle’s own reserve page',
      {},
      { buttons: { card: ['reserve'] }, features: { reserve: true, reservePath: 'buy-online' } },
      ['/cars/blue-ute/buy-online'],
    ],
    ['the trade-in page [BR-04]', {}, { buttons: { card: ['tradeIn'] } }, ['/trade-in?car_id=7']],
    ['the location’s telephone', {}, { buttons: { card: ['call'] } }, ['tel:0755501111']],
    [
      'the site’s, where the location is not shown',
      { locationVisible: false },
      { buttons: { card: ['call'] }, contact: { phones: { main: '+61 7 5550 1100' } } },
      ['tel:+61755501100'],
    ],
    ['stock like it [SL-08]', { status: 'sold' }, {}, ['/search/suv']],
    [
      'all stock, where it is like nothing [SL-08]',
      { status: 'sold', simpleBody: null },
      {},
      ['/search/new-used-and-demo-cars'],
    ],
  ])('%s', (_, vehicle, settings, expected) => expect(hrefs(vehicle, settings)).toEqual(expected))

  it('without a price and a place, none is named', () => {
    const plain = { ...card, place: null, price: { amount: null, text: 'Ask us' } } as const
    expect(hrefOf(plain, { kind: 'finance', label: 'Get Finance', to: '/finance' })).toBe(
      '/finance?car_id=7&car_type=used',
    )
  })
})
