import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '#db/database.ts'
import { migrate } from '#db/migrate.ts'
import { openPostgres } from '#db/postgres.ts'
import { uncached } from '#domain/freshness.ts'
import { siteStockOf } from '#server/request-ctx.ts'
import { requestBounds } from '#db/request-bounds.ts'
import { seedDemo } from '#demo/seed-demo.ts'
import { ask } from '../ask.ts'
import { testVehicles } from '../databases.ts'
import { inDepth } from '../deep.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { startServerProcess } from '../server-process.ts'
import { temporaryFolder } from '../test-run.ts'
import { type PostgresServer, postgresHomes, startPostgres } from './db-postgres-server.ts'

const folder = temporaryFolder()
const start = () => startPostgres({ home: Object.values(postgresHomes)[0]!, dir: folder.path, fsync: false })
const host = 'southbank.localhost'
const listing = '/search/new-used-and-demo-cars'
const flood = inDepth(24, 60)
let server: PostgresServer
let db: Database
let app: TestApp

beforeAll(async () => {
  server = await start()
  db = await openPostgres({ url: server.url('postgres') })
  await migrate(db)
  await seedDemo(db, () => {}, { vehicles: testVehicles })
})
afterAll(async () => {
  await db?.close()
  await server?.kill()
  folder.remove()
})

const faults = {
  stopped: { begin: () => server.stop(), end: async () => void (server = await start()) },
  'cut off': { begin: async () => server.freeze(), end: async () => server.thaw() },
}

describe.each(Object.entries(faults))('while the database is %s', (_, fault) => {
  /** What is logged as an error by whoever answers; the follower of changes says it every five seconds, too. */
  const said: string[] = []
  let slugs: string[]

  beforeAll(async () => {
    app = await createTestApp(db, { bounds: requestBounds })
    const { log, sites } = app.deps
    vi.spyOn(log, 'child').mockReturnValue(log as never)
    vi.spyOn(log, 'error').mockImplementation((_line: unknown, message?: string) => void said.push(message ?? ''))
    const { vehicles } = await siteStockOf(app.deps, sites.atHost(host)!, uncached).all(70)
    slugs = vehicles.map(({ slug }) => slug)
    for (const path of ['/', listing, `/cars/${slugs[0]}`]) await app.get(host, path)
    await fault.begin()
    return async () => {
      vi.restoreAllMocks()
      await app.stop()
    }
  })
  /** One line for each answer, and never a stack. */
  const expectOneLineEach = (answers: number) => {
    expect(said.filter((message) => message !== 'the change feed could not be read')).toEqual(
      Array.from({ length: answers }, () => 'answered'),
    )
  }
  beforeEach(() => void said.splice(0))

  it('/readyz says so before a page gives up waiting, and the process stays healthy', async () => {
    const answered: string[] = []
    const away = async (at: string, path: string) => {
      expect((await app.get(at, path)).status).toBe(503)
      answered.push(path)
    }
    await Promise.all([away('meridian.localhost', '/contact'), away(host, '/readyz')])
    expect(answered[0]).toBe('/readyz')
    expect((await app.get(host, '/healthz')).status).toBe(200)
  })

  it.each(['/', listing, `${listing}?page=2`, '/search/used-cars'])('%s is answered from memory', async (path) => {
    expect((await app.get(host, path)).status).toBe(200)
  })

  it('a vehicle’s page that was made before is sent, whole', async () => {
    const response = await app.get(host, `/cars/${slugs[0]}`)
    expect([response.status, (await response.text()).includes('We can’t show every picture')]).toEqual([200, false])
  })

  it.each(['/contact', listing])('%s of a site nobody has looked at is a 503 in its own face', async (path) => {
    const response = await app.get('meridian.localhost', path)
    const { status, headers } = response
    const html = await response.text()
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '5',
      expect.stringMatching(/no-store$/),
    ])
    expect(html).toContain('class="site-header"')
    expect(html).toContain('>Meridian')
    expect(html).toContain('We can’t look that up just now.')
    expect(html).not.toMatch(/ECONN|ENOENT|timeout|does not answer/)
    expectOneLineEach(1)
  })

  it('its home is shown without what could not be read', async () => {
    expect((await app.get('meridian.localhost', '/')).status).toBe(200)
    expectOneLineEach(0)
  })

  it('a vehicle nobody has looked at is shown from memory, and says what is missing', async () => {
    const response = await app.get(host, `/cars/${slugs[1]}`)
    const html = await response.text()
    const vehicle = await app.deps.stock.bySlug(slugs[1]!)
    expect(response.status).toBe(200)
    expect(html).toContain('We can’t show every picture and detail just now.')
    expect(html).toContain(vehicle!.stocknum)
    expect(html).toContain('class="site-header"')
    expectOneLineEach(0)
  })

  it(
    'a flood of such pages is answered without waiting for it one by one',
    async () => {
      const answers = []
      for (const slug of slugs.slice(2, 2 + flood)) answers.push((await app.get(host, `/cars/${slug}`)).status)
      expect(new Set(answers)).toEqual(new Set([200]))
      // Each on its own would wait two seconds, and all of them longer than this test may.
    },
    flood * 1_600,
  )

  it.each([
    ['GET', '/api/car-pictures?id=', {}],
    ['POST', '/api/stock?format=csv', { method: 'POST', body: 'stocknum' }],
    ['POST', '/api/media', { method: 'POST', body: 'picture' }],
  ])('%s %s is a 503 with a code, and says when to come back', async (_method, path, call) => {
    const { id } = (await app.deps.stock.bySlug(slugs[1]!))!
    const url = `http://${host}${path}${path.endsWith('=') ? id : ''}`
    const headers = { host, authorization: 'Bearer fct_any' }
    const response = await app.fetch(new Request(url, { ...call, headers }))
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await response.json()).toMatchObject({ code: 'unavailable', request_id: expect.any(String) })
    expectOneLineEach(1)
  })

  it('all is as before when it is back', async () => {
    await fault.end()
    await expect.poll(async () => (await app.get(host, '/readyz')).status).toBe(200)
    const isWhole = async () => !(await (await app.get(host, `/cars/${slugs[1]}`)).text()).includes('We can’t show')
    await expect.poll(isWhole).toBe(true)
    const contact = async () => (await app.get('meridian.localhost', '/contact')).status
    await expect.poll(contact).toBe(200)
  })
})

it('a process that is told to stop ends, though the database is cut off', async () => {
  const data = temporaryFolder()
  const { child, port } = await startServerProcess({
    DATABASE_URL: server.url('postgres'),
    DATA_DIR: data.path,
    SHUTDOWN_GRACE_SECONDS: '1',
  })
  await ask({ port, path: '/healthz' })
  server.freeze()
  child.kill('SIGTERM')
  const [code] = (await once(child, 'exit')) as [number]
  server.thaw()
  data.remove()
  expect(code).toBe(0)
})
