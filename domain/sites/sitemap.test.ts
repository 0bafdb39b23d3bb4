import { describe, expect, it } from 'vitest'
import { sitemapIndexXml, sitemapParts, sitemapXml } from './sitemap.ts'

const origin = 'https://www.north.example'
const entries = (count: number, word = 'car') =>
  Array.from({ length: count }, (_, at) => ({ path: `/${word}-${at + 1}` }))

describe('an address in a sitemap', () => {
  it.each([
    ['/', `${origin}/`],
    ['/cars/2021-kia-ev6', `${origin}/cars/2021-kia-ev6`],
    ['/parts-&-service', `${origin}/parts-&amp;-service`],
    ['/bob\'s-"best"', `${origin}/bob&apos;s-%22best%22`],
    ['/a<b>', `${origin}/a%3Cb%3E`],
    ['/über uns', `${origin}/%C3%BCber%20uns`],
    ['/50%-off', `${origin}/50%25-off`],
  ])('%s is written %s [RT-21]', (path, written) =>
    expect(sitemapXml(origin, [{ path }])).toContain(`<loc>${written}</loc>`),
  )

  it.each([
    [undefined, '<url><loc>https://www.north.example/x</loc></url>'],
    [
      new Date('2026-03-01T02:03:04Z'),
      '<url><loc>https://www.north.example/x</loc><lastmod>2026-03-01T02:03:04.000Z</lastmod></url>',
    ],
  ])('that changed at %s says so [RT-21]', (changed, line) =>
    expect(sitemapXml(origin, [{ path: '/x', changed }]).split('\n')[2]).toBe(line),
  )
})

describe('parts', () => {
  it.each<[string, number, number, (readonly [string, number])[]]>([
    ['nothing at all', 0, 0, []],
    ['pages alone', 1, 0, [['/sitemap-pages-1.xml', 1]]],
    [
      'as many as a part holds',
      1,
      3,
      [
        ['/sitemap-pages-1.xml', 1],
        ['/sitemap-vehicles-1.xml', 3],
      ],
    ],
    [
      'one more than that',
      1,
      4,
      [
        ['/sitemap-pages-1.xml', 1],
        ['/sitemap-vehicles-1.xml', 3],
        ['/sitemap-vehicles-2.xml', 1],
      ],
    ],
    [
      'several of both',
      6,
      7,
      [
        ['/sitemap-pages-1.xml', 3],
        ['/sitemap-pages-2.xml', 3],
        ['/sitemap-vehicles-1.xml', 3],
        ['/sitemap-vehicles-2.xml', 3],
        ['/sitemap-vehicles-3.xml', 1],
      ],
    ],
  ])('of three at most, for %s [RT-21]', (_, pages, vehicles, expected) => {
    const parts = sitemapParts({ pages: entries(pages, 'page'), vehicles: entries(vehicles) }, 3)
    expect(parts.map(({ path, entries: { length } }) => [path, length])).toEqual(expected)
    expect(parts.flatMap((part) => part.entries)).toEqual([...entries(pages, 'page'), ...entries(vehicles)])
  })

  it.each([
    [50_000, 1],
    [50_001, 2],
  ])('%i addresses need %i of the protocol’s size [RT-21]', (count, length) => {
    expect(sitemapParts({ vehicles: entries(count) })).toHaveLength(length)
  })
})

it('the index names the parts on the site’s origin, in the protocol’s namespace [RT-21]', () => {
  expect(sitemapIndexXml(origin, [{ path: '/sitemap-pages-1.xml', entries: [{ path: '/' }] }])).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<sitemap><loc>https://www.north.example/sitemap-pages-1.xml</loc></sitemap>',
      '</sitemapindex>',
      '',
    ].join('\n'),
  )
})

it.each([
  [
    'the latest of its entries',
    ['2026-05-01', '2026-06-02', '2026-03-03'],
    '<lastmod>2026-06-02T00:00:00.000Z</lastmod>',
  ],
  ['nothing, where one of them does not say', ['2026-05-01', undefined], ''],
  ['nothing, where there are none', [], ''],
])('a part says in the index when it last changed: %s [RT-21]', (_, changes, said) => {
  const changed = changes.map((day) => ({ path: '/a', ...(day && { changed: new Date(day) }) }))
  expect(sitemapIndexXml(origin, [{ path: '/s.xml', entries: changed }])).toContain(
    `<sitemap><loc>https://www.north.example/s.xml</loc>${said}</sitemap>`,
  )
})
