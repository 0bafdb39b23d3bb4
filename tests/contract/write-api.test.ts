import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { outbox, siteDealership, vehicle, vehicleImage, writeLimit } from '#db/schema.ts'
import { makeApiToken, type NewToken } from '#domain/accounts/api-token.server.ts'
import { pictureKey, readPictureRequest } from '#domain/media/picture-request.ts'
import { storedOriginals } from '#services/media/originals.ts'
import { useDemoApp } from '../demo-app.ts'
import { testPlatformCtx } from '../platform-ctx.ts'

const { app, db } = useDemoApp({ originals: { open: async () => null } })
const host = 'southbank.localhost'
const tokenFor = (changes: Partial<NewToken>) =>
  makeApiToken(
    testPlatformCtx(db(), () => new Date()),
    {
      owner: { dealership: 'southbank-motors' },
      name: 'feed',
      scopes: ['stock:write', 'media:write'],
      expiresAt: null,
      ...changes,
    },
  )

let token: string
beforeAll(async () => {
  token = await tokenFor({})
})

const send = (path: string, body: string | Uint8Array, headers: Record<string, string> = {}) =>
  app().fetch(
    new Request(`http://${host}${path}`, {
      method: 'POST',
      body: body as BodyInit,
      headers: { host, authorization: `Bearer ${token}`, ...headers },
    }),
  )
const push = (csv: string, query = 'format=csv', headers: Record<string, string> = {}) =>
  send(`/api/stock?${query}`, csv, headers)
const header = 'stocknum,make,model,year,status,dapprice,images'

describe('POST /api/stock', () => {
  it('imports a feed into the stock of the dealership whose token it comes with', async () => {
    const response = await push(`${header}\nAPI1,Kia,Rio,2021,in stock,19990,\nAPI2,Kia,,,,,`)
    expect(response.status).toBe(200)
    const report = await response.json()
    expect(report).toMatchObject({ read: 2, inserted: 1, refusedRows: 1 })
    expect(report.refused[0]).toMatchObject({ line: 3, field: 'model' })
    await app().follower.catchUp()
    expect(await (await app().get(host, '/search/kia')).text()).toContain('Kia')
  })

  it.each([
    ['without a format', '', 400, 'bad_request'],
    ['with a format nobody knows', 'format=xml', 400, 'bad_request'],
    ['with a word nobody knows', 'format=csv&all=1', 400, 'bad_request'],
    ['that would empty the yard', 'format=csv&full=true', 409, 'conflict'],
  ])('is refused %s', async (_, query, status, code) => {
    const response = await push(`${header}\nAPI1,Kia,Rio,2021,in stock,19990,`, query)
    expect([response.status, (await response.json()).code]).toEqual([status, code])
  })

  it('wants a dealership’s token with the scope', async () => {
    const ofSite = await tokenFor({ owner: { site: 'southbank' } })
    const without = await tokenFor({ scopes: ['media:write'] })
    for (const wrong of [ofSite, without, 'fct_none']) {
      expect((await push(header, 'format=csv', { authorization: `Bearer ${wrong}` })).status).toBe(403)
    }
  })

  it('comes to an end: sixty an hour, then 429 with the time to come back', async () => {
    await db().orm.update(writeLimit).set({ count: 60 })
    const response = await push(header)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(await response.json()).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringContaining('minutes'),
    })
    await db().orm.delete(writeLimit)
  })
})

