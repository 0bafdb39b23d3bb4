import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { configLayer, siteDomain, site, vehicle } from '../../db/schema.ts'
import { saveConfigLayer } from '../../db/sites.ts'
import { useDemoApp } from '../demo-app.ts'

let now = new Date('2026-06-10T02:00:00Z')
const { app, db } = useDemoApp({ now: () => now })

const host = 'southbank.localhost'
const listing = '/search/new-used-and-demo-cars'

/** What the cache did with the requests made by the work: { hit, miss, bypass }. */
async function outcomes(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const { pages } = app().deps.metrics
  pages.reset()
  await work()
  const { values } = await pages.get()
  return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]))
}

const text = async (path: string, from = host): Promise<string> => (await app().get(from, path)).text()

const southbankCars = () =>
  db()
    .orm.select()
    .from(vehicle)
    .where(
      and(
        eq(vehicle.status, 'in_stock'),
        isNotNull(vehicle.priceCents),
        eq(vehicle.dealershipId, app().deps.sites.atHost(host)!.site.dealershipIds[0]!),
      ),
    )
    .orderBy(asc(vehicle.id))

beforeEach(() => {
  app().deps.versions.bumpAll()
})

it('makes a page once, then gives the same bytes', async () => {
  let pages: string[] = []
  expect(await outcomes(async () => (pages = [await text(listing), await text(listing), await text(listing)]))).toEqual(
    { miss: 1, hit: 2 },
  )
  expect(new Set(pages).size).toBe(1)
})

it('makes it once even when many ask at the same time', async () => {
  const { pages } = app().deps
  let made = 0
  const { respond } = pages
  pages.respond = (...args) => {
    made++
    return respond(...args)
  }
  await Promise.all(Array.from({ length: 50 }, () => text(listing)))
  pages.respond = respond
  expect(made).toBe(1)
})

