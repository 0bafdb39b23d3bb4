import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AppDeps } from '#server/app-deps.ts'
import { createApp } from '#server/create-app.ts'
import { PublicWork } from '#server/limits/public-work.ts'
import { Random } from '#search/testing/random.ts'
import type { SearchService } from '#services/search/search-service.ts'
import { ask } from '../ask.ts'
import { useDemoApp } from '../demo-app.ts'

const { app } = useDemoApp({ env: { API_ADDRESS_PERCENT: '100', API_SITE_PERCENT: '100' } })
/** The site with the most stock. */
const host = 'meridian.localhost'
const other = 'throttle.localhost'
const uid = 'Car_production'
const keys: Record<string, string> = {}

beforeAll(async () => {
  for (const at of [host, other]) {
    const { key } = (await (await app().get(at, '/api/search/config')).json()) as { key: string }
    keys[at] = `Bearer ${key}`
  }
})

const post = (path: string, body: unknown, at = host) =>
  app().post(at, `/api/search/${path}`, body, { authorization: keys[at]! })
const search = (body: unknown, at = host) => post(`indexes/${uid}/search`, body, at)
const turn = () => new Promise((resolve) => setImmediate(resolve))

/** All that makes one query large: every hit, every attribute marked at every word, cut, with its places. */
const large = {
  q: 'a',
  limit: 1_000,
  attributesToHighlight: ['*'],
  attributesToCrop: ['*'],
  cropLength: 1_000,
  showMatchesPosition: true,
}
const queries = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ indexUid: uid, ...large, q: 'acdefghlmnoprstuvwy'[at % 19] }))
const attack = { queries: queries(24).map((query) => ({ ...query, highlightPreTag: '<'.repeat(200) })) }

const refusal = (code: string, type = 'invalid_request') => ({
  code,
  type,
  message: expect.any(String),
  link: `https://docs.meilisearch.com/errors#${code}`,
  request_id: expect.any(String),
})

describe('a request costs no more than its budget', () => {
  it('queries sent together share one: a large answer is refused in the protocol’s words', async () => {
    const answer = await post('multi-search', attack)
    expect([answer.status, await answer.json()]).toEqual([400, refusal('search_budget_exceeded')])
    expect((await search({ ...large, limit: 100 })).status).toBe(200)
  })

  it('others are answered between its parts', async () => {
    const order: string[] = []
    const noted = (name: string) => (answer: Response) => {
      order.push(name)
      return answer
    }
    const big = post('multi-search', attack).then(noted('big'))
    await turn()
    await Promise.all([
      app().get(host, '/healthz').then(noted('health')),
      search({ q: 'toyota' }).then(noted('same site')),
      search({ q: 'a' }, other).then(noted('other site')),
      app().get(host, '/api/suggest?q=toy').then(noted('suggest')),
    ])
    await big
    expect(order.at(-1)).toBe('big')
    expect(order).toHaveLength(5)
  })

  it('the loop comes round many times while it works', async () => {
    const done = new AbortController()
    const big = post('multi-search', attack).finally(() => done.abort())
    let rounds = 0
    while (!done.signal.aborted) {
      await turn()
      rounds++
    }
    await big
    expect(rounds).toBeGreaterThan(5)
  })

  it.each([
    ['of 4,200 conditions', Array.from({ length: 100 }, () => Array.from({ length: 42 }, (_, at) => `km=${at}`))],
    ['of one long list', `id IN [${'1,'.repeat(2_100)}]`],
    ['that is long', Array.from({ length: 6 }, () => `make = ${'x'.repeat(8_000)}`)],
  ])('a filter %s is refused when it is read', async (_, filter) => {
    const answer = await search({ filter })
    expect([answer.status, await answer.json()]).toEqual([400, refusal('invalid_search_filter')])
  })

  it('what ordinary clients send is far below every bound', async () => {
    const filter = [
      Array.from({ length: 60 }, (_, at) => `make = "Make ${at}"`),
      Array.from({ length: 300 }, (_, at) => `model = "Model ${at}"`),
      'price 1000 TO 90000',
    ]
    const answer = await search({ q: 'toyota corolla hybrid ascent sport', filter, facets: ['*'], limit: 100 })
    expect(answer.status).toBe(200)
    const ids = Array.from({ length: 1_000 }, (_, at) => 100_000_000 + at)
    expect((await post(`indexes/${uid}/documents/fetch`, { ids, limit: 1_000 })).status).toBe(200)
  })

  it('words beyond the tenth and text beyond what anyone types are not matched', async () => {
    const total = async (q: string) =>
      ((await (await search({ q, matchingStrategy: 'all' })).json()) as { estimatedTotalHits: number })
        .estimatedTotalHits
    const toyotas = await total('toyota')
    expect(toyotas).toBeGreaterThan(0)
    expect(await total(`${'toyota '.repeat(10)}nothinghasthis`)).toBe(toyotas)
    expect(await total(`toyota${' '.repeat(600)}nothinghasthis`)).toBe(toyotas)
    expect(await total('toyota nothinghasthis')).toBe(0)
    const page = await app().get(host, `/search/new-used-and-demo-cars?query=${'transmissoin%20'.repeat(300)}`)
    expect(page.status).toBe(200)
  })

  it('is counted for operators', async () => {
    await post('multi-search', attack)
    const metrics = await (await app().get(host, '/metrics')).text()
    expect(metrics).toMatch(/^public_work_refusals_total\{reason="budget"\} [1-9]/m)
  })
})

