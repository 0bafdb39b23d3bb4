import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { address, event, location, vehicle, vehiclePrice, vehicleViews } from '../../db/schema.ts'
import { foreignHost, host, vehicleFixtures } from './vehicle-fixtures.ts'

const { app, db, chosen: theVehicle, given, ask } = vehicleFixtures({ status: 'in_stock', sold: false, soldAt: null })
let chosen: typeof vehicle.$inferSelect

beforeAll(() => {
  chosen = theVehicle()
})

const page = async (at = host, slug = chosen.slug, query = '') => {
  const response = await ask(query, at, slug)
  return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '') }
}
const phoneOf = async () => {
  const [found] = await db().orm.select().from(location).where(eq(location.id, chosen.locationId!))
  return (found!.phone ?? found!.landlinePhone)!
}
const sent = (path: string, body: object, at = host) =>
  app().fetch(
    new Request(`http://${at}${path}`, {
      method: 'POST',
      headers: { host: at, origin: `http://${at}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )

describe('the phone number', () => {
  it('is masked after five digits, in the page’s words and data alike; by switch it is shown from the start [VD-19]', async () => {
    await given()
    const phone = await phoneOf()
    const masked = (await page()).html
    expect(masked).toContain('Show number')
    expect(masked.replaceAll(/<header[\s\S]*?<\/header>|<footer[\s\S]*?<\/footer>/g, '')).not.toContain(`>${phone}<`)
    await given({}, { contact: { phones: { shownFromStart: true } } })
    const shown = (await page()).html
    expect(shown).not.toContain('Show number')
    expect(shown).toContain(`>${phone}<`)
  })

  it('is told to who asks, and that is logged with car, dealership and site, and counted [VD-19] [CA-05] [part of AN-01]', async () => {
    await given()
    const info = vi.spyOn(app().deps.log, 'child')
    const response = await sent('/api/phone-reveal', { car_id: chosen.id })
    expect([response.status, await response.json()]).toEqual([200, { phone: await phoneOf() }])
    expect(info).toHaveBeenCalled()
    const counted = async () => {
      await app().deps.events.flush()
      return db().orm.$count(event, and(eq(event.eventId, 25), eq(event.vehicleId, chosen.id)))
    }
    await expect.poll(counted).toBe(1)
  })

  it('comes by a plain form, too, on the page it was asked for [VD-19]', async () => {
    const response = await app().fetch(
      new Request(`http://${host}/api/phone-reveal`, {
        method: 'POST',
        headers: { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
        body: `car_id=${chosen.id}`,
      }),
    )
    const leads = `/cars/${chosen.slug}?phone=shown#phone`
    expect([response.status, response.headers.get('location')]).toEqual([303, leads])
    expect((await page(host, chosen.slug, '?phone=shown')).html).toContain(`>${await phoneOf()}<`)
  })

  it.each([
    ['no number', {}, 400],
    ['no such vehicle', { car_id: 999_999_999 }, 404],
    ['words', { car_id: 'all' }, 400],
  ])('of %s is refused with a clear answer [VD-19]', async (_, body, status) => {
    const response = await sent('/api/phone-reveal', body)
    expect([response.status, (await response.json()) as object]).toEqual([
      status,
      expect.objectContaining({ code: status === 400 ? 'bad_request' : 'not_found' }),
    ])
  })

  it.each([
    ['car_id=all', 400, 'Some fields are missing or wrong.'],
    ['', 400, 'Some fields are missing or wrong.'],
    ['car_id=999999999', 404, 'There is no such vehicle'],
  ])('asked for by a plain form with %j is refused with a page [VD-19]', async (body, status, words) => {
    const response = await app().fetch(
      new Request(`http://${host}/api/phone-reveal`, {
        method: 'POST',
        headers: { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
        body,
      }),
    )
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
    expect(await response.text()).toContain(words)
  })

  it('of another site’s vehicle is told by that site alone', async () =>
    expect((await sent('/api/phone-reveal', { car_id: chosen.id }, foreignHost)).status).toBe(404))

  it('says so where there is none [VD-19]', async () => {
    await db().orm.update(location).set({ phone: null, landlinePhone: null }).where(eq(location.id, chosen.locationId!))
    await given({}, { contact: { phones: { main: null } } })
    await expect.poll(async () => (await page()).html).toContain('Phone not available')
    await db().orm.update(location).set({ phone: '07 5550 1100' }).where(eq(location.id, chosen.locationId!))
    await given()
  })
})

