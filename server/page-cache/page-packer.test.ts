import { expect, it, vi } from 'vitest'
import { compressPage } from './page-body.ts'
import { PageCache, type StoredPage } from './page-cache.ts'
import { PagePacker } from './page-packer.ts'
import { Versions } from './versions.ts'

/** A cache whose pages are packed, and its rests, which end when they are told to. */
function given() {
  const versions = new Versions()
  const work = { isBusy: false, now: 0 }
  const rests: { ms: number; end: () => void }[] = []
  const onTrouble = vi.fn()
  const cache: PageCache = new PageCache({
    versions,
    now: () => 0,
    totalBytes: 1e6,
    siteBytes: 1e6,
    onWanted: (wanted) => packer.add(wanted),
  })
  const packer = new PagePacker({
    cache,
    isBusy: () => work.isBusy,
    wait: (ms) => new Promise<void>((end) => rests.push({ ms, end })),
    now: () => (work.now += 25),
    onTrouble,
  })
  const put = async (siteId: number, key: string): Promise<StoredPage> => {
    const body = await compressPage(`<p>${key} of ${siteId}</p>`.repeat(50))
    const page = {
      status: 200,
      headers: {},
      body,
      versions: [['stock:1', versions.of('stock:1')] as const],
      validUntil: 1,
    }
    cache.put(siteId, key, page)
    return page
  }
  const ask = (siteId: number, key: string, times = 3) => {
    for (let time = 0; time < times; time++) cache.get(siteId, key)
  }
  const isPacked = (siteId: number, key: string) => cache.get(siteId, key)?.body.isPacked
  const nextRest = async () => {
    await vi.waitUntil(() => rests.length > 0, { timeout: 20_000, interval: 1 })
    return rests.shift()!
  }
  return { versions, work, rests, onTrouble, cache, put, ask, isPacked, nextRest }
}

it('packs what is asked for three times, of the site whose page it is', async () => {
  const { put, ask, isPacked, nextRest, cache } = given()
  const [page] = [await put(1, 'home'), await put(1, 'seldom'), await put(2, 'home')]
  ask(1, 'home')
  ask(1, 'seldom', 1)
  await nextRest()
  expect(isPacked(1, 'home')).toBe(true)
  expect(await cache.get(1, 'home')!.body.bytes('identity')).toEqual(await page!.body.bytes('identity'))
  expect([isPacked(1, 'seldom'), isPacked(2, 'home')]).toEqual([false, false])
})

it('rests nine times as long as it worked before the next, and packs no page twice', async () => {
  const { put, ask, isPacked, nextRest, rests } = given()
  for (const key of ['one', 'two']) {
    await put(1, key)
    ask(1, key)
  }
  const rest = await nextRest()
  expect(rest.ms).toBe(225)
  expect([isPacked(1, 'one'), isPacked(1, 'two')]).toEqual([true, false])
  rest.end()
  ;(await nextRest()).end()
  expect(isPacked(1, 'two')).toBe(true)
  ask(1, 'two', 10)
  await new Promise(setImmediate)
  expect(rests).toEqual([])
})

it('waits while somebody waits for a page, and packs afterwards', async () => {
  const { put, ask, isPacked, nextRest, work } = given()
  await put(1, 'home')
  work.isBusy = true
  ask(1, 'home')
  const rest = await nextRest()
  expect([rest.ms, isPacked(1, 'home')]).toEqual([1_000, false])
  work.isBusy = false
  rest.end()
  await nextRest()
  expect(isPacked(1, 'home')).toBe(true)
})

it('forgets what has waited longest when more than a hundred wait', async () => {
  const { put, ask, isPacked, nextRest, work, rests } = given()
  work.isBusy = true
  const keys = Array.from({ length: 102 }, (_, at) => `page ${at}`)
  for (const key of keys) {
    await put(1, key)
    ask(1, key)
  }
  work.isBusy = false
  const rest = await nextRest()
  rest.end()
  for (let left = 100; left > 0; left--) (await nextRest()).end()
  await new Promise(setImmediate)
  expect(rests).toEqual([])
  const packed = keys.filter((key) => isPacked(1, key))
  expect(packed).toEqual(keys.slice(2))
})

it('leaves alone what was changed meanwhile, and goes on after a page that could not be packed', async () => {
  const { put, ask, isPacked, nextRest, versions, onTrouble } = given()
  await put(1, 'first')
  ask(1, 'first')
  const rest = await nextRest()
  const stale = await put(1, 'stale')
  ask(1, 'stale')
  versions.bump('stock:1')
  const broken = await put(1, 'broken')
  broken.body.packed = () => Promise.reject(new Error('no memory'))
  const packStale = vi.spyOn(stale.body, 'packed')
  await put(1, 'last')
  for (const key of ['broken', 'last']) ask(1, key)
  rest.end()
  for (let left = 3; left > 0; left--) (await nextRest()).end()
  expect(packStale).not.toHaveBeenCalled()
  expect(onTrouble).toHaveBeenCalledOnce()
  expect([isPacked(1, 'broken'), isPacked(1, 'last')]).toEqual([false, true])
})
