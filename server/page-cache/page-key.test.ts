import { expect, it } from 'vitest'
import { knownSearch, pageKey } from './page-key.ts'

it.each([
  ['', ''],
  ['?', ''],
  ['?utm_source=mail&gclid=1', ''],
  ['?page=2', '?page=2'],
  ['?sortBy=price&page=2&utm_source=x', '?page=2&sortBy=price'],
  ['?page=2&sortBy=price', '?page=2&sortBy=price'],
  ['?make=Ford&page=1&make=Audi', '?make=Ford&make=Audi&page=1'],
  ['?make=Land%20Rover', '?make=Land+Rover'],
  ['?make=Land+Rover', '?make=Land+Rover'],
  ['?page=%zz', '?page=%25zz'],
])('%s is kept as %j: known parameters in one order, unknown ones never', (search, kept) => {
  expect(knownSearch(search, ['page', 'sortBy', 'make'])).toBe(kept)
})

it('tells apart hosts, schemes, HTML from data, paths and parameters', () => {
  const address = { siteId: 1, origin: 'https://a.example', kind: 'html' as const, path: '/', search: '' }
  const keys = [
    address,
    { ...address, origin: 'http://a.example' },
    { ...address, origin: 'https://b.example' },
    { ...address, kind: 'data' as const },
    { ...address, path: '/x' },
    { ...address, search: '?page=2' },
  ].map(pageKey)
  expect(new Set(keys).size).toBe(keys.length)
})
