import { Agent, request } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Pages } from '#server/pages.ts'
import { ask } from '../ask.ts'
import { useDemoServer } from '../demo-server.ts'

const demo = useDemoServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
const listing = '/search/new-used-and-demo-cars'
const cached = { site: 'meridian', headers: { 'accept-encoding': 'br' } }
const agent = new Agent({ keepAlive: true })
const { app } = demo
let port: number
let respond: Pages['respond']
let made = 0
let atOnce = 0
let mostAtOnce = 0

beforeAll(async () => {
  port = demo.port()
  await ask({ port, path: '/', ...cached })
  respond = app().deps.pages.respond
})

beforeEach(() => {
  made = atOnce = mostAtOnce = 0
  app().deps.pages.respond = async (...args) => {
    made++
    mostAtOnce = Math.max(mostAtOnce, ++atOnce)
    return respond(...args).finally(() => atOnce--)
  }
})

afterEach(() => {
  app().deps.pages.respond = respond
})

afterAll(() => agent.destroy())

/** Distinct pages of one site, asked for all at once by one visitor. */
const flood = (start: string) =>
  Array.from({ length: 120 }, (_, at) =>
    ask({ port, agent, path: `${start}${at}`, headers: { 'x-forwarded-for': '203.0.113.9' } }),
  )

describe('a flood of pages that nobody has asked for before', () => {
  it('is answered in part, by a few makings at a time, and otherwise told when to come back', async () => {
    const answers = await Promise.all(flood(`${listing}?query=a`))
    const refused = answers.filter(({ status }) => status === 503)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
    expect(made).toBe(answers.length - refused.length)
    expect(mostAtOnce).toBeLessThanOrEqual(4)
    for (const { headers, body } of refused) {
      expect(headers).toMatchObject({
        'retry-after': '2',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      expect(body.toString()).toContain('http-equiv="refresh"')
    }
    const { pageGate } = app().deps
    expect([pageGate.waiting, pageGate.working]).toEqual([0, 0])
    expect((await ask({ port, path: `${listing}?query=afterwards` })).status).toBe(200)
  })

  it('keeps no cached page, no other answer and no other visitor waiting for all of it', async () => {
    let isOver = false
    const over = Promise.all(flood(`${listing}?query=b`)).then(() => (isOver = true))
    await new Promise(setImmediate)
    const others = await Promise.all([
      ask({ port, path: '/', ...cached }),
      ask({ port, path: '/healthz' }),
      ask({ port, path: '/api/search/indexes/cars/search', method: 'POST', body: '{}' }),
      ask({ port, path: '/assets/none.js' }),
      ask({ port, path: `${listing}?query=neighbour`, site: 'meridian' }),
      ask({ port, path: `${listing}?query=mine`, headers: { 'x-forwarded-for': '203.0.113.10' } }),
    ])
    expect(isOver).toBe(false)
    expect(others.map(({ status }) => status)).toEqual([200, 200, 401, 404, 200, 200])
    await over
  })

  it('of addresses where there is no page is bounded alike', async () => {
    const answers = await Promise.all(flood('/no-such-page-'))
    expect(mostAtOnce).toBeLessThanOrEqual(4)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 503]))
  })
})

it('a visitor who left is not rendered for', async () => {
  const { deps } = app()
  const released = Promise.withResolvers<void>()
  const counted = deps.pages.respond
  deps.pages.respond = async (...args) => {
    const page = counted(...args)
    await released.promise
    return page
  }
  const visitors = Array.from({ length: 40 }, (_, at) =>
    request({ port, path: `${listing}?query=left${at}`, headers: { host: `southbank.localhost:${port}` } })
      .on('error', () => {})
      .end(),
  )
  await expect.poll(() => deps.pageGate.waiting).toBe(36)
  visitors.forEach((visitor) => visitor.destroy())
  await expect.poll(() => deps.pageGate.waiting).toBe(0)
  released.resolve()
  await expect.poll(() => deps.pageGate.working).toBe(0)
  expect(made).toBe(4)
})

it('a visitor who sends a form byte by byte takes nobody’s place', async () => {
  const slow = Array.from({ length: 20 }, () => {
    const headers = { host: `southbank.localhost:${port}`, 'content-length': '100' }
    const sending = request({ port, path: '/', method: 'POST', headers }).on('error', () => {})
    sending.write('a')
    return sending
  })
  await expect.poll(() => app().deps.pageGate.working).toBe(0)
  expect((await ask({ port, path: `${listing}?query=meanwhile` })).status).toBe(200)
  slow.forEach((sending) => sending.destroy())
})

it('a page that may never be looked at is made only while nobody waits for another', async () => {
  const { deps } = app()
  const guess = (path: string) => ask({ port, path, headers: { 'sec-purpose': 'prefetch;prerender' } })
  expect((await guess(`${listing}?query=guessed`)).status).toBe(200)
  const released = Promise.withResolvers<void>()
  const counted = deps.pages.respond
  deps.pages.respond = async (...args) => released.promise.then(() => counted(...args))
  const visitor = ask({ port, path: `${listing}?query=visited` })
  await expect.poll(() => deps.pageGate.working).toBe(1)
  expect((await guess(`${listing}?query=guessed-at`)).status).toBe(503)
  expect((await guess(`${listing}?query=guessed`)).status).toBe(200)
  released.resolve()
  expect((await visitor).status).toBe(200)
  expect((await guess(`${listing}?query=guessed-at`)).status).toBe(200)
})
