import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readEnvironment } from '#config/environment.ts'
import { openForCommand } from '#db/open-database.ts'
import { outbox } from '#db/schema.ts'
import { addWork } from '#domain/outbox/add-work.server.ts'
import { startServer } from '#server/start-server.ts'
import { databases, fillFolder, type TestDatabase } from '../databases.ts'
import { temporaryFolder } from '../test-run.ts'
import { isTakenPath, serverPaths } from '../../domain/content/route-paths.ts'
import { createApp } from '../../server/create-app.ts'
import { createTestApp, type TestApp, testKey } from '../test-app.ts'

const token = 'a-token-of-sixteen-or-more'
let database: TestDatabase
let closed: TestApp
let open: TestApp

beforeAll(async () => {
  database = await databases()[0]!.create()
  closed = await createTestApp(database.db, { env: { MODE: 'production' } })
  open = await createTestApp(database.db, { env: { MODE: 'production', METRICS_TOKEN: token } })
})

afterAll(async () => {
  await Promise.all([closed?.stop(), open?.stop()])
  await database?.drop()
})

describe('the metrics in production', () => {
  it('are closed without a token', async () => {
    expect((await closed.get('any.example', '/metrics')).status).toBe(404)
    expect((await closed.get('any.example', '/metrics', { authorization: 'Bearer undefined' })).status).toBe(404)
  })

  it.each(['', 'Bearer', `Bearer ${token}x`, token])('stay closed to %j', async (authorization) => {
    expect((await open.get('any.example', '/metrics', { authorization })).status).toBe(404)
  })

  it('open to whoever has the token', async () => {
    const response = await open.get('any.example', '/metrics', { authorization: `Bearer ${token}` })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('http_request_seconds')
  })
})

it('what the server answers itself is in the table of paths, so that no page is promised there', () => {
  const demo = { ...closed.deps, environment: { ...closed.deps.environment, mode: 'demo' as const } }
  const answered = new Set(createApp(demo).routes.map(({ path }) => path.replaceAll(/:\w+|\*/g, 'word')))
  for (const path of answered) if (path !== '/word') expect([path, isTakenPath(path)]).toEqual([path, true])
  const known = [...answered, '/__manifest']
  for (const path of serverPaths) expect(known).toContain(path.replace('*', 'word'))
})

it.each(['localhost', 'southbank.localhost'])('production has no demo at %s', async (host) => {
  expect((await closed.get(host, '/')).status).toBe(404)
})

describe('/readyz', () => {
  it('says 503 while the database does not answer, and /healthz stays 200', async () => {
    const ping = vi.spyOn(closed.deps.db, 'ping').mockRejectedValue(new Error('gone'))
    expect((await closed.get('any.example', '/readyz')).status).toBe(503)
    expect((await closed.get('any.example', '/healthz')).status).toBe(200)
    ping.mockRestore()
    expect((await closed.get('any.example', '/readyz')).status).toBe(200)
  })

  it('says 503 once the process is to stop', async () => {
    open.retire()
    expect((await open.get('any.example', '/readyz')).status).toBe(503)
  })
})

describe('a role', () => {
  it('of the worker has its own health, apart from the web’s', async () => {
    const both = await createTestApp(database.db, { env: { MODE: 'production' } })
    expect((await both.get('any.example', '/readyz/worker')).status).toBe(503)
    expect((await both.get('any.example', '/readyz')).status).toBe(200)
    await both.worker.start()
    expect((await both.get('any.example', '/readyz/worker')).status).toBe(200)
    await both.stop()
    const web = await createTestApp(database.db, { env: { MODE: 'production', ROLE: 'web' } })
    expect((await web.get('any.example', '/readyz/worker')).status).toBe(404)
    await web.stop()
  })

  it('of the worker alone answers its operators and nobody else, and does the work', async () => {
    const folder = temporaryFolder()
    await fillFolder(folder.path)
    const env = {
      MODE: 'production',
      ROLE: 'worker',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      METRICS_TOKEN: token,
      APPLICATION_KEYS: testKey,
    }
    const server = await startServer(readEnvironment({ ...env, DATA_DIR: folder.path }), {
      pages: undefined as never,
      assets: new Map(),
    })
    const ask = (path: string) =>
      fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { authorization: `Bearer ${token}` } })
    const status = async (path: string) => (await ask(path)).status
    expect([await status('/healthz'), await status('/readyz'), await status('/readyz/worker')]).toEqual([200, 200, 200])
    expect(await status('/')).toBe(404)
    const command = await openForCommand({ dir: folder.path })
    await addWork(command.orm, { kind: 'forget-write-limits', payload: {} })
    await expect.poll(() => command.orm.$count(outbox, isNull(outbox.doneAt))).toBe(0)
    await command.orm.insert(outbox).values({ kind: 'of-a-newer-version', dueAt: new Date(Date.now() - 5_000) })
    const metrics = await (await ask('/metrics')).text()
    expect(metrics).toMatch(/^outbox_due 1$/m)
    expect(metrics).toMatch(/^outbox_oldest_seconds [5-9]/m)
    expect(metrics).toMatch(/^outbox_dead 0$/m)
    await command.close()
    await server.stop()
    folder.remove()
  })
})