describe('POST /api/reports', () => {
  const pdf = '%PDF-1.4 a report'

  it('keeps a PDF of the dealership whose token it comes with, for its feed to name [VD-32]', async () => {
    const response = await send('/api/reports', pdf)
    expect(response.status).toBe(201)
    const { file } = (await response.json()) as { file: string }
    expect(file).toMatch(/^reports\/\d+\/[\da-f]{32}\.pdf$/)
    expect((await app().deps.files.read(file))!.toString()).toBe(pdf)
    expect(await (await send('/api/reports', pdf)).json()).toEqual({ file })
    await push(`stocknum,make,model,year,status,file\nREP1,Kia,Rio,2021,in stock,${file}`)
    expect((await db().orm.select().from(vehicle).where(eq(vehicle.stocknum, 'REP1')))[0]).toMatchObject({ file })
  })

  it.each([
    ['nothing', ''],
    ['a page', '<script>alert(1)</script>'],
    ['a picture', '\u00ff\u00d8\u00ff'],
  ])('takes no %s [VD-32]', async (_, body) => {
    const response = await send('/api/reports', body)
    expect([response.status, (await response.json()).code]).toEqual([415, 'unsupported_media_type'])
  })

  it('wants a dealership’s token with the scope, and takes no more than 10 MB [VD-32]', async () => {
    const ofSite = await tokenFor({ owner: { site: 'southbank' } })
    const without = await tokenFor({ scopes: ['media:write'] })
    for (const wrong of [ofSite, without, 'fct_none'])
      expect((await send('/api/reports', pdf, { authorization: `Bearer ${wrong}` })).status).toBe(403)
    await db().orm.delete(writeLimit)
    expect((await send('/api/reports', new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413)
    await db().orm.delete(writeLimit)
  })
})

describe('wrong tokens', () => {
  it('are counted by address: whoever guesses is stopped, with a right one too, and nobody else is', async () => {
    for (let at = 0; at < 30; at += 1) await push(header, 'format=csv', { authorization: 'Bearer fct_guess' })
    const stopped = await push(header)
    expect([stopped.status, (await stopped.json()).code]).toEqual([429, 'too_many_requests'])
    const rows = await db().orm.select({ key: writeLimit.key }).from(writeLimit)
    expect(rows.map(({ key }) => key)).toEqual([expect.stringMatching(/^wrong-token:/)])
    await db().orm.delete(writeLimit)
    expect((await push(header)).status).toBe(200)
  })
})

describe('pictures of a feed', () => {
  it('get the colours that stand in for them after the import, by the outbox, and survive a price change', async () => {
    const red = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#aa0000' } })
      .jpeg()
      .toBuffer()
    const { url } = await (await send('/api/media', red)).json()
    const line = (price: number, picture = url) =>
      `${header}\nPIC1,Kia,Rio,2021,in stock,${price},${picture}|/media/photos/southbank/${'0'.repeat(32)}`
    expect(await (await push(line(20_000))).json()).toMatchObject({ inserted: 1, refused: [] })
    const found = async () => (await db().orm.select().from(vehicle).where(eq(vehicle.stocknum, 'PIC1')))[0]!
    const images = async () =>
      (
        await db()
          .orm.select()
          .from(vehicleImage)
          .where(eq(vehicleImage.vehicleId, (await found()).id))
          .orderBy(vehicleImage.position)
      ).map(({ blur }) => blur)
    const other = `/media/photos/southbank/${'1'.repeat(32)}`
    expect(await images()).toEqual([null, null])
    await app().worker.runDue()
    const colours = expect.stringMatching(/^(a[0-9a-f]0[0-9a-f]0[0-9a-f]){3}$/)
    expect(await images()).toEqual([colours, null])
    expect(await found()).toMatchObject({ primaryImageUrl: url, primaryImageBlur: colours })
    await push(line(19_000))
    expect(await found()).toMatchObject({ priceCents: 19_000_00, primaryImageBlur: colours })
    await push(line(19_000, other))
    expect(await found()).toMatchObject({ primaryImageUrl: other, primaryImageBlur: null })
    await app().worker.runDue()
    expect((await db().orm.select().from(outbox)).filter(({ doneAt }) => doneAt === null)).toEqual([])
    expect(await storedOriginals(app().deps.media).open(url.slice('/media/'.length), 10)).not.toBeNull()
  })
})

describe('an uploaded picture', () => {
  const upload = async (background: string): Promise<string> => {
    const plain = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
      .png()
      .toBuffer()
    return (await (await send('/api/media', plain)).json()).url
  }
  const made = (url: string, w: string) =>
    pictureKey(readPictureRequest(url.slice('/media/'.length), new URLSearchParams({ w, r: '3x2' })), 'avif')

  it('is made ready for cards and its page, as browsers take it, by work of its own site, promised with the upload', async () => {
    await db().orm.delete(outbox)
    const url = await upload('#0000aa')
    const { site } = app().deps.sites.atHost(host)!
    const [work] = await db().orm.select().from(outbox)
    expect(work).toMatchObject({ siteId: site.id, kind: 'card-picture', payload: { picture: url }, doneAt: null })
    expect(app().deps.pictures.inMemory(made(url, '480'))).toBeUndefined()
    await app().worker.runDue()
    for (const width of ['480', '800', '1200', '1600'])
      expect(app().deps.pictures.inMemory(made(url, width))?.length, width).toBeGreaterThan(0)
    expect((await db().orm.select().from(outbox))[0]).toMatchObject({ doneAt: expect.any(Date), attempts: 1 })
  })

  it('is made as fine as a fine desk takes it where a site that shows it has photos as wide as the page', async () => {
    const finest = async (background: string) => {
      const url = await upload(background)
      await app().worker.runDue()
      // The last in a queue that does one after the other.
      await new Promise<void>((resolve) => app().deps.encodeQueue.later(async () => resolve()))
      return app().deps.pictures.inMemory(made(url, '2400'))
    }
    expect(await finest('#00aa00')).toBeUndefined()
    const [own, wide] = [host, 'volt.localhost'].map((at) => app().deps.sites.atHost(at)!.site)
    const shared = { siteId: wide!.id, dealershipId: own!.dealershipIds[0]! }
    await db().orm.insert(siteDealership).values(shared)
    const { siteId, dealershipId } = siteDealership
    onTestFinished(async () => {
      const row = and(eq(siteId, shared.siteId), eq(dealershipId, shared.dealershipId))
      await db().orm.delete(siteDealership).where(row)
    })
    expect((await finest('#aa0000'))?.length).toBeGreaterThan(0)
  })
})

describe('what changes something', () => {
  it.each([
    ['a page of another site', '/search/kia', { origin: 'http://meridian.localhost' }, 403],
    ['a page of a neighbour that hides its origin', '/', { 'sec-fetch-site': 'same-site' }, 403],
    ['a cookie without an origin', '/api/events', { cookie: 'a=b' }, 403],
    ['another site with a cookie', '/api/events', { cookie: 'a=b', origin: 'http://meridian.localhost' }, 403],
    ['our own page', '/api/events', { cookie: 'a=b', origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }, 202],
    ['a search, which changes nothing', '/api/search/multi-search', { origin: 'http://meridian.localhost' }, 200],
  ])('is answered by where it comes from: %s', async (_, path, headers, status) => {
    const body = path.includes('search/multi') ? '{"queries":[]}' : '{"id":49,"path":"/"}'
    const { key } = (await (await app().get(host, '/api/search/config')).json()) as { key: string }
    const plain = { 'content-type': 'application/json', authorization: `Bearer ${key}`, ...headers }
    expect((await send(path, body, plain)).status).toBe(status)
  })
})
