import { expect, it } from 'vitest'
import { crumbsOf, pageActions } from './vehicle-page-links.ts'

const vehicle = { name: '2021 Kia Sportage GT-Line QL', year: 2021, make: 'Kia', model: 'Sportage', badge: 'GT-Line', carType: 'used', itemType: 'car', simpleBody: 'suv' } as const
const tags = { used: 'Used', new: 'New', demo: 'Demo' }
const way = (shape: Parameters<typeof crumbsOf>[1]['shape'], showSeries = false) => crumbsOf(vehicle, { shape, tags, showSeries }).map(({ label, to }) => to ?? label)

it('the way to a vehicle goes by its type and its make, and ends with year, make, model and badge [VD-01]', () => {
  expect(way({ carTypes: ['used'], makes: ['Kia'] })).toEqual(['/', '/search/used-cars', '/search/kia', '2021 Kia Sportage GT-Line'])
})

it('ends with the whole name where the site shows series [VD-01]', () => {
  expect(way({ carTypes: ['used'], makes: ['Kia'] }, true).at(-1)).toBe('2021 Kia Sportage GT-Line QL')
})

it('goes by no listing the site does not have', () => {
  expect(way({ carTypes: ['new'], makes: ['Toyota'] })).toEqual(['/', '2021 Kia Sportage GT-Line'])
})

const labels = { enquiry: 'Enquiry', findSimilar: 'Find Me Something Similar' }
const actions = (options: Partial<Parameters<typeof pageActions>[0]>) =>
  pageActions({
    isForSale: true, phone: '07 5550 1100', contact: '/contact', vehicle, shape: { bodies: [{ slug: 'suv', label: 'SUV' }] },
    buttons: { page: ['enquiry', 'testDrive', 'call'], labels } as unknown as Parameters<typeof pageActions>[0]['buttons'], ...options,
  })

it.each([
  ['all there is', {}, ['/contact', '07 5550 1100']],
  ['no contact page', { contact: null }, ['07 5550 1100']],
  ['no phone', { phone: null }, ['/contact']],
])('with %s, buttons lead only where something is', (_, options, places) => {
  expect(actions(options).map((action) => (action.kind === 'call' ? action.phone : action.href))).toEqual(places)
})

it('what is not in stock leads to others like it [BR-01]', () => {
  expect(actions({ isForSale: false })).toEqual([{ kind: 'link', label: 'Find Me Something Similar', href: '/search/suv' }])
  expect(actions({ isForSale: false, shape: { bodies: [] } })).toEqual([{ kind: 'link', label: 'Find Me Something Similar', href: '/search/new-used-and-demo-cars' }])
})
