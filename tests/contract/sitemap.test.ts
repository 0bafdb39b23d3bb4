import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { siteDomain, vehicle } from '../../db/schema.ts'
import { useDemoApp } from '../demo-app.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

const { app, db } = useDemoApp()
const hostOf = (slug: string) => `${slug}.localhost`

async function locationsIn(from: TestApp, host: string, path: string): Promise<string[]> {
  const response = await from.get(host, path)
  expect([path, response.status, response.headers.get('content-type')]).toEqual([
    path,
    200,
    'application/xml; charset=utf-8',
  ])
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)
}

/** Every address the site's sitemap names, by way of its index. */
async function addressesOf(host: string, from = app()): Promise<string[]> {
  const parts = await locationsIn(from, host, '/sitemap.xml')
  return (await Promise.all(parts.map((part) => locationsIn(from, host, new URL(part).pathname)))).flat()
}

const pathsOf = async (slug: string) => (await addressesOf(hostOf(slug))).map((address) => new URL(address).pathname)
const siteOf = (slug: string) => app().deps.sites.atHost(hostOf(slug))!.site

/** The vehicles of a site's dealerships, whatever has become of them. */
const vehiclesOf = (slug: string) =>
  [...app().deps.stock.all()].filter(({ dealershipId }) => siteOf(slug).dealershipIds.includes(dealershipId))
const shownCarOf = (slug: string) =>
  vehiclesOf(slug).find(({ status, showOnDealerWebsite }) => status === 'in_stock' && showOnDealerWebsite)!
const carPath = (car: { slug: string }) => `/cars/${car.slug}`

async function change(ids: readonly number[], values: Partial<typeof vehicle.$inferInsert>): Promise<void> {
  await db()
    .orm.update(vehicle)
    .set(values)
    .where(inArray(vehicle.id, [...ids]))
  await app().follower.catchUp()
}

it('every address is on the site, answers, is its own canonical one and may be indexed; none is named twice [RT-21]', async () => {
  const shown = vehiclesOf('volt').filter(
    ({ status, showOnDealerWebsite }) => showOnDealerWebsite && status === 'in_stock',
  )
  // A small site, so that all of it can be read.
  const hidden = shown.slice(6).map(({ id }) => id)
  await change(hidden, { showOnDealerWebsite: false })
  const addresses = await addressesOf(hostOf('volt'))
  const wrong: string[] = []
  for (const address of addresses) {
    const { origin, pathname, search } = new URL(address)
    const response = await app().get(hostOf('volt'), pathname)
    const html = await response.text()
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    const isRight =
      origin === 'http://volt.localhost' &&
      search === '' &&
      response.status === 200 &&
      canonical === address &&
      !/name="robots"[^>]*noindex/.test(html)
    if (!isRight) wrong.push(`${address} ${response.status} ${canonical}`)
  }
  await change(hidden, { showOnDealerWebsite: true })
  expect(wrong).toEqual([])
  expect(addresses.filter((address) => address.includes('/cars/')).length).toBeGreaterThanOrEqual(6)
  expect(new Set(addresses).size).toBe(addresses.length)
})

it('names the front page, composed pages, listings that have stock, and what can be bought [RT-21]', async () => {
  const paths = await pathsOf('southbank')
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/finance',
      '/price-range',
      '/search/new-used-and-demo-cars',
      '/search/used-cars',
      '/search/suv',
      '/search/toyota',
      '/search/toyota/corolla',
    ]),
  )
  const cars = vehiclesOf('southbank')
  const toBuy = cars.filter(
    ({ status, showOnDealerWebsite }) => showOnDealerWebsite && (status === 'in_stock' || status === 'coming_soon'),
  )
  expect(cars.length).toBeGreaterThan(toBuy.length)
  expect(paths.filter((path) => path.startsWith('/cars/')).toSorted()).toEqual(toBuy.map(carPath).toSorted())
})

it('a vehicle’s last change is the vehicle’s own [RT-21]', async () => {
  const car = shownCarOf('southbank')
  await change([car.id], { updatedAt: new Date('2026-01-02T03:04:05Z') })
  const part = await (await app().get(hostOf('southbank'), '/sitemap-vehicles-1.xml')).text()
  expect(part).toContain(
    `<url><loc>http://southbank.localhost/cars/${car.slug}</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod></url>`,
  )
})

