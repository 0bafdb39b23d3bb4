import { randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { address, event, lead, location, outbox, writeLimit } from '#db/schema.ts'
import { saveConfigLayer } from '#db/sites.ts'
import { formKeys, leadForms } from '#domain/leads/forms/forms.ts'
import { useDemoApp } from '../demo-app.ts'

const { app, db } = useDemoApp()
const [southbank, meridian, volt] = ['southbank.localhost', 'meridian.localhost', 'volt.localhost'] as const

beforeEach(async () => {
  for (const table of [outbox, event, lead, writeLimit]) await db().orm.delete(table)
})

const jane = { name: 'Jane', last_name: 'Citizen', email: 'jane@example.com', phone: '0412 345 678', terms: true }
const send = (form: string, userData: object, host: string = meridian) =>
  app().post(host, '/api/leads', { form, userData, isLastStep: true }, { 'idempotency-key': randomUUID() })
const stored = () => db().orm.select().from(lead).orderBy(lead.id)
const configure = async (site: string, settings: Record<string, unknown>) => {
  await saveConfigLayer(db().orm, { scope: 'site', key: site, settings })
  await app().follower.catchUp()
}

describe('a lead with a postcode', () => {
  it.each([
    ['4810', 'meridian-townsville'],
    ['2300', 'meridian-newcastle'],
    ['6000', 'meridian-osborne-park'],
    ['5000', 'meridian-adelaide'],
    // Post boxes in Sydney; Darwin with its leading zero; an island far from any yard.
    ['1230', 'meridian-parramatta'],
    ['0800', 'meridian-townsville'],
    ['6798', 'meridian-osborne-park'],
  ])('%s goes to the nearest place, %s, without any outside service [DL-03] [DL-04]', async (postcode, slug) => {
    expect((await send('budget', { ...jane, postcode })).status).toBe(201)
    expect(await stored()).toMatchObject([{ postcode, location: slug, routedBy: ['purpose', 'nearest'] }])
  })

  it('goes to a place of which only the postcode is known', async () => {
    const [yard] = await db().orm.select().from(location).where(eq(location.slug, 'meridian-newcastle'))
    await db().orm.update(address).set({ lat: null, long: null }).where(eq(address.id, yard!.addressId!))
    await app().follower.catchUp()
    await send('budget', { ...jane, postcode: '2300' })
    expect(await stored()).toMatchObject([{ location: yard!.slug, routedBy: ['purpose', 'nearest'] }])
    const map = await app().get(meridian, `/map/${yard!.slug}.svg`)
    expect([map.status, await map.text()]).toEqual([200, expect.stringContaining('Meridian Newcastle')])
  })

  it('that nobody lives in and nobody has placed is taken all the same [FM-10]', async () => {
    expect((await send('budget', { ...jane, postcode: '3989' })).status).toBe(201)
    const [taken] = await stored()
    expect(taken).toMatchObject({ postcode: '3989' })
    expect(taken!.routedBy).toContain('same state')
  })
})

describe('a postcode that does not exist', () => {
  const forms = formKeys.filter((key) =>
    leadForms[key].steps.some(({ fields }) => fields.some(({ type }) => type === 'postcode')),
  )

  it.each(forms)('is told in the form %s, by programs and pages alike [FM-10]', async (form) => {
    const answer = await send(form, { ...jane, postcode: '9990' }, southbank)
    expect(answer.status).toBe(400)
    expect((await answer.json()).fields).toContainEqual({
      field: 'postcode',
      message: 'Invalid postcode',
      code: 'invalid',
    })
    const page = await app().fetch(
      new Request(`http://${southbank}/forms/${form}`, {
        method: 'POST',
        headers: { host: southbank, origin: `http://${southbank}` },
        body: new URLSearchParams({ ...jane, terms: 'true', postcode: '9990', client_id: randomUUID() }),
      }),
    )
    expect(page.status).toBe(422)
    expect(await page.text()).toMatch(/>Invalid postcode</)
    expect(await stored()).toEqual([])
  })

  it.each(['budget', 'offer'])(
    'or is none is refused by %s, as are terms not agreed to [FM-10] [FM-14]',
    async (form) => {
      const faults = async (userData: object) => (await (await send(form, userData, southbank)).json()).fields
      for (const postcode of [undefined, '', '400', '40000', 'abcd'])
        expect(await faults({ ...jane, postcode })).toEqual([
          {
            field: 'postcode',
            message: 'Invalid postcode. Please enter a 4-digit number.',
            code: postcode ? 'invalid' : 'required',
          },
        ])
      expect(await faults({ ...jane, postcode: '4000', terms: false })).toMatchObject([
        { field: 'terms', code: 'required' },
      ])
      expect((await send(form, { ...jane, postcode: '4000' }, southbank)).status).toBe(201)
      const html = await (await app().get(southbank, `/forms/${form}`)).text()
      const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input)
      expect(inputs.find((input) => input.includes('name="postcode"'))).toMatch(/required="".*maxLength="4"/)
      expect(inputs.find((input) => input.includes('name="terms"'))).toMatch(/required="".*type="checkbox"/)
    },
  )
})

