import { and, eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { sectionSource } from '../../domain/content/section-source.ts'
import { loadNews } from '../../domain/content/sections/news.server.ts'
import { uncached } from '../../domain/freshness.ts'
import { bodyTypes } from '../../domain/vehicles/body-types.ts'
import { silhouetteOf } from '../../domain/vehicles/silhouette.ts'
import * as tables from '../../db/schema.ts'
import { saveConfigLayer } from '../../db/sites.ts'
import { sites } from '../../demo/dealers.ts'
import { requestCtx } from '../../server/request-ctx.ts'
import { useDemoApp } from '../demo-app.ts'

// Wednesday, noon in Brisbane.
const noon = new Date('2026-06-10T02:00:00Z')
let now = noon
const { app, db } = useDemoApp({ now: () => now })

const { vehicle } = tables
const siteOf = (slug: string) => app().deps.sites.atHost(`${slug}.localhost`)!.site
const home = async (slug: string): Promise<string> => {
  await app().follower.catchUp()
  return (await app().get(`${slug}.localhost`, '/')).text()
}
/** Words and attributes only: what React puts between two texts is no part of either. */
const page = async (slug: string): Promise<string> =>
  (await home(slug)).replaceAll('<!-- -->', '').replaceAll(/<script\b[\s\S]*?<\/script>/g, '')

/** The site's home made of these sections alone, everything else as by default. */
async function compose(slug: string, sections: object[], settings: object = {}): Promise<string> {
  await saveConfigLayer(db().orm, { scope: 'site', key: slug, settings: { ...settings, home: { sections } } })
  return page(slug)
}
const rail = { type: 'stockRail', title: 'Just in', limit: 24 }
const inStockOf = (slug: string, most = 40) =>
  db()
    .orm.select({ id: vehicle.id, make: vehicle.make })
    .from(vehicle)
    .where(
      and(
        inArray(vehicle.dealershipId, [...siteOf(slug).dealershipIds]),
        inArray(vehicle.status, ['in_stock', 'coming_soon']),
        vehicle.showOnDealerWebsite,
      ),
    )
    .orderBy(vehicle.id)
    .limit(most)

describe('every demo site', () => {
  it.each(sites.map(({ slug, name }) => [slug, name]))(
    '%s has one title on its home page, and its name on the tab',
    async (slug, name) => {
      const html = await page(slug)
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
      expect(html).toContain(`<title>${name.replaceAll('&', '&amp;')}</title>`)
      expect(html).not.toMatch(/ style="| on[a-z]+="/)
    },
  )

  it('two at once, each shows its own sections [part of PL-08]', async () => {
    const asked = await Promise.all([...sites, ...sites].map(({ slug }) => page(slug)))
    const bodies = asked.map((html) => html.slice(html.indexOf('<main')))
    expect(new Set(bodies).size).toBe(sites.length)
    expect(bodies.slice(0, sites.length)).toEqual(bodies.slice(sites.length))
  })
})

describe('nouns', () => {
  const hero = { type: 'hero', layout: 'split', title: 'Here' }

  it.each([
    ['car', 'cars', /[\d,]+ km/],
    ['caravan', 'caravans', /Sleeps\s+4.*Length\s+6\.4 m.*ATM\s+2,600 kg.*Tare\s+2,180 kg/],
    ['motorcycle', 'motorcycles', /689 cc/],
    ['truck', 'trucks', /GVM 8,500 kg/],
  ] as const)('a page of %s stock speaks of %s and what matters in them [PL-03]', async (itemType, plural, facts) => {
    await db()
      .orm.update(vehicle)
      .set({
        itemType,
        simpleBody: 'other',
        engineSize: 689,
        sleeps: 4,
        lengthMm: 6_400,
        atmKg: 2_600,
        tareKg: 2_180,
        gvmKg: 8_500,
      })
      .where(inArray(vehicle.dealershipId, [...siteOf('southbank').dealershipIds]))
    const html = await compose('southbank', [hero, rail, { type: 'featureBanner' }])
    expect(html).toMatch(new RegExp(`[\\d,]+ ${plural} in stock`))
    expect(html).toContain(`See our ${plural}`)
    expect(html).toMatch(new RegExp(`See all [\\d,]+ ${plural}`))
    expect(html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')).toMatch(new RegExp(facts))
    if (itemType === 'caravan') expect(html).not.toMatch(/\d km</)
  })

  it('mixed stock is vehicles; what is sold is not counted', async () => {
    const [first, ...rest] = await inStockOf('southbank', 500)
    await db().orm.update(vehicle).set({ itemType: 'car' }).where(eq(vehicle.id, first!.id))
    expect(await compose('southbank', [hero])).toContain(`${rest.length + 1} vehicles in stock`)
    await db()
      .orm.update(vehicle)
      .set({ itemType: 'car', status: 'in_stock' })
      .where(
        inArray(
          vehicle.id,
          rest.map(({ id }) => id),
        ),
      )
    await db().orm.update(vehicle).set({ status: 'sold', sold: true, soldAt: now }).where(eq(vehicle.id, first!.id))
    expect(await compose('southbank', [hero])).toContain(`${rest.length} cars in stock`)
  })
})

it('an opening names the lowest price that can be paid, and none where no price is known', async () => {
  const [free, cheapest] = await inStockOf('outback-rv')
  const set = (id: number, values: object) =>
    db()
      .orm.update(vehicle)
      .set({ status: 'in_stock', priceType: 'drive_away', ...values })
      .where(eq(vehicle.id, id))
  const opening = async () =>
    (await compose('outback-rv', [{ type: 'hero', layout: 'price', title: 'Here' }]))
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
  await set(free!.id, { priceCents: 0 })
  await set(cheapest!.id, { priceCents: 123_400, name: 'The cheapest of all' })
  expect(await opening()).toMatch(/ From \$1,234 .*The cheapest of all/)
  await db()
    .orm.update(vehicle)
    .set({ priceCents: null })
    .where(inArray(vehicle.dealershipId, [...siteOf('outback-rv').dealershipIds]))
  expect(await opening()).not.toMatch(/ From /)
})

it('says Used, New, Demo, Enquire for price. and New Arrival unless the dealer words it otherwise [PL-06]', async () => {
  const [used, fresh, demo] = await inStockOf('southbank')
  const set = (id: number, values: object) =>
    db()
      .orm.update(vehicle)
      .set({ createdAt: now, tag: null, reserved: false, status: 'in_stock', ...values })
      .where(eq(vehicle.id, id))
  await set(used!.id, { carType: 'used' })
  await set(fresh!.id, { carType: 'new', priceCents: null, priceType: null })
  await set(demo!.id, { carType: 'demo' })
  /** Which of these no card begins its facts with: menus say New, Used and Demo, too. */
  const missing = (html: string, tags: string[]) =>
    tags.filter((tag) => !html.includes(`<p class="card-specs">${tag}\u00A0`))
  const html = await compose('southbank', [rail])
  expect(missing(html, ['Used', 'New', 'Demo'])).toEqual([])
  expect(['Enquire for price.', 'New Arrival'].filter((word) => !html.includes(`>${word}<`))).toEqual([])
  const own = await compose('southbank', [rail], {
    wording: {
      newArrivalText: 'Fresh',
      tags: { used: 'Pre-loved', new: 'Unused', demo: 'Ex-demo' },
      noPriceText: 'Ask us',
    },
  })
  expect(missing(own, ['Pre-loved', 'Unused', 'Ex-demo'])).toEqual([])
  expect(['Fresh', 'Ask us'].filter((word) => !own.includes(`>${word}`))).toEqual([])
  expect(own).not.toContain('New Arrival')
})

describe('stats', () => {
  const section = [{ type: 'stats' }]
  const figures = (html: string) =>
    [...html.matchAll(/<li[^>]*><span[^>]*>([^<]+)<\/span> <span[^>]*>([^<]+)<\/span><\/li>/g)].map(
      ([, value, label]) => `${value} ${label}`,
    )

  it('a group shows 50+ Locations, 40+ Brands, 30+ Years Est., or its own figures [PL-07]', async () => {
    expect(figures(await compose('meridian', section))).toEqual(['50+ Locations', '40+ Brands', '30+ Years Est.'])
    const own = { stats: { items: [{ value: '12', label: 'Dealerships' }] } }
    expect(figures(await compose('meridian', section, own))).toEqual(['12 Dealerships'])
  })

  it('a dealer does not claim the group’s figures [PL-07]', async () => {
    expect(figures(await compose('southbank', section))).toEqual([])
  })
})

describe('banners', () => {
  it('the payment strip names Mastercard, Visa, Maestro, Google Pay, Apple Pay; a dealer may take fewer [OS-13]', async () => {
    const methods = (html: string) =>
      [...html.slice(html.indexOf('We accept')).matchAll(/<li>([^<]+)<\/li>/g)].map(([, name]) => name)
    const section = [{ type: 'paymentStrip' }]
    expect(methods(await compose('southbank', section)).slice(0, 5)).toEqual([
      'Mastercard',
      'Visa',
      'Maestro',
      'Google Pay',
      'Apple Pay',
    ])
    expect(await compose('southbank', section, { footer: { paymentMethods: [] } })).not.toContain('We accept')
  })

  it('the service banner leads to the booking page; a switch hides it [OS-13]', async () => {
    const section = [
      { type: 'serviceBanner', title: 'Due for a service?', action: { label: 'Book it in', href: '/service' } },
    ]
    expect(await compose('southbank', section)).toMatch(/href="\/service"[^>]*>Book it in</)
    expect(await compose('southbank', section, { banners: { serviceBooking: false } })).not.toContain(
      'Due for a service?',
    )
  })

  it('three features: latest offers, book a service, sell your car, in the configured order [VD-21]', async () => {
    const titles = (html: string) =>
      [
        ...html
          .slice(html.indexOf('Offers, service and selling'))
          .matchAll(/<h2[^>]*>(?:<a[^>]*href="([^"]+)"[^>]*>)?([^<]+)/g),
      ].map(([, href, title]) => `${title} ${href}`)
    const section = [{ type: 'featureBanner' }]
    expect(titles(await compose('southbank', section)).slice(0, 3)).toEqual([
      'Latest offers /special-offers',
      'Book a service /service',
      'Sell your car /trade-in',
    ])
    expect(
      titles(await compose('southbank', section, { banners: { features: ['sell', 'offers'] } })).slice(0, 2),
    ).toEqual(['Sell your car /trade-in', 'Latest offers /special-offers'])
    expect(await compose('southbank', section, { banners: { features: [] } })).not.toContain(
      'Offers, service and selling',
    )
  })
})

describe('the slider', () => {
  const section = [{ type: 'slider' }]
  const configured = { sliders: { home: [{ name: 'From configuration', image: '/a.webp' }] } }

  it('shows the content store’s slides: name, description, url, overlay; made for 1920 by 540; at the start, nothing before [OS-16]', async () => {
    const siteId = siteOf('southbank').id
    await db().orm.delete(tables.slide).where(eq(tables.slide.siteId, siteId))
    await db()
      .orm.insert(tables.slide)
      .values([
        { siteId, name: 'Second', imageUrl: '/two.webp', hideOverlay: true, url: '/search/used-cars', position: 2 },
        {
          siteId,
          name: 'First',
          description: 'Said of the first',
          imageUrl: '/one.webp',
          url: '/special-offers',
          position: 1,
        },
        { siteId, name: 'Third', description: 'Leads nowhere yet', url: '/checkout-journey', position: 3 },
      ])
    const html = await compose('southbank', section, configured)
    const [first, second, third] = ['/one.webp', '/two.webp', 'Leads nowhere yet'].map((mark) => html.indexOf(mark))
    expect(first! > 0 && first! < second! && second! < third!).toBe(true)
    expect(html).toMatch(/href="\/special-offers"[^>]*>First<\/a><\/h2><p[^>]*>Said of the first/)
    expect(html).toMatch(/src="\/two.webp" alt="Second"/)
    expect(html).not.toMatch(/<h2[^>]*>Second/)
    expect(html).not.toContain('/checkout-journey')
    expect(html).toContain('viewBox="0 0 1920 540"')
    expect(html).toMatch(/aria-disabled="true"[^>]*>(?:(?!<\/button>).)*Previous: Slides/)
    expect(html).not.toContain('From configuration')
  })

  it('keeps the proportions the site’s slides are made for; a configured slide has name, description, url and overlay, too [OS-16]', async () => {
    const slide = { name: 'Winter sale', description: 'Ends soon', url: '/special-offers', image: '/a.webp' }
    const shown = (hideOverlay: boolean) =>
      compose('southbank', section, { sliders: { home: [{ ...slide, hideOverlay }], width: 1600, height: 400 } })
    await db()
      .orm.delete(tables.slide)
      .where(eq(tables.slide.siteId, siteOf('southbank').id))
    const html = await shown(false)
    expect(html).toContain('viewBox="0 0 1600 400"')
    expect(html).toMatch(/href="\/special-offers"[^>]*>Winter sale<\/a><\/h2><p[^>]*>Ends soon/)
    const bare = await shown(true)
    expect(bare).not.toContain('Ends soon')
    expect(bare).toMatch(/src="\/a.webp" alt="Winter sale"/)
    expect(bare).toMatch(/href="\/special-offers"[^>]*><span[^>]*>Winter sale</)
  })

  it('shows the configured slides where the store has none, and nothing where there are none [OS-16]', async () => {
    await db()
      .orm.delete(tables.slide)
      .where(eq(tables.slide.siteId, siteOf('southbank').id))
    expect(await compose('southbank', section, configured)).toContain('From configuration')
    expect(await compose('southbank', section)).not.toContain('aria-label="Promotions"')
  })
})

describe('locations', () => {
  const section = [{ type: 'locations', title: 'Where' }]
  const placesOf = (slug: string) =>
    db()
      .orm.select()
      .from(tables.location)
      .where(inArray(tables.location.dealershipId, [...siteOf(slug).dealershipIds]))

  it('says open or not, collapses Monday to Friday, obeys special hours, and a kept page turns over with the clock [OS-19]', async () => {
    const places = await placesOf('southbank')
    const ids = places.map(({ id }) => id)
    await db().orm.delete(tables.openingHours).where(inArray(tables.openingHours.locationId, ids))
    await db().orm.delete(tables.specialHours).where(inArray(tables.specialHours.locationId, ids))
    const open = (weekday: number) => ({
      locationId: ids[0]!,
      weekday,
      status: 'Open' as const,
      open: '08:00',
      close: '17:30',
    })
    await db().orm.insert(tables.openingHours).values([1, 2, 3, 4, 5].map(open))
    await db()
      .orm.insert(tables.specialHours)
      .values({ locationId: ids[0]!, date: '2026-06-11', name: 'Show day', status: 'Closed' })
    const html = await compose('southbank', section)
    expect(html).toContain('Open until 5:30 pm')
    expect(html).toMatch(/Mon–Fri<\/dt><dd[^>]*>8:00 am – 5:30 pm/)
    expect(html).toMatch(/Thu 11 June?, Show day<\/dt><dd[^>]*>Closed/)
    now = new Date('2026-06-10T07:29:59Z')
    expect(await page('southbank')).toContain('Open until 5:30 pm')
    now = new Date('2026-06-10T07:30:00Z')
    expect(await page('southbank')).toContain('Opens Friday at 8:00 am')
    now = new Date('2026-06-10T14:00:00Z')
    expect(await page('southbank')).toContain('Opens tomorrow at 8:00 am')
    now = noon
    app().deps.versions.bumpAll()
  })

  it('special hours hold at their own location alone [OS-19]', async () => {
    const [first, second] = await placesOf('southbank')
    const ids = [first!.id, second!.id]
    await db().orm.delete(tables.openingHours).where(inArray(tables.openingHours.locationId, ids))
    await db().orm.delete(tables.specialHours).where(inArray(tables.specialHours.locationId, ids))
    await db().orm.update(tables.location).set({ visible: true }).where(inArray(tables.location.id, ids))
    await db()
      .orm.insert(tables.openingHours)
      .values(
        ids.map((locationId) => ({ locationId, weekday: 3, status: 'Open' as const, open: '08:00', close: '17:30' })),
      )
    await db()
      .orm.insert(tables.specialHours)
      .values({
        locationId: first!.id,
        date: '2026-06-10',
        name: 'Show day',
        status: 'Open',
        startHour: '08:00',
        endHour: '16:00',
      })
    const html = await compose('southbank', section)
    expect(html.match(/Open until [\d:]+ pm/g)?.toSorted()).toEqual(['Open until 4:00 pm', 'Open until 5:30 pm'])
    // Once on the card, once in the dialog.
    expect(html.match(/Show day/g)).toHaveLength(2)
    expect(html.replaceAll(/<dialog[\s\S]*?<\/dialog>/g, '').match(/Show day/g)).toHaveLength(1)
  })

  it('a hidden location is not shown; the licence is [OS-18]', async () => {
    const [first, ...others] = await placesOf('southbank')
    const licence = `${first!.dealerLicenseLabel} ${first!.dealerLicenseNumber}`
    const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main'))
    expect(main(await compose('southbank', section))).toContain(licence)
    await db().orm.update(tables.location).set({ visible: false }).where(eq(tables.location.id, first!.id))
    const html = main(await compose('southbank', section))
    expect(html).not.toContain(first!.name)
    expect(others.every(({ name }) => html.includes(name))).toBe(true)
    await db().orm.update(tables.location).set({ visible: true }).where(eq(tables.location.id, first!.id))
  })
})

describe('brands', () => {
  it('the makes in stock with how many there are, their logos and the way to them [SL-18]', async () => {
    const cars = await inStockOf('southbank', 500)
    await db()
      .orm.update(tables.manufacturer)
      .set({ logoUrl: '/logo.svg' })
      .where(eq(tables.manufacturer.name, cars[0]!.make))
    const html = await compose('southbank', [{ type: 'brands', title: 'Makes' }])
    const counts = Map.groupBy(cars, ({ make }) => make)
    for (const [make, { length }] of counts)
      expect(html).toMatch(new RegExp(`>${make}</span>(?:</a>)?<span[^>]*>${length} in stock<`))
    expect(html).toContain('src="/logo.svg"')
    expect(html).not.toContain('Brand directory')
  })

  it('a group has its directory [SL-18] [PL-02]', async () => {
    const html = await compose('meridian', [{ type: 'brands', title: 'Our Brands' }])
    const brands = await db()
      .orm.select()
      .from(tables.brandEntry)
      .where(eq(tables.brandEntry.siteId, siteOf('meridian').id))
    expect(html).toContain('aria-label="Brand directory"')
    expect(brands.filter(({ title }) => !html.includes(`>${title.replaceAll('&', '&amp;')}</span>`))).toEqual([])
  })
})

describe('a rail', () => {
  const namesOf = (html: string) => [...html.matchAll(/class="card-name"><a [^>]*>([^<]+)</g)].map(([, name]) => name!)

  it('of one of each shows every model once while there are others [PL-05]', async () => {
    const cars = await inStockOf('southbank')
    const alike = { make: 'Kia', model: 'Rio', createdAt: now }
    for (const [at, { id }] of cars.slice(0, 3).entries())
      await db()
        .orm.update(vehicle)
        .set({ ...alike, name: `Kia Rio ${at}` })
        .where(eq(vehicle.id, id))
    const shown = async (more: object) =>
      namesOf(await compose('southbank', [{ type: 'stockRail', title: 'Rail', limit: 6, ...more }])).filter((name) =>
        name.startsWith('Kia Rio'),
      ).length
    expect([await shown({}), await shown({ oneOfEach: true })]).toEqual([3, 1])
  })

  it('may begin with the lightest, or with what goes furthest [PL-05]', async () => {
    const figures = (html: string, figure: RegExp) =>
      [...html.replaceAll(/<!-- -->|<[^>]+>|&nbsp;|\u00A0/g, ' ').matchAll(figure)].map(([, number]) =>
        Number(number!.replaceAll(',', '')),
      )
    const sorted = (sort: string, more: object) => [{ type: 'stockRail', title: 'Rail', sort, limit: 6, ...more }]
    const light = figures(await compose('outback-rv', sorted('lightest', { atmUpTo: 2500 })), /ATM\s+([\d,]+)\s+kg/g)
    expect(light.length).toBeGreaterThan(2)
    expect(light).toEqual(light.toSorted((a, b) => a - b))
    expect(light.at(-1)).toBeLessThanOrEqual(2500)
    const far = figures(await compose('volt', sorted('longestRange', { fuel: 'Electric' })), /Range\s+([\d,]+)\s+km/g)
    expect(far.length).toBeGreaterThan(2)
    expect(far).toEqual(far.toSorted((a, b) => b - a))
  })
})

it('every body type has its label and its way on the page [CN-03]', async () => {
  const cars = await inStockOf('southbank')
  const names = Object.keys(bodyTypes)
  for (const [index, name] of names.entries())
    await db().orm.update(vehicle).set({ simpleBody: name }).where(eq(vehicle.id, cars[index]!.id))
  const html = await compose('southbank', [{ type: 'bodyTypes', title: 'Bodies' }])
  const missing = Object.values(bodyTypes).filter(
    ({ label, slug }) =>
      !new RegExp(
        `href="/search/${slug}"[^>]*>(?:<span[^>]*><img[^>]*></span><span[^>]*>)?<span[^>]*>${label}</span>`,
      ).test(html),
  )
  expect(missing).toEqual([])
  expect(html.match(/<img src="\/silhouettes\/[a-z0-9-]+\.svg"/g)).toHaveLength(8)
})

describe('what customers say', () => {
  const section = [{ type: 'reviews', title: 'Reviews' }]
  const dealershipId = () => siteOf('southbank').dealershipIds[0]!

  it('shows all by default; a minimum says so and keeps the average of all [OS-17]', async () => {
    await db().orm.delete(tables.review).where(eq(tables.review.dealershipId, dealershipId()))
    await db()
      .orm.insert(tables.review)
      .values(
        [5, 4, 2].map((rating) => ({
          dealershipId: dealershipId(),
          rating,
          customerName: `Rated ${rating}`,
          reviewDate: '2026-05-01',
          replyText: 'Thank you',
          replyDate: '2026-05-02',
        })),
      )
    const all = await compose('southbank', section)
    expect(all).toContain('3.7 out of 5 from 3 reviews')
    expect(all).toContain('Rated 2')
    expect(all).toContain('Our reply, 02/05/2026')
    const some = await compose('southbank', section, { reviews: { minRating: 4 } })
    expect(some).toContain('>Selected reviews<')
    expect(some).toContain('3.7 out of 5 from 3 reviews')
    expect(some).not.toContain('Rated 2')
    expect(some).toContain('Rated 4')
  })
})

describe('which reviews are shown', () => {
  const shown = async (reviews: object): Promise<string[]> => {
    const html = await compose('southbank', [{ type: 'reviews', title: 'Reviews' }], { reviews })
    return [...html.matchAll(/<figcaption[^>]*>([^<,]+)/g)].map(([, name]) => name!)
  }

  it('twelve at most, or fewer; without those on the hide list; none where they are off [OS-17]', async () => {
    const dealershipId = siteOf('southbank').dealershipIds[0]!
    await db().orm.delete(tables.review).where(eq(tables.review.dealershipId, dealershipId))
    const rows = await db()
      .orm.insert(tables.review)
      .values(
        Array.from({ length: 14 }, (_, at) => ({
          dealershipId,
          rating: 4.5,
          customerName: `Customer ${at + 1}`,
          reviewDate: `2026-05-${String(28 - at).padStart(2, '0')}`,
          replyText: `Thanks, ${at + 1}`,
          replyDate: '2026-05-30',
        })),
      )
      .returning()
    expect(await shown({})).toEqual(Array.from({ length: 12 }, (_, at) => `Customer ${at + 1}`))
    expect(await page('southbank')).toMatch(/Our reply, 30\/05\/2026:<\/span> Thanks, 1</)
    expect(await shown({ googleLimit: 2 })).toEqual(['Customer 1', 'Customer 2'])
    expect(await shown({ googleLimit: 2, hiddenIds: [String(rows[0]!.id)] })).toEqual(['Customer 2', 'Customer 3'])
    expect(await page('southbank')).toContain('>Selected reviews<')
    expect(await page('southbank')).toContain('4.5 out of 5 from 14 reviews')
    expect(await shown({ shown: false })).toEqual([])
  })
})

describe('offers', () => {
  it('those that exclude the site are hidden, those that end go when they end [OS-18]', async () => {
    const site = siteOf('southbank')
    const [dealershipId] = site.dealershipIds
    await db().orm.delete(tables.offer).where(eq(tables.offer.dealershipId, dealershipId!))
    await db()
      .orm.insert(tables.offer)
      .values([
        { dealershipId: dealershipId!, name: 'For everyone', expiresAt: new Date('2026-06-10T14:00:00Z') },
        { dealershipId: dealershipId!, name: 'For others', excludedWebsiteIds: [site.id] },
        { dealershipId: dealershipId!, name: 'For later', startsAt: new Date('2026-06-10T14:00:00Z') },
      ])
    const html = await compose('southbank', [{ type: 'offers', title: 'Offers' }])
    expect(['For everyone', 'For others', 'For later'].filter((name) => html.includes(name))).toEqual(['For everyone'])
    expect(html).toContain('Ends 10/06/2026')
    now = new Date('2026-06-10T14:00:00Z')
    const later = await page('southbank')
    expect(['For everyone', 'For others', 'For later'].filter((name) => later.includes(name))).toEqual(['For later'])
    now = noon
    app().deps.versions.bumpAll()
  })

  it.each([
    [{}, '30/06/2026'],
    [{ locale: { defaultState: 'wa' } }, '29/06/2026'],
  ])('with %j one ends on %s: a site is in Queensland unless it says otherwise [CN-01]', async (settings, day) => {
    const [dealershipId] = siteOf('southbank').dealershipIds
    await db().orm.delete(tables.offer).where(eq(tables.offer.dealershipId, dealershipId!))
    // One in the morning in Brisbane, eleven in the evening in Perth.
    await db()
      .orm.insert(tables.offer)
      .values({ dealershipId: dealershipId!, name: 'Until then', expiresAt: new Date('2026-06-29T15:00:00Z') })
    expect(await compose('southbank', [{ type: 'offers', title: 'Offers' }], settings)).toContain(`Ends ${day}`)
  })

  it.each([
    [{}, 'There appears to be no offers currently available that meet the conditions of your search'],
    [{ wording: { noOffersText: 'Nothing just now' } }, 'Nothing just now'],
  ])('with %j and none to show, it says: %s [ER-01]', async (settings, words) => {
    await db()
      .orm.delete(tables.offer)
      .where(inArray(tables.offer.dealershipId, [...siteOf('southbank').dealershipIds]))
    // The front page would leave the section out.
    await compose('southbank', [], settings)
    expect(await (await app().get('southbank.localhost', '/special-offers')).text()).toContain(`<p>${words}</p>`)
  })
})

it.each([
  [20, []],
  [21, ['Popular Makes', 'All Makes']],
])('of %i makes the dropdown has the groups %j [SL-10]', async (count, labels) => {
  const cars = await inStockOf('southbank', 500)
  for (const [index, { id }] of cars.entries())
    await db()
      .orm.update(vehicle)
      .set({ make: `Make ${index % count}` })
      .where(eq(vehicle.id, id))
  const html = await compose('southbank', [{ type: 'hero', layout: 'split', title: 'Here' }])
  const groups = [...html.matchAll(/<optgroup label="([^"]+)">([\s\S]*?)<\/optgroup>/g)].map(([, label, options]) => [
    label,
    options!.match(/<option/g)!.length,
  ])
  expect(groups).toEqual(labels.map((label) => [label, label === 'Popular Makes' ? 20 : count]))
})

