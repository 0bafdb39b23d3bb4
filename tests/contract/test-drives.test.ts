import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lead, location, openingHours, outbox, siteDealership, vehicle } from '#db/schema.ts'
import { saveConfigLayer } from '#db/sites.ts'
import { databasesInTurn, type TestDatabase } from '../databases.ts'
import { inDepth } from '../deep.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { drives, forgetDrives, noon, seedYard, shopperOn } from './drive-fixtures.ts'
import { ids } from './db-fixtures.ts'

const [host, saturday] = ['north.localhost', '2026-06-13'] as const

describe.each(databasesInTurn('postgres 18'))('test drives on $name', ({ create }) => {
  let owner: TestDatabase
  let app: TestApp
  let now = noon
  beforeAll(async () => {
    owner = await create()
    await seedYard(owner.db.orm)
    app = await createTestApp(owner.db, { now: () => now })
  })
  afterAll(async () => {
    await app?.stop()
    await owner?.drop()
  })
  beforeEach(async () => {
    now = noon
    await configure({})
    await forgetDrives(owner.db.orm)
  })

  const orm = () => owner.db.orm
  const configure = async (testDrives: object) => {
    await saveConfigLayer(orm(), { scope: 'site', key: 'north', settings: { testDrives } })
    await app.follower.catchUp()
  }
  const { book, linkOf, change } = shopperOn(() => app)
  const slots = async (query: string, at: string = host) => {
    const response = await app.get(at, `/api/test-drive/slots?${query}`)
    return { response, body: await response.json() }
  }
  const free = async (query = '') => {
    const { body } = await slots(`location=north-yard&date=${saturday}${query}`)
    return body.days.flatMap((day: { slots: { label: string }[] }) => day.slots.map(({ label }) => label))
  }
  const leads = () => orm().select().from(lead).orderBy(lead.id)

  describe('GET /api/test-drive/slots', () => {
    it('answers the times a location has free, and nobody keeps it [FM-11] [CA-05]', async () => {
      const { response, body } = await slots(`location=north-yard&date=${saturday}`)
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(body).toEqual({
        location: { slug: 'north-yard', name: 'North yard' },
        time_zone: 'Australia/Brisbane',
        books_online: true,
        days: [
          {
            date: saturday,
            label: 'Saturday 13 June',
            full: false,
            slots: ['8:00', '8:30', '9:00', '9:30'].map((time) => ({
              slot: `${saturday}T0${time}`,
              label: `${time} am`,
              at: `${saturday}T0${time}:00+10:00`,
            })),
          },
        ],
      })
      // A flood of it is told to wait.
      expect(response.headers.get('ratelimit')).toMatch(/./)
      // From tomorrow: today's are over at noon.
      expect((await slots('location=north-yard')).body.days).toHaveLength(14)
    })

    it.each([
      ['', 400, 'location'],
      ['location=', 400, 'location'],
      ['location=north-yard&date=2026-02-30', 400, 'date'],
      ['location=north-yard&date=tomorrow', 400, 'date'],
      ['location=north-yard&vehicle=x', 400, 'vehicle'],
      ['location=north-yard&location=x', 400, 'location'],
      ['location=north-yard&more=1', 400, 'more'],
      ['location=nowhere', 404, undefined],
    ])('%s is a %i', async (query, status, field) => {
      const { response, body } = await slots(query)
      expect([response.status, body.fields?.[0]?.field]).toEqual([status, field])
    })

    it('tells nothing of another site’s location, and takes GET alone', async () => {
      expect((await slots('location=north-yard', 'south.localhost')).response.status).toBe(404)
      expect((await app.post(host, '/api/test-drive/slots', {})).status).toBe(405)
    })

    it('follows the configuration [FM-11]', async () => {
      await configure({ slotMinutes: 60, daysAhead: 2 })
      expect(await free()).toEqual([])
      expect((await slots('location=north-yard')).body.days.map(({ slots: of }: { slots: [] }) => of.length)).toEqual([
        2, 2,
      ])
      await configure({ bookOnline: false })
      expect((await slots('location=north-yard')).body).toMatchObject({ books_online: false, days: [] })
    })
  })

  it('stores the booking with its lead and a reminder, and the time is gone [FM-11] [CA-05]', async () => {
    const response = await book(`${saturday}T08:30`, { car_id: 1 })
    expect(response.status).toBe(201)
    const [stored] = await leads()
    expect(await drives(orm())).toMatchObject([
      {
        siteId: ids.northSite,
        leadId: stored!.id,
        locationId: ids.northYard,
        vehicleId: 1,
        startsAt: new Date('2026-06-12T22:30:00Z'),
        endsAt: new Date('2026-06-12T23:00:00Z'),
        timeZone: 'Australia/Brisbane',
        place: 1,
        status: 'booked',
        version: 0,
      },
    ])
    const work = await orm().select().from(outbox).orderBy(outbox.id)
    expect(work.find(({ kind }) => kind === 'test-drive.remind')).toMatchObject({
      payload: { leadId: stored!.id, version: 0 },
      dueAt: new Date('2026-06-11T23:00:00Z'),
    })
    expect(await free('&vehicle=1')).toEqual(['8:00 am', '9:00 am', '9:30 am'])
    expect(await free('&vehicle=2')).toHaveLength(4)
    await book(`${saturday}T08:30`, { car_id: 2 })
    expect(await free()).toEqual(['8:00 am', '9:00 am', '9:30 am'])
  })

  it('the same sent again is the same booking, also when its time is taken or over [FM-11]', async () => {
    await configure({ perSlot: 1 })
    const key = randomUUID()
    const first = await (await book(`${saturday}T08:30`, {}, { key })).json()
    for (const at of [noon, new Date('2026-06-20T00:00:00Z')]) {
      now = at
      const again = await book(`${saturday}T08:30`, {}, { key })
      expect([again.status, await again.json()]).toEqual([200, first])
    }
    expect([await drives(orm()), await leads()].map((rows) => rows.length)).toEqual([1, 1])
  })

  it.each([
    ['different cars', 2, (at: number) => ({ car_id: at % 2 === 0 ? 1 : 2 })],
    ['no car in particular', 2, () => ({})],
    ['one car', 1, () => ({ car_id: 1 })],
  ])(
    'of many at once for %s as many are booked as there is room for; the others are no leads [FM-11]',
    async (_, room, about) => {
      const many = Array.from({ length: inDepth(12, 18) }, (__, at) => at)
      const answers = await Promise.all(
        many.map((at) => book(`${saturday}T09:00`, { ...about(at), message: `I am ${at}` })),
      )
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(room)
      const refused = answers.filter(({ status }) => status === 409)
      expect(refused).toHaveLength(many.length - room)
      const [stored, booked] = [await leads(), await drives(orm())]
      expect(booked.map(({ leadId }) => leadId).toSorted()).toEqual(stored.map(({ id }) => id).toSorted())
      expect(booked.map(({ place }) => place).toSorted()).toEqual([1, 2].slice(0, room))
      expect(await refused[0]!.json()).toMatchObject({
        code: 'conflict',
        error: expect.stringContaining('Free next: Saturday 13 June, 9:30 am'),
        fields: [{ field: 'slot', code: 'taken' }],
        days: [{ date: saturday, slots: [{ slot: `${saturday}T09:30` }] }, { date: '2026-06-14' }, {}, {}],
      })
    },
  )

  it('a location that two sites show has its places once [FM-11]', async () => {
    await orm().insert(siteDealership).values({ siteId: ids.southSite, dealershipId: ids.north })
    await app.follower.catchUp()
    const answers = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((at) =>
        book(`${saturday}T09:00`, { location: 'north-yard' }, { site: at % 2 === 0 ? 'north' : 'south' }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(await drives(orm())).toHaveLength(2)
    expect(await free()).not.toContain('9:00 am')
    await orm().delete(siteDealership).where(eq(siteDealership.dealershipId, ids.north))
    await orm().insert(siteDealership).values({ siteId: ids.northSite, dealershipId: ids.north })
    await app.follower.catchUp()
  })

  it.each([
    ['off the grid', `${saturday}T08:45`],
    ['outside the hours', `${saturday}T10:00`],
    ['over', '2026-06-10T08:00'],
    ['too far ahead', '2026-07-13T08:00'],
  ])('a time that is %s is refused like one that is taken', async (_, slot) => {
    expect((await book(slot)).status).toBe(409)
    expect(await leads()).toEqual([])
  })

  it('without a time in the calendar it is a lead all the same: words, or a place without hours [FM-11]', async () => {
    expect((await book(null, { wished_time: 'Saturday morning' })).status).toBe(201)
    const hours = await orm().delete(openingHours).returning()
    await orm().update(location).set({ phone: '07 5550 0000' })
    await app.follower.catchUp()
    expect((await book(`${saturday}T20:15`)).status).toBe(201)
    expect(await drives(orm())).toEqual([])
    expect((await leads()).map(({ extra }) => extra)).toEqual([
      { wished_time: 'Saturday morning' },
      { slot: `${saturday}T20:15` },
    ])
    await orm().insert(openingHours).values(hours)
    await orm().update(location).set({ phone: null })
    await app.follower.catchUp()
  })

  it('a car that is sold already is not booked: the time is, and the lead says so', async () => {
    await orm().update(vehicle).set({ status: 'sold' }).where(eq(vehicle.id, 2))
    await app.follower.catchUp()
    expect((await book(`${saturday}T08:00`, { car_id: 2 })).status).toBe(201)
    expect(await drives(orm())).toMatchObject([{ vehicleId: null }])
    expect(await leads()).toMatchObject([{ carId: 2, vehicleStatus: 'sold' }])
    await orm().update(vehicle).set({ status: 'in_stock' }).where(eq(vehicle.id, 2))
    await app.follower.catchUp()
  })

  describe('the page of a booking', () => {
    const page = async (link: string, at: string = host) => {
      const response = await app.get(at, link)
      return {
        response,
        html: (await response.text()).replaceAll('<!-- -->', '').replaceAll(/<script\b[\s\S]*?<\/script>/g, ''),
      }
    }

    it('says when and where, is nobody else’s, is not indexed, and looking changes nothing [FM-11]', async () => {
      const link = await linkOf(`${saturday}T08:30`, { car_id: 1 })
      const before = await drives(orm())
      const { response, html } = await page(link)
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      expect(html).toContain('Saturday 13 June at 8:30 am AEST')
      expect(html).toContain('2021 Toyota HiLux')
      expect(html).toContain('name="robots" content="noindex"')
      expect(html).toContain(`value="${saturday}T09:00"`)
      expect(html).not.toContain(`value="${saturday}T08:30"`)
      for (const name of ['Jane', '0412', 'shopper.example']) expect(html).not.toContain(name)
      for (const path of [`${link}?what=cancel&version=0`, `${link}/calendar.ics`]) await app.get(host, path)
      expect(await drives(orm())).toEqual(before)
    })

    it('opens by its own link alone, at its own site', async () => {
      const link = await linkOf(`${saturday}T08:30`)
      const other = `${link.slice(0, -3)}${link.endsWith('AAA') ? 'BBB' : 'AAA'}`
      for (const [path, at] of [
        [link, 'south.localhost'],
        [other, host],
        ['/test-drive/x', host],
      ] as const) {
        expect((await page(path, at)).response.status).toBe(404)
        expect((await page(`${path}/calendar.ics`, at)).response.status).toBe(404)
        expect((await change(path, { what: 'cancel', version: '0' }, at)).status).toBe(404)
      }
      expect(await drives(orm())).toMatchObject([{ status: 'booked' }])
    })

    it('moves it: the old time is free, the lead stays, and sent twice it is moved once [FM-11]', async () => {
      await configure({ perSlot: 1 })
      const link = await linkOf(`${saturday}T08:30`)
      const sent = { what: 'move', version: '0', slot: `${saturday}T09:30` }
      const answer = await change(link, sent)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `${link}?changed`])
      expect((await change(link, sent)).status).toBe(303)
      expect(await drives(orm())).toMatchObject([
        { status: 'moved', version: 0 },
        { status: 'booked', version: 1, startsAt: new Date('2026-06-12T23:30:00Z') },
      ])
      expect(await free()).toEqual(['8:00 am', '8:30 am', '9:00 am'])
      expect(await leads()).toHaveLength(1)
      expect((await page(`${link}?changed`)).html).toContain('It has a new time.')
    })

    it('of two moves at once one counts, and the other is told [FM-11]', async () => {
      const link = await linkOf(`${saturday}T08:30`)
      const to = (time: string) => change(link, { what: 'move', version: '0', slot: `${saturday}T${time}` })
      const answers = await Promise.all([to('09:00'), to('09:30')])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
      const told = answers.find(({ status }) => status === 409)!
      expect(await told.text()).toContain('was changed meanwhile')
      expect((await drives(orm())).map(({ status }) => status)).toEqual(['moved', 'booked'])
    })

    it('of many who move to one time as many do as there is room for; the others keep theirs [FM-11]', async () => {
      const own = ['08:00', '08:30', '09:00', '08:00', '08:30', '09:00']
      const links: string[] = []
      for (const time of own) links.push(await linkOf(`${saturday}T${time}`))
      const answers = await Promise.all(
        links.map((link) => change(link, { what: 'move', version: '0', slot: `${saturday}T09:30` })),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 303, 409, 409, 409, 409])
      const rows = await drives(orm())
      expect(rows.filter(({ status, version }) => status === 'booked' && version === 0)).toHaveLength(4)
      expect(rows.filter(({ status, version }) => status === 'booked' && version === 1)).toHaveLength(2)
    })

    it('two who want each other’s time keep their own, and neither waits for the other for ever', async () => {
      await configure({ perSlot: 1 })
      const [one, two] = [await linkOf(`${saturday}T08:00`), await linkOf(`${saturday}T08:30`)]
      const answers = await Promise.all([
        change(one, { what: 'move', version: '0', slot: `${saturday}T08:30` }),
        change(two, { what: 'move', version: '0', slot: `${saturday}T08:00` }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([409, 409])
      expect((await drives(orm())).map(({ status }) => status)).toEqual(['booked', 'booked'])
    })

    it('moved and cancelled at once, one counts', async () => {
      const link = await linkOf(`${saturday}T08:30`)
      const answers = await Promise.all([
        change(link, { what: 'move', version: '0', slot: `${saturday}T09:00` }),
        change(link, { what: 'cancel', version: '0' }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
      expect((await drives(orm())).at(-1)).toMatchObject({ version: 1 })
    })

    it('whoever moves to a time that has gone is told the next, and keeps their own [FM-11]', async () => {
      await configure({ perSlot: 1 })
      const link = await linkOf(`${saturday}T08:30`)
      await book(`${saturday}T09:00`)
      const answer = await change(link, { what: 'move', version: '0', slot: `${saturday}T09:00` })
      expect([answer.status, await answer.text()]).toEqual([
        409,
        expect.stringContaining('That time has just gone. Free next: Saturday 13 June, 9:30 am'),
      ])
      expect((await drives(orm()))[0]).toMatchObject({ status: 'booked', version: 0 })
    })

    it('cancels it, once, and the time is free [FM-11]', async () => {
      await configure({ perSlot: 1 })
      const link = await linkOf(`${saturday}T08:30`)
      const cancel = () => change(link, { what: 'cancel', version: '0' })
      expect([(await cancel()).status, (await cancel()).status]).toEqual([303, 303])
      expect(await drives(orm())).toMatchObject([{ status: 'cancelled', version: 1 }])
      expect(await free()).toHaveLength(4)
      const { html } = await page(link)
      expect(html).toContain('Your test drive is cancelled')
      expect(html).not.toContain('method="post"')
      expect((await change(link, { what: 'move', version: '1', slot: `${saturday}T09:00` })).status).toBe(409)
    })

    it('of a drive that is over says so, and changes nothing more', async () => {
      const link = await linkOf(`${saturday}T08:30`)
      now = new Date('2026-06-13T00:00:00Z')
      const { html } = await page(link)
      expect(html).toContain('Your test drive is over')
      expect(html).not.toContain('method="post"')
      expect((await change(link, { what: 'cancel', version: '0' })).status).toBe(409)
      expect(await drives(orm())).toMatchObject([{ status: 'booked' }])
    })

    it.each([
      ['no time', { what: 'move', version: '0' }, 422],
      ['nothing', {}, 400],
      ['something else', { what: 'sell', version: '0' }, 400],
    ])('asked for %s it changes nothing', async (_, sent, status) => {
      const link = await linkOf(`${saturday}T08:30`)
      expect((await change(link, sent as Record<string, string>)).status).toBe(status)
      expect(await drives(orm())).toMatchObject([{ status: 'booked', version: 0 }])
    })

    it('is not changed again and again', async () => {
      const link = await linkOf(`${saturday}T08:30`)
      const times = ['08:00', '08:30']
      const statuses: number[] = []
      for (let at = 0; at < 11; at++)
        statuses.push(
          (await change(link, { what: 'move', version: String(at), slot: `${saturday}T${times[at % 2]}` })).status,
        )
      expect(statuses).toEqual([...Array<number>(10).fill(303), 429])
    })

    it('has a file for the shopper’s calendar [FM-11]', async () => {
      const link = await linkOf(`${saturday}T08:30`, { car_id: 1 })
      const response = await app.get(host, `${link}/calendar.ics`)
      const text = await response.text()
      expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
        200,
        'text/calendar; charset=utf-8; method=PUBLISH',
        'private, no-store',
      ])
      expect(text).toContain('DTSTART;TZID=Australia/Brisbane:20260613T083000\r\n')
      expect(text.replaceAll('\r\n ', '')).toContain(`URL:http://north.localhost${link}\r\n`)
    })
  })
})