it('whatever is sent, it ends in an answer of the protocol, and others are answered after it', async () => {
  const random = new Random(17)
  const text = () =>
    random
      .list(random.below(14), () =>
        random.pick(['a', 'transmissoin', '"white"', '-red', 'turbodieselx', '"', 's', '2021', 'ü', 'x'.repeat(60)]),
      )
      .join(' ')
  const condition = () =>
    random.pick(['make EXISTS', 'slug CONTAINS a', 'km > 5', 'make = Toyota', '_geoRadius(-27,153,9e9)', 'price ~ 1'])
  const filter = () => random.list(random.below(60), () => random.list(random.below(60), condition))
  const query = () => ({
    q: text(),
    limit: random.pick([0, 20, 1_000]),
    ...(random.chance(0.5) && { filter: filter() }),
    ...(random.chance(0.5) && { attributesToHighlight: ['*'], highlightPostTag: '>'.repeat(random.below(200)) }),
    ...(random.chance(0.3) && { attributesToCrop: ['*:3', 'name'], showMatchesPosition: true }),
    ...(random.chance(0.4) && { facets: ['*'], disjunctiveFacets: ['make', 'model', 'price'] }),
    ...(random.chance(0.3) && { sort: ['make:asc', '_geoPoint(-27,153):desc'], offset: random.below(900) }),
  })
  for (let round = 0; round < 120; round++) {
    const answer = random.chance(0.4)
      ? await post('multi-search', {
          queries: random.list(1 + random.below(24), () => ({ indexUid: uid, ...query() })),
        })
      : random.chance(0.2)
        ? await post(`indexes/${uid}/facet-search`, { facetName: 'model', facetQuery: text(), q: text() })
        : await search(query())
    const body = await answer.text()
    expect([200, 400, 413, 429], body.slice(0, 200)).toContain(answer.status)
    expect(body.length).toBeLessThanOrEqual(4 * 1024 * 1024)
    if (answer.status === 429) await new Promise((resolve) => setTimeout(resolve, 20))
    else if (answer.status !== 200)
      expect(JSON.parse(body)).toMatchObject({
        code: expect.stringMatching(/^(search_budget_exceeded|invalid_search_|payload)/),
      })
  }
  expect((await app().get(host, '/healthz')).status).toBe(200)
}, 120_000)

describe('too many at once', () => {
  it('are refused with a time to come back, other sites’ are not', async () => {
    const flood = Array.from({ length: 100 }, () => search({ ...large, limit: 20 }))
    const neighbour = await search({ q: 'a' }, other)
    const answers = await Promise.all(flood)
    expect(neighbour.status).toBe(200)
    const refused = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 200).length + refused.length).toBe(100)
    // Four have a seat and 64 may wait.
    expect(refused.length).toBeGreaterThan(20)
    expect(refused[0]!.headers.get('retry-after')).toBe('2')
    expect(await refused[0]!.json()).toEqual(refusal('too_many_search_requests', 'system'))
  })
})

