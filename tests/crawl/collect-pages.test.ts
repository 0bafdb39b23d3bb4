import { expect, it } from 'vitest'
import { collectPages } from './collect-pages.ts'

const origin = 'http://a.localhost'
const locs = (...addresses: string[]) => addresses.map((address) => `<loc>${origin}${address}</loc>`).join('')
const links = (...hrefs: string[]) => hrefs.map((href) => `<a href="${href}">x</a>`).join('')
const page = (frame: string[], main: string[] = []) =>
  `<header>${links(...frame)}</header><main>${links(...main)}</main>`

/** A small site; whatever is not here is missing. */
const site: Record<string, string> = {
  '/sitemap.xml': locs('/sitemap-pages-1.xml', '/sitemap-vehicles-1.xml'),
  '/sitemap-pages-1.xml': locs('/', '/finance'),
  '/sitemap-vehicles-1.xml': locs('/cars/1', '/cars/2', '/cars/3'),
  '/': page(['/', '/search/suv', '/gone'], ['/cars/4', '/cars/5', '/cars/6']),
  '/finance': page([]),
  '/search/suv': page(['/search/ute?page=2', 'https://elsewhere.example/'], ['/cars/7#photos', '/cars/1']),
  '/search/ute?page=2': page(['/contact']),
  '/contact': page([]),
}
const cars = ['1', '2', '3', '4', '5', '6', '7'].map((name) => `/cars/${name}`)
for (const car of cars) site[car] = page([])

async function crawled(inSitemap: number, inMain: number) {
  const asked: string[] = []
  const ask = async (address: string) => {
    asked.push(address)
    return { status: address in site ? 200 : 404, body: site[address] ?? '' }
  }
  return { pages: await collectPages({ origin, ask, most: { inSitemap, inMain } }), asked }
}

it('reads all that sitemap, menus and footers lead to, wherever they stand, and each once', async () => {
  const { pages, asked } = await crawled(Number.POSITIVE_INFINITY, 0)
  expect(pages.map(({ address }) => address).toSorted()).toEqual([
    '/',
    '/cars/1',
    '/cars/2',
    '/cars/3',
    '/contact',
    '/finance',
    '/gone',
    '/search/suv',
    '/search/ute?page=2',
  ])
  expect(new Set(asked).size).toBe(asked.length)
})

it('says where a missing page is linked', async () => {
  const { pages } = await crawled(0, 0)
  expect(pages.filter(({ status }) => status !== 200).map(({ address, from }) => [address, from])).toEqual([
    ['/gone', '/'],
  ])
})

it.each([
  [1, 0, 1],
  [2, 0, 2],
  [3, 1, 4],
  [3, 9, 7],
])('of vehicles alike %i in the sitemap and %i in pages are read: %i at most', async (inSitemap, inMain, most) => {
  const { pages } = await crawled(inSitemap, inMain)
  const read = pages.filter(({ address }) => cars.includes(address))
  expect(read.length).toBeLessThanOrEqual(most)
  expect(read.length).toBeGreaterThanOrEqual(inSitemap)
})
