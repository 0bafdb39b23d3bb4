import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { configLayer, lead, vehicle } from '#db/schema.ts'
import { saveConfigLayer } from '#db/sites.ts'
import { useDemoApp } from '../demo-app.ts'

const { app, db } = useDemoApp({ now: () => new Date('2026-06-10T02:00:00Z') })
const [southbank, meridian, volt] = ['southbank.localhost', 'meridian.localhost', 'volt.localhost'] as const

const page = async (path: string, host: string = southbank, headers: Record<string, string> = {}) => {
  const response = await app().get(host, path, headers)
  return {
    response,
    html: (await response.text()).replaceAll('<!-- -->', '').replaceAll(/<script\b[\s\S]*?<\/script>/g, ''),
  }
}
const aCar = async (host: string = southbank) => {
  const dealerships = [...app().deps.sites.atHost(host)!.site.dealershipIds]
  const isShown = and(
    inArray(vehicle.dealershipId, dealerships),
    eq(vehicle.status, 'in_stock'),
    isNotNull(vehicle.vin),
  )
  const [car] = await db().orm.select().from(vehicle).where(isShown).orderBy(vehicle.id).limit(1)
  return car!
}

/** Lays settings over a site's own until the test is over. */
const changed = new Map<string, Record<string, unknown>>()
const configure = async (slug: string, changes: Record<string, object>) => {
  const [layer] = await db().orm.select().from(configLayer).where(eq(configLayer.key, slug))
  const settings = layer!.settings as Record<string, object>
  if (!changed.has(slug)) changed.set(slug, settings)
  const laid = Object.entries(changes).map(([name, value]) => [name, { ...settings[name], ...value }])
  await saveConfigLayer(db().orm, { scope: 'site', key: slug, settings: { ...settings, ...Object.fromEntries(laid) } })
  await app().follower.catchUp()
}
afterEach(async () => {
  for (const [key, settings] of changed) await saveConfigLayer(db().orm, { scope: 'site', key, settings })
  changed.clear()
  await app().follower.catchUp()
})

describe('/finance', () => {
  it.each([southbank, meridian, volt])(
    'of %s says how it works, asks, offers to apply and answers questions [RT-09]',
    async (host) => {
      const { response, html } = await page('/finance', host)
      expect(response.status).toBe(200)
      for (const words of [
        'How it works',
        'The lender decides',
        'id="finance-form"',
        'action="/forms/finance-enquiry"',
        'Start my application',
        'What is a comparison rate?',
      ])
        expect(html).toContain(words)
      expect(html.match(/<h1/g)).toHaveLength(1)
    },
  )

  it('names the site’s lenders and its credit licence, where they are known [RT-09]', async () => {
    expect((await page('/finance')).html).toContain(
      'Credit Representative 000456 of River City Finance, Australian Credit Licence 000123.',
    )
    expect((await page('/finance')).html).toContain('>River City Finance<')
    expect((await page('/finance', volt)).html).not.toContain('Who lends')
  })

  it('is arranged by configuration like any page, and may be elsewhere [RT-09]', async () => {
    const car = await aCar()
    const loans = { path: '/loans', title: 'Loans', sections: [{ type: 'form', form: 'finance-enquiry' }] }
    await configure('southbank', { finance: { link: '/loans#finance-form' }, pages: { own: [loans] } })
    expect((await page(`/loans?car_id=${car.id}`)).html).toContain(`name="car_id" value="${car.id}"`)
    expect((await page(`/cars/${car.slug}`)).html).toMatch(/href="\/loans\?[^"]*#finance-form"/)
  })
})

it.each(['/finance-enquiry', '/apply-for-finance', '/finance-and-insurance'])('%s answers [RT-09]', async (path) => {
  for (const host of [southbank, volt]) expect((await page(path, host)).response.status).toBe(200)
})

