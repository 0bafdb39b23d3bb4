import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { dealership, site, siteDomain, vehicle } from '../../db/schema.ts'
import { dealerships, sites } from '../../demo/dealers.ts'
import { comeBack } from '../come-back.ts'
import { useDemoApp } from '../demo-app.ts'

const { app, db } = useDemoApp()

const listing = '/search/new-used-and-demo-cars'
const everyKindOfPath = [
  '/',
  '/.data',
  listing,
  `${listing}.data`,
  '/__manifest?paths=/&version=x',
  '/api/events',
  '/no-such-page',
]

const slugsOf = async (dealershipSlug: string): Promise<string[]> => {
  const rows = await db()
    .orm.select({ slug: vehicle.slug })
    .from(vehicle)
    .innerJoin(dealership, eq(dealership.id, vehicle.dealershipId))
    .where(eq(dealership.slug, dealershipSlug))
  return rows.map(({ slug }) => slug)
}

describe('the host', () => {
  it.each(sites.map(({ slug, name, template }) => [`${slug}.localhost`, name, template]))(
    '%s selects %s in the template %s [PL-01]',
    async (host, name, template) => {
      const response = await app().get(host, '/')
      expect(response.status).toBe(200)
      const html = await response.text()
      expect(html).toContain(`<title>${name}</title>`)
      expect(html).toContain(`data-template="${template}"`)
    },
  )

  it.each(['nobody.localhost', 'localhost.', 'example.com', 'southbank.localhost.evil.example', '127.0.0.1:3000'])(
    '%s is unknown and gets a 404 that names no site, on every kind of path [PL-01]',
    async (host) => {
      const names = [...sites, ...dealerships].flatMap(({ name, slug }) => [name, slug])
      const paths = host === 'localhost.' ? everyKindOfPath.slice(1) : everyKindOfPath
      for (const path of paths) {
        const response = await app().get(host, path)
        const text = `${await response.text()}${JSON.stringify([...response.headers])}`
        expect([path, response.status]).toEqual([path, 404])
        expect(names.filter((name) => text.includes(name))).toEqual([])
      }
    },
  )

  it('may be a custom domain, known as soon as it is written', async () => {
    const [southbank] = await db().orm.select().from(site).where(eq(site.slug, 'southbank'))
    expect((await app().get('www.southbank.example', '/')).status).toBe(404)
    await db().orm.insert(siteDomain).values({ host: 'www.southbank.example', siteId: southbank!.id, isPrimary: true })
    await app().follower.catchUp()
    const response = await app().get('WWW.Southbank.example:8080', '/')
    expect(await response.text()).toContain('<title>Southbank Motors</title>')
  })

  it('is not taken from forwarded headers of a stranger', async () => {
    const response = await app().get('southbank.localhost', '/', { 'x-forwarded-host': 'meridian.localhost' })
    expect(await response.text()).toContain('<title>Southbank Motors</title>')
  })
})

it.each(['/healthz', '/readyz'])('%s answers on any host', async (path) => {
  // A database that is slow for a moment makes it unready for one.
  await expect.poll(async () => (await app().get('whatever.example', path)).status).toBe(200)
})

describe('kinds of site', () => {
  it('a group shows its brand directory and the stock of all its dealerships [PL-02]', async () => {
    const home = await (await app().get('meridian.localhost', '/')).text()
    expect(home).toContain('aria-label="Brand directory"')
    for (const slug of ['coastline-toyota', 'meridian-parramatta', 'meridian-adelaide']) {
      const cars = (await slugsOf(slug)).slice(0, 10)
      const shown = await Promise.all(
        cars.map((car) => comeBack(() => app().get('meridian.localhost', `/cars/${car}`))),
      )
      // Some may be sold or hidden.
      expect(shown.filter(({ status }) => status === 200).length).toBeGreaterThan(6)
    }
  })

  it.each(['southbank.localhost', 'coastline-toyota.localhost'])(
    '%s, a single dealer, shows no brand directory [PL-02]',
    async (host) => {
      expect(await (await app().get(host, '/')).text()).not.toContain('Brand directory')
    },
  )

  it('a site of one manufacturer shows that make alone [PL-02]', async () => {
    const text = await (await app().get('coastline-toyota.localhost', listing)).text()
    expect(text).toContain('Toyota')
    expect(text).not.toMatch(/Mazda|Ford|Hyundai|Kia|Mitsubishi|Isuzu|Subaru|BYD/)
  })

  it('a car of a dealership shows on the dealer’s site and on its group’s [PL-02]', async () => {
    const [car] = await slugsOf('coastline-toyota')
    for (const host of ['coastline-toyota.localhost', 'meridian.localhost']) {
      expect((await app().get(host, `/cars/${car}`)).status).toBe(200)
    }
  })
})

describe('two sites at once', () => {
  it('nothing of one is in the other, pages, data and headers alike [part of PL-08]', async () => {
    const marks = {
      southbank: ['Southbank', 'southbank', '07 5550 1100', ...(await slugsOf('southbank-motors'))],
      coastline: ['Coastline', '07 5550 2200', ...(await slugsOf('coastline-toyota'))],
    }
    const paths = ['/', '/_.data', listing, `${listing}?page=2`, `${listing}.data`, '/no-such-page']
    const asked = Array.from({ length: 5 }, () => paths).flat()
    const answer = async (host: string, path: string) => {
      const response = await app().get(host, path)
      return `${await response.text()}${JSON.stringify([...response.headers])}`
    }
    const pairs = await Promise.all(
      asked.map((path) =>
        Promise.all([answer('southbank.localhost', path), answer('coastline-toyota.localhost', path)]),
      ),
    )
    for (const [southbank, coastline] of pairs) {
      expect(marks.coastline.filter((mark) => southbank.includes(mark))).toEqual([])
      expect(marks.southbank.filter((mark) => coastline.includes(mark))).toEqual([])
    }
    expect(pairs[0]![0]).toContain('Southbank')
    expect(pairs[0]![1]).toContain('Coastline')
  })

  it('a car of another site is a 404, page and data [part of PL-08]', async () => {
    const [car] = await slugsOf('southbank-motors')
    expect((await app().get('southbank.localhost', `/cars/${car}`)).status).toBe(200)
    for (const path of [`/cars/${car}`, `/cars/${car}.data`]) {
      const response = await app().get('coastline-toyota.localhost', path)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain(car)
    }
  })
})

it('an action from another origin is refused, one from the canonical origin is not', async () => {
  const post = (origin: string) =>
    app().post('Southbank.localhost:80', '/', 'x=1', { origin, 'content-type': 'application/x-www-form-urlencoded' })
  expect((await post('http://coastline-toyota.localhost')).status).toBe(403)
  // The home page has no action: past the origin check, the router says so.
  expect((await post('http://southbank.localhost')).status).toBe(405)
})
