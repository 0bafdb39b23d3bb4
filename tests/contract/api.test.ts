import { asc } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { event } from '../../db/schema.ts'
import { AppError } from '../../domain/app-error.ts'
import { EventSpool } from '../../server/jobs/event-spool.ts'
import { saveConfigLayer } from '../../db/sites.ts'
import { useDemoApp } from '../demo-app.ts'

const { app, db } = useDemoApp()
const host = 'southbank.localhost'

describe('an API error', () => {
  const huge = JSON.stringify({ id: 49, path: `/${'x'.repeat(70_000)}` })
  it.each([
    ['an unknown call', '/api/nothing', {}, {}, 404, 'not_found'],
    ['JSON that is none', '/api/events', '{"id":', {}, 400, 'bad_request'],
    ['a wrong field', '/api/events', { id: 49, path: 'nowhere' }, {}, 400, 'bad_request'],
    ['an empty body', '/api/events', '', {}, 400, 'bad_request'],
    ['another content type', '/api/events', 'id=49', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['a body too large', '/api/events', huge, {}, 413, 'too_large'],
    [
      'another site’s page',
      '/api/events',
      { id: 49, path: '/' },
      { origin: 'http://meridian.localhost' },
      403,
      'forbidden',
    ],
  ])(
    'for %s is JSON with a stable code, a message and the request’s id [ER-06]',
    async (_, path, body, headers, status, code) => {
      const response = await app().post(host, path, body, headers)
      expect(response.status).toBe(status)
      expect(response.headers.get('content-type')).toContain('application/json')
      const answer = await response.json()
      expect(answer).toMatchObject({ code, message: expect.stringMatching(/\w+.*\.$/) })
      expect(answer.request_id).toBe(response.headers.get('x-request-id'))
      expect(Object.keys(answer).filter((key) => !['code', 'message', 'request_id', 'fields'].includes(key))).toEqual(
        [],
      )
    },
  )

  it('for a wrong method is a 405 [ER-06]', async () => {
    const response = await app().get(host, '/api/events')
    expect(response.status).toBe(405)
    expect(await response.json()).toMatchObject({ code: 'method_not_allowed' })
  })

  it('names the fields at fault and what they want [ER-06]', async () => {
    const response = await app().post(host, '/api/events', { id: 49, path: '/?name=jane', name: 'Jane' })
    expect((await response.json()).fields).toEqual([
      { field: 'path', message: expect.stringContaining('without query') },
      { field: 'name', message: expect.any(String) },
    ])
  })

  it('of our own making says nothing of its cause [ER-06]', async () => {
    const add = vi.spyOn(app().deps.events, 'add').mockImplementation(() => {
      throw new TypeError('secret detail at /srv/forecourt/db.ts:1')
    })
    const response = await app().post(host, '/api/events', { id: 49, path: '/' })
    add.mockRestore()
    expect(response.status).toBe(500)
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ code: 'internal' })
    expect(text).not.toMatch(/secret|TypeError|\/srv|\.ts/)
  })
})

describe('how pages felt', () => {
  const counted = async () => (await app().get(host, '/metrics')).text()

  it('is counted by kind of page and template, never by site', async () => {
    const vitals = { page: 'vehicle', lcp: 1_700, inp: 90, ttfb: 130, cls: 0.04 }
    expect((await app().post(host, '/api/vitals', vitals)).status).toBe(202)
    const labels = 'page="vehicle",template="harbour"'
    const text = await counted()
    for (const [metric, seconds] of Object.entries({ lcp: 1.7, inp: 0.09, ttfb: 0.13 }))
      expect(text).toContain(`web_vitals_seconds_sum{metric="${metric}",${labels}} ${seconds}`)
    expect(text).toContain(`web_vitals_layout_shift_sum{${labels}} 0.04`)
    expect(text).not.toMatch(/web_vitals\w+\{[^}]*southbank/)
  })

  it('is refused with anything else in it, and by any method but POST [part of AN-03]', async () => {
    const refused = await app().post(host, '/api/vitals', { page: 'home', path: '/jane@example.com' })
    expect(refused.status).toBe(400)
    expect((await app().get(host, '/api/vitals')).status).toBe(405)
  })

  it('is not counted for a site that measures no visits', async () => {
    const at = 'outback-rv.localhost'
    const settings = { analytics: { vitalsPercent: 0 } }
    await saveConfigLayer(db().orm, { scope: 'site', key: 'outback-rv', settings })
    await app().follower.catchUp()
    expect((await app().post(at, '/api/vitals', { page: 'priceRange', lcp: 10 })).status).toBe(202)
    expect(await counted()).not.toContain('page="priceRange"')
  })
})