it('two sites asked at once name nothing of each other [part of PL-08] [RT-21]', async () => {
  const slugs = ['southbank', 'coastline-toyota', 'throttle']
  const all = await Promise.all(slugs.map((slug) => addressesOf(hostOf(slug))))
  all.forEach((addresses, at) => {
    expect(addresses.filter((address) => !address.startsWith(`http://${slugs[at]}.localhost/`))).toEqual([])
    const cars = addresses.map((address) => new URL(address).pathname).filter((path) => path.startsWith('/cars/'))
    const others = new Set(slugs.filter((_, other) => other !== at).flatMap((slug) => vehiclesOf(slug).map(carPath)))
    expect(cars.length).toBeGreaterThan(0)
    expect(cars.filter((path) => others.has(path))).toEqual([])
  })
})

describe('after a change of stock', () => {
  it.each([
    ['sold', { status: 'sold', soldAt: new Date() }],
    ['removed', { status: 'removed' }],
    ['on hold', { status: 'on_hold' }],
    ['hidden', { showOnDealerWebsite: false }],
  ] as const)('a vehicle that is %s is named no more, and again when it is back [RT-21]', async (_, values) => {
    const car = shownCarOf('southbank')
    const isNamed = async () => (await pathsOf('southbank')).includes(carPath(car))
    expect(await isNamed()).toBe(true)
    await change([car.id], values)
    expect(await isNamed()).toBe(false)
    await change([car.id], { status: 'in_stock', soldAt: null, showOnDealerWebsite: true })
    expect(await isNamed()).toBe(true)
  })

  it('a site without stock names its pages, places, offers and posts alone [RT-21]', async () => {
    const ids = vehiclesOf('throttle')
      .filter(({ showOnDealerWebsite }) => showOnDealerWebsite)
      .map(({ id }) => id)
    await change(ids, { showOnDealerWebsite: false })
    expect(await locationsIn(app(), hostOf('throttle'), '/sitemap.xml')).toEqual([
      'http://throttle.localhost/sitemap-pages-1.xml',
      'http://throttle.localhost/sitemap-directories-1.xml',
      'http://throttle.localhost/sitemap-offers-1.xml',
      'http://throttle.localhost/sitemap-posts-1.xml',
    ])
    const paths = await pathsOf('throttle')
    expect(paths).toEqual(expect.arrayContaining(['/', '/contact', '/locations/throttle-city']))
    expect(paths.filter((path) => /^\/(search|cars|price-range|models)/.test(path))).toEqual([])
    await change(ids, { showOnDealerWebsite: true })
  })
})

it('a site with domains of its own names the first, on whichever it is read [RT-21]', async () => {
  const hosts = ['www.volt.example', 'volt.example']
  await db()
    .orm.insert(siteDomain)
    .values(hosts.map((host, at) => ({ host, siteId: siteOf('volt').id, isPrimary: at === 0 })))
  const production = await createTestApp(db(), { env: { MODE: 'production' } })
  try {
    for (const host of hosts) {
      const addresses = await addressesOf(host, production)
      expect(addresses.length).toBeGreaterThan(50)
      expect(addresses.filter((address) => !address.startsWith('https://www.volt.example/'))).toEqual([])
      expect(await (await production.get(host, '/robots.txt')).text()).toContain(
        '\nSitemap: https://www.volt.example/sitemap.xml\n',
      )
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(
        await (await production.get(host, '/finance/')).text(),
      )?.[1]
      expect(canonical).toBe('https://www.volt.example/finance')
    }
  } finally {
    await production.stop()
    await db()
      .orm.delete(siteDomain)
      .where(eq(siteDomain.siteId, siteOf('volt').id))
    await app().follower.catchUp()
  }
})

it.each([
  '/sitemap-vehicles-2.xml',
  '/sitemap-pages-0.xml',
  '/sitemap-pages-01.xml',
  '/sitemap-constructor-1.xml',
  '/feed.xml',
])('there is no part at %s [RT-21]', async (path) =>
  expect((await app().get(hostOf('southbank'), path)).status).toBe(404),
)

it('is kept, and asked for again only to hear that it is the same [RT-21]', async () => {
  const first = await app().get(hostOf('southbank'), '/sitemap-vehicles-1.xml')
  expect(first.headers.get('cache-control')).toBe('no-cache')
  const again = await app().get(hostOf('southbank'), '/sitemap-vehicles-1.xml', {
    'if-none-match': first.headers.get('etag')!,
  })
  expect(again.status).toBe(304)
})