describe('a site with a maps service', () => {
  const asked: string[] = []
  let answer: (response: ServerResponse) => void
  const perth = { status: 'OK', results: [{ geometry: { location: { lat: -31.95, lng: 115.86 } } }] }
  const server = createServer((request, response) => {
    asked.push(decodeURIComponent(request.url!))
    answer(response)
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/geocode`
    await configure('meridian', { places: { geocoder: { url, apiKey: 'k' } } })
  })
  beforeEach(() => {
    asked.length = 0
    answer = (response) => response.end(JSON.stringify(perth))
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  it('routes by its answers, also of postcodes that we do not know [DL-03] [DL-04]', async () => {
    for (const postcode of ['2000', '9990']) expect((await send('budget', { ...jane, postcode })).status).toBe(201)
    expect((await stored()).map((each) => each.location)).toEqual(['meridian-osborne-park', 'meridian-osborne-park'])
    expect(asked).toEqual([
      '/geocode?components=postal_code:2000|country:AU&key=k',
      '/geocode?components=postal_code:9990|country:AU&key=k',
    ])
  })

  it('that says there is no such postcode has the shopper look again, where we know none either [FM-10]', async () => {
    answer = (response) => response.end(JSON.stringify({ status: 'ZERO_RESULTS', results: [] }))
    const refused = await send('budget', { ...jane, postcode: '9991' })
    expect((await refused.json()).fields).toMatchObject([{ field: 'postcode', message: 'Invalid postcode' }])
    expect((await send('budget', { ...jane, postcode: '3000' })).status).toBe(201)
  })

  it('that never answers loses no lead and holds none up for long [DL-04]', async () => {
    answer = () => undefined
    for (const postcode of ['4810', '4811']) expect((await send('budget', { ...jane, postcode })).status).toBe(201)
    expect((await stored()).map((each) => each.location)).toEqual(['meridian-townsville', 'meridian-townsville'])
    expect(asked).toHaveLength(1)
  })
})

describe('the map of a location', () => {
  const path = '/map/southbank-clearance-rocklea.svg'
  const page = async (host: string, at: string) => (await (await app().get(host, at)).text()).replaceAll('&amp;', '&')

  it('stands on its page with its size and words, loaded when it is near, with a link to a maps service [DL-03] [DL-04]', async () => {
    const html = await page(southbank, '/contact-us/southbank-clearance-rocklea')
    const [image = ''] = /<img[^>]*\/map\/[^>]*>/.exec(html) ?? []
    expect(image).toContain('width="360" height="270"')
    expect(image).toContain('loading="lazy"')
    expect(image).toContain('alt="Map of the area around Southbank Clearance Rocklea, Rocklea QLD"')
    expect(html).toMatch(/<source[^>]*srcSet="\/map\/southbank-clearance-rocklea\.svg\?size=large&v=\w{10}"/i)
    expect(html).toContain(
      'href="https://www.google.com/maps/@?api=1&map_action=map&center=-27.546,153.006&zoom=10&basemap=roadmap"',
    )
    const [, src = ''] = /src="([^"]+)"/.exec(image) ?? []
    expect((await app().get(southbank, src)).headers.get('content-type')).toBe('image/svg+xml')
  })

  it('stands in the location block where that is one of cards with maps', async () => {
    expect(await page(volt, '/')).toMatch(/<img[^>]*\/map\/volt-alexandria\.svg/)
    expect(await page(southbank, '/')).not.toContain('/map/')
  })

  it('is kept by browsers for a week, and compared by its tag', async () => {
    const map = await app().get(southbank, `${path}?size=small&v=1`)
    expect(map.headers.get('cache-control')).toBe('public, max-age=604800')
    expect(map.headers.get('content-security-policy')).toBe("default-src 'none'")
    const again = await app().get(southbank, `${path}?size=small&v=2`, { 'if-none-match': map.headers.get('etag')! })
    expect(again.status).toBe(304)
  })

  it('is its size, and the larger one where it is asked for in no way we know', async () => {
    const width = async (query: string) => / width="(\d+)"/.exec(await page(southbank, `${path}${query}`))?.[1]
    expect([await width('?size=small'), await width('?size=large'), await width('?size=9'), await width('')]).toEqual([
      '360',
      '512',
      '512',
      '512',
    ])
  })

  it.each([
    ['another site’s', volt, path],
    ['a hidden one’s', meridian, '/map/meridian-townsville-holding-yard.svg'],
    ['nobody’s', southbank, '/map/no-such-yard.svg'],
  ])('is not %s', async (_, host, at) => expect((await app().get(host, at)).status).toBe(404))

  it('can be moved once it is near: its own land is told [DL-04]', async () => {
    const ground = await (await app().get(southbank, '/map/southbank-clearance-rocklea.json')).json()
    expect(ground).toMatchObject({ places: [{ lat: -27.546, long: 153.006 }], tiles: null })
    expect(ground.land).toMatch(/^M-?\d/)
  })

  it.each([
    ['another site’s', volt, 'southbank-clearance-rocklea'],
    ['a hidden one’s', meridian, 'meridian-townsville-holding-yard'],
    ['nobody’s', southbank, 'no-such-yard'],
  ])('tells no land of %s [DL-04]', async (_, host, slug) => {
    const answer = await app().get(host, `/map/${slug}.json`)
    expect([answer.status, await answer.json()]).toEqual([404, { code: 'not_found', message: 'There is no such map.' }])
  })

  it('follows the site: its colours, and whose maps it links to [DL-04]', async () => {
    const at = '/contact-us/southbank-clearance-rocklea'
    const version = (html: string) => /\/map\/[^"]*&v=(\w+)/.exec(html)?.[1]
    const before = version(await page(southbank, at))
    const osm = 'https://www.openstreetmap.org/?mlat={lat}&mlon={long}#map=10/{lat}/{long}'
    await configure('southbank', { theme: { colour: { accent: '#123456' } }, places: { mapLink: osm } })
    const after = await page(southbank, at)
    expect(version(after)).not.toBe(before)
    expect(after).toContain('href="https://www.openstreetmap.org/?mlat=-27.546&mlon=153.006#map=10/-27.546/153.006"')
    expect(await page(southbank, path)).toContain('#123456')
    await configure('southbank', { places: { mapLink: null } })
    expect(await page(southbank, at)).not.toContain('Open in maps')
  })
})