describe('the event collector', () => {
  const stored = () => db().orm.select().from(event).orderBy(asc(event.id))

  it('keeps events by site, and a car’s number only where the site shows the car [part of PL-08]', async () => {
    const { sites, events, stock } = app().deps
    const car = [...stock.all()].find(
      ({ dealershipId, status }) =>
        sites.atHost(host)!.site.dealershipIds.includes(dealershipId) && status === 'in_stock',
    )!
    const body = { id: 4, path: `/cars/${car.slug}`, vehicle_id: car.id, car_type: 'used' }
    expect((await app().post(host, '/api/events', body, { origin: `http://${host}` })).status).toBe(202)
    expect((await app().post('coastline-toyota.localhost', '/api/events', body)).status).toBe(202)
    await events.flush()
    expect(await stored()).toMatchObject([
      {
        siteId: sites.atHost(host)!.site.id,
        eventId: 4,
        path: body.path,
        vehicleId: car.id,
        properties: { car_type: 'used' },
      },
      { siteId: sites.atHost('coastline-toyota.localhost')!.site.id, eventId: 4, vehicleId: null },
    ])
  })

  it('keeps none for a site that has switched them off', async () => {
    const before = (await stored()).length
    const layer = { scope: 'site', key: 'coastline-toyota' } as const
    await saveConfigLayer(db().orm, { ...layer, settings: { analytics: { recordEvents: false } } })
    await app().follower.catchUp()
    expect((await app().post('coastline-toyota.localhost', '/api/events', { id: 49, path: '/' })).status).toBe(202)
    await app().deps.events.flush()
    expect(await stored()).toHaveLength(before)
  })

  it('logs a failure to write as a warning and goes on, and writes when it can again [AN-02]', async () => {
    const before = (await stored()).length
    const { events, log } = app().deps
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {})
    const execute = vi.spyOn(db().orm, 'execute').mockRejectedValue(new Error('database is down'))
    expect((await app().post(host, '/api/events', { id: 49, path: '/' })).status).toBe(202)
    await events.flush()
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ bytes: expect.any(Number) }), expect.any(String))
    execute.mockRestore()
    warn.mockRestore()
    await app().post(host, '/api/events', { id: 49, path: '/' })
    await events.flush()
    expect(await stored()).toHaveLength(before + 2)
  })

  it('one that the database refuses takes no other with it, of any site [AN-02]', async () => {
    const { events, sites } = app().deps
    const before = (await stored()).length
    const of = (siteId: number, path: string) => events.add({ siteId, eventId: 49, path })
    const [own, other] = [host, 'meridian.localhost'].map((name) => sites.atHost(name)!.site.id)
    const sent = ['/a', '/b', '/\u0000', '/c', '/\ud800', '/d'].map((path, at) => of(at % 2 ? own! : other!, path))
    await Promise.all([...sent, of(999_999, '/of-a-site-that-is-gone')])
    await events.flush()
    const after = (await stored()).slice(before)
    expect(after.map(({ path }) => path).toSorted()).toEqual(['/a', '/b', '/c', '/d'])
  })

  it('refuses what cannot be kept, and says when to try again', async () => {
    const append = vi
      .spyOn(EventSpool.prototype, 'append')
      .mockRejectedValue(new AppError('unavailable', 'Later.', [], { retryAfterSeconds: 60 }))
    const response = await app().post(host, '/api/events', { id: 49, path: '/' })
    append.mockRestore()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
  })

  it('writes many in few statements', async () => {
    const { events } = app().deps
    const before = (await stored()).length
    for (let n = 0; n < 1_200; n++) await app().post(host, '/api/events', { id: 49, path: `/${n}` })
    await events.flush()
    expect(await stored()).toHaveLength(before + 1_200)
  })
})
