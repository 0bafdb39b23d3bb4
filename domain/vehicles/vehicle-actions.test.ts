import { describe, expect, it } from 'vitest'
import { defaultConfig } from '#config/site/default-config.ts'
import { mergeSettings } from '#config/site/merge-settings.ts'
import type { ButtonName, SiteConfig, SiteSettings } from '#config/site/site-config.ts'
import type { FormKey } from '../leads/forms/forms.ts'
import { actionForms, actionHref, type VehicleAction } from './action-href.ts'
import { vehicleActions } from './vehicle-actions.ts'

const usual = {
  status: 'in_stock',
  tag: null,
  reserved: false,
  canCheckout: true,
  locationPhone: '07 5550 1111',
  locationVisible: true,
  itemType: 'car',
  simpleBody: 'SUV',
} as const
type Vehicle = Parameters<typeof vehicleActions>[0]
type Options = Parameters<typeof vehicleActions>[1]
const defaults = defaultConfig()
/** Its own for each: vehicles under one configuration share what was made before. */
const configured = (settings: SiteSettings): SiteConfig => ({ ...mergeSettings(defaults, settings) })
const actions = (vehicle: Partial<Vehicle>, settings: SiteSettings = {}, more: Partial<Options> = {}) =>
  vehicleActions({ ...usual, ...vehicle }, { config: configured(settings), on: 'card', ...more })
const kinds = (vehicle: Partial<Vehicle>, settings: SiteSettings) => actions(vehicle, settings).map(({ kind }) => kind)

const subject = {
  id: 7,
  href: '/cars/blue-ute',
  carType: 'used',
  place: 'North Yard',
  price: { amount: '$32,990', type: 'Drive away' },
} as const

const testDriveOnly = { tag: 'test drive only' }
const withReserve = { features: { reserve: true } }
const noPages = { pages: { standard: [], own: [] } }

it.each<[Partial<Vehicle>, string]>([
  [{}, 'Car'],
  [{ itemType: 'caravan' }, 'Caravan'],
  [{ itemType: 'motorcycle' }, 'Motorcycle'],
  [{ itemType: 'truck' }, 'Truck'],
  [{ itemType: 'truck', simpleBody: 'Motorhome' }, 'Motorhome'],
])('of %j, what can be reserved is called a %s [PL-03]', (vehicle, noun) => {
  const labelled = (on: Options['on']) =>
    actions(vehicle, withReserve, { on }).find(({ kind }) => kind === 'reserve')?.label
  expect(labelled('card')).toBe(`Reserve this ${noun}`)
  expect(labelled('mobileBar')).toBe(`Reserve ${noun} Now`)
})

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
  ['reduced to call and enquire [BR-08]', {}, { buttons: { card: ['call', 'enquiry'] } }, ['call', 'enquiry']],
  ['no number, no call [BR-08]', { locationPhone: null }, { buttons: { card: ['call', 'enquiry'] } }, ['enquiry']],
])('%s', (_, vehicle, settings, expected) => expect(kinds(vehicle, settings)).toEqual(expected))

it('says it in the site’s words [SL-07] [SL-08]', () => {
  const settings = { buttons: { labels: { testDrive: 'Book a Test Ride' } }, ...withReserve }
  expect(actions({}, settings).map(({ label }) => label)).toEqual([
    'View Details',
    'Enquiry',
    'Book a Test Ride',
    'Get Finance',
    'Reserve this Car',
  ])
  expect(actions({ status: 'sold' })[0]?.label).toBe('Find Me Something Similar')
  expect(actions({}, { buttons: { card: ['call'] } })[0]?.label).toBe('Call 07 5550 1111')
})

it('vehicles under the same rules share one list', () => {
  const config = configured({})
  const one = (vehicle: Partial<Vehicle>) => actions(vehicle, {}, { config })
  expect(one({})).toBe(one({ reserved: false }))
  expect(one({})).not.toBe(one({ status: 'sold' }))
})

