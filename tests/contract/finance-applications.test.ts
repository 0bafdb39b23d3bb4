import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { backUp } from '#db/backup.ts'
import {
  applicationOpening,
  event,
  financeApplication,
  lead,
  leadAttempt,
  location,
  outbox,
  vehicle,
  writeLimit,
} from '#db/schema.ts'
import { saveConfigLayer } from '#db/sites.ts'
import { addWork } from '#domain/outbox/add-work.server.ts'
import { databasesInTurn, type TestDatabase } from '../databases.ts'
import { type MailReceiver, startMailReceiver, startWebhookReceiver, type WebhookReceiver } from '../receivers.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { agreed, applicantOn, plantedWords } from './applicant.ts'
import { aVehicle, ids, seedTwoSites } from './db-fixtures.ts'

const noon = new Date('2026-06-10T02:00:00Z')
const day = 24 * 3_600_000
const later = (days: number) => new Date(noon.getTime() + days * day)

describe.each(databasesInTurn('postgres 18'))('applications for finance on $name', ({ create }) => {
  let owner: TestDatabase
  let app: TestApp
  let mails: MailReceiver
  let webhook: WebhookReceiver
  let now = noon
  const logs: string[] = []
  beforeAll(async () => {
    owner = await create()
    await seedTwoSites(owner.db.orm)
    await owner.db.orm.update(location).set({ email: 'yard@north.example' }).where(eq(location.id, ids.northYard))
    await owner.db.orm.insert(vehicle).values(aVehicle(1, { id: 1, locationId: ids.northYard }))
    mails = await startMailReceiver()
    webhook = await startWebhookReceiver()
    app = await createTestApp(owner.db, { env: { SMTP_URL: mails.url }, now: () => now, logs })
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
    for (const table of [applicationOpening, financeApplication, leadAttempt, outbox, event, lead, writeLimit])
      await owner.db.orm.delete(table)
    mails.received.length = 0
    webhook.received.length = 0
  })

  const orm = () => owner.db.orm
  const configure = async (settings: Record<string, unknown>) => {
    await saveConfigLayer(orm(), { scope: 'site', key: 'north', settings })
    await app.follower.catchUp()
  }
  const applications = () => orm().select().from(financeApplication)
  const leads = () => orm().select().from(lead)
  const { begin, send, answer, page, post, locationOf } = applicantOn(() => app)
  const south = applicantOn(() => app, 'south.localhost')
  /** Sends one as a shopper who took their time. */
  const apply = async (sent: Record<string, string> = {}) => {
    const consent = await answer(await begin(sent))
    now = new Date(now.getTime() + 60_000)
    return { link: consent, response: await send(consent, 'consent') }
  }
  const mailTo = (address: string) => mails.received.find(({ to }) => [to].flat()[0]?.text === address)
  const staffLink = (text = mailTo('yard@north.example')?.text) => /(\/finance-application\/\S+)/.exec(text ?? '')![1]!
  const open = (link: string) => post(link, { what: 'open' })

  it('begins without storing anything, at an address that nobody guesses and nobody keeps [RT-09]', async () => {
    const [one, other] = [await begin(), await begin()]
    expect(one).toMatch(/^\/apply-for-finance\/[\w-]{22}\.[\da-z]+\.[\w-]{43}$/)
    expect(one).not.toBe(other)
    expect(await applications()).toEqual([])
    const { response, html } = await page(one)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')])
    expect(html).toContain('name="robots" content="noindex"')
    expect(html).toContain('About you')
    // Nothing is saved yet: there is nothing to come back to.
    expect(html).not.toContain('Come back later')
  })

  it('a step that is not the last saves a draft and leads to the next; no lead before the last [FM-01] [RT-09]', async () => {
    const link = await begin()
    const steps = ['about', 'residence', 'employment', 'income', 'assets'] as const
    for (const [at, step] of steps.entries()) {
      const response = await send(link, step)
      expect([response.status, locationOf(response)]).toEqual([303, `${link}?step=${steps[at + 1] ?? 'consent'}`])
      expect(await applications()).toMatchObject([{ siteId: ids.northSite, version: at, leadId: null, sentAt: null }])
    }
    expect([await leads(), await orm().select().from(outbox)]).toEqual([[], []])
    const { html } = await page(`${link}?step=consent`)
    for (const words of ['Wombatworks Pty Ltd', '$2,468.13', 'Change', 'Send my application', 'Come back later'])
      expect(html).toContain(words)
    // A refresh, and going back, find everything as it was saved.
    expect((await page(`${link}?step=income`)).html).toMatch(/name="income"[^>]*value="2,468.13"/)
    expect((await page(link)).html).toContain('Send my application')
  })

  it('the last step makes the lead and its reference in one commit, and leads to /success [FM-01] [RT-09]', async () => {
    const { response } = await apply({ car_id: '1' })
    const [stored] = await leads()
    expect([response.status, locationOf(response)]).toEqual([303, `/success?lead=${stored!.clientToken}`])
    expect(stored).toMatchObject({
      siteId: ids.northSite,
      form: 'finance-enquiry',
      category: 'Finance Enquiry',
      subcategory: 'Finance Application',
      name: 'Jane',
      lastName: 'Citizen',
      phone: '+61412345678',
      email: 'jane@shopper.example',
      postcode: '4000',
      carId: 1,
      locationId: ids.northYard,
      extra: {},
      message: null,
      journey: { page: '/apply-for-finance', vehicles: [1] },
      spamReasons: [],
    })
    expect(await applications()).toMatchObject([{ leadId: stored!.id, leadToken: stored!.clientToken }])
    expect((await applications())[0]!.sentAt).toEqual(now)
    expect((await page(locationOf(response))).html).toContain(stored!.reference.slice(0, 3))
  })

  it('pressed twice, gone back to or sent at once it is one lead; afterwards nothing changes it [FM-01] [FM-12]', async () => {
    const link = await answer(await begin())
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(link, 'consent')))
    const [stored, ...more] = await leads()
    expect(more).toEqual([])
    const success = `/success?lead=${stored!.clientToken}`
    for (const each of answers) expect([303, 409]).toContain(each.status)
    expect(answers.some((each) => locationOf(each) === success)).toBe(true)
    const before = await applications()
    for (const step of ['about', 'income', 'consent'] as const)
      expect(locationOf(await send(link, step, { name: 'Mallory', opt_in: 'true' }))).toBe(success)
    expect(locationOf((await page(link)).response)).toBe(success)
    expect(await applications()).toEqual(before)
    expect((await orm().select().from(outbox)).filter(({ kind }) => kind === 'lead.deliver')).toHaveLength(1)
  })

  it('two steps saved at once are both kept', async () => {
    const link = await answer(await begin())
    await Promise.all([
      send(link, 'employment', { employer: 'Bandicoot Bakery' }),
      send(link, 'income', { income: '3,333' }),
      send(link, 'assets', { savings: '4,444' }),
    ])
    const { html } = await page(link)
    for (const words of ['Bandicoot Bakery', '$3,333', '$4,444']) expect(html).toContain(words)
  })

  it('a fault is said with its field, what was written stays, and nothing is saved [FM-01]', async () => {
    const link = await answer(await begin(), 'about')
    const response = await send(link, 'residence', { previous_address: '', street: '<script>alert(1)</script>' })
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toContain('href="#application-previous-address"')
    expect(html).toContain('you have lived at this one for less than three years')
    expect(html).toContain('value="&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect((await page(`${link}?step=employment`)).html).toContain('Where you live</h1>')
  })

  it('consent is asked for, each by itself, and nothing is sent without it [RT-09]', async () => {
    const link = await answer(await begin())
    for (const missing of ['credit_check', 'truth'] as const) {
      const { [missing]: _, ...rest } = agreed
      const response = await post(link.replace(/\?.*/, ''), { step: 'consent', ...rest })
      expect(response.status).toBe(422)
      expect(await response.text()).toContain(`id="application-${missing.replace('_', '-')}-error"`)
    }
    expect(await leads()).toEqual([])
    expect((await page(link)).html).toContain('may get my credit report from a credit reporting body')
    await configure({ financeApplications: { creditCheckText: 'You may ask the bureau.' } })
    expect((await page(link)).html).toContain('You may ask the bureau.')
  })

  it('the last step is refused before the others are answered, and leads to them', async () => {
    const link = await answer(await begin(), 'residence')
    const response = await send(link, 'consent')
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('Your work</h1>')
    expect(await leads()).toEqual([])
  })

  it('is this site’s alone, for whoever has the link, until it expires [FM-01]', async () => {
    const link = await answer(await begin(), 'income')
    const path = link.replace(/\?.*/, '')
    expect((await south.page(path)).response.status).toBe(404)
    expect((await south.send(path, 'about')).status).toBe(404)
    for (const wrong of [
      `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`,
      '/apply-for-finance/x',
      '/apply-for-finance/%00',
      path.replace('.', '.z'),
    ])
      expect((await page(wrong)).response.status, wrong).toBe(404)
    now = later(13.9)
    expect((await page(path)).response.status).toBe(200)
    now = later(14)
    const { response, html } = await page(path)
    expect([response.status, html.includes('This link has expired')]).toEqual([410, true])
    expect((await send(path, 'about')).status).toBe(404)
  })

  it('two sites’ shoppers apply at once, and neither sees the other’s', async () => {
    const [ours, theirs] = await Promise.all([answer(await begin()), south.answer(await south.begin())])
    await send(ours, 'employment', { employer: 'Only North' })
    await south.send(theirs, 'employment', { employer: 'Only South' })
    expect((await page(ours)).html).not.toContain('Only South')
    expect((await south.page(theirs)).html).not.toContain('Only North')
    await Promise.all([send(ours, 'consent'), south.send(theirs, 'consent')])
    expect((await leads()).map(({ siteId }) => siteId).toSorted()).toEqual([ids.northSite, ids.southSite])
  })

  it('the link to come back is mailed on request, once an address is known, and not without end [FM-01]', async () => {
    const link = (await begin()).replace(/\?.*/, '')
    expect((await post(link, { step: 'about', what: 'mail-link' })).status).toBe(422)
    await send(link, 'about')
    const asked = await post(link, { step: 'residence', what: 'mail-link' })
    expect(locationOf(asked)).toBe(`${link}?step=residence&mailed`)
    expect((await page(locationOf(asked))).html).toContain('The link is on its way')
    await app.worker.runDue()
    const mail = mailTo('jane@shopper.example')!
    expect(mail.text).toContain(link)
    expect(mail.text).toContain('until Wednesday 24 June, 12:00 pm')
    expect(mail.text).not.toContain('Jane')
    const mailed = /(\/apply-for-finance\/\S+)/.exec(mail.text!)![1]!
    expect((await page(mailed)).html).toContain('Where you live</h1>')
    for (let times = 0; times < 2; times++) await post(link, { step: 'residence', what: 'mail-link' })
    const refused = await post(link, { step: 'residence', what: 'mail-link' })
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  })

  it('the dealer gets contact, reference and a link; the opened page has the rest, and each opening is recorded [RT-09]', async () => {
    await configure({
      leads: {
        webhookUrl: webhook.url,
        webhookSecret: 'a secret that both know',
        delivery: { adfEmails: ['adf@crm.example'] },
      },
    })
    await apply({ car_id: '1' })
    await app.worker.runDue()
    const [stored] = await leads()
    const sent = [
      ...mails.received.map((mail) => JSON.stringify(mail)),
      ...webhook.received.map((each) => JSON.stringify(each)),
    ]
    expect(sent.length).toBeGreaterThanOrEqual(4)
    for (const words of plantedWords) for (const each of sent) expect(each).not.toContain(words)
    expect(mailTo('yard@north.example')!.text).toContain(stored!.reference)
    // Systems and the shopper have no link to it.
    for (const address of ['adf@crm.example', 'jane@shopper.example'])
      expect(mailTo(address)!.text).not.toContain('/finance-application/')
    expect(JSON.stringify(webhook.received)).not.toContain('/finance-application/')

    const link = staffLink()
    const cover = await page(link)
    expect(cover.response.headers.get('cache-control')).toContain('no-store')
    expect(cover.html).toContain('name="robots" content="noindex, noarchive"')
    for (const words of [...plantedWords, 'Citizen', 'jane@']) expect(cover.html).not.toContain(words)
    expect(await orm().select().from(applicationOpening)).toEqual([])

    const opened = await open(link)
    const html = (await opened.text()).replaceAll('<!-- -->', '')
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, expect.stringContaining('no-store')])
    for (const words of [
      'Wombatworks Pty Ltd',
      '$2,468.13',
      'jane@shopper.example',
      '2021 Toyota HiLux',
      'credit report',
    ])
      expect(html).toContain(words)
    const [opening, ...others] = await orm().select().from(applicationOpening)
    expect(opening).toMatchObject({ siteId: ids.northSite, leadId: stored!.id, openedAt: now })
    expect(opening!.addressHash).toMatch(/^[\w-]{22}$/)
    expect(others).toEqual([])
    expect((await page(link)).html).toContain('Opened before')
  })

  it('a staff link opens nothing at another site, as a shopper’s, or after its days; then a new one is mailed [RT-09]', async () => {
    await configure({ financeApplications: { linkDays: 2 } })
    const { link: own } = await apply()
    await app.worker.runDue()
    const link = staffLink()
    expect((await south.page(link)).response.status).toBe(404)
    expect((await south.post(link, { what: 'open' })).status).toBe(404)
    expect((await page(link.replace('/finance-application/', '/apply-for-finance/'))).response.status).toBe(404)
    const shoppers = own.replace('/apply-for-finance/', '/finance-application/').replace(/\?.*/, '')
    expect((await page(shoppers)).response.status).toBe(404)
    expect((await post(link, { what: 'everything' })).status).toBe(400)

    now = later(2.1)
    expect((await page(link)).response.status).toBe(410)
    expect((await open(link)).status).toBe(404)
    expect(await orm().select().from(applicationOpening)).toEqual([])
    mails.received.length = 0
    expect(locationOf(await post(link, { what: 'renew' }))).toBe(`${link}?sent`)
    await app.worker.runDue()
    expect(mails.received).toHaveLength(1)
    expect((await open(staffLink())).status).toBe(200)
    for (let times = 0; times < 4; times++) await post(link, { what: 'renew' })
    expect((await post(link, { what: 'renew' })).status).toBe(429)
  })

  it('drafts and sent applications are kept no longer than configured, the lead longer [RT-09]', async () => {
    const forget = async () => {
      await addWork(orm(), { kind: 'finance-application.forget', payload: {} })
      await app.worker.runDue()
      return (await applications()).map(({ sentAt }) => (sentAt ? 'sent' : 'draft')).toSorted()
    }
    await answer(await begin(), 'about')
    await apply()
    now = later(13)
    expect(await forget()).toEqual(['draft', 'sent'])
    now = later(14.1)
    expect(await forget()).toEqual(['sent'])
    now = later(89)
    expect(await forget()).toEqual(['sent'])
    await configure({ financeApplications: { keptDays: 30 } })
    expect(await forget()).toEqual([])
    expect(await leads()).toHaveLength(1)
  })

  it('a dump of every table, a backup and the logs hold no word of income or employer [RT-09]', async () => {
    logs.length = 0
    await apply({ car_id: '1' })
    const draft = await answer(await begin(), 'income')
    await send(draft, 'income', { income: 'Wombatworks' })
    await app.worker.runDue()
    await open(staffLink())
    const lines: string[] = []
    await backUp(owner.db, now, async (line) => void lines.push(line))
    const dump = lines.join('\n')
    expect(dump).toContain('jane@shopper.example')
    expect(dump).toContain('"finance_application"')
    expect(logs.length).toBeGreaterThan(5)
    const log = logs.join('')
    for (const words of [
      ...plantedWords,
      ...plantedWords.map((word) => Buffer.from(word).toString('base64').slice(0, -3)),
    ]) {
      expect(dump, words).not.toContain(words)
      expect(log, words).not.toContain(words)
    }
    // Nor what opens it.
    const token = draft.split('/')[2]!.split('?')[0]!
    for (const text of [dump, log])
      for (const opener of [token, staffLink().split('/')[2]!]) expect(text).not.toContain(opener)
  })

  it('beyond the limits nothing is saved, and what was written is shown again [FM-13]', async () => {
    const link = await answer(await begin(), 'about')
    await orm().update(writeLimit).set({ count: 10_000 })
    const response = await send(link, 'residence')
    expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(await response.text()).toContain('value="7 Quokkawood Street"')
    expect(await applications()).toMatchObject([{ version: 0 }])
  })

  it('what fills in the field nobody sees is marked and kept [FM-13]', async () => {
    const link = await answer(await begin())
    now = new Date(now.getTime() + 60_000)
    await send(link, 'consent', { company_website: 'http://spam.example' })
    expect(await leads()).toMatchObject([{ spamReasons: ['honeypot'] }])
  })

  it('the switch closes it: no section, no beginning, no step [RT-09]', async () => {
    const link = await answer(await begin(), 'about')
    await configure({ financeApplications: { online: false } })
    expect((await page('/apply-for-finance')).html).not.toContain('Start my application')
    expect((await post('/begin-finance-application', {})).status).toBe(404)
    expect((await page(link)).response.status).toBe(404)
    expect((await send(link, 'residence')).status).toBe(404)
  })
})
