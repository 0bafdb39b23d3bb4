import { expect, it } from 'vitest'
import { distance, nearPath } from './near-path.ts'

const pages = ['/', '/finance', '/special-offers', '/search/toyota', '/search/ute', '/about-us', '/contact'].map(
  (href) => ({ label: href, href }),
)

it.each([
  ['/finanace', '/finance'],
  ['/Finance.html', '/finance'],
  ['/special-ofers/', '/special-offers'],
  ['/search/toyata', '/search/toyota'],
  ['/cars-for-sale/toyota', '/search/toyota'],
  ['/abuot-us', '/about-us'],
  ['/stock/ute', '/search/ute'],
  ['/wp-login.php', null],
  ['/x', null],
  ['/completely-different', null],
])('%s nearly fits %s [RT-21]', (path, href) => expect(nearPath(path, pages)?.href ?? null).toBe(href))

it.each([
  ['', '', 0],
  ['ute', '', 3],
  ['ute', 'ute', 0],
  ['ute', 'utes', 1],
  ['abuot', 'about', 1],
  ['kitten', 'sitting', 3],
])('from %j to %j is %i', (one, other, far) => expect(distance(one, other)).toBe(far))
