import { expect, it } from 'vitest'
import { allStockPath, stockShortcut } from './stock-paths.ts'

it.each([
  ['/search', allStockPath],
  ['/search/', allStockPath],
  ['/used-cars', '/search/used-cars'],
  ['/Used-Cars/', '/search/used-cars'],
  ['/new-cars', '/search/new-cars'],
  ['/demo-cars', '/search/demo-cars'],
  ['/new-and-demo-cars', '/search/new-and-demo-cars'],
])('%s means %s', (path, listing) => expect(stockShortcut(path)).toBe(listing))
