import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outbox, vehicle } from '#db/schema.ts'
import { saveConfigLayer } from '#db/sites.ts'
import { checkVehicles } from '#domain/test-drives/check-vehicles.server.ts'
import { databasesInTurn, type TestDatabase } from '../databases.ts'
import { testPlatformCtx } from '../platform-ctx.ts'
import { type MailReceiver, startMailReceiver, startWebhookReceiver, type WebhookReceiver } from '../receivers.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { drives, forgetDrives, jane, noon, seedYard, shopperOn } from './drive-fixtures.ts'

const [host, saturday] = ['north.localhost', '2026-06-13'] as const

describe.each(databasesInTurn('postgres 18'))('what is told of test drives on $name', ({ create }) => {
  let owner: TestDatabase
  let app: TestApp
  let mails: MailReceiver
  let webhook: WebhookReceiver
  let now = noon
  beforeAll(async () => {
    owner = await create()
    await seedYard(owner.db.orm)
    mails = await startMailReceiver()
    webhook = await startWebhookReceiver()
    app = await createTestApp(owner.db, { env: { SMTP_URL: mails.url }, now: () => now })
  })
  afterAll(async () => {
    await app?.stop()
    await mails?.down()
    await webhook?.down()
    await owner?.drop()
  })
  beforeEach(async () => {
    now = noon
    await configure({})
    await forgetDrives(orm())
    for (const receiver of [mails, webhook]) receiver.received.length = 0
  })

  const orm = () => owner.db.orm
  const configure = async (more: object) => {
    const leads = { webhookUrl: webhook.url, webhookSecret: 'a secret that both sides know' }
    await saveConfigLayer(orm(), { scope: 'site', key: 'north', settings: { leads, ...more } })
    await app.follower.catchUp()
  }
  const { book, linkOf, change } = shopperOn(() => app)
  /** Does what waits; reminders only where their time has come by the test's own clock, which the database does not know. */
  const deliver = async ({ isMorning = false } = {}) => {
    await orm()
      .update(outbox)
      .set({ dueAt: isMorning ? sql`now()` : sql`now() + interval '1 day'` })
      .where(and(eq(outbox.kind, 'test-drive.remind'), isNull(outbox.doneAt)))
    await app.worker.runDue()
  }
  const remind = () => deliver({ isMorning: true })
  const mailTo = (address: string) => mails.received.filter(({ to }) => to?.value[0]?.address === address)
  const toJane = () => mailTo(jane.email).map(({ subject }) => subject!.replace(/ \(.*/, ''))
  const toYard = () => mailTo('yard@north.example').map(({ subject }) => subject!.replace(/ – .*/, ''))
  const posted = () => webhook.received.map(({ body }) => JSON.parse(body) as Record<string, unknown>)
  const calendarIn = (mail: (typeof mails.received)[number]) =>
    mail.attachments.find(({ contentType }) => contentType === 'text/calendar')!.content.toString()
  const sell = async (changes: object) => {
    await orm().update(vehicle).set(changes).where(eq(vehicle.id, 1))
    await app.follower.catchUp()
  }
  const look = () => checkVehicles(testPlatformCtx(owner.db, () => now))

  it('a booking: the shopper with a file for the calendar, the dealer with the time in mail, ADF and JSON [FM-11]', async () => {
    await book(`${saturday}T08:30`, { car_id: 1 })
    await deliver()
    expect(toJane()).toEqual(['Your test drive is booked'])
    const [receipt] = mailTo(jane.email)
    expect(receipt!.text).toContain('When: Saturday 13 June at 8:30 am AEST')
    expect(receipt!.text).toMatch(/Move or cancel: http:\/\/north\.localhost:\d+\/test-drive\/\S+/)
    expect(calendarIn(receipt!)).toContain('METHOD:PUBLISH\r\n')
    expect(calendarIn(receipt!)).toContain('SEQUENCE:0\r\n')
    const [toDealer] = mailTo('yard@north.example')
    expect(toDealer!.text).toContain('Test drive: Saturday 13 June at 8:30 am AEST')
    expect(toDealer!.text).not.toContain('2026-06-13T08:30')
    const adf = toDealer!.attachments[0]!.content.toString()
    expect(adf).toContain('<earliestdate>2026-06-13T08:30:00+10:00</earliestdate>')
    expect(adf).toContain('<latestdate>2026-06-13T09:00:00+10:00</latestdate>')
    expect(posted()).toMatchObject([
      {
        type: 'lead',
        appointment: {
          type: 'test-drive',
          starts_at: '2026-06-13T08:30:00+10:00',
          ends_at: '2026-06-13T09:00:00+10:00',
          time_zone: 'Australia/Brisbane',
          length_in_minutes: 30,
          location: 'north-yard',
          status: 'booked',
          version: 0,
        },
      },
    ])
  })

  it('a move and its end: dealer and shopper, once each, under ids of their own, the calendar’s the same [FM-11]', async () => {
    const link = await linkOf(`${saturday}T08:30`, { car_id: 1 })
    await deliver()
    await change(link, { what: 'move', version: '0', slot: `${saturday}T09:30` })
    await deliver()
    await change(link, { what: 'cancel', version: '1' })
    await deliver()
    await deliver()
    expect(toJane()).toEqual([
      'Your test drive is booked',
      'Your test drive has a new time',
      'Your test drive is cancelled',
    ])
    expect(toYard()).toEqual(['Test Drive', 'Test drive moved', 'Test drive cancelled'])
    expect(mailTo('yard@north.example')[1]!.text).toContain('It is now on Saturday 13 June at 9:30 am AEST.')
    const calendars = mailTo(jane.email).map(calendarIn)
    expect(new Set(calendars.map((text) => /^UID:(.*)$/m.exec(text)![1])).size).toBe(1)
    expect(calendars.map((text) => /SEQUENCE:(\d)/.exec(text)![1])).toEqual(['0', '1', '2'])
    expect(calendars[1]).toContain('DTSTART;TZID=Australia/Brisbane:20260613T093000')
    expect(calendars[2]).toContain('METHOD:CANCEL')
    expect(posted().slice(1)).toMatchObject([
      { type: 'test_drive', news: 'moved', appointment: { status: 'booked', version: 1 } },
      { type: 'test_drive', news: 'cancelled', appointment: { status: 'cancelled', version: 2 } },
    ])
    expect(new Set(webhook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3)
    expect(posted().map((each) => each.delivery_id)).toEqual(
      webhook.received.map(({ headers }) => headers['webhook-id']),
    )
  })

  it('news that comes late is told as it is by then, and not twice', async () => {
    const link = await linkOf(`${saturday}T08:30`)
    await deliver()
    await change(link, { what: 'move', version: '0', slot: `${saturday}T09:30` })
    await change(link, { what: 'move', version: '1', slot: `${saturday}T09:00` })
    await deliver()
    expect(toYard()).toEqual(['Test Drive', 'Test drive moved'])
    expect(mailTo('yard@north.example')[1]!.text).toContain('9:00 am')
  })

  it('a reminder comes the day before, of the booking as it is then [FM-11]', async () => {
    await book(`${saturday}T08:30`)
    await deliver()
    expect(toJane()).toEqual(['Your test drive is booked'])
    now = new Date('2026-06-11T23:00:00Z')
    await remind()
    await remind()
    expect(toJane()).toEqual(['Your test drive is booked', 'Your test drive is tomorrow'])
    expect(mailTo(jane.email)[1]!.text).toContain('Saturday 13 June at 8:30 am AEST')
  })

  it('one that comes late says the day that it is', async () => {
    await book(`${saturday}T08:30`)
    now = new Date('2026-06-12T20:00:00Z')
    await remind()
    expect(toJane()).toContain('Your test drive is today')
  })

  it('none of one that was cancelled, is over, or was booked late; of one that was moved, that of the new time [FM-11]', async () => {
    const link = await linkOf(`${saturday}T08:30`)
    await change(link, { what: 'move', version: '0', slot: '2026-06-15T08:00' })
    const dues = await orm().select().from(outbox).where(eq(outbox.kind, 'test-drive.remind')).orderBy(outbox.id)
    expect(dues.map(({ dueAt }) => dueAt.toISOString())).toEqual([
      '2026-06-11T23:00:00.000Z',
      '2026-06-13T23:00:00.000Z',
    ])
    await deliver()
    now = new Date('2026-06-13T23:00:00Z')
    await remind()
    expect(toJane().filter((subject) => subject.includes('tomorrow'))).toHaveLength(1)
    await forgetDrives(orm())
    mails.received.length = 0
    now = noon
    await change(await linkOf(`${saturday}T08:30`), { what: 'cancel', version: '0' })
    await book(`${saturday}T09:00`)
    now = new Date('2026-06-13T00:00:00Z')
    await remind()
    expect(toJane().filter((subject) => /tomorrow|today/.test(subject))).toEqual([])
    await forgetDrives(orm())
    now = new Date('2026-06-12T00:00:00Z')
    await book(`${saturday}T09:30`)
    expect(await orm().select().from(outbox).where(eq(outbox.kind, 'test-drive.remind'))).toEqual([])
  })

  it('follows the configuration: no reminders, and nothing to shoppers', async () => {
    await configure({ testDrives: { reminders: false } })
    await book(`${saturday}T08:30`)
    await saveConfigLayer(orm(), { scope: 'site', key: 'north', settings: { leads: { receipts: false } } })
    await app.follower.catchUp()
    await change(await linkOf(`${saturday}T09:00`), { what: 'cancel', version: '0' })
    const work = await orm().select().from(outbox).orderBy(outbox.id)
    expect(work.filter(({ kind }) => kind === 'test-drive.remind')).toEqual([])
    expect(work.filter(({ kind }) => kind === 'test-drive.tell').map(({ payload }) => payload.to)).toEqual(['email'])
  })

  it.each([
    ['sold', { status: 'sold' }, 1],
    ['reserved', { reserved: true }, 1],
    ['taken out of stock', { status: 'removed' }, 1],
    ['held back for a while', { status: 'on_hold' }, 0],
  ])('the car is %s: both are told once, the shopper with others to look at [FM-11]', async (_, changes, times) => {
    const link = await linkOf(`${saturday}T08:30`, { car_id: 1 })
    await book(`${saturday}T09:00`, { car_id: 2 })
    await deliver()
    now = new Date(noon.getTime() + 600_000)
    await sell(changes)
    for (let at = 0; at < 3; at++) {
      await Promise.all([look(), look()])
      await deliver()
    }
    const told = mailTo(jane.email).filter(({ subject }) => subject!.includes('found an owner'))
    expect(told).toHaveLength(times)
    expect(toYard().filter((subject) => subject === 'Test drive without its vehicle')).toHaveLength(times)
    expect(posted().filter(({ news }) => news === 'vehicle-gone')).toHaveLength(times)
    if (times > 0) {
      expect(told[0]!.text).toMatch(/http:\/\/north\.localhost:\d+\/search\/new-used-and-demo-cars\?make=toyota/)
      expect(told[0]!.text).toMatch(/\/forms\/find-similar\?car_id=1/)
      const html = await (await app.get(host, link)).text()
      expect(html).toContain('href="/forms/find-similar?car_id=1"')
      expect((await drives(orm()))[0]!.vehicleGoneAt).toEqual(now)
      // Moved, it stays told.
      await change(link, { what: 'move', version: '0', slot: `${saturday}T09:30` })
      await look()
      await deliver()
      expect(posted().filter(({ news }) => news === 'vehicle-gone')).toHaveLength(1)
    }
    expect((await drives(orm())).at(-1)).toMatchObject({ status: 'booked' })
    await sell({ status: 'in_stock', reserved: false })
  })

  it('a car that was reserved when it was booked is no news, and still one shopper’s at a time', async () => {
    await sell({ reserved: true })
    const answers = [await book(`${saturday}T08:30`, { car_id: 1 }), await book(`${saturday}T08:30`, { car_id: 1 })]
    expect(answers.map(({ status }) => status)).toEqual([201, 409])
    expect(await look()).toBe(0)
    await sell({ reserved: false })
  })

  it('a drive that is over, or cancelled, needs no vehicle any more', async () => {
    await change(await linkOf(`${saturday}T08:30`, { car_id: 1 }), { what: 'cancel', version: '0' })
    await book(`${saturday}T09:00`, { car_id: 1 })
    await sell({ status: 'sold' })
    now = new Date('2026-06-14T00:00:00Z')
    expect(await look()).toBe(0)
    await sell({ status: 'in_stock' })
  })
})
