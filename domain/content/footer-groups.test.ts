import { expect, it } from 'vitest'
import { defaultConfig } from '#config/site/default-config.ts'
import type { StockShape } from '../vehicles/stock-shape.ts'
import { footerGroups } from './footer-groups.ts'

const config = defaultConfig()
const { groups } = config.footer
const stock: StockShape = {
  carTypes: ['new', 'used', 'demo'],
  kinds: ['car'],
  bodies: [
    { slug: 'suv', label: 'SUV' },
    { slug: 'ute', label: 'Ute' },
  ],
  makes: [],
  models: [],
}
const groupsOf = (own = groups, shape: Partial<StockShape> = {}) =>
  footerGroups(own, 'Harbour Motors', { config, shape: { ...stock, ...shape }, places: new Set() })
const tools = (shape?: Partial<StockShape>) =>
  groupsOf(groups, shape)
    .find(({ title }) => title === 'Buyer Tools')
    ?.items.map(({ label }) => label)

it('has by default vehicles by body type, Buyer Tools, Servicing and Parts, and a group named after the dealership [OS-15]', () => {
  expect(groupsOf().map(({ title }) => title)).toEqual([
    'Vehicles',
    'Buyer Tools',
    'Servicing and Parts',
    'Harbour Motors',
  ])
})

it('lists the body types in stock [OS-15]', () => {
  expect(groupsOf()[0]?.items).toEqual([
    { label: 'SUV', href: '/search/suv' },
    { label: 'Ute', href: '/search/ute' },
  ])
})

it('has New, Demo and Used cars, Current Offers, Finance, Fleet, Trade In and Test Drive among the Buyer Tools [OS-15]', () => {
  expect(tools()).toEqual([
    'New Cars',
    'Demo Cars',
    'Used Cars',
    'Current Offers',
    'Finance',
    'Fleet',
    'Trade In',
    'Test Drive',
  ])
})

it('speaks of what is sold, and of no type there is none of [OS-15] [PL-03]', () => {
  expect(tools({ kinds: ['caravan'], carTypes: ['new', 'used'] })?.slice(0, 3)).toEqual([
    'New Caravans',
    'Used Caravans',
    'Current Offers',
  ])
  expect(tools({ kinds: ['car', 'motorcycle'] })?.[0]).toBe('New Vehicles')
})

it('has the site’s own links in a group [OS-15]', () => {
  const own = [{ title: 'About {dealership}', items: [{ label: 'Fleet', href: '/fleet' }] }]
  expect(groupsOf(own)).toEqual([{ title: 'About Harbour Motors', items: [{ label: 'Fleet', href: '/fleet' }] }])
})

it('leaves out a link that leads nowhere, and a group with nothing in it [OS-15]', () => {
  const own = [
    {
      title: 'More',
      items: [
        { label: 'Gone', href: '/gone' },
        { label: 'Fleet', href: '/fleet' },
      ],
    },
  ]
  expect(groupsOf(own)[0]?.items).toEqual([{ label: 'Fleet', href: '/fleet' }])
  expect(groupsOf([{ title: 'Nothing' }, { title: 'Nothing either', items: [] }])).toEqual([])
  expect(groupsOf(groups, { bodies: [] }).map(({ title }) => title)).not.toContain('Vehicles')
})
