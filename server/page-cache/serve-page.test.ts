import { describe, expect, it } from 'vitest'
import type { Ctx } from '#domain/ctx.ts'
import type { Dependency } from '#domain/freshness.ts'
import { Gate } from '../gate/gate.ts'
import { PageCache } from './page-cache.ts'
import { PageFacts } from './page-facts.ts'
import { PageMakings } from './page-makings.ts'
import { createPageServer, type PageRequest } from './serve-page.ts'
import { Versions } from './versions.ts'

const bounds = { atWork: 4, atWorkForSite: 4, waiting: 2, waitingForSite: 2, patienceMs: 60_000 }
/** Everything that can be done now is done. */
const settled = () => new Promise(setImmediate)

/** A server of one page, whose every making waits to be told what it reads and when it ends. */
function given() {
  const versions = new Versions()
  const clock = { now: 1_000 }
  const makings: {
    ctx: Ctx
    signal: AbortSignal
    read: (...things: Dependency[]) => void
    end: (text: string, status?: number) => void
  }[] = []
  const cache = new PageCache({ versions, now: () => clock.now, totalBytes: 1e6, siteBytes: 1e6 })
  const isRight = (facts: PageFacts) => cache.isRight(facts)
  const servePage = createPageServer({
    versions,
    cache,
    makings: new PageMakings({ newFacts: () => new PageFacts(versions), isRight }),
    gate: new Gate(bounds, { turn: async () => {} }),
    headersFor: () => ({}),
    count: () => {},
    onMade: () => {},
    pages: {
      parametersOf: () => [],
      hasRoute: () => true,
      respond: ({ signal }, ctx) => {
        const { promise, resolve } = Promise.withResolvers<Response>()
        makings.push({
          ctx,
          signal,
          read: (...things) => things.forEach((thing) => ctx.fresh.dependsOn(thing)),
          end: (text, status = 200) => resolve(new Response(text, { status })),
        })
        return promise
      },
    },
  })
  const request: PageRequest = {
    siteId: 1,
    isOwn: false,
    address: '192.0.2.1',
    origin: 'http://a.example',
    path: '/',
    search: '',
    method: 'GET',
    header: () => undefined,
    contextFor: (fresh) => ({ fresh }) as unknown as Ctx,
    original: async () => new Request('http://a.example/'),
  }
  const ask = async (more: Partial<PageRequest> = {}) => (await servePage({ ...request, ...more })).text()
  return { versions, clock, makings, ask }
}

describe('whoever asks while the page is being made', () => {
  it.each<[string, (world: ReturnType<typeof given>) => void, number]>([
    ['joins while nothing has changed', () => {}, 1],
    ['joins if what changed has not been read yet', ({ versions }) => versions.bump('vehicle:8'), 1],
    ['does not if what was read has changed', ({ versions }) => versions.bump('stock:1'), 2],
    ['does not if everything was loaded anew', ({ versions }) => versions.bumpAll(), 2],
    ['does not once a moment has come until which it holds', ({ clock }) => (clock.now = 2_000), 2],
  ])('%s', async (_, happens, makingsWanted) => {
    const world = given()
    const { makings, ask } = world
    const first = ask()
    await settled()
    makings[0]!.read('stock:1')
    makings[0]!.ctx.fresh.until(new Date(2_000))
    happens(world)
    const others = Array.from({ length: 20 }, () => ask())
    await settled()
    expect(makings).toHaveLength(makingsWanted)
    makings.at(-1)!.end('new')
    makings[0]!.end('old')
    const answers = new Set(await Promise.all(others))
    expect([...answers]).toEqual(['new'])
    expect(await first).toBe(makingsWanted === 1 ? 'new' : 'old')
  })

  it('never gets what a making begun before a change ends with, however late it ends', async () => {
    const { makings, ask, versions } = given()
    const first = ask()
    await settled()
    makings[0]!.read('stock:1')
    versions.bump('stock:1')
    const second = ask()
    await settled()
    makings[1]!.read('stock:1')
    makings[0]!.end('old')
    expect(await first).toBe('old')
    // The first has ended, stale, and the second is still the one to wait for.
    const third = ask()
    await settled()
    expect(makings).toHaveLength(2)
    makings[1]!.end('new')
    expect(await Promise.all([second, third, ask()])).toEqual(['new', 'new', 'new'])
    expect(makings).toHaveLength(2)
  })

  it('does not join what became old after it was written and before it was sent', async () => {
    const { makings, ask, versions } = given()
    const first = ask()
    await settled()
    makings[0]!.read('stock:1')
    makings[0]!.end('old')
    // It is being compressed now.
    await Promise.resolve()
    versions.bump('stock:1')
    const second = ask()
    await settled()
    makings[1]!.end('new')
    expect([await first, await second]).toEqual(['old', 'new'])
  })

  it('shares an error with those who waited for it, and with nobody after', async () => {
    const { makings, ask } = given()
    const waiting = [ask(), ask()]
    await settled()
    makings[0]!.end('no', 404)
    expect(await Promise.all(waiting)).toEqual(['no', 'no'])
    const next = ask()
    await settled()
    makings[1]!.end('yes')
    expect(await next).toBe('yes')
  })
})

