import { expect, it } from 'vitest'
import { pagePaths } from '../content/route-paths.ts'
import { pageTypeOf, pageTypes } from './page-type.ts'

const named = { ':what': 'used-cars', '/:model?': '', ':slug': '2021-kia', ':form': 'enquiry', ':token': '2xk.abc' }
/** Paths that share a type with another. */
const shared: Readonly<Record<string, string>> = {
  contactLocation: 'form',
  vehicleTradeIn: 'vehicle',
  vehicleReport: 'vehicle',
  print: 'content',
}
const example = (path: string) =>
  Object.entries(named).reduce((filled, [name, value]) => filled.replace(name, value), path)

it.each([
  ...Object.entries(pagePaths).map(([type, path]) => [example(path), shared[type] ?? type]),
  ['/search/kia/sportage', 'listing'],
  ['/price-range/', 'priceRange'],
  ['/compare/', 'compare'],
  ['/finance', 'content'],
  ['/price-range-of-ours', 'content'],
  ['/pages/cars/x', 'content'],
])('%s is a page of type %s', (path, type) => expect(pageTypeOf(path)).toBe(type))

it('every page of its own is a type of its own', () =>
  expect([...pageTypes].toSorted()).toEqual(
    [...Object.keys(pagePaths).filter((name) => !shared[name]), 'content'].toSorted(),
  ))
