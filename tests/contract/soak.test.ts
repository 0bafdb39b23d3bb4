import { Agent, request } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { vehicle } from '#db/schema.ts'
import { Random } from '#search/testing/random.ts'
import { ask } from '../ask.ts'
import { inDepth, isDeep } from '../deep.ts'
import { useDemoServer } from '../demo-server.ts'

const megabyte = 1024 * 1024
const { app, db, port } = useDemoServer({ env: { PAGE_CACHE_MB: '4', SITE_CACHE_MB: '1' } })
// A connection each: one that is kept may be closed just as it is used again.
const agent = new Agent({ maxSockets: 40 })
const random = new Random(Number(process.env.FUZZ_SEED ?? 1))
afterAll(() => agent.destroy())

function visit(): Promise<number> {
  const { slug } = random.pick(app().deps.sites.sites)
  const path = random.pick([
    '/',
    `/search/new-used-and-demo-cars?page=${random.below(20)}`,
    `/search/suv?query=${random.below(1e6)}`,
    `/cars/${random.pick([...app().deps.stock.all()]).slug}`,
    '/dealerships',
    `/no-such-${random.below(1e6)}`,
    `/api/suggest?q=${random.pick(['toy', 'ford', 'suv'])}`,
    '/stock/packed',
  ])
  return ask({ port: port(), agent, site: slug, path, headers: { 'accept-encoding': 'br' } }).then(
    ({ status }) => status,
  )
}

/** Somebody who does not wait for the answer. */
function leave(): void {
  const path = `/search/new-used-and-demo-cars?query=left${random.below(1e6)}`
  const left = request({ port: port(), path, headers: { host: `southbank.localhost:${port()}` } }).on('error', () => {})
  left.end()
  setTimeout(() => left.destroy(), random.below(20))
}

async function changeStock(): Promise<void> {
  const priced = [...app().deps.stock.all()].filter(({ priceType }) => priceType !== null)
  const { id } = random.pick(priced)
  await db()
    .orm.update(vehicle)
    .set({ priceCents: 1_000_000 + random.below(5_000_000) })
    .where(eq(vehicle.id, id))
  await app().follower.catchUp()
}

const takeEvent = () =>
  ask({
    port: port(),
    path: '/api/events',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 49, path: `/search/${random.below(1e6)}` }),
  }).then(({ status }) => status)

function heapMegabytes(): number {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  return process.memoryUsage().heapUsed / megabyte
}

it('a busy day of visits, changes and visitors who leave is answered, and leaves nothing behind', async () => {
  const rounds = inDepth(3, 300)
  const statuses = new Set<number>()
  let settled = 0
  for (let round = 0; round < rounds; round++) {
    const answers = Array.from({ length: 40 }, visit)
    for (let at = 0; at < 5; at++) leave()
    for (const status of await Promise.all([...answers, takeEvent(), takeEvent()])) statuses.add(status)
    await changeStock()
    if (isDeep && round === rounds / 3) settled = heapMegabytes()
  }
  expect([...statuses].filter((status) => ![200, 202, 404, 410].includes(status))).toEqual([])
  const { pageGate, pageCache, events } = app().deps
  await expect.poll(() => [pageGate.waiting, pageGate.working]).toEqual([0, 0])
  expect(pageCache.bytes).toBeLessThanOrEqual(4 * megabyte)
  // What a busy database did not take at once it takes the next time.
  const waiting = async (): Promise<string | undefined> => {
    await events.flush()
    const measured = await (await app().get('southbank.localhost', '/metrics')).text()
    return /^events_waiting_bytes (\d+)$/m.exec(measured)?.[1]
  }
  await expect.poll(waiting, { timeout: 30_000 }).toBe('0')
  if (isDeep) expect(heapMegabytes()).toBeLessThan(settled * 1.25)
}, 3_600_000)
