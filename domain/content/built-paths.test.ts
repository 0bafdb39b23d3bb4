import { expect, it } from 'vitest'
import { builtPath, composedPaths } from './built-paths.ts'

const page = (path: string) => ({ path, title: 'A page', sections: [] })
const config = { pages: { own: [page('/our-story')], standard: [page('/service')] } }

it.each([
  ['/', true],
  ['/search/new-used-and-demo-cars', true],
  ['/search/used-cars?page=2', true],
  ['/cars/2024-kia-ev6', true],
  ['/price-range', true],
  ['/our-story', true],
  ['/Price-Range', true],
  ['/service', true],
  ['/service/', true],
  ['/service#service-booking', true],
  ['https://example.com/', true],
  ['tel:0755501100', true],
  ['#offers', true],
  ['/checkout-journey', false],
  ['/cars/a/checkout', false],
  ['/search', true],
  ['/locations/southbank', true],
  ['/dealerships/toyota?filter=brand', true],
  ['/toyota/overview', true],
  ['/dealer-locator/map.svg', false],
  ['/stock/packed', false],
  ['/robots.txt', false],
])('%s leads somewhere: %s', (href, exists) => expect(builtPath(config, href)).toBe(exists ? href : null))

it.each([
  ['of its own and the standard ones', ['/our-story'], ['/our-story', '/service']],
  ['once where its own takes the place of a standard one', ['/service'], ['/service']],
  ['not where a built page stands before it', ['/', '/price-range', '/search/suv', '/cars/mine'], ['/service']],
  ['not where a built page stands, however it is written', ['/Price-Range', '/CARS/mine'], ['/service']],
  ['not where sitemaps are', ['/feed.xml'], ['/service']],
  ['not where programs ask', ['/robots.txt', '/stock/packed', '/stock/answer', '/_ui'], ['/service']],
  ['not where the server answers', ['/api/mine', '/media/mine', '/healthz', '/metrics', '/readyz'], ['/service']],
  ['not at a path that no request has', ['/a?b=1', '/a#b', '/a/'], ['/service']],
])('a composed page answers: %s [RT-21]', (_, own, paths) => {
  expect(composedPaths({ pages: { own: own.map(page), standard: [page('/service')] } })).toEqual(paths)
})
