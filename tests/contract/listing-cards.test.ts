import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as tables from '../../db/schema.ts'
import { saveConfigLayer } from '../../db/sites.ts'
import { useDemoApp } from '../demo-app.ts'

let now = new Date('2026-06-10T02:00:00Z')
const { app, db } = useDemoApp({ now: () => now })
const { vehicle, promoNode } = tables
const siteOf = (slug: string) => app().deps.sites.atHost(`${slug}.localhost`)!.site

async function page(slug: string, path: string): Promise<string> {
  await app().follower.catchUp()
  const html = await (await app().get(`${slug}.localhost`, path)).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main')).replaceAll('<!-- -->', '').replaceAll('&amp;', '&')
}
const cardsOf = (html: string): string[] => html.match(/<article[\s\S]*?<\/article>/g) ?? []

/** Makes one vehicle of the site so, and gives its card, found by its stock number. */
async function cardOf(
  slug: string,
  values: Partial<typeof vehicle.$inferInsert>,
  status: 'in_stock' | 'sold' = 'in_stock',
): Promise<string> {
  const [chosen] = await db()
    .orm.select()
    .from(vehicle)
    .where(
      and(
        inArray(vehicle.dealershipId, [...siteOf(slug).dealershipIds]),
        eq(vehicle.status, 'in_stock'),
        eq(vehicle.itemType, 'car'),
        eq(vehicle.carType, 'used'),
      ),
    )
    .orderBy(vehicle.id)
    .limit(1)
  const usual = {
    status,
    showOnDealerWebsite: true,
    tag: null,
    reserved: false,
    certified: false,
    simpleFuel: 'Petrol',
    ...(status === 'sold' && { sold: true, soldAt: now }),
  } as const
  await db()
    .orm.update(vehicle)
    .set({ ...usual, ...values })
    .where(eq(vehicle.id, chosen!.id))
  const html = await page(slug, `/search/new-used-and-demo-cars?query=${chosen!.stocknum}`)
  await db().orm.update(vehicle).set(chosen!).where(eq(vehicle.id, chosen!.id))
  return cardsOf(html).find((card) => card.includes(`/cars/${chosen!.slug}"`)) ?? ''
}

const configure = (slug: string, settings: object, rules: object[] = []) =>
  saveConfigLayer(db().orm, { scope: 'site', key: slug, settings: { ...settings }, rules } as Parameters<
    typeof saveConfigLayer
  >[1])

describe('a card', () => {
  it('has picture, place, favourite, name, price and its type [SL-05]', async () => {
    const card = await cardOf('southbank', {
      name: '2020 Kia Rio S YB',
      priceCents: 1_234_500,
      priceType: 'drive_away',
      primaryImageUrl: '/media/a',
      photosCount: 4,
    })
    expect(card).toContain('src="/media/a?w=640&r=3x2"')
    expect(card).toMatch(/<p class="card-place">[^<]+</)
    expect(card).toContain('aria-label="Save 2020 Kia Rio S YB"')
    expect(card).toMatch(/<h3[^>]*><a href="\/cars\/[^"]+">2020 Kia Rio S YB</)
    expect(card).toMatch(/>\$12,345<\/span><span[^>]*>Drive away</)
  })

  it('of a used car says condition, transmission, odometer and fuel type, on a line or in a table [SL-06]', async () => {
    const used = { simpleBody: 'sedan', simpleTransmission: 'Manual', km: 45_210 } as const
    expect(await cardOf('southbank', used)).toContain(
      '<p class="card-specs">Used\u00A0· Manual\u00A0· 45,210\u00A0km\u00A0· Petrol</p>',
    )
    await configure('volt', { listing: { card: 'specTable' } })
    expect(
      [...(await cardOf('volt', used)).matchAll(/<dt>([^<]+)<\/dt><dd>([^<]+)/g)].map(([, label, value]) => [
        label,
        value,
      ]),
    ).toEqual([
      ['Condition', 'Used'],
      ['Transmission', 'Manual'],
      ['Odometer', '45,210 km'],
      ['Fuel Type', 'Petrol'],
    ])
    await configure('volt', {})
  })

  it('has its buttons, those of flows that do not exist left out [SL-07]', async () => {
    const buttons = [
      ...(await cardOf('volt', {})).matchAll(/<a href="[^"]+"(?: data-form="[^"]+")? aria-describedby="v\d+">([^<]+)/g),
    ].map(([, label]) => label)
    expect(buttons).toEqual(['View Details', 'Enquiry', 'Book a Test Drive', 'Get Finance'])
  })

  it('of what is sold leads to the form that asks for one like it and cannot be saved [SL-08] [BR-01] [BR-02]', async () => {
    const card = await cardOf('southbank', { simpleBody: 'suv' }, 'sold')
    expect(card).toContain('Like this and want something similar?')
    expect(
      [...card.matchAll(/<a href="([^"]+)" data-form="([^"]+)" aria-describedby="v\d+">([^<]+)/g)].map((found) =>
        found.slice(1),
      ),
    ).toEqual([
      [expect.stringMatching(/^\/forms\/find-similar\?car_id=\d+$/), 'find-similar', 'Find Me Something Similar'],
    ])
    expect(card).not.toContain('aria-pressed')
    expect(card).toContain('JUST SOLD')
  })

  it('of what is on its way asks for a pre-order where there is no price [VD-25]', async () => {
    expect(await cardOf('southbank', { status: 'coming_soon', priceCents: null, priceType: null })).toMatch(
      /class="card-no-price">Pre-order</,
    )
    expect(await cardOf('southbank', { priceCents: 900, priceType: 'drive_away' })).toMatch(
      /class="card-no-price">Enquire for price\.</,
    )
  })

  it('of a certified one shows the logo where the site has one [VD-24]', async () => {
    await configure('volt', { certified: { makes: ['Kia'], logo: '/certified.svg' } })
    expect(await cardOf('volt', { make: 'Kia', certified: true })).toMatch(
      /<p class="card-badge[^>]*><img src="\/certified\.svg" alt="Certified"/,
    )
  })

  it('has no styles of its own', async () => {
    expect(await page('southbank', '/search/new-used-and-demo-cars')).not.toMatch(/<(?:article|li|ul)[^>]* style=/)
  })
})

