import { expect, it } from 'vitest'
import { defaultConfig } from '#config/site/default-config.ts'
import { footerGroups } from './footer-groups.ts'

const { groups } = defaultConfig().footer
const stock = {
  carTypes: [],
  bodies: [
    { slug: 'suv', label: 'SUV' },
    { slug: 'ute', label: 'Ute' },
  ],
  makes: [],
}

it('has by default vehicles by body type, Buyer Tools, Servicing and Parts, and a group named after the dealership [OS-15]', () => {
  expect(footerGroups(groups, 'Harbour Motors', stock).map(({ title }) => title)).toEqual([
    'Vehicles',
    'Buyer Tools',
    'Servicing and Parts',
    'Harbour Motors',
  ])
})

it('lists the body types in stock [OS-15]', () => {
  const [vehicles] = footerGroups(groups, 'Harbour Motors', stock)
  expect(vehicles?.items).toEqual([
    { label: 'SUV', href: '/search/suv' },
    { label: 'Ute', href: '/search/ute' },
  ])
})

it('has New, Demo and Used cars, Current Offers, Finance, Fleet, Trade In and Test Drive among the Buyer Tools [OS-15]', () => {
  const tools = footerGroups(groups, 'Harbour Motors', stock).find(({ title }) => title === 'Buyer Tools')
  expect(tools?.items.map(({ label }) => label)).toEqual([
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

it('has the site’s own links in a group [OS-15]', () => {
  const own = [{ title: 'About {dealership}', items: [{ label: 'Fleet', href: '/fleet' }] }]
  expect(footerGroups(own, 'Harbour Motors', stock)).toEqual([
    { title: 'About Harbour Motors', items: [{ label: 'Fleet', href: '/fleet' }] },
  ])
})

it('leaves out a group with nothing in it', () => {
  expect(footerGroups([{ title: 'Nothing' }, { title: 'Nothing either', items: [] }], 'Harbour Motors', stock)).toEqual(
    [],
  )
  expect(
    footerGroups(groups, 'Harbour Motors', { carTypes: [], bodies: [], makes: [] }).map(({ title }) => title),
  ).not.toContain('Vehicles')
})
