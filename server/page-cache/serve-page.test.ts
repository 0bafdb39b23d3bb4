import { describe, expect, it } from 'vitest'
import type { Ctx } from '#domain/ctx.ts'
import type { Dependency } from '#domain/freshness.ts'
import { PageCache } from './page-cache.ts'
import { createPageServer, type PageRequest } from './serve-page.ts'
import { Versions } from './versions.ts'

/** A server of one page, whose every making waits to be told what it reads and when it ends. */
function given() {
  const versions = new Versions()
  const clock = { now: 1_000 }
  const makings: { ctx: Ctx; read: (...things: Dependency[]) => void; end: (text: string, status?: number) => void }[] =
    []
  const servePage = createPageServer({
    versions,
    cache: new PageCache({ versions, now: () => clock.now, totalBytes: 1e6, siteBytes: 1e6 }),
    headersFor: () => ({}),
    count: () => {},
    pages: {
      parametersOf: () => [],
      hasRoute: () => true,
      respond: (_, ctx) => {
        const { promise, resolve } = Promise.withResolvers<Response>()
        makings.push({
          ctx,
          read: (...things) => things.forEach((thing) => ctx.fresh.dependsOn(thing)),
          end: (text, status = 200) => resolve(new Response(text, { status })),
        })
        return promise
      },
    },
  })
  const request: PageRequest = {
    siteId: 1,
    origin: 'http://a.example',
    path: '/',
    search: '',
    method: 'GET',
    header: () => undefined,
    contextFor: (fresh) => ({ fresh }) as unknown as Ctx,
    original: () => new Request('http://a.example/'),
  }
  const ask = async () => (await servePage(request)).text()
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
    makings[0]!.read('stock:1')
    makings[0]!.ctx.fresh.until(new Date(2_000))
    happens(world)
    const others = Array.from({ length: 20 }, ask)
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
    makings[0]!.read('stock:1')
    versions.bump('stock:1')
    const second = ask()
    makings[1]!.read('stock:1')
    makings[0]!.end('old')
    expect(await first).toBe('old')
    // The first has ended, stale, and the second is still the one to wait for.
    const third = ask()
    expect(makings).toHaveLength(2)
    makings[1]!.end('new')
    expect(await Promise.all([second, third, ask()])).toEqual(['new', 'new', 'new'])
    expect(makings).toHaveLength(2)
  })

  it('does not join what became old after it was written and before it was sent', async () => {
    const { makings, ask, versions } = given()
    const first = ask()
    makings[0]!.read('stock:1')
    makings[0]!.end('old')
    // It is being compressed now.
    await Promise.resolve()
    versions.bump('stock:1')
    const second = ask()
    makings[1]!.end('new')
    expect([await first, await second]).toEqual(['old', 'new'])
  })

  it('shares an error with those who waited for it, and with nobody after', async () => {
    const { makings, ask } = given()
    const waiting = [ask(), ask()]
    makings[0]!.end('no', 404)
    expect(await Promise.all(waiting)).toEqual(['no', 'no'])
    const next = ask()
    makings[1]!.end('yes')
    expect(await next).toBe('yes')
  })
})

it('a flood of changes makes no more than two at once, and all who wait share the next', async () => {
  const { makings, ask, versions } = given()
  const waiting: Promise<string>[] = []
  for (let at = 0; at < 50; at++) {
    waiting.push(ask())
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