describe('view.json', () => {
  const view = async (at = host, slug = chosen.slug, query = '') => {
    const response = await app().get(at, `/api/cars/${slug}/view.json${query}`)
    return { status: response.status, body: (await response.json()) as { views: number; car_fields: object } }
  }

  it('counts each look, across a restart [VD-34]', async () => {
    const first = (await view()).body.views
    expect((await view()).body.views).toBe(first + 1)
    await app().deps.views.write()
    const [kept] = await db().orm.select().from(vehicleViews).where(eq(vehicleViews.vehicleId, chosen.id))
    expect(kept!.views).toBe(first + 1)
    expect((await view()).body.views).toBe(first + 2)
  })

  it('tells what has changed since the page was made, and nothing otherwise [VD-34]', async () => {
    const { updatedAt, photosCount } = (await app().deps.stock.bySlug(chosen.slug))!
    const known = `?photos_count=${photosCount}&updated_at=${updatedAt.toISOString()}&website_id=1`
    expect((await view(host, chosen.slug, known)).body.car_fields).toEqual({})
    const old = `?photos_count=${photosCount}&updated_at=2020-01-01T00:00:00.000Z&website_id=1`
    expect((await view(host, chosen.slug, old)).body.car_fields).toMatchObject({
      status: 'in_stock',
      photos_count: photosCount,
    })
    const fewer = `?photos_count=${photosCount + 1}&updated_at=${updatedAt.toISOString()}`
    expect((await view(host, chosen.slug, fewer)).body.car_fields).toMatchObject({ photos_count: photosCount })
  })

  it.each([['?updated_at=never&photos_count=-1'], ['?updated_at=%00']])('takes %s for nothing known', async (query) =>
    expect((await view(host, chosen.slug, query)).status).toBe(200),
  )

  it('of another site’s vehicle is not there', async () => expect((await view(foreignHost)).status).toBe(404))
})