describe('promotions', () => {
  /** The titles of what stands in the grid, promotions marked. */
  const grid = (html: string): string[] =>
    [...html.matchAll(/<li>(?:<article|<div class="(card promo)")[\s\S]*?<h3[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(
      ([, promo, title]) => (promo ? `promo ${title}` : title!),
    )
  async function promote(slug: string, rows: Omit<typeof promoNode.$inferInsert, 'siteId'>[]): Promise<void> {
    const siteId = siteOf(slug).id
    await db().orm.delete(promoNode).where(eq(promoNode.siteId, siteId))
    await db()
      .orm.insert(promoNode)
      .values(rows.map((row) => ({ siteId, ...row })))
  }

  it('stand at their places, on the listings they are for, while they last [SL-04]', async () => {
    await promote('southbank', [
      { name: 'Third', position: [3] },
      { name: 'Below toyota', display: ['/search/toyota'], position: [1] },
      { name: 'Used cars only', display: ['/search/used-cars'], strictDisplay: true, position: [2] },
      { name: 'Over', expiry: now, position: [1] },
      { name: 'To come', start: new Date('2026-06-11T00:00:00Z'), position: [1] },
    ])
    expect(grid(await page('southbank', '/search/new-used-and-demo-cars'))[2]).toBe('promo Third')
    expect(grid(await page('southbank', '/search/toyota'))[0]).toBe('promo Below toyota')
    const used = grid(await page('southbank', '/search/used-cars'))
    expect(used.filter((title) => title.startsWith('promo'))).toEqual(['promo Used cars only', 'promo Third'])
    now = new Date('2026-06-11T00:00:00Z')
    expect(grid(await page('southbank', '/search/used-cars'))[0]).toBe('promo To come')
    now = new Date('2026-06-10T02:00:00Z')
    app().deps.versions.bumpAll()
  })

  it('lead only to pages that exist [SL-04]', async () => {
    await promote('southbank', [
      { name: 'Here', position: [1], href: '/contact' },
      { name: 'Nowhere', position: [2], href: '/never-built' },
    ])
    const html = await page('southbank', '/search/new-used-and-demo-cars')
    expect(html).toMatch(/<a href="\/contact">Here</)
    expect(html).toMatch(/<h3[^>]*>Nowhere</)
  })
})

describe('GET /api/car-pictures', () => {
  const ask = (slug: string, query: string) => app().get(`${slug}.localhost`, `/api/car-pictures${query}`)
  const pictured = async (slug: string) =>
    (
      await db()
        .orm.select()
        .from(vehicle)
        .where(
          and(
            inArray(vehicle.dealershipId, [...siteOf(slug).dealershipIds]),
            eq(vehicle.status, 'in_stock'),
            vehicle.showOnDealerWebsite,
          ),
        )
    ).find(({ photosCount }) => photosCount > 2)!

  it('gives the first pictures of a vehicle the site shows [SL-05]', async () => {
    const { id, photosCount, primaryImageUrl } = await pictured('southbank')
    const { pictures } = (await (await ask('southbank', `?id=${id}`)).json()) as { pictures: string[] }
    expect(pictures).toHaveLength(Math.min(6, photosCount))
    expect(pictures).toContain(primaryImageUrl)
  })

  it.each([
    ['another site’s', 404],
    ['nobody’s', 404],
    ['no number', 400],
  ])('%s: %i', async (whose, status) => {
    const id = whose === 'another site’s' ? (await pictured('volt')).id : whose === 'nobody’s' ? 999_999_999 : 'x'
    expect((await ask('southbank', `?id=${id}`)).status).toBe(status)
  })
})
