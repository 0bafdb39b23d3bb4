import { describe, expect, it } from 'vitest'
import { defaultConfig } from '#config/site/default-config.ts'
import type { StockShape } from '../vehicles/stock-shape.ts'
import { headerMenu, inRows, type MenuItem } from './header-menu.ts'

const config = defaultConfig()
const { nav } = config.header
const stock: StockShape = {
  carTypes: ['new', 'used'],
  kinds: ['car'],
  bodies: [
    { slug: 'suv', label: 'SUV' },
    { slug: 'ute', label: 'Ute' },
  ],
  makes: ['Kia', 'Land Rover'],
  models: [],
}
const source = (shape: Partial<StockShape> = {}, logos = new Map<string, string | null>()) => ({
  config,
  shape: { ...stock, ...shape },
  places: new Set(['harbour-motors']),
  logos,
  modelPages: new Map([['kia ev5', '/kia-ev5']]),
})
const menuOf = (items: typeof nav, shape: Partial<StockShape> = {}) => headerMenu(items, source(shape))
const named = (menu: readonly MenuItem[], label: string) => menu.find((item) => item.label === label)
const labelsIn = (item: MenuItem | undefined) =>
  item?.panel?.kind === 'links' ? item.panel.groups.flatMap(({ items }) => items.map(({ label }) => label)) : null

it('is by default Home, Models, Offers, Our Stock, Service and Parts, Company and Finance, the last emphasised [OS-14]', () => {
  const menu = menuOf(nav)
  expect(menu.map(({ label }) => label)).toEqual([
    'Home',
    'Models',
    'Offers',
    'Our Stock',
    'Service and Parts',
    'Company',
    'Finance',
  ])
  expect(menu.filter(({ emphasised }) => emphasised).map(({ label }) => label)).toEqual(['Finance'])
})

it.each([
  [
    'Service and Parts',
    ['Vehicle Service', 'Genuine Parts and Accessories', 'Warranty', 'Roadside Assist', 'Owner Benefits'],
  ],
  ['Company', ['About Us', 'Careers', 'Contact Us', 'Fleet', 'Terms And Conditions']],
])('has %s with its links by default [OS-14]', (label, links) =>
  expect(labelsIn(named(menuOf(nav), label))).toEqual(links),
)

describe('Our Stock', () => {
  it('is filled from what the site has, and leaves out what it has none of [OS-14]', () => {
    expect(named(menuOf(nav), 'Our Stock')?.panel).toEqual({
      kind: 'links',
      groups: [
        {
          title: null,
          items: [
            { label: 'All stock', href: '/search/new-used-and-demo-cars' },
            { label: 'New cars', href: '/search/new-cars' },
            { label: 'Used cars', href: '/search/used-cars' },
          ],
        },
        {
          title: 'By body type',
          items: [
            { label: 'SUV', href: '/search/suv' },
            { label: 'Ute', href: '/search/ute' },
          ],
        },
      ],
    })
  })

  it.each([
    [['caravan'], 'Used caravans'],
    [['motorcycle'], 'Used motorcycles'],
    [['truck'], 'Used trucks'],
    [['motorhome'], 'Used motorhomes'],
    [['car', 'truck'], 'Used vehicles'],
  ])('of %j is called %s [OS-14] [PL-03]', (kinds, label) => {
    const labels = labelsIn(named(menuOf(nav, { kinds }), 'Our Stock'))
    expect(labels).toContain(label)
    expect(labels?.join()).not.toContain('cars')
  })
})