it('an offer on the site’s list is kept although it excludes the site; another dealer’s is not [OS-18]', async () => {
  const [site, other] = [siteOf('southbank'), siteOf('volt')]
  const [kept, hidden, foreign] = await db()
    .orm.insert(tables.offer)
    .values([
      { dealershipId: site.dealershipIds[0]!, name: 'Kept all the same', excludedWebsiteIds: [site.id] },
      { dealershipId: site.dealershipIds[0]!, name: 'Hidden here', excludedWebsiteIds: [site.id] },
      { dealershipId: other.dealershipIds[0]!, name: 'Never ours', excludedWebsiteIds: [site.id] },
    ])
    .returning()
  const section = [{ type: 'offers', title: 'Offers', limit: 12 }]
  const shown = (html: string) =>
    [kept!, hidden!, foreign!].map(({ name }) => name).filter((name) => html.includes(name))
  expect(shown(await compose('southbank', section))).toEqual([])
  expect(
    shown(await compose('southbank', section, { offers: { keptOfferIds: [String(kept!.id), String(foreign!.id)] } })),
  ).toEqual(['Kept all the same'])
})

it('a missing picture or logo has a drawn placeholder, or the site’s own picture [OS-20]', async () => {
  const siteId = siteOf('southbank').id
  await db().orm.delete(tables.slide).where(eq(tables.slide.siteId, siteId))
  await db().orm.insert(tables.slide).values({ siteId, name: 'Without a picture', hideOverlay: true, position: 1 })
  const [car] = await inStockOf('southbank')
  await db().orm.update(vehicle).set({ primaryImageUrl: null, createdAt: now }).where(eq(vehicle.id, car!.id))
  await db().orm.update(tables.manufacturer).set({ logoUrl: null }).where(eq(tables.manufacturer.name, car!.make))
  const sections = [{ type: 'slider' }, rail, { type: 'brands', title: 'Makes', limit: 60 }]
  const drawn = await compose('southbank', sections)
  const [row] = await db().orm.select().from(vehicle).where(eq(vehicle.id, car!.id))
  const body = silhouetteOf(row!.simpleBody, row!.itemType)
  expect(
    Object.entries({
      'Without a picture': 'path d="',
      'Photos coming soon': `img src="/silhouettes/${body}.svg"`,
    }).filter(([words, shape]) => !new RegExp(`<${shape}(?:(?!</div>).)*${words}</p>`).test(drawn)),
  ).toEqual([])
  const own = await compose('southbank', sections, { logos: { missing: '/missing.webp' } })
  expect(
    ['Without a picture', 'Photos coming soon'].filter(
      (words) => !own.includes(`<img src="/missing.webp" alt="${words}"`),
    ),
  ).toEqual([])
  expect(drawn).toMatch(new RegExp(`viewBox="0 0 300 200"(?:(?!<img).)*>${car!.make}</span>`))
  expect(own).toMatch(new RegExp(`<img src="/missing.webp" alt=""(?:(?!<img).)*>${car!.make}</span>`))
  expect(own).not.toContain('viewBox="0 0 300 200"')
  await db().orm.delete(tables.slide).where(eq(tables.slide.siteId, siteId))
})

