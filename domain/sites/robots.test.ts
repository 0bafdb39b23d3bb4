import { expect, it } from 'vitest'
import { robotsText } from './robots.ts'

/** As crawlers read it (RFC 9309): of the rules that fit, the longest holds. */
function isAllowed(address: string): boolean {
  const [agent, ...lines] = robotsText('https://www.north.example').split('\n')
  if (agent !== 'User-agent: *') throw new Error('says nothing to crawlers without a name')
  const rules = lines.flatMap((line) => {
    const [, verb, pattern] = /^(Allow|Disallow): (.+)$/.exec(line) ?? []
    return verb && pattern ? [{ verb, pattern }] : []
  })
  const fits = (pattern: string) =>
    new RegExp(
      `^${pattern
        .split('*')
        .map((part) => RegExp.escape(part))
        .join('.*')}`,
    ).test(address)
  const [longest] = rules
    .filter(({ pattern }) => fits(pattern))
    .toSorted((one, other) => other.pattern.length - one.pattern.length)
  return longest?.verb === 'Allow'
}

it.each([
  ['/', true],
  ['/cars/2021-kia-ev6', true],
  ['/search/toyota/corolla', true],
  ['/search/suv?page=3', true],
  ['/search/suv?make=Toyota', true],
  ['/search/a-make-without-stock', true],
  ['/assets/root.js', true],
  ['/media/studio/x?w=640&f=webp', true],
  ['/search/suv?sortBy=Car_production:price:asc', false],
  ['/search/suv?make=Kia&sortBy=Car_production%3Aprice%3Aasc', false],
  ['/search/suv?query=ute', false],
  ['/search/suv?range%5Bprice%5D=5000%3A20000', false],
  ['/search/suv?page=2&range[price]=5000:20000', false],
  ['/search/suv?from%5Bprice%5D=1&to%5Bprice%5D=2', false],
  ['/search/suv?to[km]=2', false],
  ['/api/suggest?q=kia', false],
])('a crawler at %s may read: %s', (address, expected) => expect(isAllowed(address)).toBe(expected))

it('names the sitemap of the site’s main origin, apart from the rules [RT-21]', () => {
  expect(robotsText('https://www.north.example')).toMatch(/\n\nSitemap: https:\/\/www\.north\.example\/sitemap\.xml\n$/)
})
