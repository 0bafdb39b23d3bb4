import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { location, outbox, siteDomain } from '#db/schema.ts'
import { embedded, type TestDatabase } from '../databases.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { ids, seedTwoSites } from './db-fixtures.ts'

const evil = '<script>alert(1)</script><img src=x onerror=alert(2)>'
const jane = { name: 'Jane', email: 'jane@shopper.example', message: evil }

describe('the mailbox', () => {
  let owner: TestDatabase
  let app: TestApp
  const send = (on: TestApp, host: string) =>
    on.post(host, '/api/leads', { userData: jane, isLastStep: true }, { 'idempotency-key': randomUUID() })
  const text = async (host: string, path: string) => (await app.get(host, path)).text()
  const links = async (host: string) =>
    [...(await text(host, '/_mail')).matchAll(/href="(\/_mail\/[^"]+)"/g)].map(([, path]) => path!)

  beforeAll(async () => {
    owner = await embedded.create()
    await seedTwoSites(owner.db.orm)
    await owner.db.orm.update(location).set({ email: 'yard@north.example' }).where(eq(location.id, ids.northYard))
    await owner.db.orm.insert(siteDomain).values({ siteId: ids.northSite, host: 'www.north.example', isPrimary: true })
    app = await createTestApp(owner.db)
    await send(app, 'north.localhost')
    await app.worker.runDue()
  })
  afterAll(async () => {
    await app?.stop()
    await owner?.drop()
  })

  it('shows a demo’s mails without a mail server: to the dealer and to the shopper [FM-12]', async () => {
    const list = await text('north.localhost', '/_mail')
    expect(list).toContain('to yard@north.example')
    expect(list).toContain('to jane@shopper.example')
    expect(await links('north.localhost')).toHaveLength(2)
  })

  it('shows one as a mail program does: head, HTML in a frame that can do nothing, ADF, plain text', async () => {
    const paths = await links('north.localhost')
    const pages = await Promise.all(paths.map((path) => text('north.localhost', path)))
    const at = pages.findIndex((page) => page.includes('<dd>yard@north.example</dd>'))
    expect(pages[at]).toContain('<dt>Reply to</dt><dd>Jane &#60;jane@shopper.example&#62;</dd>')
    expect(pages[at]).toContain(`<iframe sandbox src="${paths[at]}/html"`)
    expect(pages[at]).toContain('&#60;?adf version=&#34;1.0&#34;?&#62;')
    for (const page of pages) expect(page).not.toMatch(/<script|<img/)
    const frame = await app.get('north.localhost', `${paths[at]}/html`)
    expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none';/)
    expect(await frame.text()).not.toMatch(/<script|<img/)
  })

  it('has a site’s own at its host, and all at plain localhost', async () => {
    const [path] = await links('north.localhost')
    expect(await links('south.localhost')).toEqual([])
    expect((await app.get('south.localhost', path!)).status).toBe(404)
    expect(await links('localhost')).toHaveLength(2)
    expect((await app.get('localhost', path!)).status).toBe(200)
    expect((await app.get('localhost', '/_mail/nothing/there/at/all')).status).toBe(404)
    expect((await app.post('localhost', '/_mail', {})).status).toBe(404)
  })

  it('does not exist in production, where mails wait for a server', async () => {
    const production = await createTestApp(owner.db, { env: { MODE: 'production' } })
    for (const path of ['/_mail', (await links('north.localhost'))[0]!]) {
      expect((await production.get('www.north.example', path)).status).toBe(404)
    }
    await send(production, 'www.north.example')
    await production.worker.runDue()
    const waiting = (await owner.db.orm.select().from(outbox)).filter(({ doneAt }) => doneAt === null)
    expect(waiting.map(({ lastError }) => lastError)).toEqual([
      expect.stringContaining('set SMTP_URL'),
      expect.stringContaining('set SMTP_URL'),
    ])
    await production.stop()
  })
})
