import { expect, it } from 'vitest'
import { builtPath } from './built-paths.ts'

const page = (path: string) => ({ path, title: 'A page', sections: [] })
const config = { pages: { own: [page('/our-story')], standard: [page('/service')] } }

it.each([
  ['/', true], ['/search/new-used-and-demo-cars', true], ['/search/used-cars?page=2', true], ['/cars/2024-kia-ev6', true],
  ['/price-range', true], ['/our-story', true], ['/service', true], ['/service/', true], ['/service#service-booking', true],
  ['https://example.com/', true], ['tel:0755501100', true], ['#offers', true],
  ['/checkout-journey', false], ['/cars/a/checkout', false], ['/search', false], ['/locations/southbank', false],
])('%s leads somewhere: %s', (href, exists) => expect(builtPath(config, href)).toBe(exists ? href : null))
