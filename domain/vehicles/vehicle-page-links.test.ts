import { expect, it } from 'vitest'
import { crumbsOf, pageActions } from './vehicle-page-links.ts'

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

const labels = { enquiry: 'Enquiry', findSimilar: 'Find Me Something Similar' }
type Options = Parameters<typeof pageActions>[0]
const buttons = (...page: Options['buttons']['page']) => ({ page, labels }) as unknown as Options['buttons']
const actions = (options: Partial<Options>) =>
  pageActions({
    isForSale: true,
    phone: '07 5550 1100',
    contact: '/contact',
    vehicle,
    shape: { bodies: [{ slug: 'suv', label: 'SUV' }] },
    buttons: buttons('enquiry', 'testDrive', 'call'),
    ...options,
  })

it.each([
  ['all there is', {}, ['/contact', '07 5550 1100']],
  ['no contact page', { contact: null }, ['07 5550 1100']],
  ['no phone', { phone: null }, ['/contact']],
  ['the site’s own order', { buttons: buttons('call', 'enquiry') }, ['07 5550 1100', '/contact']],
  ['a call alone', { buttons: buttons('call') }, ['07 5550 1100']],
  ['an enquiry alone', { buttons: buttons('enquiry') }, ['/contact']],
])('with %s, buttons lead only where something is', (_, options, places) => {
  expect(actions(options).map((action) => (action.kind === 'call' ? action.phone : action.href))).toEqual(places)
})

it('a button says what it does, in the site’s words', () => {
  expect(actions({})).toEqual([
    { kind: 'link', label: 'Enquiry', href: '/contact' },
    { kind: 'call', phone: '07 5550 1100' },
  ])
})

const suv = [{ slug: 'suv', label: 'SUV' }]
const ute = [{ slug: 'ute', label: 'Ute' }]

it.each([
  ['others of its body', { shape: { bodies: [...ute, ...suv] } }, '/search/suv'],
  ['all there is, where the site has none of its body', { shape: { bodies: ute } }, '/search/new-used-and-demo-cars'],
  ['all there is, where nothing is in stock', { shape: { bodies: [] } }, '/search/new-used-and-demo-cars'],
  ['all there is, where its body is not known', { vehicle: { simpleBody: null } }, '/search/new-used-and-demo-cars'],
])('what is not in stock leads to %s [BR-01]', (_, options, href) => {
  expect(actions({ isForSale: false, ...options })).toEqual([
    { kind: 'link', label: 'Find Me Something Similar', href },
  ])
})