describe('what links bring', () => {
  it('a vehicle’s finance link carries car_id, car_type, vin, preferredDealership and vehiclePriceBudget [RT-09]', async () => {
    const car = await aCar()
    const { html } = await page(`/cars/${car.slug}`)
    const href = /href="(\/finance\?[^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&')
    const query = Object.fromEntries(new URL(href, 'http://x').searchParams)
    expect(query).toMatchObject({ car_id: String(car.id), car_type: car.carType, vin: car.vin })
    expect(query['preferredDealership']).toMatch(/./)
    expect(Number(query['vehiclePriceBudget'])).toBe(Math.round(car.priceCents! / 100))
    const finance = await page(href)
    expect(finance.html).toContain(`name="car_id" value="${car.id}"`)
    expect(finance.html).toContain(`name="vin" value="${car.vin}"`)
    expect(finance.html).toContain(`name="budget"`)
  })

  it.each([
    ['a dealership’s slug', (slug: string) => slug],
    ['its name', (_: string, name: string) => name.toUpperCase()],
    ['its yard’s name', (_: string, __: string, yard: string) => yard],
  ])('preferredDealership by %s chooses it [RT-09]', async (_, said) => {
    const live = app().deps.sites.atHost(meridian)!
    const [dealership] = await db().orm.query.dealership.findMany({
      where: (t, { inArray: isIn }) => isIn(t.id, [...live.site.dealershipIds]),
      limit: 1,
    })
    const yard = await db().orm.query.location.findFirst({
      where: (t, { and: both, eq: is }) => both(is(t.dealershipId, dealership!.id), is(t.visible, true)),
    })
    const wanted = said(dealership!.slug, dealership!.name, yard!.name)
    const { html } = await page(`/finance?preferredDealership=${encodeURIComponent(wanted)}`, meridian)
    expect(html).toMatch(new RegExp(`<option value="${dealership!.slug}" selected`))
  })

  it('car_type and vin reach the lead; a hostile one does no harm [RT-09]', async () => {
    const send = async (sent: Record<string, string>) => {
      const form = { client_id: crypto.randomUUID(), name: 'Jane', phone: '0412 345 678', ...sent }
      const headers = {
        host: southbank,
        origin: `http://${southbank}`,
        'content-type': 'application/x-www-form-urlencoded',
      }
      const body = new URLSearchParams(form).toString()
      return app().fetch(new Request(`http://${southbank}/forms/finance-enquiry`, { method: 'POST', headers, body }))
    }
    expect((await send({ car_type: 'used', vin: 'JTE123' })).status).toBe(303)
    expect(await db().orm.select().from(lead)).toMatchObject([{ carType: 'used', extra: { vin: 'JTE123' } }])
    const { html } = await page(
      '/finance?vin=%22%3E%3Cscript%3E&car_type=%3Cb%3E&vehiclePriceBudget=-1&car_id=1e9&preferredDealership=%00',
    )
    expect(html).not.toContain('"><script>')
  })

  it('an application begins with the vehicle, the price and the dealership [RT-09]', async () => {
    const car = await aCar(meridian)
    const { html } = await page(`/apply-for-finance?car_id=${car.id}&vehiclePriceBudget=31990`, meridian)
    expect(html).toContain(`name="car_id" value="${car.id}"`)
    const headers = {
      host: meridian,
      origin: `http://${meridian}`,
      'content-type': 'application/x-www-form-urlencoded',
    }
    const begin = (sent: Record<string, string>) =>
      app().fetch(
        new Request(`http://${meridian}/begin-finance-application`, {
          method: 'POST',
          headers,
          body: new URLSearchParams(sent).toString(),
        }),
      )
    const begun = await begin({ car_id: String(car.id), vehiclePriceBudget: '31990', evil: 'x' })
    const first = await page(begun.headers.get('location')!, meridian)
    expect(first.html).toContain(`name="car_id" value="${car.id}"`)
    expect(first.html).toMatch(/name="budget"[^>]*value="31990"/)
    expect(first.html).not.toContain('<select name="dealership_slug"')
    // Without a vehicle a group asks who should answer.
    const other = await page((await begin({})).headers.get('location')!, meridian)
    expect(other.html).toContain('<select name="dealership_slug"')
  })
})

describe.each([
  ['/personalised/finance', 'personalisedFinance'],
  ['/credit-check', 'creditFinance'],
])('%s', (path, name) => {
  it('exists where its switch is on, at that site alone [RT-09] [part of WL-06]', async () => {
    const car = await aCar()
    const asked = `${path}?car_id=${car.id}`
    expect((await page(asked)).response.status).toBe(404)
    await configure('southbank', { features: { [name]: true } })
    const { response, html } = await page(asked)
    expect([response.status, html.includes(`name="car_id" value="${car.id}"`)]).toEqual([200, true])
    expect((await page(path, volt)).response.status).toBe(404)
    expect((await page(`${path}/`)).response.status).not.toBe(500)
  })

  it('where it is gated, a signed-out visitor goes to sign-in with type, redirect and back [part of WL-06]', async () => {
    await configure('southbank', { features: { [name]: true, signIn: true, gatedPages: [name] } })
    const { response } = await page(`${path}?car_id=7`, southbank, { referer: `http://${southbank}/cars/a?b=c` })
    const { pathname, searchParams } = new URL(response.headers.get('location')!, 'http://x')
    expect([response.status, pathname, Object.fromEntries(searchParams)]).toEqual([
      302,
      '/sign-in',
      { type: 'finance', redirect: `${path}?car_id=7`, back: '/cars/a' },
    ])
    // Nobody gets another's way: neither is kept.
    const other = await page(`${path}?car_id=8`)
    expect(other.response.headers.get('location')).toContain('car_id%3D8')
    await configure('southbank', { features: { [name]: true, signIn: false, gatedPages: [name] } })
    expect((await page(path)).response.status).toBe(404)
  })
})
