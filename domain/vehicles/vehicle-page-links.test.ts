import { expect, it } from 'vitest'
import { crumbsOf } from './vehicle-page-links.ts'

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
