import { expect, it } from 'vitest'
import { nextPages } from './next-pages.ts'

const [{ where } = { where: { and: [] } }] = nextPages.prerender
const [within, without] = where.and

const matches = (pattern: string, address: string): boolean => new URLPattern(pattern, 'http://a.example').test(address)
const mayBeReady = (path: string): boolean => {
  const address = `http://a.example${path}`
  return (
    within!.or!.some(({ href_matches }) => matches(href_matches, address)) &&
    !matches(without!.not!.href_matches, address)
  )
}

it.each([
  ['/cars/2021-kia-niro-s', true],
  ['/search/used-cars', true],
  ['/search/toyota/corolla', true],
  ['/search/used-cars?make=Kia', false],
  ['/search/used-cars?page=2', false],
  ['/cars/2021-kia-niro-s?car_id=1', false],
  ['/', false],
  ['/finance', false],
  ['/api/events', false],
  ['/stock/packed', false],
])('%s may be made ready before it is pressed: %s', (path, expected) => expect(mayBeReady(path)).toBe(expected))

it('a link is looked at for one rule alone, each time links change', () => {
  expect(Object.entries(nextPages).map(([kind, rules]) => [kind, rules.length])).toEqual([['prerender', 1]])
})
