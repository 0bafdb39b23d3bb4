import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { vehicle } from '../../db/schema.ts'
import { saveConfigLayer } from '../../db/sites.ts'
import { useDemoApp } from '../demo-app.ts'

const { app, db } = useDemoApp()
const host = 'southbank.localhost'
let cars: (typeof vehicle.$inferSelect)[]
let foreign: typeof vehicle.$inferSelect

const stockOf = async (at: string) =>
  db()
    .orm.select()
    .from(vehicle)
    .where(
      and(
        inArray(vehicle.dealershipId, [...app().deps.sites.atHost(at)!.site.dealershipIds]),
        eq(vehicle.status, 'in_stock'),
        eq(vehicle.showOnDealerWebsite, true),
        // What a dealer with the narrowest rule lets shoppers keep.
        eq(vehicle.carType, 'used'),
        isNotNull(vehicle.priceCents),
        isNotNull(vehicle.primaryImageUrl),
      ),
    )
    .orderBy(vehicle.id)
    .limit(5)

beforeAll(async () => {
  cars = await stockOf(host)
  ;[foreign] = (await stockOf('throttle.localhost')) as [typeof vehicle.$inferSelect]
})

async function configure(settings: Record<string, unknown>): Promise<void> {
  await saveConfigLayer(db().orm, { scope: 'site', key: 'southbank', settings, rules: [] })
  await app().follower.catchUp()
}
afterEach(() => configure({}))

const page = async (path: string) => {
  const response = await app().get(host, path)
  return {
    status: response.status,
    html: (await response.text()).replaceAll('<!-- -->', ''),
    location: response.headers.get('location'),
  }
}

describe('the comparison', () => {
  it('is made by the server for whoever has its address [part of RT-13] [WL-05]', async () => {
    const [first, second] = cars as [typeof foreign, typeof foreign]
    const { status, html } = await page(`/compare?cars=${first.slug},${second.slug}`)
    expect(status).toBe(200)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    for (const { slug } of [first, second])
      expect(html).toMatch(new RegExp(`<th scope="col".*?href="/cars/${slug}"`, 's'))
    expect(html).toMatch(/<th scope="row"[^>]*>.*?Price<\/th>/s)
    expect(html).toContain(`href="/compare?cars=${second.slug}"`)
  })

  it('leaves out what is not this site’s, and says so; hostile words are not repeated', async () => {
    const { html } = await page(`/compare?cars=${cars[0]!.slug},${foreign.slug},%3Cscript%3Ealert(1)%3C%2Fscript%3E`)
    expect(html).toContain('2 vehicles of this comparison are no longer here.')
    expect(html).not.toContain(`/cars/${foreign.slug}`)
    expect(html).not.toContain('<script>alert(1)')
  })

  it('of five shows four, and says so', async () => {
    const { html } = await page(`/compare?cars=${cars.map(({ slug }) => slug).join(',')}`)
    expect(html.match(/<th scope="col"/g)).toHaveLength(4)
    expect(html).toContain('Four at most are compared')
  })

  it('takes one more by its stock number, and has it in its address', async () => {
    const { status, location } = await page(`/compare?cars=${cars[0]!.slug}&add=${cars[1]!.stocknum}`)
    expect([status, location]).toEqual([303, `/compare?cars=${cars[0]!.slug},${cars[1]!.slug}`])
  })

  it('is a page without vehicles too [part of RT-13]', async () =>
    expect((await page('/compare')).html).toContain('Nothing to compare yet'))
})

it('the list of what is saved says without a script what it needs [part of RT-13]', async () => {
  const { html } = await page('/favourites')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toMatch(/<noscript><p[^>]*>Saved vehicles are kept by your browser, which needs JavaScript/)
})

describe('switched off', () => {
  it.each([
    ['compare', '/compare'],
    ['favourites', '/favourites'],
  ] as const)('%s has no page, no button and no word in the page [WL-05] [part of RT-13]', async (list, path) => {
    const car = `/cars/${cars[0]!.slug}`
    expect((await page(path)).status).toBe(200)
    expect((await page(car)).html).toContain(`data-keep="${list}"`)
    expect((await page(car)).html).not.toContain('data-off')
    await configure({ features: { [list]: false } })
    expect((await page(path)).status).toBe(404)
    const { html } = await page(car)
    expect(html).not.toContain(`data-keep="${list}"`)
    expect(html).toContain(`data-off="${list}"`)
  })
})

describe('the buttons of a vehicle’s page', () => {
  it.each([
    ['in stock', {}, {}, true],
    ['sold', { status: 'sold', soldAt: new Date() }, {}, false],
    ['new where only used ones may', { carType: 'new' }, { buttons: { saveOnlyUsedPricedPictured: true } }, false],
  ] as const)('%s [BR-02]', async (_, values, settings, expected) => {
    const [{ id, slug, ...before }] = cars as [typeof foreign]
    await db()
      .orm.update(vehicle)
      .set({ carType: 'used', ...values })
      .where(eq(vehicle.id, id))
    await configure(settings)
    const { html } = await page(`/cars/${slug}`)
    expect(html.includes('data-keep="compare"')).toBe(expected)
    // What can no longer be saved can still be taken back, by who has saved it.
    expect(/data-keep="favourites"[^>]* hidden=""/.test(html)).toBe(!expected)
    await db()
      .orm.update(vehicle)
      .set({ carType: before.carType, status: before.status, soldAt: null })
      .where(eq(vehicle.id, id))
  })

  it('lead to the sheet and the file without a script [RT-11] [VD-29]', async () => {
    const { slug } = cars[0]!
    const { html } = await page(`/cars/${slug}`)
    expect(html).toContain(`<a href="/print?car_id=${slug}" target="_blank"`)
    expect(html).toMatch(new RegExp(`<a href="/api/cars/${slug}\\.pdf" download`))
  })
})

describe('cards by number', () => {
  const cards = async (ids: string, at = host) => app().get(at, `/api/cards?ids=${ids}`)

  it('are those this site shows, in the order asked for, as they are now [part of RT-13]', async () => {
    const ids = [cars[1]!.id, foreign.id, cars[0]!.id, 999_999_999]
    const response = await cards(ids.join(','))
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { cards: found } = (await response.json()) as { cards: { id: number; price: object }[] }
    expect(found.map(({ id }) => id)).toEqual([cars[1]!.id, cars[0]!.id])
    expect(found[0]!.price).toBeDefined()
  })

  it.each(['', 'x', '1,', '0', '1;2', '1e5', Array.from({ length: 201 }, (_, at) => at + 1).join(',')])(
    'are refused where the numbers are %j',
    async (ids) => {
      const response = await cards(ids)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'bad_request', fields: [{ field: 'ids' }] })
    },
  )

  it('are two hundred at once, too', async () =>
    expect((await cards(Array.from({ length: 200 }, (_, at) => at + 1).join(','))).status).toBe(200))
})