describe('what would lead nowhere is left out', () => {
  const link = (href: string) => [{ label: 'There', href }]
  it.each([
    ['a page', '/finance', true],
    ['no page', '/no-such-page', false],
    ['a page whose switch is off', '/credit-check', false],
    ['another site', 'https://other.example/', true],
    ['all stock', '/search/new-used-and-demo-cars', true],
    ['a type in stock', '/search/used-cars', true],
    ['one of two types in stock', '/search/new-and-demo-cars', true],
    ['a type out of stock', '/search/demo-cars', false],
    ['a body in stock', '/search/suv', true],
    ['a body out of stock', '/search/wagon', false],
    ['a make in stock', '/search/land-rover?sortBy=price', true],
    ['a make out of stock', '/search/holden', false],
    ['a model of a make in stock', '/search/kia/ev6', true],
    ['a dealership', '/search/harbour-motors', true],
    ['no word of ours', '/search/constructor', false],
  ])('%s: %s stays: %s [OS-14]', (_, href, stays) => expect(menuOf(link(href))).toHaveLength(stays ? 1 : 0))

  it('in a dropdown too, and the dropdown with its last link [OS-14]', () => {
    const items = [
      { label: 'Wagons', href: '/search/wagon' },
      { label: 'Fleet', href: '/fleet' },
    ]
    expect(labelsIn(menuOf([{ label: 'More', items }])[0])).toEqual(['Fleet'])
    expect(menuOf([{ label: 'More', items: items.slice(0, 1) }])).toEqual([])
  })

  it('but not while nobody knows which dealerships there are', () => {
    expect(headerMenu(link('/search/harbour-motors'), { ...source(), places: null })).toHaveLength(1)
  })
})

it('fills a brands menu with the makes in stock, each with its mark where there is one [OS-08]', () => {
  const [item] = headerMenu(
    [{ label: 'Brands', href: '/brands', menu: 'brands' }],
    source({}, new Map([['kia', '/kia.svg']])),
  )
  expect(item).toEqual({
    label: 'Brands',
    panel: {
      kind: 'brands',
      all: { label: 'All brands', href: '/brands' },
      items: [
        { label: 'Kia', href: '/search/kia', logo: '/kia.svg' },
        { label: 'Land Rover', href: '/search/land-rover', logo: null },
      ],
    },
  })
})

describe('a models menu', () => {
  const models = [
    { slug: 'suv', label: 'SUV', models: ['EV3', 'EV5', 'EV9', 'Sportage'].map((model) => ({ make: 'Kia', model })) },
    { slug: 'ute', label: 'Ute', models: [] },
  ]
  const [item] = menuOf([{ label: 'Models', href: '/models', menu: 'models' }], { models })

  it('has the models in stock by body, three a row, the last row filled up [OS-10]', () => {
    const panel = item?.panel?.kind === 'models' ? item.panel : null
    expect(panel?.all).toEqual({ label: 'All models', href: '/models' })
    expect(panel?.groups.map(({ title, all }) => [title, all.href])).toEqual([['SUV', '/search/suv']])
    expect(panel?.groups[0]?.rows.map((row) => row.map((place) => place?.label ?? null))).toEqual([
      ['Kia EV3', 'Kia EV5', 'Kia EV9'],
      ['Kia Sportage', null, null],
    ])
    // To its own page where it has one, else to what is in stock of it.
    expect(panel?.groups[0]?.rows[0]?.[1]?.href).toBe('/kia-ev5')
    expect(panel?.groups[0]?.rows[1]?.[0]?.href).toBe('/search/kia/sportage')
  })

  it('says no make where there is one [OS-10]', () => {
    const [only] = menuOf([{ label: 'Models', menu: 'models' }], { models, makes: ['Kia'] })
    expect(only?.panel?.kind === 'models' && only.panel.groups[0]?.rows[0]?.[0]?.label).toBe('EV3')
  })

  it('is a plain link where there are none', () => {
    expect(menuOf([{ label: 'Models', href: '/models', menu: 'models' }])).toEqual([
      { label: 'Models', href: '/models' },
    ])
  })
})

it.each([
  [0, []],
  [1, [[1, null, null]]],
  [3, [[1, 2, 3]]],
  [
    5,
    [
      [1, 2, 3],
      [4, 5, null],
    ],
  ],
])('%i in rows of three [OS-10]', (count, rows) =>
  expect(inRows(Array.from({ length: count }, (_, at) => at + 1))).toEqual(rows),
)