it('news is cut at 80 characters, newest first [OS-11]', async () => {
  const siteId = siteOf('southbank').id
  await db().orm.delete(tables.blogItem).where(eq(tables.blogItem.siteId, siteId))
  await db()
    .orm.insert(tables.blogItem)
    .values([
      { siteId, slug: 'old', heading: 'Older', date: '2026-01-01' },
      { siteId, slug: 'new', heading: 'Newer', date: '2026-02-01', description: `${'word '.repeat(30)}end` },
    ])
  const html = await compose('southbank', [{ type: 'news', title: 'Latest News' }])
  expect(html.indexOf('Newer')).toBeLessThan(html.indexOf('Older'))
  expect(html).toContain(`>${'word '.repeat(16).trim()}…<`)
})

it('news reads no more than it shows, and posts of one day come newest first', async () => {
  const { id: siteId } = siteOf('southbank')
  await db().orm.delete(tables.blogItem).where(eq(tables.blogItem.siteId, siteId))
  const body = 'A long story. '.repeat(1_000)
  const post = (id: number, date: string) => ({ siteId, id, slug: `post-${id}`, heading: `Post ${id}`, date, body })
  const early = Array.from({ length: 40 }, (_, at) => post(at + 1, '2026-01-01'))
  await db()
    .orm.insert(tables.blogItem)
    .values([post(51, '2026-02-01'), post(53, '2026-02-01'), post(52, '2026-02-01'), ...early])
  // Written again, so that it does not lie where it was first put.
  await db().orm.update(tables.blogItem).set({ image: '/a.webp' }).where(eq(tables.blogItem.slug, 'post-51'))
  const live = app().deps.sites.atHost('southbank.localhost')!
  const ctx = requestCtx(app().deps, { live, origin: 'http://southbank.localhost', requestId: '' }, uncached)
  const read = vi.spyOn(ctx.view, 'latestPosts')
  const view = await loadNews(sectionSource(ctx), { type: 'news', title: 'News', limit: 4 })
  expect(view?.items.map(({ heading }) => heading)).toEqual(['Post 53', 'Post 52', 'Post 51', 'Post 40'])
  const rows = (await Promise.all(read.mock.results.map(({ value }) => value as Promise<object[]>))).flat()
  expect([rows.length, rows.some((row) => 'body' in row)]).toEqual([4, false])
})

