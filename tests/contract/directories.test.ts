import { and, eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as tables from '#db/schema.ts'
import { saveConfigLayer } from '#db/sites.ts'
import { useDemoApp } from '../demo-app.ts'

// Wednesday, noon in Brisbane.
const noon = new Date('2026-06-10T02:00:00Z')
let now = noon
const { app, db } = useDemoApp({ now: () => now })
beforeEach(() => {
  now = noon
})

const hostOf = (slug: string) => `${slug}.localhost`
const siteOf = (slug: string) => app().deps.sites.atHost(hostOf(slug))!.site
const ask = async (slug: string, path: string) => {
  await app().follower.catchUp()
  return app().get(hostOf(slug), path)
}
const read = async (slug: string, path: string): Promise<string> => {
  const response = await ask(slug, path)
  expect([path, response.status]).toEqual([path, 200])
  const html = (await response.text()).replaceAll('<!-- -->', '')
  return html.slice(html.indexOf('<main'), html.indexOf('</main'))
}
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
const leadsTo = async (slug: string, path: string) => {
  const { status, headers } = await ask(slug, path)
  return [status, headers.get('location')]
}
const configure = (key: string, settings: Record<string, unknown>) =>
  saveConfigLayer(db().orm, { scope: 'site', key, settings })
const placesOf = (slug: string) =>
  db()
    .orm.select()
    .from(tables.location)
    .where(inArray(tables.location.dealershipId, [...siteOf(slug).dealershipIds]))
    .orderBy(tables.location.id)

describe('a location’s page', () => {
  it('has its address, the way there, its rating, a table of hours and both licences [OS-03] [RT-15]', async () => {
    const html = await read('meridian', '/locations/meridian-newcastle')
    const text = textOf(html)
    expect(text).toContain('758 Hunter Street, Newcastle West NSW 2302')
    expect(html).toMatch(/href="https:\/\/www\.google\.com\/maps\/search[^"]*"[^>]*>Get Directions</)
    expect(text).toMatch(/[\d.]+ out of 5 from \d+ reviews?/)
    expect(html).toMatch(/<table[\s\S]*Monday[\s\S]*8:00 am – 5:30 pm[\s\S]*Sunday[\s\S]*Closed[\s\S]*<\/table>/)
    expect(html).toMatch(/<tr aria-current="date"[^>]*><th[^>]*>Wednesday/)
    expect(text).toMatch(/MD 061235 · Motor vehicle repairer MVRL 58240/)
    expect(html).toContain('href="/contact-us/meridian-newcastle"')
  })

  it('offers the types at its address as links, and none where it is alone [OS-03]', async () => {
    const html = await read('coastline-toyota', '/locations/coastline-toyota-service')
    const types = /<nav aria-label="Departments[^>]*>([\s\S]*?)<\/nav>/.exec(html)?.[1] ?? ''
    expect(
      [...types.matchAll(/href="([^"]+)"(?: aria-current="(\w+)")?[^>]*>([^<]+)</g)].map(([, ...told]) => told),
    ).toEqual([
      ['/locations/coastline-toyota-maroochydore', undefined, 'Sales'],
      ['/locations/coastline-toyota-service', 'page', 'Service'],
      ['/locations/coastline-toyota-parts', undefined, 'Parts'],
    ])
    expect(await read('coastline-toyota', '/locations/coastline-toyota-noosaville')).not.toContain('Departments')
  })

  it('leads to what stands there [VD-37]', async () => {
    expect(await read('meridian', '/locations/meridian-newcastle')).toMatch(
      /href="\/search\/meridian-newcastle"[^>]*>View Our Stock: [\d,]+ \w+</,
    )
  })

  it('turns over at the second it opens and closes, in its own zone, although pages are cached [OS-19]', async () => {
    const [adelaide, brisbane] = ['/locations/meridian-adelaide', '/locations/meridian-gold-coast']
    for (const [moment, text] of [
      ['2026-06-10T07:59:59Z', 'Open until 5:30 pm'],
      ['2026-06-10T08:00:00Z', 'Opens tomorrow at 8:00 am'],
      // Clocks go forward on 4 October: eight in the morning of Monday comes an hour earlier than the Friday before.
      ['2026-10-01T22:29:59Z', 'Opens today at 8:00 am'],
      ['2026-10-01T22:30:00Z', 'Open until 5:30 pm'],
      ['2026-10-06T21:29:59Z', 'Opens today at 8:00 am'],
      ['2026-10-06T21:30:00Z', 'Open until 5:30 pm'],
    ] as const) {
      now = new Date(moment)
      expect([moment, textOf(await read('meridian', adelaide))]).toEqual([moment, expect.stringContaining(text)])
    }
    // Brisbane leaves its clocks alone: at that moment it has half an hour to go.
    expect(textOf(await read('meridian', brisbane))).toContain('Opens today at 8:00 am')
  })

  it('is not there for a place its dealer hides, nor for another site’s [OS-18]', async () => {
    const [, second] = await placesOf('southbank')
    const hide = (visible: boolean) =>
      db().orm.update(tables.location).set({ visible }).where(eq(tables.location.id, second!.id))
    await hide(false)
    expect((await ask('southbank', `/locations/${second!.slug}`)).status).toBe(404)
    expect(await read('southbank', '/dealerships')).not.toContain(second!.name)
    expect(await read('southbank', '/dealer-locator')).not.toContain(second!.name)
    await hide(true)
    expect((await ask('southbank', `/locations/${second!.slug}`)).status).toBe(200)
    expect((await ask('volt', `/locations/${second!.slug}`)).status).toBe(404)
  })

  it.each([
    ['meridian', '/our-location/meridian-newcastle', [301, '/locations/meridian-newcastle']],
    ['meridian', '/locations/meridian-perth', [302, '/locations/meridian-osborne-park']],
    ['meridian', '/locations', [302, '/dealerships']],
    ['meridian', '/dealerships/toyota', [302, '/dealerships/toyota?filter=brand']],
    ['meridian', '/dealerships/meridian-perth', [302, '/locations/meridian-perth']],
  ])('on %s %s leads to %j [RT-15]', async (slug, path, expected) =>
    expect(await leadsTo(slug, path)).toEqual(expected),
  )

  it.each(['/locations/no-such', '/dealerships/no-such', '/dealerships/no-such?filter=brand', '/contact-us/no-such'])(
    'there is none at %s [RT-15]',
    async (path) => expect((await ask('southbank', path)).status).toBe(404),
  )

  it.each(['/book-test-drive/', '/service', '/contact', '/dealer-locator', '/dealerships'])(
    '%s answers [RT-15]',
    async (path) => expect(await read('southbank', path)).toMatch(/<h1[^>]*>[^<]+</),
  )

  it('/service has the booking at its anchor [RT-15]', async () =>
    expect(await read('southbank', '/service')).toContain('id="service-booking"'))

  it('of a dealership has all of its locations [RT-15]', async () => {
    const html = await read('southbank', '/locations/southbank-motors')
    const names = (await placesOf('southbank')).filter(({ visible }) => visible).map(({ name }) => name)
    expect(names.filter((name) => !html.includes(name))).toEqual([])
    expect(names.length).toBeGreaterThan(1)
  })

  it('is where /contact leads, and where it is written to is linked from it [RT-15]', async () => {
    expect(await read('southbank', '/contact')).toContain('href="/locations/southbank-woolloongabba"')
    expect(await read('southbank', '/contact-us/southbank-moorooka')).toContain('href="/locations/southbank-moorooka"')
  })
})

describe('a block of locations', () => {
  const sections = (...options: object[]) => ({
    home: { sections: options.map((each) => ({ type: 'locations', ...each })) },
  })

  it('has the site’s heading unless it has its own [OS-05]', async () => {
    await configure('southbank', sections({}))
    expect(await read('southbank', '/')).toContain('>Our Locations</h2>')
    await configure('southbank', { ...sections({}), locations: { title: 'Come and look' } })
    expect(await read('southbank', '/')).toContain('>Come and look</h2>')
    await configure('southbank', { ...sections({ title: 'Here' }), locations: { title: 'Come and look' } })
    expect(await read('southbank', '/')).toContain('>Here</h2>')
  })

  it('is a card or a grid, dark or not, by the site or by the section [OS-02]', async () => {
    const isDark = (html: string) => html.includes('bg-block text-on-block')
    const cardsIn = (html: string) => html.match(/<article/g)?.length
    await configure('southbank', { ...sections({}), locations: { layout: 'card', dark: true } })
    const card = await read('southbank', '/')
    expect([cardsIn(card), card.includes('/map/southbank-woolloongabba.svg'), isDark(card)]).toEqual([1, true, true])
    await configure('southbank', {
      ...sections({ layout: 'grid', dark: false }),
      locations: { layout: 'card', dark: true },
    })
    const grid = await read('southbank', '/')
    expect([cardsIn(grid), grid.includes('/map/'), isDark(grid)]).toEqual([4, false, false])
  })
})

describe('dealerships', () => {
  it('are found by town, postcode, state or brand without a script [OS-01]', async () => {
    expect(textOf(await read('meridian', '/dealerships'))).toContain('12 dealerships, 16 locations')
    const found = await read('meridian', '/dealerships?q=geelong')
    expect(found.match(/<article/g)).toHaveLength(1)
    expect(textOf(found)).toContain('1 location for ‘geelong’')
    const none = textOf(await read('meridian', '/dealerships?q=%3Cb%3Enowhere'))
    expect(none).toContain('None of our locations answers to ‘&lt;b&gt;nowhere’')
  })

  it('of a make are those whose makers include it [RT-23] [RT-15]', async () => {
    const places = await placesOf('meridian')
    const sellers = await db()
      .orm.select({ id: tables.locationManufacturer.locationId })
      .from(tables.locationManufacturer)
      .innerJoin(tables.manufacturer, eq(tables.manufacturer.id, tables.locationManufacturer.manufacturerId))
      .where(
        and(
          eq(tables.manufacturer.slug, 'ducati'),
          inArray(
            tables.locationManufacturer.locationId,
            places.map(({ id }) => id),
          ),
        ),
      )
    const names = places.filter(({ id, visible }) => visible && sellers.some((each) => each.id === id))
    const html = await read('meridian', '/dealerships/ducati?filter=brand')
    const shown = [...html.matchAll(/<h[23][^>]*><a href="\/locations\/([^"]+)"/g)].map(([, slug]) => slug)
    expect(shown.toSorted()).toEqual(names.map(({ slug }) => slug).toSorted())
    expect(shown.length).toBeLessThan(places.length)
    expect(html).toContain('>Ducati dealerships</h1>')
  })

  it('are sorted by how far they are from a postcode, and drawn on a map [RT-15] [DL-04]', async () => {
    const html = await read('meridian', '/dealer-locator?postcode=6000')
    const [first] = [...html.matchAll(/data-name="([^"]+)"/g)].map(([, name]) => name)
    expect(first).toBe('Meridian Osborne Park')
    expect(textOf(html)).toMatch(
      /Distances from 6000 Perth[\s\S]*Meridian Osborne Park 8 km[\s\S]*Meridian Adelaide 2,\d{3} km/,
    )
    const [, src] = /<img src="([^"]+map\.svg[^"]+)"/.exec(html) ?? []
    const map = await ask('meridian', src!.replaceAll('&amp;', '&'))
    expect([map.status, map.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    const svg = await map.text()
    expect(svg.match(/ r="6"/g)).toHaveLength(14)
    expect(svg).toMatch(/>\s?Garbutt\s?</)
    expect(svg).toMatch(/>\s?Osborne Park\s?</)
    expect(svg.length).toBeLessThan(60_000)
  })

  it.each(['9990', '40', 'Brisbane', '<script>'])(
    'a postcode such as %s is refused in words [RT-15]',
    async (postcode) => {
      const html = await read('meridian', `/dealer-locator?postcode=${encodeURIComponent(postcode)}`)
      expect(html).toContain('Invalid postcode')
      expect(html).not.toMatch(/\d km</)
      expect(html.match(/data-place=/g)).toHaveLength(16)
    },
  )
})

describe('brands', () => {
  it('of a group stand in four grids, each leading to its overview [OS-01] [RT-16]', async () => {
    const html = await read('meridian', '/brands')
    expect([...html.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, name]) => name)).toEqual([
      'Car Brands',
      'Motorcycle Brands',
      'Truck Brands',
      'Our Brands',
    ])
    const entries = await db()
      .orm.select()
      .from(tables.brandEntry)
      .where(eq(tables.brandEntry.siteId, siteOf('meridian').id))
    expect(entries).toHaveLength(58)
    const missing = entries.filter(({ slug, skipPage }) => !skipPage && !html.includes(`href="/${slug}/overview"`))
    expect(missing).toEqual([])
  })

  it('are filtered by what is typed, without a script [OS-01]', async () => {
    const html = await read('meridian', '/brands?q=TOY')
    expect([...html.matchAll(/href="\/([\w-]+)\/overview"/g)].map(([, slug]) => slug)).toEqual([
      'toyota',
      'coastline-toyota',
    ])
    expect(html).toContain('value="TOY"')
    const none = await read('meridian', '/brands?q=%22%3E%3Cimg')
    expect(textOf(none)).toContain('None of our 58 brands is called')
    expect(none).not.toContain('<img>')
  })

  it('of other sites are their makes, by kind; one alone is its own directory [RT-16]', async () => {
    expect(await read('outback-rv', '/brands')).toMatch(/>Truck Brands<[\s\S]*>Caravan Brands</)
    expect(await leadsTo('coastline-toyota', '/brands')).toEqual([302, '/toyota/overview'])
  })

  it.each(['/brands/toyota', '/toyota/overview'])(
    '%s has logo, banner, words, range by body, stock, offers and who sells it [RT-22] [RT-16]',
    async (path) => {
      const html = await read('coastline-toyota', path)
      expect(html).toContain('src="/demo/brands/toyota.svg"')
      expect(html).toMatch(/<img src="\/media\/heroes\/coast-road-sedan[^"]*"/)
      expect(html).toContain('Both workshops service every Toyota')
      expect(html).toMatch(/id="range"[\s\S]*href="\/toyota-\w+"[\s\S]*id="stock"[\s\S]*href="\/cars\//)
      expect(html).toContain('href="/search/toyota"')
      expect(html).toMatch(/id="offers"[\s\S]*HiLux SR5 with a fitted tray/)
      expect(html).toMatch(/id="dealerships"[\s\S]*href="\/locations\/coastline-toyota-noosaville"/)
      const whole = await (await ask('coastline-toyota', path)).text()
      expect(whole).toContain('<link rel="canonical" href="http://coastline-toyota.localhost/toyota/overview"/>')
    },
  )

  it.each([
    [true, [302, '/search/meridian-trucks'], 'href="/search/meridian-trucks"'],
    [false, [200, null], 'href="/meridian-trucks/overview"'],
  ])('whose entry skips its page: %s, is asked for and linked accordingly [EN-06]', async (skipPage, answer, link) => {
    await db()
      .orm.update(tables.brandEntry)
      .set({ skipPage })
      .where(and(eq(tables.brandEntry.slug, 'meridian-trucks'), eq(tables.brandEntry.siteId, siteOf('meridian').id)))
    expect(await leadsTo('meridian', '/brands/meridian-trucks')).toEqual(answer)
    expect(await leadsTo('meridian', '/meridian-trucks/overview')).toEqual(answer)
    expect(await read('meridian', '/brands')).toContain(link)
  })

  it('that nobody has and nobody wrote of have no page [RT-16]', async () => {
    expect((await ask('southbank', '/brands/no-such')).status).toBe(404)
    expect((await ask('coastline-toyota', '/kia/overview')).status).toBe(404)
  })
})

describe('models', () => {
  it('are all shown by body, or those of one [RT-16]', async () => {
    const all = await read('coastline-toyota', '/models')
    const suvs = await read('coastline-toyota', '/models?body=suv')
    const cards = (html: string) => [...html.matchAll(/<a href="\/([\w-]+)"[^>]*>Discover</g)].map(([, slug]) => slug!)
    expect(cards(all)).toEqual(expect.arrayContaining(['toyota-hilux', 'toyota-rav4', 'toyota-landcruiser-300']))
    expect(cards(suvs)).toContain('toyota-rav4')
    expect(cards(suvs)).not.toContain('toyota-hilux')
    expect(cards(suvs).length).toBeLessThan(cards(all).length)
    expect((await ask('coastline-toyota', '/models?body=caravan')).status).toBe(404)
  })

  it('have a page with words, variants and prices with their type, specifications, stock, offers and a test drive [RT-16]', async () => {
    const html = await read('coastline-toyota', '/toyota-hilux')
    const text = textOf(html)
    expect(html).toContain('>Toyota HiLux</h1>')
    expect(text).toContain('The work ute of the coast, from Workmate to Rogue.')
    const [amounts, typed] = [/\$[\d,]+/g, /\$[\d,]+ (?:Drive away|Excl\. Govt Charges)/g].map((each) =>
      text.match(each),
    )
    expect(amounts?.length).toBeGreaterThan(1)
    expect(typed).toHaveLength(amounts!.filter((each) => !/SR5/.test(each)).length)
    expect(html).toMatch(/href="\/search\/toyota\/hilux\?badge=[^"]+"/)
    expect(text).toMatch(/Specifications .*Transmission/)
    expect(html).toContain('href="/cars/')
    expect(text).toContain('HiLux SR5 with a fitted tray')
    // The offer leads to the model from elsewhere, not from its own page.
    expect(text).not.toContain('Explore HiLux')
    expect(textOf(await read('coastline-toyota', '/special-offers'))).toContain('Explore HiLux')
    expect(html).toMatch(/href="\/book-test-drive"[^>]*>Book A Test Drive</)
    expect((await ask('southbank', '/no-such-model')).status).toBe(404)
  })

  it('that are neither in stock nor written of have no page and no card; words alone make one [RT-16]', async () => {
    const hilux = and(
      eq(tables.vehicle.make, 'Toyota'),
      eq(tables.vehicle.model, 'HiLux'),
      inArray(tables.vehicle.dealershipId, [...siteOf('southbank').dealershipIds]),
    )
    await db().orm.update(tables.vehicle).set({ showOnDealerWebsite: false }).where(hilux)
    expect((await ask('southbank', '/toyota-hilux')).status).toBe(404)
    expect(await read('southbank', '/models?body=ute')).not.toContain('toyota-hilux')
    const image = '/own-hilux.webp'
    await configure('southbank', { models: { entries: [{ model: 'toyota-hilux', image }] } })
    expect((await ask('southbank', '/toyota-hilux')).status).toBe(404)
    const entry = { model: 'toyota-hilux', paragraphs: ['Asked for every day; gone the next.'] }
    await configure('southbank', { models: { entries: [entry] } })
    const html = await read('southbank', '/toyota-hilux')
    expect(textOf(html)).toMatch(/Asked for every day; gone the next\. .*None in stock just now/)
    await db().orm.update(tables.vehicle).set({ showOnDealerWebsite: true }).where(hilux)
  })

  it('have the site’s own picture where it has one, which another site does not show [RT-16]', async () => {
    const entry = { model: 'toyota-hilux', tagline: 'Ours.', image: '/own-hilux.webp' }
    await configure('southbank', { models: { entries: [entry] } })
    expect(await read('southbank', '/toyota-hilux')).toContain(entry.image)
    expect(await read('coastline-toyota', '/toyota-hilux')).not.toContain(entry.image)
  })

  it('are those that stock.models names, in its order; all where it names none [EN-07]', async () => {
    const cards = async () =>
      [...(await read('coastline-toyota', '/models')).matchAll(/<a href="\/([\w-]+)"[^>]*>Discover</g)].map(
        ([, slug]) => slug!,
      )
    const entries = ['toyota-hilux', 'toyota-rav4', 'toyota-camry'].map((model) => ({ model, paragraphs: ['Here.'] }))
    await configure('coastline-toyota', { models: { entries } })
    expect((await cards()).length).toBeGreaterThan(3)
    await configure('coastline-toyota', { models: { entries }, stock: { models: ['toyota-rav4', 'toyota-hilux'] } })
    expect(await cards()).toEqual(['toyota-rav4', 'toyota-hilux'])
    expect((await ask('coastline-toyota', '/toyota-camry')).status).toBe(404)
    expect((await ask('coastline-toyota', '/toyota-hilux')).status).toBe(200)
  })

  it('with an address of their own are there, and lead there from their usual one [RT-16]', async () => {
    const override = (overrideUrl: string | null) =>
      db().orm.update(tables.model).set({ overrideUrl }).where(eq(tables.model.slug, 'toyota-rav4'))
    await override('/ranges/rav4')
    expect(await leadsTo('coastline-toyota', '/toyota-rav4')).toEqual([302, '/ranges/rav4'])
    expect(await read('coastline-toyota', '/ranges/rav4')).toContain('>Toyota RAV4</h1>')
    expect(await read('coastline-toyota', '/models')).toContain('href="/ranges/rav4"')
    await override(null)
    expect((await ask('coastline-toyota', '/ranges/rav4')).status).toBe(404)
  })

  it('stand on any page as a range, with a way to the rest [OS-10]', async () => {
    const range = (more: object) => ({ home: { sections: [{ type: 'modelRange', title: 'The range', ...more }] } })
    await configure('coastline-toyota', range({ limit: 2 }))
    const some = await read('coastline-toyota', '/')
    expect(some.match(/>Discover</g)).toHaveLength(2)
    expect(some).toMatch(/href="\/models"[^>]*>View more</)
    await configure('coastline-toyota', range({ make: 'toyota', body: 'suv', limit: 24 }))
    const suvs = await read('coastline-toyota', '/')
    expect(suvs).not.toContain('View more')
    expect(suvs).not.toContain('toyota-hilux')
    await configure('coastline-toyota', range({ make: 'Kia' }))
    expect(await read('coastline-toyota', '/')).not.toContain('The range')
  })
})

it('every such page says what it is to machines, and is in the sitemap', async () => {
  const html = await (await ask('meridian', '/locations/meridian-adelaide')).text()
  const told = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json!),
  )
  expect(told.map((each) => each['@type'])).toEqual(['BreadcrumbList', 'AutoDealer'])
  expect(told[1]).toMatchObject({
    name: 'Meridian Adelaide',
    geo: { latitude: -34.927, longitude: 138.589 },
    openingHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ dayOfWeek: 'Monday', opens: '08:00', closes: '17:30' }),
    ]),
  })
  const part = await (await ask('meridian', '/sitemap-directories-1.xml')).text()
  const paths = [...part.matchAll(/<loc>([^<]+)</g)].map(([, address]) => new URL(address!).pathname)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/dealerships',
      '/dealer-locator',
      '/locations/meridian-adelaide',
      '/brands',
      '/toyota/overview',
      '/models',
    ]),
  )
  expect(paths).not.toContain('/meridian-motorcycles/overview')
  expect(paths.some((path) => path.includes('holding-yard'))).toBe(false)
})
