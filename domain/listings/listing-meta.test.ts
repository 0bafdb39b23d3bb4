import { expect, it } from 'vitest'
import { testingBase as base } from '../testing-stock.ts'
import { nouns } from '../vehicles/nouns.ts'
import { describeListing, listingMeta } from './listing-meta.ts'
import { readListingState } from './listing-state.ts'
import type { ListingAnswer } from './listing.ts'
import type { VehicleCard } from './vehicle-card.ts'

const card = { href: '/cars/a-car', name: 'A car' } as VehicleCard
const meta = (search: string, total = 40) => {
  const state = readListingState(new URLSearchParams(search))
  const answer = {
    cards: [card, { ...card, href: '/cars/another' }],
    total,
    page: state.page,
    pages: 2,
    counts: {},
    noun: nouns.car,
  } as unknown as ListingAnswer
  return listingMeta(base, state, answer)
}

it.each([
  ['', 40, 'https://test.example/search/suv', null],
  ['page=2', 40, 'https://test.example/search/suv?page=2', null],
  ['make=Kia', 40, 'https://test.example/search/suv', 'noindex,follow'],
  ['range[price]=:9000', 40, 'https://test.example/search/suv', 'noindex,follow'],
  ['make=Kia&page=2', 40, 'https://test.example/search/suv', 'noindex,follow'],
  ['query=ute', 40, 'https://test.example/search/suv', 'noindex,follow'],
  ['sortBy=price:asc', 40, 'https://test.example/search/suv', 'noindex,follow'],
  ['view=list', 40, 'https://test.example/search/suv', 'noindex,follow'],
  ['', 0, 'https://test.example/search/suv', 'noindex,follow'],
])('?%s with %i found is known as %s and robots read %s [RT-21]', (search, total, canonical, robots) => {
  expect(meta(search, total)).toMatchObject({ canonical, robots })
})

it('a page of results is a list for machines, counted through all pages', () => {
  expect(meta('page=2').jsonLd).toMatchObject([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, item: 'https://test.example/' },
        { position: 2, name: 'SUVs', item: 'https://test.example/search/suv' },
      ],
    },
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: 40,
      itemListElement: [
        { '@type': 'ListItem', position: 22, url: 'https://test.example/cars/a-car' },
        { position: 23, url: 'https://test.example/cars/another' },
      ],
    },
  ])
  expect(meta('make=Kia').jsonLd).toHaveLength(1)
})

it.each([
  ['', 'SUVs | Test Motors', 'SUVs at Test Motors'],
  ['page=2', 'SUVs – page 2 | Test Motors', 'SUVs at Test Motors Page 2 of 2.'],
])('?%s is titled %s and described as %s', (search, title, description) =>
  expect(meta(search)).toMatchObject({ title, description }),
)

it.each([
  [{ total: 2, makes: ['Kia'] }, 'SUVs at Test Motors: 2 cars, with photos, prices and details of each.'],
  [
    { total: 1_200, makes: ['Kia', 'Ford', 'Audi', 'BMW'] },
    'SUVs at Test Motors: 1,200 cars from Kia, Ford, Audi and more, with photos, prices and details of each.',
  ],
  [
    { total: 9, makes: ['Kia', 'Ford'] },
    'SUVs at Test Motors: 9 cars from Kia, Ford, with photos, prices and details of each.',
  ],
  [
    { total: 9, makes: ['Kia', 'Ford', 'Audi'] },
    'SUVs at Test Motors: 9 cars from Kia, Ford, Audi, with photos, prices and details of each.',
  ],
  [{ total: 0, makes: [] }, 'SUVs at Test Motors: none in stock today. See what else has come in.'],
])('%j: %s', (found, text) => {
  expect(describeListing({ title: 'SUVs', siteName: 'Test Motors', noun: nouns.car, ...found })).toBe(text)
})
