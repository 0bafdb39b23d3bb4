import { expect, it } from 'vitest'
import { shareLinks } from './share-links.ts'

const url = 'https://dealer.example/cars/2021-kia-sportage-s1'
const name = '2021 Kia Sportage & GT-Line'

it.each([
  ['facebook', 'https://www.facebook.com', { u: url }],
  ['x', 'https://twitter.com', { url, text: name }],
  ['linkedin', 'https://www.linkedin.com', { url }],
  ['whatsapp', 'https://wa.me', { text: `${name} ${url}` }],
] as const)('%s is told the address, and the name where it takes one [VD-28]', (network, origin, parameters) => {
  const [link] = shareLinks([network], url, name)
  const { origin: leads, searchParams } = new URL(link!.href)
  expect([leads, Object.fromEntries(searchParams)]).toEqual([origin, parameters])
})

it('a mail has the name as its subject, without plus signs for spaces [VD-28]', () =>
  expect(shareLinks(['email'], url, name)[0]!.href).toBe(
    `mailto:?subject=2021%20Kia%20Sportage%20%26%20GT-Line&body=${encodeURIComponent(url)}`,
  ))

it('networks stand in the site’s order, and none that it has not [VD-28]', () => {
  expect(shareLinks(['x', 'facebook'], url, name).map(({ label }) => label)).toEqual(['X', 'Facebook'])
  expect(shareLinks([], url, name)).toEqual([])
})
