import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countUndelivered } from '#db/outbox.ts'
import { event, lead, location, outbox, vehicle, writeLimit } from '#db/schema.ts'
import { saveConfigLayer } from '#db/sites.ts'
import { isAppError } from '#domain/app-error.ts'
import { uncached } from '#domain/freshness.ts'
import { submitLead } from '#domain/leads/submit-lead.server.ts'
import { requestCtx } from '#server/request-ctx.ts'
import { databases, type TestDatabase } from '../databases.ts'
import { inDepth } from '../deep.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { aVehicle, ids, seedTwoSites } from './db-fixtures.ts'

const jane = { name: 'Jane', email: 'jane@example.com', phone: '0412 345 678', message: 'Is it still there?' }

describe.each(databases())('leads on $name', ({ create }) => {
  let owner: TestDatabase
  let app: TestApp
  beforeAll(async () => {
    owner = await create()
    const { orm } = owner.db
    await seedTwoSites(orm)
    await orm
      .insert(vehicle)
      .values([
        aVehicle(1, { id: 1, locationId: ids.northYard }),
        aVehicle(2, { id: 2, status: 'sold' }),
        aVehicle(3, { id: 3, dealershipId: ids.south, make: 'Kia' }),
      ])
    await orm.insert(location).values(['a', 'b'].map((slug) => ({ dealershipId: ids.south, name: slug, slug })))
    app = await createTestApp(owner.db)
  })
  afterAll(async () => {
    await app?.stop()
    await owner?.drop()
  })
  beforeEach(async () => {
    for (const table of [outbox, event, lead, writeLimit]) await owner.db.orm.delete(table)
  })

  const leads = () => owner.db.orm.select().from(lead).orderBy(lead.id)
  const send = (userData: object, { key = randomUUID() as string, site = 'north', ...rest } = {}) =>
    app.post(`${site}.localhost`, '/api/leads', { userData, isLastStep: true, ...rest }, { 'idempotency-key': key })
  const submit = (address: string, clientId: string, input: object, site = 'north') => {
    const live = app.deps.sites.atHost(`${site}.localhost`)!
    const ctx = requestCtx(app.deps, { live, origin: 'http://x.localhost', requestId: 'r', address }, uncached)
    return submitLead(ctx, { form: 'enquiry', clientId, input: { ...input }, elapsedMs: null, journey: {} })
  }

  /** Sends it again where too many were waiting, as a form would: on a slow machine the last of a thousand are. */
  const submitUntilTaken = async (address: string, id: string): ReturnType<typeof submit> => {
    try {
      return await submit(address, id, { ...jane, message: id })
    } catch (error) {
      if (!isAppError(error) || error.code !== 'unavailable') throw error
      return submitUntilTaken(address, id)
    }
  }

  it('stores the lead, what must follow it and its count before it answers with its id [CA-08] [FM-12]', async () => {
    const key = randomUUID()
    const journey = { page: '/cars/x', entry: '/', campaign: { source: 'google' }, vehicles: [1] }
    const response = await send({ ...jane, car_id: 1, opt_in: true }, { key, journey } as never)
    const answer = await response.json()
    expect([response.status, answer]).toEqual([201, { lead_id: key, reference: expect.stringMatching(/^\w{7}$/) }])
    const [stored] = await leads()
    expect(stored).toMatchObject({
      siteId: ids.northSite,
      clientToken: key,
      reference: answer.reference,
      form: 'enquiry',
      category: 'General Enquiry',
      phone: '+61412345678',
      carId: 1,
      vehicleMake: 'Toyota',
      stockNumber: 'S1',
      vehicleStatus: 'in_stock',
      dealershipSlug: 'north',
      location: 'north-yard',
      dealershipId: ids.north,
      locationId: ids.northYard,
      routedBy: ['vehicle'],
      spamReasons: [],
      journey,
      consents: [
        { what: 'notice', given: true },
        { what: 'opt_in', given: true, text: expect.stringContaining('subscribe'), version: expect.any(String) },
      ],
    })
    expect(await owner.db.orm.select().from(outbox).orderBy(outbox.id)).toMatchObject([
      { kind: 'lead.deliver', siteId: ids.northSite, leadId: stored!.id, payload: { leadId: stored!.id, to: 'email' } },
      { kind: 'lead.receipt', payload: { leadId: stored!.id } },
    ])
    expect(await owner.db.orm.select().from(event)).toMatchObject([
      { eventId: 15, path: '/cars/x', vehicleId: 1, properties: { car_type: 'used' } },
    ])
    expect(await countUndelivered(owner.db.orm)).toMatchObject({ leads: 1 })
  })

  it.each([
    ['sold meanwhile', 2, { carId: 2, vehicleStatus: 'sold', vehicleMake: 'Toyota', routedBy: ['vehicle'] }],
    ['another site’s', 3, { carId: 3, vehicleStatus: 'unknown', vehicleMake: null, dealershipId: ids.north }],
    ['nobody’s', 999, { carId: 999, vehicleStatus: 'unknown', dealershipId: ids.north }],
  ])('keeps a lead about a car that is %s, and notes it', async (_, car_id, expected) => {
    expect((await send({ ...jane, car_id })).status).toBe(201)
    expect(await leads()).toMatchObject([expected])
  })

  it('answers the same again as the first time, and other words under the same id with a conflict [FM-12]', async () => {
    const key = randomUUID()
    const first = await (await send(jane, { key })).json()
    const again = await send({ ...jane, phone: '+61 412 345 678' }, { key: key.toUpperCase() })
    expect([again.status, await again.json()]).toEqual([200, first])
    const other = await send({ ...jane, message: 'Something else' }, { key })
    expect([other.status, await other.json()]).toMatchObject([409, { code: 'conflict', error: expect.any(String) }])
    expect(await leads()).toHaveLength(1)
    expect(await owner.db.orm.select().from(outbox)).toHaveLength(2)
  })

  it('of many at once, from many addresses, each is stored once [FM-12]', async () => {
    const [all, doubled] = [inDepth(200, 1_000), inDepth(20, 100)]
    const own = Array.from({ length: all - doubled }, () => randomUUID())
    const sent = [...own, ...own.slice(0, doubled)]
    const answers = await Promise.all(sent.map((id, at) => submitUntilTaken(`10.0.0.${at}`, id)))
    const stored = await leads()
    expect(stored).toHaveLength(all - doubled)
    expect(new Set(stored.map(({ reference }) => reference)).size).toBe(stored.length)
    const references = new Map(stored.map(({ clientToken, reference }) => [clientToken, reference]))
    expect(answers.filter(({ leadId, reference }) => references.get(leadId) !== reference)).toEqual([])
    expect(await owner.db.orm.select().from(outbox)).toHaveLength(stored.length * 2)
    expect(await owner.db.orm.select().from(event)).toHaveLength(stored.length)
  })

  it('beyond an address’s limit stores nothing and says when to try again; what is stored is answered all the same [FM-13]', async () => {
    const first = randomUUID()
    for (let at = 0; at < 20; at++) await submit('10.0.0.1', at === 0 ? first : randomUUID(), jane)
    const refused = await submit('10.0.0.1', randomUUID(), jane).catch((error: unknown) => error)
    expect(isAppError(refused) && [refused.code, refused.retryAfterSeconds! > 0]).toEqual(['too_many_requests', true])
    expect(await submit('10.0.0.1', first, jane)).toMatchObject({ leadId: first, isRepeat: true })
    expect(await leads()).toHaveLength(20)
    expect(await owner.db.orm.select().from(event)).toHaveLength(20)
    await submit('10.0.0.2', randomUUID(), jane)
    await submit('10.0.0.1', randomUUID(), jane, 'south')
    expect(await leads()).toHaveLength(22)
  })

  it('of more at once than an address may send, exactly that many are stored, and only those are counted [FM-13]', async () => {
    const key = randomUUID()
    const sent = Array.from({ length: 30 }, () => submit('10.0.0.1', randomUUID(), jane).catch(() => null))
    const taken = (await Promise.all(sent)).filter((answer) => answer !== null)
    expect(taken).toHaveLength(20)
    await submit('10.0.0.2', key, jane)
    expect(await submit('10.0.0.2', key, jane)).toMatchObject({ isRepeat: true })
    const counts = await owner.db.orm.select().from(writeLimit).orderBy(writeLimit.key)
    expect(counts.map(({ key: counted, count }) => [counted.split(':')[1] + counted.split(':')[2]!, count])).toEqual([
      ['lead-at-site', 21],
      ['lead-by-address10.0.0.1', 20],
      ['lead-by-address10.0.0.2', 1],
    ])
    expect(await owner.db.orm.select().from(outbox)).toHaveLength(42)
  })

  it('beyond the limit is a 429 with Retry-After [FM-13]', async () => {
    await owner.db.orm
      .insert(writeLimit)
      .values({ key: `site ${ids.northSite}:lead-at-site:`, count: 3_000, resetAt: new Date(Date.now() + 600_000) })
    const response = await send(jane)
    expect([response.status, Number(response.headers.get('retry-after')) > 500]).toEqual([429, true])
    expect(await response.json()).toMatchObject({
      code: 'too_many_requests',
      error: expect.stringContaining('minutes'),
    })
    expect(await leads()).toEqual([])
  })

  it('keeps what looks like spam, marked, and writes to no stranger for it [FM-13]', async () => {
    const message = 'We rank your website first, guaranteed, reply to us today'
    expect((await send({ ...jane, message, company_website: 'x' }, { elapsedMs: 10 } as never)).status).toBe(201)
    expect((await leads())[0]!.spamReasons).toEqual(['honeypot', 'too fast'])
    expect((await owner.db.orm.select().from(outbox)).map(({ kind }) => kind)).toEqual(['lead.deliver'])
    for (let at = 0; at < 5; at++) await submit(`10.0.0.${at}`, randomUUID(), { ...jane, message })
    const marks = (await leads()).map(({ spamReasons }) => spamReasons.includes('repeated'))
    expect(marks).toEqual([false, false, false, false, false, true])
  })

  it('two sites never mix: one id at both is two leads [part of PL-08]', async () => {
    const key = randomUUID()
    const [north, south] = [
      await send(jane, { key }),
      await send({ ...jane, message: 'Other' }, { key, site: 'south' }),
    ]
    expect([north.status, south.status]).toEqual([201, 201])
    expect((await leads()).map(({ siteId, dealershipSlug }) => [siteId, dealershipSlug])).toEqual([
      [ids.northSite, 'north'],
      [ids.southSite, 'south'],
    ])
    expect((await owner.db.orm.select().from(outbox)).map(({ siteId }) => siteId).toSorted()).toEqual([
      ids.northSite,
      ids.northSite,
      ids.southSite,
      ids.southSite,
    ])
  })

  it('hostile text is stored as text, without what hides or turns it around', async () => {
    const message = `'); drop table lead; -- ]]><x/> \u202eexe\u0000 \ud800 {{7*7}}`
    expect((await send({ ...jane, name: '<script>J', message })).status).toBe(201)
    expect(await leads()).toMatchObject([
      { name: '<script>J', message: `'); drop table lead; -- ]]><x/> exe \ufffd {{7*7}}` },
    ])
  })

  it('a step that is not the last is looked at alone, and stores nothing [FM-01] [CA-08]', async () => {
    const step = (userData: object, rest: object) =>
      send(userData, { form: 'service-booking', isLastStep: false, ...rest } as never)
    const car = { Rego: 'abc', 'Vehicle Make': 'Kia', 'Vehicle Model': 'Rio' }
    expect(await (await step(car, { step: 'vehicle' })).json()).toEqual({ next_step: 'service' })
    const faulty = await step({}, {})
    expect([faulty.status, (await faulty.json()).fields.length]).toEqual([400, 3])
    expect((await step(car, { step: 'details' })).status).toBe(400)
    expect(await leads()).toEqual([])
  })

  it.each([
    [
      'faults',
      { ...jane, email: 'x' },
      {},
      400,
      { code: 'bad_request', fields: [{ field: 'email', code: 'invalid' }] },
    ],
    [
      'a megabyte',
      { ...jane, message: 'x'.repeat(1e6) },
      {},
      400,
      { fields: [{ field: 'message', code: 'too_long' }] },
    ],
    ['far too much', { ...jane, message: 'x'.repeat(3e6) }, {}, 413, { code: 'too_large' }],
    ['a bad id', jane, { key: 'x' }, 400, { fields: [{ field: 'client_id' }] }],
    ['an unknown form', jane, { form: 'x' }, 400, { fields: [{ field: 'form' }] }],
  ])(
    '%s are refused with a code, a message, the fields and the request’s id, and nothing is stored [ER-06]',
    async (_, data, rest, status, body) => {
      const response = await send(data, rest as never)
      const answer = await response.json()
      expect(response.status).toBe(status)
      expect(answer).toMatchObject({
        ...body,
        message: expect.any(String),
        request_id: response.headers.get('x-request-id'),
      })
      expect(await leads()).toEqual([])
    },
  )

  it('comes from the site itself, by POST, with an id', async () => {
    const post = (headers: Record<string, string>) =>
      app.post('north.localhost', '/api/leads', { userData: jane }, headers)
    expect((await post({ origin: 'http://evil.example', 'idempotency-key': randomUUID() })).status).toBe(403)
    expect(await (await post({})).json()).toMatchObject({ fields: [{ field: 'Idempotency-Key', code: 'required' }] })
    expect((await app.get('north.localhost', '/api/leads')).status).toBe(405)
    expect(await leads()).toEqual([])
  })

  it('is counted for operators by category and outcome, never by site', async () => {
    await send({ ...jane, category: 'Parts Enquiry' })
    const text = await (await app.get('north.localhost', '/metrics')).text()
    expect(text).toContain('leads_total{category="Parts Enquiry",outcome="stored"} 1')
    expect(text).toMatch(/^leads_undelivered 1$/m)
    expect(text).toMatch(/^leads_oldest_undelivered_seconds \d/m)
    expect(text).not.toMatch(/leads\w+\{[^}]*north/)
  })

  it('follows the site’s configuration: its webhook, its default location, no receipt, no events', async () => {
    const settings = {
      leads: { webhookUrl: 'https://crm.example/leads', receipts: false, defaultLocation: 'b' },
      analytics: { recordEvents: false },
    }
    await saveConfigLayer(owner.db.orm, { scope: 'site', key: 'south', settings })
    await app.follower.catchUp()
    await send(jane, { site: 'south' })
    const work = await owner.db.orm.select().from(outbox).where(eq(outbox.siteId, ids.southSite)).orderBy(outbox.id)
    expect(work.map(({ kind, payload }) => [kind, payload.to])).toEqual([
      ['lead.deliver', 'email'],
      ['lead.deliver', 'webhook'],
    ])
    expect(await leads()).toMatchObject([{ location: 'b', routedBy: ['default'] }])
    expect(await owner.db.orm.select().from(event)).toEqual([])
  })
})