describe('an address has so much work in a while', () => {
  it('then it is refused until some of it has come back; others are not', async () => {
    let time = 0
    const refused: string[] = []
    const { port, close } = await listen({
      ...app().deps,
      environment: { ...app().deps.environment, trustedProxies: ['127.0.0.1'] },
      publicWork: new PublicWork({
        addressPercent: 1,
        sitePercent: 100,
        now: () => time,
        onRefused: (why) => refused.push(why),
      }),
    })
    const from = (address: string, path = `/api/search/indexes/${uid}/search?q=toyota`) =>
      ask({ port, path, site: 'meridian', headers: { authorization: keys[host]!, 'x-forwarded-for': address } })
    const formatted = `/api/search/indexes/${uid}/search?q=a&limit=200&attributesToHighlight=*`
    let last = await from('203.0.113.5')
    expect(last.status).toBe(200)
    for (let sent = 0; sent < 200 && last.status === 200; sent++) last = await from('203.0.113.5', formatted)
    expect(last.status).toBe(429)
    expect(JSON.parse(String(last.body))).toEqual(refusal('too_many_requests', 'system'))
    expect(last.headers).toMatchObject({
      'retry-after': expect.stringMatching(/^\d+$/),
      ratelimit: expect.stringMatching(/^"address";r=0;t=\d+$/),
    })
    expect((await from('203.0.113.5', '/api/suggest?q=toy')).status).toBe(429)
    expect((await from('203.0.113.6')).status).toBe(200)
    expect(refused).toEqual(['address', 'address'])
    time += Number(last.headers['retry-after']) * 1_000
    expect((await from('203.0.113.5')).status).toBe(200)
    await close()
  })
})

async function listen(deps: AppDeps) {
  // Files of a thread share their globals.
  const server = createServer(getRequestListener(createApp(deps).fetch, { overrideGlobalObjects: false }))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { port, server, close: () => new Promise((closed) => server.close(closed)) }
}

describe('on a socket', () => {
  it('who leaves is worked for no longer', async () => {
    const begun = Promise.withResolvers<void>()
    const gone = Promise.withResolvers<void>()
    let searches = 0
    const { deps } = app()
    const slow: Pick<SearchService, 'search'> = {
      search: async (...asked) => {
        searches++
        begun.resolve()
        await gone.promise
        return deps.search.search(...asked)
      },
    }
    const { port, server, close } = await listen({ ...deps, search: slow as AppDeps['search'] })
    server.on('connection', (socket) => socket.on('close', gone.resolve))
    const headers = { host: `${host}:${port}`, authorization: keys[host]!, 'content-type': 'application/json' }
    const call = request({ host: '127.0.0.1', port, path: '/api/search/multi-search', method: 'POST', headers })
    call.on('error', () => {})
    call.end(JSON.stringify(attack))
    await begun.promise
    call.destroy()
    const isCounted = async () => {
      const metrics = await (await app().get(host, '/metrics')).text()
      return /reason="cancelled"\} 1/.test(metrics)
    }
    await expect.poll(isCounted, { timeout: 30_000 }).toBe(true)
    expect(searches).toBeLessThan(attack.queries.length)
    await close()
  })

  it('tells what is left, to pages of other origins too', async () => {
    const { port, close } = await listen(app().deps)
    const { headers } = await ask({
      port,
      path: `/api/search/indexes/${uid}/search?q=toyota`,
      site: 'meridian',
      headers: { authorization: keys[host]!, origin: 'https://elsewhere.example' },
    })
    expect(headers['ratelimit-policy']).toBe('"address";q=10000000;w=10')
    expect(headers['ratelimit']).toMatch(/^"address";r=\d+;t=\d+$/)
    expect(headers['access-control-expose-headers']).toContain('ratelimit')
    await close()
  })
})