it('a flood of changes makes no more than two at once, and all who wait share the next', async () => {
  const { makings, ask, versions } = given()
  const waiting: Promise<string>[] = []
  for (let at = 0; at < 50; at++) {
    waiting.push(ask())
    await settled()
    makings.at(-1)!.read('stock:1')
    versions.bump('stock:1')
  }
  expect(makings).toHaveLength(2)
  makings[1]!.end('second')
  await waiting[1]
  await expect.poll(() => makings.length).toBe(3)
  makings[2]!.end('third')
  expect(new Set(await Promise.all(waiting.slice(2)))).toEqual(new Set(['third']))
  makings[0]!.end('first')
  expect(await waiting[0]).toBe('first')
})

describe('a visitor who leaves', () => {
  it('while others wait for the same page takes nothing from them', async () => {
    const { makings, ask } = given()
    const [first, second] = [new AbortController(), new AbortController()]
    const answers = [ask({ signal: first.signal }), ask({ signal: second.signal })]
    await settled()
    first.abort()
    await settled()
    expect(makings[0]!.signal.aborted).toBe(false)
    makings[0]!.end('page')
    expect(await answers[1]).toBe('page')
  })

  it('as the last of those who waited ends the making, and nobody joins what has ended', async () => {
    const { makings, ask } = given()
    const left = [new AbortController(), new AbortController()]
    const answers = Promise.allSettled(left.map(({ signal }) => ask({ signal })))
    await settled()
    left.forEach((visitor) => visitor.abort())
    expect(makings[0]!.signal.aborted).toBe(true)
    const next = ask()
    await settled()
    makings[0]!.end('nobody reads this')
    makings[1]!.end('page')
    expect(await next).toBe('page')
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  it('before it was begun is not rendered for', async () => {
    const { makings, ask } = given()
    const visitor = new AbortController()
    const busy = Array.from({ length: bounds.atWork }, (_, at) => ask({ path: `/${at}` }))
    const answer = ask({ path: '/left', signal: visitor.signal })
    await settled()
    visitor.abort()
    await expect(answer).rejects.toThrow('aborted')
    makings.forEach(({ end }) => end('page'))
    await Promise.all(busy)
    expect(makings).toHaveLength(bounds.atWork)
  })
})

it('more than may wait are told to come back, and those who share a page need no place of their own', async () => {
  const { makings, ask } = given()
  const room = bounds.atWorkForSite + bounds.waitingForSite
  const admitted = Array.from({ length: room }, (_, at) => ask({ path: `/${at}` }))
  await settled()
  await expect(ask({ path: '/one-too-many' })).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 })
  await expect(ask({ path: '/one-too-many', method: 'POST' })).rejects.toMatchObject({ code: 'unavailable' })
  const shared = Array.from({ length: 50 }, () => ask({ path: '/0' }))
  const ended = async () => {
    for (let next = 0; next < room; next++) {
      await expect.poll(() => makings.length).toBeGreaterThan(next)
      makings[next]!.end('page')
    }
  }
  await ended()
  expect(new Set(await Promise.all([...admitted, ...shared]))).toEqual(new Set(['page']))
})
