import { expect, it } from 'vitest'
import { defaultConfig } from '#config/site/default-config.ts'
import { headerMenu } from './header-menu.ts'

const { nav } = defaultConfig().header
const stock = { carTypes: ['new' as const, 'used' as const], bodies: [], makes: ['Kia', 'Land Rover'] }

it('is by default Home, Models, Offers, Our Stock, Service and Parts, Company and Finance, the last emphasised [OS-14]', () => {
  const menu = headerMenu(nav, stock)
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
])('has %s with its links by default [OS-14]', (label, links) => {
  expect(
    headerMenu(nav, stock)
      .find((item) => item.label === label)
      ?.items?.map((item) => item.label),
  ).toEqual(links)
})

it('fills Our Stock from what the site has, and leaves out what it has none of [OS-14]', () => {
  expect(headerMenu(nav, stock).find(({ label }) => label === 'Our Stock')?.items).toEqual([
    { label: 'All stock', href: '/search/new-used-and-demo-cars' },
    { label: 'New', href: '/search/new-cars' },
    { label: 'Used', href: '/search/used-cars' },
  ])
})

it('fills a brands menu with the makes in stock', () => {
  const [item] = headerMenu([{ label: 'Brands', menu: 'brands' }], stock)
  expect(item?.items).toEqual([
    { label: 'Kia', href: '/search/kia' },
    { label: 'Land Rover', href: '/search/land-rover' },
  ])
})

it('makes a dropdown with nothing in it a plain link', () => {
  expect(headerMenu([{ label: 'Models', href: '/models', menu: 'models' }], stock)).toEqual([
    { label: 'Models', href: '/models' },
  ])
})
