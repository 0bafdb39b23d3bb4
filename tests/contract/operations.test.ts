import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isTakenPath, serverPaths } from '../../domain/content/route-paths.ts'
import { createApp } from '../../server/create-app.ts'
import { databases, type TestDatabase } from '../databases.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

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
    const ping = vi.spyOn(database.db, 'ping').mockRejectedValue(new Error('gone'))
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
