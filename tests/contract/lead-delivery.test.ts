import { createHmac, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { event, lead, leadAttempt, location, outbox, vehicle, writeLimit } from '#db/schema.ts'
import { saveConfigLayer } from '#db/sites.ts'
import { countUndelivered } from '#db/outbox.ts'
import { main as outboxCommand } from '#server/commands/outbox.ts'
import { databasesInTurn, type TestDatabase } from '../databases.ts'
import { type MailReceiver, startMailReceiver, startWebhookReceiver, type WebhookReceiver } from '../receivers.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { commandOn } from './command.ts'
import { aVehicle, ids, seedTwoSites } from './db-fixtures.ts'

const jane = {
  name: 'Jane',
  last_name: 'Citizen',
  email: 'jane@shopper.example',
  phone: '0412 345 678',
  message: 'Is it there?',
}
const webhookSecret = 'a secret that both sides know'

describe.each(databasesInTurn('postgres 18'))('delivery of leads on $name', ({ create }) => {
  let owner: TestDatabase
  let app: TestApp
  let mails: MailReceiver
  let webhook: WebhookReceiver
  beforeAll(async () => {
    owner = await create()
    const { orm } = owner.db
    await seedTwoSites(orm)
    await orm.update(location).set({ email: 'yard@north.example' }).where(eq(location.id, ids.northYard))
    await orm.insert(vehicle).values(aVehicle(1, { id: 1, locationId: ids.northYard }))
    mails = await startMailReceiver()
    webhook = await startWebhookReceiver()
    app = await createTestApp(owner.db, { env: { SMTP_URL: mails.url } })
  })
  afterAll(async () => {
    await app?.stop()
    await mails?.down()
    await webhook?.down()
    await owner?.drop()
  })
  beforeEach(async () => {
    await configure({})
    // A lead that goes leaves work: its file.
    for (const table of [leadAttempt, outbox, event, lead, outbox, writeLimit]) await owner.db.orm.delete(table)
    for (const receiver of [mails, webhook]) receiver.received.length = 0
  })
  afterEach(() => {
    mails.refusals.clear()
    mails.release()
    webhook.release()
    webhook.status = 200
  })

  const configure = async (leads: object, others: object = {}) => {
    const settings = { leads: { webhookUrl: webhook.url, webhookSecret, ...leads }, ...others }
    await saveConfigLayer(owner.db.orm, { scope: 'site', key: 'north', settings })
    await app.follower.catchUp()
  }
  const send = async (userData: object = jane, key = randomUUID() as string) => {
    const body = { userData: { ...userData, car_id: 1 }, isLastStep: true }
    const answer = await app.post('north.localhost', '/api/leads', body, { 'idempotency-key': key })
    expect(answer.status).toBe(201)
    return key
  }
  /** Tries everything that waits, as if its time had come. */
  const deliver = async () => {
    await owner.db.orm.update(outbox).set({ dueAt: sql`now()` })
    await app.worker.runDue()
  }
  const attempts = async () =>
    (await owner.db.orm.select().from(leadAttempt).orderBy(leadAttempt.id)).map(({ way, recipient, outcome }) =>
      [way, recipient, outcome].join(' '),
    )
  const work = () => owner.db.orm.select().from(outbox).orderBy(outbox.id)
  const mailTo = (address: string) => mails.received.filter(({ to }) => to?.value[0]?.address === address)

  it('reaches the dealer by mail with ADF and by webhook, and the shopper, each once [FM-12]', async () => {
    const key = await send()
    await deliver()
    await deliver()
    const [toDealer, ...others] = mailTo('yard@north.example')
    expect(others).toEqual([])
    expect(toDealer).toMatchObject({
      subject: expect.stringContaining('2021 Toyota HiLux – Jane Citizen'),
      replyTo: { value: [{ name: 'Jane Citizen', address: 'jane@shopper.example' }] },
      text: expect.stringContaining('> Is it there?'),
      html: expect.stringContaining('Is it there?'),
      attachments: [{ contentType: 'application/x-adf+xml', filename: expect.stringMatching(/^lead-\w{7}\.xml$/) }],
    })
    const adf = toDealer!.attachments[0]!.content.toString()
    expect(adf).toContain(`>${key}</id>`)
    expect(adf).toContain('<price type="asking" currency="AUD">42990.00</price>')
    expect(mailTo('jane@shopper.example')).toMatchObject([
      {
        subject: expect.stringMatching(/^We have your message \(\w{7}\)$/),
        replyTo: { value: [{ address: 'yard@north.example' }] },
      },
    ])
    expect(webhook.received).toHaveLength(1)
    expect(JSON.parse(webhook.received[0]!.body)).toMatchObject({
      lead_id: key,
      customer: { email: jane.email },
      vehicle: { car_id: 1 },
    })
    expect((await attempts()).toSorted()).toEqual([
      'email yard@north.example delivered',
      'receipt shopper delivered',
      `webhook ${new URL(webhook.url).host} delivered`,
    ])
    expect(await countUndelivered(owner.db.orm)).toMatchObject({ leads: 0 })
    const metrics = await (await app.get('north.localhost', '/metrics')).text()
    expect(metrics).toMatch(/^lead_attempts_total\{way="webhook",outcome="delivered"\} \d/m)
    expect(metrics).not.toMatch(/lead_attempts_total\{[^}]*north/)
  })

  it('signs what it posts: HMAC-SHA256 over timestamp and body, under the delivery’s id', async () => {
    await send()
    await deliver()
    const { headers, body } = webhook.received[0]!
    const signed = createHmac('sha256', webhookSecret).update(`${headers['webhook-timestamp'] as string}.${body}`)
    expect(headers['webhook-signature']).toBe(`v1=${signed.digest('hex')}`)
    expect(headers['webhook-id']).toBe((await work()).find(({ payload }) => payload.to === 'webhook')!.deliveryId)
    expect(JSON.parse(body)).toMatchObject({ delivery_id: headers['webhook-id'] })
  })

  it('brings a résumé as an attachment, and by webhook as a link that only its bearer can follow [FM-07]', async () => {
    const [key, pdf] = [randomUUID(), '%PDF-1.7 Jane']
    const headers = { 'idempotency-key': key, 'x-file-name': 'Jane%20CV.pdf' }
    const { file } = await (await app.post('north.localhost', '/api/leads/files', pdf, headers)).json()
    const body = { form: 'careers', userData: { ...jane, resume: file }, isLastStep: true }
    expect((await app.post('north.localhost', '/api/leads', body, headers)).status).toBe(201)
    await deliver()
    const [mail] = mailTo('yard@north.example')
    const attached = mail!.attachments.at(-1)!
    expect([attached.filename, attached.contentType, attached.content.toString()]).toEqual([
      'jane-cv.pdf',
      'application/pdf',
      pdf,
    ])
    expect(mail!.text).toContain('jane-cv.pdf')
    expect(`${mail!.text}${mail!.attachments[0]!.content.toString()}`).not.toContain(file)
    const posted = JSON.parse(webhook.received[0]!.body)
    expect(posted).toMatchObject({
      answers: {},
      files: [{ field: 'resume', name: 'jane-cv.pdf', type: 'application/pdf', expires_at: expect.any(String) }],
    })
    const { pathname, search } = new URL(posted.files[0].url)
    const answer = await app.get('north.localhost', `${pathname}${search}`)
    expect([answer.status, await answer.text()]).toEqual([200, pdf])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': 'attachment; filename="jane-cv.pdf"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    const others = [pathname, `${pathname}${search}0`, `${pathname.replace('jane', 'joan')}${search}`]
    for (const path of others) expect([path, (await app.get('north.localhost', path)).status]).toEqual([path, 404])
    expect((await app.get('south.localhost', `${pathname}${search}`)).status).toBe(404)
  })

  it('without its file the lead arrives all the same', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const { file } = await (await app.post('north.localhost', '/api/leads/files', 'Jane', headers)).json()
    await app.post('north.localhost', '/api/leads', { form: 'careers', userData: { ...jane, resume: file } }, headers)
    await app.deps.files.remove(`leads/${ids.northSite}/${headers['idempotency-key']}/${file}`)
    await deliver()
    expect(mailTo('yard@north.example')).toHaveLength(1)
  })

  it.each(['down', 'drops'] as const)(
    'receivers that are %s for a while: all arrive after, under the same ids [FM-12]',
    async (how) => {
      if (how === 'down') await Promise.all([mails.down(), webhook.down()])
      else [mails.mood, webhook.mood] = ['drops', 'drops']
      const keys = [await send(), await send({ ...jane, message: 'Another' })]
      await deliver()
      expect(await countUndelivered(owner.db.orm)).toMatchObject({ leads: 2 })
      expect((await work()).filter(({ lastError }) => lastError === null)).toEqual([])
      const before = [
        ...webhook.received.map(({ headers }) => headers['webhook-id']),
        ...mails.received.map(({ messageId }) => messageId),
      ]
      if (how === 'down') await Promise.all([mails.up(), webhook.up()])
      mails.release()
      webhook.release()
      await deliver()
      expect(await countUndelivered(owner.db.orm)).toMatchObject({ leads: 0 })
      expect(new Set(webhook.received.map(({ body }) => (JSON.parse(body) as { lead_id: string }).lead_id))).toEqual(
        new Set(keys),
      )
      expect(new Set(mailTo('yard@north.example').map(({ messageId }) => messageId)).size).toBe(2)
      // What was half sent came again as the same.
      const after = new Set([
        ...webhook.received.map(({ headers }) => headers['webhook-id']),
        ...mails.received.map(({ messageId }) => messageId),
      ])
      expect(after.size).toBe(6)
      expect(before.filter((id) => !after.has(id))).toEqual([])
      expect((await attempts()).filter((each) => each.endsWith('failed'))).toHaveLength(6)
    },
  )

  it('while receivers are slow, pages and new leads are answered [FM-12]', async () => {
    ;[mails.mood, webhook.mood] = ['slow', 'slow']
    await send()
    const delivered = deliver()
    await Promise.all([mails.waited(), webhook.waited()])
    expect((await app.get('north.localhost', '/')).status).toBe(200)
    await send({ ...jane, message: 'Meanwhile' })
    expect(await countUndelivered(owner.db.orm)).toMatchObject({ leads: 2 })
    mails.release()
    webhook.release()
    await delivered
    await deliver()
    expect(await countUndelivered(owner.db.orm)).toMatchObject({ leads: 0 })
  })

  it.each([400, 404, 410, 422, 302])(
    'an answer of %i is final: kept with its reason, and sent again by command [FM-12]',
    async (status) => {
      webhook.status = status
      await send()
      await deliver()
      const dead = (await work()).filter(({ deadAt }) => deadAt !== null)
      expect(dead).toMatchObject([
        { kind: 'lead.deliver', attempts: 1, lastError: expect.stringContaining(`answered ${status}`) },
      ])
      expect(webhook.received.map(({ path }) => path)).toEqual(['/leads'])
      expect(await countUndelivered(owner.db.orm)).toMatchObject({ leads: 1 })
      const command = commandOn(owner.db, outboxCommand)
      expect(await command.run()).toBe(0)
      expect(command.out()).toContain(
        `${dead[0]!.id}  lead.deliver of lead ${dead[0]!.leadId} at site ${ids.northSite}`,
      )
      webhook.status = 200
      expect(await command.run('--retry', String(dead[0]!.id))).toBe(0)
      await deliver()
      expect(webhook.received.map(({ headers }) => headers['webhook-id'])).toEqual([
        dead[0]!.deliveryId,
        dead[0]!.deliveryId,
      ])
      expect(await countUndelivered(owner.db.orm)).toMatchObject({ leads: 0 })
    },
  )

  it.each([500, 503, 408, 429])('an answer of %i is tried again', async (status) => {
    webhook.status = status
    await send()
    await deliver()
    const row = (await work()).find(({ payload }) => payload.to === 'webhook')
    expect(row).toMatchObject({ deadAt: null, doneAt: null, lastError: `The receiver answered ${status}.` })
    expect(row!.dueAt.getTime()).toBeGreaterThan(Date.now())
  })

  it('goes to everyone configured; who has it already gets it no second time, and systems get ADF alone [FM-12]', async () => {
    await configure({
      emails: ['one@north.example', 'two@north.example', 'one@north.example'],
      delivery: { adfEmails: ['crm@north.example'], attachAdf: false },
    })
    mails.refusals.set('two@', 450).set('crm@', 550)
    await send()
    await deliver()
    expect([mailTo('one@north.example').length, mailTo('two@north.example').length]).toEqual([1, 0])
    const row = (await work()).find(({ payload }) => payload.to === 'email')
    expect(row).toMatchObject({ doneAt: null, deadAt: null, lastError: expect.not.stringContaining('@') })
    mails.refusals.clear()
    await deliver()
    expect(['one@', 'two@', 'crm@'].map((start) => mailTo(`${start}north.example`).length)).toEqual([1, 1, 1])
    expect(mailTo('one@north.example')[0]!.attachments).toEqual([])
    expect(mailTo('crm@north.example')[0]).toMatchObject({
      html: false,
      attachments: [],
      text: expect.stringMatching(/^<\?xml version="1.0"/),
    })
    expect(mailTo('yard@north.example')).toEqual([])
  })

  it('a vehicle’s rule may name other addresses', async () => {
    const settings = { leads: { webhookUrl: null } }
    const rules = [{ when: { make: 'Toyota' }, set: { leads: { emails: ['toyota@north.example'] } } }]
    await saveConfigLayer(owner.db.orm, { scope: 'site', key: 'north', settings, rules })
    await app.follower.catchUp()
    await send()
    await deliver()
    expect([mailTo('toyota@north.example').length, mailTo('yard@north.example').length]).toEqual([1, 0])
  })

  it('a shopper’s address that does not exist is noted and left', async () => {
    mails.refusals.set('jane@', 550)
    await send()
    await deliver()
    expect(await attempts()).toContain('receipt shopper refused')
    expect((await work()).filter(({ doneAt }) => doneAt === null)).toEqual([])
  })

  it('a site’s own mail server and sender come before the platform’s', async () => {
    const own = await startMailReceiver()
    await configure({}, { mail: { smtpUrl: own.url, from: 'hello@north.example' } })
    await send()
    await deliver()
    expect([mails.received.length, own.received.map(({ from }) => from?.value[0]?.address)]).toEqual([
      0,
      ['hello@north.example', 'hello@north.example'],
    ])
    await own.down()
  })

  it('without a secret nothing is posted, and it waits for one', async () => {
    await configure({ webhookSecret: null })
    await send()
    await deliver()
    expect(webhook.received).toEqual([])
    await configure({})
    await deliver()
    expect(webhook.received).toHaveLength(1)
  })

  it('attempts are kept for as long as work that is done', async () => {
    await send()
    await deliver()
    const all = (await attempts()).length
    const [old] = await owner.db.orm.select().from(leadAttempt).limit(1)
    const beganAt = new Date(Date.now() - 31 * 86_400_000)
    await owner.db.orm.update(leadAttempt).set({ beganAt }).where(eq(leadAttempt.id, old!.id))
    await owner.db.orm.insert(outbox).values({ kind: 'forget-done-work' })
    await deliver()
    expect(await attempts()).toHaveLength(all - 1)
  })

  it('hostile text arrives as text: no header of its own, no tag, no second recipient [FM-12]', async () => {
    const evil = 'Jane\r\nBcc: evil@evil.example\r\n\r\n<script>alert(1)</script>\u202e ]]>&x;'
    await send({ ...jane, name: evil, last_name: `${evil}"<evil@evil.example>`, message: evil.repeat(20) })
    await deliver()
    const mail = mailTo('yard@north.example')[0]!
    expect(mails.received.map(({ to }) => to?.text).toSorted()).toEqual(['jane@shopper.example', 'yard@north.example'])
    expect(mail.headers.has('bcc')).toBe(false)
    expect(mail.replyTo!.value.map(({ address }) => address)).toEqual(['jane@shopper.example'])
    expect(mail.html).not.toMatch(/<script/)
    expect(`${mail.subject}${mail.text}${mail.html as string}`).not.toContain('\u202e')
    expect(mail.text).toContain('<script>alert(1)</script>')
  })
})