it.each(['/', '/_.data'])(
  'whoever asks for %s after a change was applied gets it, though the page was begun before',
  async (path) => {
    const { pages } = app().deps
    const { respond } = pages
    const [rendered, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    pages.respond = async (...args) => {
      const response = await respond(...args)
      rendered.resolve()
      await released.promise
      return response
    }
    const before = text(path)
    await rendered.promise
    pages.respond = respond
    await db()
      .orm.update(site)
      .set({ name: `Renamed ${path}` })
      .where(eq(site.slug, 'southbank'))
    await app().follower.catchUp()
    const after = Promise.all(Array.from({ length: 5 }, () => text(path)))
    released.resolve()
    expect(await before).not.toContain(`Renamed ${path}`)
    for (const page of await after) expect(page).toContain(`Renamed ${path}`)
    expect(await text(path)).toContain(`Renamed ${path}`)
    await db().orm.update(site).set({ name: 'Southbank Motors' }).where(eq(site.slug, 'southbank'))
    await app().follower.catchUp()
  },
)

it('keeps HTML and data apart, and a page per host of the same site', async () => {
  const siteId = app().deps.sites.atHost(host)!.site.id
  await db().orm.insert(siteDomain).values({ host: 'www.southbank.example', siteId }).onConflictDoNothing()
  await app().follower.catchUp()
  const ask = () =>
    Promise.all([text('/'), text('/_.data'), text('/', 'www.southbank.example'), text('/', 'meridian.localhost')])
  expect(await outcomes(ask)).toEqual({ miss: 4 })
  expect(await outcomes(ask)).toEqual({ hit: 4 })
})

it('shares a page between orders of known parameters and whatever unknown ones a campaign adds', async () => {
  const plain = await text(`${listing}?page=2`)
  expect(
    await outcomes(async () => {
      expect(await text(`${listing}?utm_source=mail&page=2`)).toBe(plain)
      expect(await text(`${listing}?page=2&gclid=123&x=%00`)).toBe(plain)
    }),
  ).toEqual({ hit: 2 })
  expect(await text(listing)).not.toBe(plain)
})

it('does not store data of routes that do not exist', async () => {
  const ask = () => text('/_.data?_routes=root,nonsense')
  expect(await outcomes(async () => [await ask(), await ask()])).toEqual({ bypass: 2 })
})

it('does not take the router’s manifest for a page', async () => {
  const ask = () => app().get(host, '/__manifest?paths=/cars/x&version=other')
  expect(await outcomes(async () => [await ask(), await ask()])).toEqual({ bypass: 2 })
  const html = await text('/')
  const version = /manifest-([0-9a-f]+)\.js/.exec(html)?.[1]
  const manifest = await app().get(host, `/__manifest?paths=/cars/x&version=${version}`)
  expect(Object.keys(await manifest.json())).toContain('routes/site/vehicle')
})

it('never stores an error', async () => {
  const bytes = app().deps.pageCache.bytes
  for (const path of ['/no-such-page', '/cars/no-such-car', '/cars/no-such-car.data']) {
    expect((await app().get(host, path)).status).toBe(404)
  }
  expect(app().deps.pageCache.bytes).toBe(bytes)
})

it('lets nothing of a visitor into a kept page', async () => {
  const plain = await text('/')
  app().deps.versions.bumpAll()
  const visitor = {
    cookie: 'name=Jane',
    'user-agent': 'Jane’s phone'.replace('’', ''),
    'accept-language': 'de',
    referer: 'http://jane.example/',
  }
  expect(await (await app().get(host, '/', visitor)).text()).toBe(plain)
})

describe('a change to one car', () => {
  it('shows at once on every page that shows the car, and leaves other cars’ pages kept', async () => {
    const [first, second] = await southbankCars()
    const paths = [`/cars/${first!.slug}`, `/cars/${first!.slug}.data`, listing, '/']
    await Promise.all([...paths, `/cars/${second!.slug}`].map((path) => text(path)))
    await db().orm.update(vehicle).set({ priceCents: 1_234_500 }).where(eq(vehicle.id, first!.id))
    await app().follower.catchUp()
    expect(await outcomes(() => Promise.all(paths.map((path) => text(path))))).toEqual({ miss: 4 })
    expect(await outcomes(() => text(`/cars/${second!.slug}`))).toEqual({ hit: 1 })
    expect(await text(`/cars/${first!.slug}`)).toContain('$12,345')
  })

  it('leaves the pages of sites that do not show it kept', async () => {
    const [car] = await southbankCars()
    await text('/', 'meridian.localhost')
    await db().orm.update(vehicle).set({ km: 77_777 }).where(eq(vehicle.id, car!.id))
    await app().follower.catchUp()
    expect(await outcomes(() => text('/', 'meridian.localhost'))).toEqual({ hit: 1 })
  })

  it('removes a car that has left stock and shows one that has come', async () => {
    const [car] = await southbankCars()
    const path = `/cars/${car!.slug}`
    expect((await app().get(host, path)).status).toBe(200)
    await db().orm.update(vehicle).set({ status: 'removed' }).where(eq(vehicle.id, car!.id))
    await app().follower.catchUp()
    expect((await app().get(host, path)).status).toBe(410)
    await db().orm.update(vehicle).set({ status: 'in_stock' }).where(eq(vehicle.id, car!.id))
    await app().follower.catchUp()
    expect((await app().get(host, path)).status).toBe(200)
  })
})

it('a page holds until the earliest clock boundary it used: the end of a sold car’s window', async () => {
  const [car] = await southbankCars()
  await db()
    .orm.update(vehicle)
    .set({ status: 'sold', soldAt: new Date('2026-06-09T00:00:00Z'), make: 'Zastava', model: 'Yugo' })
    .where(eq(vehicle.id, car!.id))
  await app().follower.catchUp()
  const path = '/search/zastava'
  now = new Date('2026-06-11T23:59:59Z')
  expect(await text(path)).toContain(`/cars/${car!.slug}`)
  expect(await outcomes(() => text(path))).toEqual({ hit: 1 })
  now = new Date('2026-06-12T00:00:00Z')
  expect(await text(path)).not.toContain(`/cars/${car!.slug}`)
  expect((await app().get(host, `/cars/${car!.slug}`)).status).toBe(410)
})

it('a change of configuration shows at once, on that site alone', async () => {
  const [southbank] = await db().orm.select().from(configLayer).where(eq(configLayer.key, 'southbank'))
  const other = await text('/', 'coastline-toyota.localhost')
  await saveConfigLayer(db().orm, {
    ...southbank!,
    settings: { ...southbank!.settings, contact: { phones: { main: '07 5550 9876' } } },
  })
  await app().follower.catchUp()
  expect(await text('/')).toContain('07 5550 9876')
  expect(await outcomes(async () => expect(await text('/', 'coastline-toyota.localhost')).toBe(other))).toEqual({
    hit: 1,
  })
})

it('a stored setting that is refused leaves the site as it was', async () => {
  const [southbank] = await db().orm.select().from(configLayer).where(eq(configLayer.key, 'southbank'))
  const before = await text('/')
  await saveConfigLayer(db().orm, {
    ...southbank!,
    settings: { ...southbank!.settings, contact: { phones: { main: 7 } }, no: { such: 'key' } },
  })
  await app().follower.catchUp()
  expect(await text('/')).toBe(before)
})

it('a new name of the site shows at once', async () => {
  await text('/')
  await db().orm.update(site).set({ name: 'Southbank Cars' }).where(eq(site.slug, 'southbank'))
  await app().follower.catchUp()
  expect(await text('/')).toContain('<title>Southbank Cars</title>')
})

describe('the answer', () => {
  it.each(['br', 'gzip'])('is compressed as %s, and says so', async (encoding) => {
    const response = await app().get(host, '/', { 'accept-encoding': encoding })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
  })

  it.each<[string, (etag: string) => string]>([
    ['it', (etag) => etag],
    ['it among others', (etag) => `"older", ${etag}`],
    ['it, by the strong form of its name', (etag) => etag.replace('W/', '')],
    ['something', () => '*'],
  ])('is a 304 without a body for whoever has %s already', async (_, known) => {
    const etag = (await app().get(host, '/')).headers.get('etag')!
    const again = await app().get(host, '/', { 'if-none-match': known(etag) })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it('is whole for whoever has something else', async () => {
    expect((await app().get(host, '/', { 'if-none-match': '"older", W/"old"' })).status).toBe(200)
  })

  it('is an error, not a 304, where there is none', async () => {
    expect((await app().get(host, '/no-such-page', { 'if-none-match': '*' })).status).toBe(404)
  })
})