describe('where a button leads', () => {
  const hrefs = (vehicle: Partial<Vehicle>, settings: SiteSettings = {}) =>
    actions(vehicle, settings).map((action) => actionHref(subject, action))

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
    ['the form that asks for one like it [SL-08] [BR-01]', { status: 'sold' }, {}, ['/forms/find-similar?car_id=7']],
  ])('%s', (_, vehicle, settings, expected) => expect(hrefs(vehicle, settings)).toEqual(expected))

  const forms: Record<VehicleAction['kind'], FormKey | null> = {
    details: null,
    enquiry: 'enquiry',
    testDrive: 'test-drive',
    finance: 'finance-enquiry',
    tradeIn: 'trade-in',
    similar: 'find-similar',
    photos: 'photo-request',
    call: null,
    reserve: null,
    message: null,
  }
  it.each(Object.entries(forms))('%s opens %s, about the vehicle', (kind, form) => {
    const action = { kind: kind as VehicleAction['kind'], label: '', to: '/x' }
    expect(actionForms[action.kind] ?? null).toBe(form)
    if (form) expect(new URL(actionHref(subject, action), 'http://x').searchParams.get('car_id')).toBe('7')
  })

  it('without a price and a place, none is named', () => {
    const plain = { ...subject, place: null, price: { amount: null, text: 'Ask us' } } as const
    expect(actionHref(plain, { kind: 'finance', label: 'Get Finance', to: '/finance' })).toBe(
      '/finance?car_id=7&car_type=used',
    )
  })
})

describe('a card and a page', () => {
  const shown = (on: Options['on'], vehicle: Partial<Vehicle>, settings: SiteSettings) =>
    actions(vehicle, settings, { on }).map((action) => [action.label, actionHref(subject, action)])
  const both = (name: ButtonName, { buttons, ...settings }: SiteSettings = {}): SiteSettings => ({
    ...settings,
    buttons: { ...buttons, card: [name], page: [name] },
  })
  const financed = 'car_id=7&car_type=used&preferredDealership=North+Yard&vehiclePriceBudget=32990'

  it.each<[ButtonName, SiteSettings, Partial<Vehicle>, [label: string, href: string] | null]>([
    ['enquiry', {}, {}, ['Enquiry', '/contact?car_id=7']],
    ['enquiry', { buttons: { labels: { enquiry: 'Ask us' } } }, {}, ['Ask us', '/contact?car_id=7']],
    ['enquiry', noPages, {}, null],
    ['testDrive', {}, {}, ['Book a Test Drive', '/book-test-drive?car_id=7']],
    ['testDrive', noPages, {}, null],
    ['testDrive', { buttons: { testDriveWhenComingSoon: false } }, { status: 'coming_soon' }, null],
    ['finance', {}, {}, ['Get Finance', `/finance?${financed}`]],
    ['finance', noPages, {}, null],
    [
      'finance',
      { buttons: { testDriveReplacesFinance: true } },
      testDriveOnly,
      ['Book a Test Drive', '/book-test-drive?car_id=7'],
    ],
    ['reserve', withReserve, {}, ['Reserve this Car', '/cars/blue-ute/checkout']],
    ['reserve', {}, {}, null],
    ['reserve', withReserve, { canCheckout: false }, null],
    ['reserve', withReserve, { reserved: true }, null],
    ['reserve', withReserve, testDriveOnly, null],
    ['tradeIn', {}, {}, ['Trade-In', '/trade-in?car_id=7']],
    ['tradeIn', { buttons: { tradeInAllowed: false } }, {}, null],
    ['call', {}, {}, ['Call 07 5550 1111', 'tel:0755501111']],
    ['call', { contact: { phones: { main: '07 1' } } }, { locationVisible: false }, ['Call 07 1', 'tel:071']],
    ['call', {}, { locationPhone: null }, null],
    ['enquiry', {}, { status: 'sold' }, ['Find Me Something Similar', '/forms/find-similar?car_id=7']],
  ])('have the same button %s, by %j, of %j: %j [SL-07] [SL-08] [PL-05]', (name, settings, vehicle, button) => {
    const expected = button ? [button] : []
    expect(shown('card', vehicle, both(name, settings))).toEqual(expected)
    expect(shown('page', vehicle, both(name, settings))).toEqual(expected)
  })

  it('differ in one: a page does not lead to itself', () => {
    expect(shown('card', {}, both('details'))).toEqual([['View Details', '/cars/blue-ute']])
    expect(shown('page', {}, both('details'))).toEqual([])
  })

  it('have their buttons in an order of their own [PL-05]', () => {
    const settings: SiteSettings = { buttons: { card: ['call', 'enquiry'], page: ['enquiry', 'tradeIn', 'call'] } }
    const names = (on: Options['on']) => actions({}, settings, { on }).map(({ kind }) => kind)
    expect(names('card')).toEqual(['call', 'enquiry'])
    expect(names('page')).toEqual(['enquiry', 'tradeIn', 'call'])
  })
})
