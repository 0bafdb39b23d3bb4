import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { makeApiToken } from '#domain/accounts/api-token.server.ts'
import { Random } from '#search/testing/random.ts'
import { event } from '#db/schema.ts'
import { searchKey } from '#server/api/search/search-key.ts'
import { inDepth } from '../deep.ts'
import { useDemoApp } from '../demo-app.ts'
import { testPlatformCtx } from '../platform-ctx.ts'

const { app, db } = useDemoApp()
const host = 'southbank.localhost'
let token: string
let feedToken: string

beforeAll(async () => {
  const make = (owner: { site: string } | { dealership: string }, scope: 'media:write' | 'stock:write') =>
    makeApiToken(testPlatformCtx(db()), { owner, name: scope, scopes: [scope], expiresAt: null })
  token = await make({ site: 'southbank' }, 'media:write')
  feedToken = await make({ dealership: 'southbank-motors' }, 'stock:write')
})

const words = [
  'id',
  'path',
  'q',
  'filter',
  'queries',
  'limit',
  'facets',
  'constructor',
  '__proto__',
  'indexUid',
  'sort',
]
const texts = [
  '',
  '\u0000',
  '\ud800',
  '/search',
  'x'.repeat(5_000),
  '\u202etxt',
  '<script>',
  "' or 1=1 --",
  '😀'.repeat(50),
]

/** Any JSON: mostly small, sometimes deep, with the names our schemas know. */
function randomValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 6 ? 6 : 9)
  if (kind < 2) return random.pick([0, -1, 49, 1e308, 9_007_199_254_740_991, 0.5, null, true, false])
  if (kind < 6) return random.pick(texts)
  if (kind < 7) return random.list(random.below(6), () => randomValue(random, depth + 1))
  return Object.fromEntries(random.list(random.below(6), () => [random.pick(words), randomValue(random, depth + 1)]))
}

function randomBody(random: Random): string {
  const json = JSON.stringify(randomValue(random)) ?? ''
  if (random.chance(0.2)) return json.slice(0, random.below(json.length + 1))
  if (random.chance(0.05)) return '['.repeat(20_000)
  return json
}

const post = (path: string, body: BodyInit, headers: Record<string, string>) =>
  app().fetch(new Request(`http://${host}${path}`, { method: 'POST', body, headers: { host, ...headers } }))

const calls = [
  '/api/events',
  '/api/leads',
  '/api/youx/quote',
  '/api/search/indexes/Car_production/search',
  '/api/search/indexes/Car_production/facet-search',
  '/api/search/indexes/Car_production/documents/fetch',
  '/api/search/multi-search',
  '/api/search/cars',
]

describe.each(calls)('%s', (path) => {
  it('answers any body, or says what is wrong with it', async () => {
    const random = new Random(Number(process.env.FUZZ_SEED ?? 7))
    const error = vi.spyOn(app().deps.log, 'error')
    const authorization = `Bearer ${searchKey(app().deps.sites.atHost(host)!.site)}`
    for (let done = 0; done < inDepth(60, 5_000); done++) {
      const body = randomBody(random)
      const type = random.pick(['application/json', 'application/json', 'application/json', 'text/plain', ''])
      const answer = await post(path, body, { authorization, 'content-type': type })
      const text = await answer.text()
      expect([body, answer.status < 500]).toEqual([body, true])
      expect(text).not.toMatch(/node_modules|\.ts:\d+|at \w+ \(/)
      if (answer.status >= 400) expect(JSON.parse(text)).toMatchObject({ code: expect.any(String) })
    }
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })
})

it('no event that was taken keeps another from being stored', async () => {
  await app().deps.events.flush()
  const before = (await db().orm.select().from(event)).length
  await post('/api/events', JSON.stringify({ id: 49, path: '/after-all-that' }), { 'content-type': 'application/json' })
  await app().deps.events.flush()
  expect(await db().orm.select().from(event)).toHaveLength(before + 1)
})

describe('an upload', () => {
  it('of anything is a picture or refused, and leaves nothing unfinished behind', async () => {
    const random = new Random(Number(process.env.FUZZ_SEED ?? 3))
    const error = vi.spyOn(app().deps.log, 'error')
    const create = { width: 40, height: 30, channels: 3 as const, background: '#a3121c' }
    const good = [await sharp({ create }).jpeg().toBuffer(), await sharp({ create }).png().toBuffer()]
    const others = [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'GIF89a\u0001\u0000',
      'PK\u0003\u0004',
      '%PDF-1.4',
      '',
    ].map((text) => Buffer.from(text, 'latin1'))
    for (let done = 0; done < inDepth(40, 1_000); done++) {
      const body = Buffer.from(random.pick([...good, ...good, ...others]))
      for (let spoiled = random.below(20); spoiled > 0 && body.length > 0; spoiled--) {
        body[random.below(body.length)] = random.below(256)
      }
      const part = random.chance(0.3) ? body.subarray(0, random.below(body.length + 1)) : body
      const answer = await post('/api/media', part, { authorization: `Bearer ${token}` })
      expect([201, 400, 413, 415, 429]).toContain(answer.status)
      await answer.text()
    }
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
    const { dataDir } = app().deps.environment
    const left = readdirSync(dataDir, { recursive: true }).filter((name) => /\.(?:tmp|part|new)/.test(String(name)))
    expect(left).toEqual([])
  })
})

it('a feed of anything is imported or refused, line by line', async () => {
  const random = new Random(Number(process.env.FUZZ_SEED ?? 5))
  const error = vi.spyOn(app().deps.log, 'error')
  const header = 'stocknum,make,model,year,status,price'
  for (let done = 0; done < inDepth(20, 500); done++) {
    const lines = random.list(random.below(6), () => random.list(6, () => JSON.stringify(random.pick(texts))).join(','))
    const body = random.chance(0.3) ? randomBody(random) : [header, ...lines].join('\n')
    const format = random.pick(['csv', 'json', 'xml', ''])
    const answer = await post(`/api/stock?format=${format}`, body, { authorization: `Bearer ${feedToken}` })
    expect(answer.status).toBeLessThan(500)
    expect(await answer.text()).not.toMatch(/node_modules|\.ts:\d+/)
  }
  expect(error).not.toHaveBeenCalled()
  error.mockRestore()
})