it('a post that comes or goes shows at once', async () => {
  const { id: siteId } = siteOf('southbank')
  const section = [{ type: 'news', title: 'Latest News', limit: 1 }]
  expect(await compose('southbank', section)).not.toContain('Just written')
  const row = { siteId, slug: 'just-written', heading: 'Just written', date: '2026-06-01' }
  await db().orm.insert(tables.blogItem).values(row)
  expect(await page('southbank')).toContain('Just written')
  await db().orm.delete(tables.blogItem).where(eq(tables.blogItem.slug, row.slug))
  expect(await page('southbank')).not.toContain('Just written')
})

it('slides and brands without a place of their own stand in the order they were added', async () => {
  const [southbank, meridian] = [siteOf('southbank').id, siteOf('meridian').id]
  await db().orm.delete(tables.slide).where(eq(tables.slide.siteId, southbank))
  await db().orm.delete(tables.brandEntry).where(eq(tables.brandEntry.siteId, meridian))
  const names = ['First', 'Second', 'Third']
  const slides = names.map((name, at) => ({ siteId: southbank, id: at + 1, name: `${name} slide` }))
  const brands = names.map((name, at) => ({
    siteId: meridian,
    id: at + 1,
    slug: name.toLowerCase(),
    title: `${name} brand`,
  }))
  await db().orm.insert(tables.slide).values(slides)
  await db().orm.insert(tables.brandEntry).values(brands)
  // Written again, so that they do not lie where they were first put; and read as they lie, as large tables may be.
  for (const way of ['indexscan', 'bitmapscan']) await db().orm.execute(sql.raw(`set enable_${way} = off`))
  await db().orm.update(tables.slide).set({ imageUrl: '/a.webp' }).where(eq(tables.slide.id, 1))
  await db().orm.update(tables.brandEntry).set({ logo: '/a.svg' }).where(eq(tables.brandEntry.id, 1))
  const inOrder = (html: string, kind: string) =>
    [...html.matchAll(new RegExp(`>(\\w+) ${kind}<`, 'g'))].map(([, name]) => name)
  const shown = inOrder(await compose('southbank', [{ type: 'slider' }]), 'slide')
  expect(shown.filter((name, at) => shown.indexOf(name) === at)).toEqual(names)
  expect(inOrder(await compose('meridian', [{ type: 'brands', title: 'Brands' }]), 'brand')).toEqual(names)
  for (const way of ['indexscan', 'bitmapscan']) await db().orm.execute(sql.raw(`reset enable_${way}`))
  await db().orm.delete(tables.slide).where(eq(tables.slide.siteId, southbank))
})

it('a section that fails is left out, the rest of the page stands, and the next visitor gets it again', async () => {
  const words = { type: 'richText', paragraphs: ['Still here'] }
  await db().orm.execute(sql`alter table slide rename to slide_elsewhere`)
  const broken = await compose('southbank', [{ type: 'slider' }, words], {
    sliders: { home: [{ name: 'Promotion', image: '/a.webp' }] },
  })
  await db().orm.execute(sql`alter table slide_elsewhere rename to slide`)
  expect(broken).toContain('Still here')
  expect(broken).not.toContain('Promotion')
  expect(await page('southbank')).toContain('Promotion')
})