describe('a vehicle that', () => {
  const sold = (days: number) => ({
    status: 'sold' as const,
    sold: true,
    soldAt: new Date(app().deps.clock().getTime() - days * 86_400_000),
  })

  it('was just sold says so, with others like it and the way to the form that asks for one, and nothing else to read, and is kept as any [VD-15]', async () => {
    await given(sold(1))
    const { status, html } = await page()
    expect(status).toBe(200)
    expect(html).toContain('>SOLD<')
    expect(html).toContain('Find Me Something Similar')
    expect(html).toMatch(new RegExp(`<a href="/forms/find-similar\\?car_id=${chosen.id}" data-form="find-similar"`))
    expect(html).not.toContain('id="key-information"')
    const { pages } = app().deps.metrics
    pages.reset()
    await page()
    expect((await pages.get()).values.map(({ labels }) => labels.outcome)).toEqual(['hit'])
  })

  it.each([
    ['was sold long ago', () => sold(60), 'has been sold'],
    ['was taken out', () => ({ status: 'removed' as const }), 'has moved on'],
  ])(
    '%s is gone: 410, what comes nearest, the form, and not for search engines [VD-15] [RT-05]',
    async (_, values, words) => {
      await given(values())
      const { status, html } = await page()
      expect(status).toBe(410)
      expect(html).toContain(words)
      expect(html).toContain('noindex')
      expect(html).toMatch(/href="\/cars\/(?!test)/)
      expect(html).toContain('Find Me Something Similar')
      // Nowhere else does it exist.
      expect((await page(foreignHost)).status).toBe(404)
      expect((await page(foreignHost)).html).not.toContain(words)
    },
  )

  it('its dealer hides never was [RT-05]', async () => {
    await given({ showOnDealerWebsite: false })
    expect((await page()).status).toBe(404)
    await given({ showOnDealerWebsite: true })
  })

  it('never was: a search box, and what comes near what the address says [RT-05]', async () => {
    await given()
    const { make, model } = chosen
    const { status, html } = await page(host, `2019-${make}-${model}-zz999`.toLowerCase().replaceAll(' ', '-'))
    expect(status).toBe(404)
    expect(html).toContain('We can’t find that vehicle')
    expect(html).toContain('<search aria-label="Look for another"')
    expect(html).toContain('Was it one of these?')
  })

  it.each([['%3Cscript%3Ealert(1)%3C%2Fscript%3E'], ['-'.repeat(300)], ['%E2%80%AE'], ['a'.repeat(2_000)]])(
    'is called %s is a clear answer, and nothing of it is markup',
    async (slug) => {
      const { status, html } = await page(host, slug)
      expect(status).toBe(404)
      expect(html).not.toContain('<script>alert')
    },
  )
})

describe('the price', () => {
  it('was more only where that was really asked on the same terms [VD-06]', async () => {
    const was = { priceCents: 3_000_000, priceType: 'drive_away' as const, beforePriceCents: 3_499_000 }
    await db().orm.delete(vehiclePrice).where(eq(vehiclePrice.vehicleId, chosen.id))
    await given({ ...was, priceCents: 2_999_000, beforePriceCents: null })
    await db().orm.delete(vehiclePrice).where(eq(vehiclePrice.vehicleId, chosen.id))
    await given(was)
    expect((await page()).html).not.toContain('Was <s>')
    await given({ ...was, priceCents: 3_499_000, beforePriceCents: null })
    await given(was)
    expect((await page()).html).toContain('Was <s>$34,990</s>')
  })

  it('is called an offer while it is one [EN-07]', async () => {
    await given({ priceCents: 2_800_000, priceType: 'drive_away', offerPriceCents: 2_800_000, beforePriceCents: null })
    expect((await page()).html).toContain('Offer price')
    await given({ priceCents: 2_900_000 })
    expect((await page()).html).not.toContain('Offer price')
  })
})

describe('what stays in sight', () => {
  const bar = (html: string, name: string) => new RegExp(`aria-label="${name}"[\\s\\S]*?</aside>`).exec(html)?.[0] ?? ''

  it('is a header with picture, name, transmission, body, price and its type, and the site’s buttons; a site may do without [VD-16]', async () => {
    await given({ priceCents: 2_800_000, priceType: 'drive_away', simpleTransmission: 'Automatic', simpleBody: 'Ute' })
    const sticky = bar((await page()).html, 'This vehicle')
    for (const words of [chosen.name, '$28,000', 'Drive away', 'Automatic · Ute', 'Get Finance', 'Trade-In', '<img'])
      expect(sticky).toContain(words)
    expect((await page()).html).toContain('data-past="500"')
    await given({}, { vehiclePage: { stickyHeader: false } })
    expect(bar((await page()).html, 'This vehicle')).toBe('')
    await given({}, { buttons: { stickyHeader: ['testDrive'] } })
    expect(bar((await page()).html, 'This vehicle')).toContain('Book a Test Drive')
    expect(bar((await page()).html, 'This vehicle')).not.toContain('Get Finance')
  })

  it('is a bar on phones: reserve where that can be done, enquire, call [VD-17]', async () => {
    const buyable = { paymentProcessors: ['stripe'], reserved: false, tag: null }
    await given(buyable, { features: { reserve: true } })
    const whole = bar((await page()).html, 'What to do next')
    for (const words of ['Reserve Car Now', 'Enquire Now', 'Call Now']) expect(whole).toContain(words)
    expect((await page()).html).toContain('data-past="900"')
    await given(buyable)
    expect(bar((await page()).html, 'What to do next')).not.toContain('Reserve Car Now')
    await given({ status: 'sold', soldAt: app().deps.clock() })
    expect(bar((await page()).html, 'What to do next')).toBe('')
    await given()
  })

  it.each([
    ['with the chat integration and no token', { integrated: true }, true],
    ['without the integration', {}, false],
    ['with a token', { integrated: true, token: 'a-token-of-the-service' }, false],
    ['with the kill switch on', { integrated: true, off: true }, false],
  ])(
    '‘Instant Message’ takes the place of ‘Enquire Now’ and opens the chat, %s: %j %s [VD-17]',
    async (_, chat, opens) => {
      await given({}, { contact: { chat }, buttons: { labels: { mobileMessage: 'Chat to us' } } })
      const { html } = await page()
      const words = bar(html, 'What to do next')
      expect(words.includes('>Chat to us<')).toBe(opens)
      expect(words.includes('Enquire Now')).toBe(!opens)
      expect(/<button[^>]*popovertarget="chat"/i.test(words)).toBe(opens)
      expect(html.includes('id="chat"')).toBe(opens)
      expect(html).not.toContain('a-token-of-the-service')
      await given()
    },
  )

  it('is a text message or WhatsApp where the site has a number for it, about this vehicle [RT-20] [PL-05]', async () => {
    const written = (html: string) => /aria-label="Location"[\s\S]*?<\/section>/.exec(html)![0]
    await given({}, { contact: { phones: { sms: '0491 570 156', whatsApp: '0491 570 157' } } })
    const about = encodeURIComponent(`About the ${chosen.name}, stock number ${chosen.stocknum}: `)
    const { html } = await page()
    expect(written(html)).toContain(`href="sms:0491570156?body=${about}"`)
    expect(written(html)).toContain(`href="https://wa.me/61491570157?text=${about}"`)
    await given({}, { contact: { phones: { sms: null, whatsApp: null } } })
    expect(written((await page()).html)).not.toMatch(/sms:|wa\.me/)
    await given()
  })

  it('is where it stands, if that is another city than the primary location’s, with the way there [VD-18]', async () => {
    await given()
    const [place] = await db().orm.select().from(location).where(eq(location.id, chosen.locationId!))
    await db()
      .orm.update(location)
      .set({ primary: sql`${location.id} = ${place!.id}` })
      .where(eq(location.dealershipId, place!.dealershipId))
    await app().follower.catchUp()
    expect((await page()).html).not.toContain('Located at')
    const own = eq(address.id, place!.addressId!)
    const [before] = await db().orm.select().from(address).where(own)
    await db().orm.update(address).set({ city: 'Winton' }).where(own)
    await db()
      .orm.update(location)
      .set({ primary: sql`${location.id} <> ${place!.id}` })
      .where(eq(location.dealershipId, place!.dealershipId))
    await app().follower.catchUp()
    const { html } = await page()
    expect(html).toContain('Located at Winton')
    expect(html).toContain('Get Directions')
    await given({}, { banners: { locatedAt: false } })
    expect((await page()).html).not.toContain('Located at')
    await given()
    await db().orm.update(address).set({ city: before!.city }).where(own)
    await app().follower.catchUp()
  })
})
