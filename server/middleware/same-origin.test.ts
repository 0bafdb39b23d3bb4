import { expect, it } from 'vitest'
import { comesFromSite } from './same-origin.ts'

const own = 'https://www.dealer.example'
const post = { method: 'POST', origin: undefined, secFetchSite: undefined, hasCookie: false }

it.each([
  ['a read, whoever sends it', { method: 'GET', origin: 'https://evil.example', secFetchSite: 'cross-site' }, true],
  ['a form of the site', { origin: own, secFetchSite: 'same-origin' }, true],
  ['an older browser that says its origin only', { origin: own }, true],
  ['a form sent again by a reload', { origin: own, secFetchSite: 'none' }, true],
  ['another website', { origin: 'https://evil.example', secFetchSite: 'cross-site' }, false],
  ['another website in an older browser', { origin: 'https://evil.example' }, false],
  ['a neighbour on the same domain', { origin: 'https://shop.dealer.example', secFetchSite: 'same-site' }, false],
  ['a neighbour that hides its origin', { secFetchSite: 'same-site' }, false],
  ['our name with another scheme', { origin: 'http://www.dealer.example' }, false],
  ['our name with another port', { origin: `${own}:8443` }, false],
  ['our name as the beginning of another', { origin: `${own}.evil.example` }, false],
  ['a page in a sandbox', { origin: 'null', secFetchSite: 'cross-site' }, false],
  ['an origin that contradicts', { origin: own, secFetchSite: 'cross-site' }, false],
  ['a program without a cookie', {}, true],
  ['something with a cookie that says nothing of where it comes from', { hasCookie: true }, false],
  ['a deletion from elsewhere', { method: 'DELETE', origin: 'https://evil.example' }, false],
] as const)('%s', (_, sender, expected) => {
  expect(comesFromSite({ ...post, ...sender }, own)).toBe(expected)
})
