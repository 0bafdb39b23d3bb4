import { expect, it } from 'vitest'
import type { ListingQuestion } from '#domain/listings/listing.ts'
import type { StockCopy } from '#domain/listings/packed-stock.ts'
import { packRecords } from '#search/packed/pack-records.ts'
import { LocalStock } from './local-stock.ts'

const question: ListingQuestion = {
  query: '',
  fixed: {},
  either: {},
  every: {},
  choices: { make: ['Ford'] },
  ranges: {},
  without: {},
  pricedOnly: false,
  sort: 'lowestPrice',
  offset: 0,
  limit: 21,
  facets: ['make'],
}
const copyOf = (version: string, validUntil: number | null = null): StockCopy => ({
  version,
  validUntil,
  facets: packRecords([
    { make: 'Ford', price: 3 },
    { make: 'Kia', price: 2 },
    { make: 'Ford', price: null },
    { make: 'Ford', price: 1 },
  ]),
  cards: packRecords([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]),
})

/** A browser whose clock, idle time and server are ours. */
function given({ isCostly = false } = {}) {
  const world = { now: 1_000, served: copyOf('a') as StockCopy | null, isDown: false, fetched: 0, read: 0 }
  const waiting: (() => void)[] = []
  const later = (run: () => void) => void waiting.push(run)
  const stock = new LocalStock({
    now: () => world.now,
    isCostly: () => isCostly,
    whenAtRest: later,
    whenIdle: later,
    fetch: async () => {
      world.fetched++
      if (world.isDown) throw new TypeError('offline')
      if (!world.served) return Response.json({ code: 'not_found' }, { status: 404 })
      const response = Response.json(world.served, {
        headers: { etag: `"${world.served.version}${world.served.validUntil}"` },
      })
      const read = response.json.bind(response)
      response.json = () => (world.read++, read())
      return response
    },
  })
  const rest = async () => {
    for (let turn = 0; turn < 3; turn++) {
      for (const run of waiting.splice(0)) run()
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  return { world, stock, rest }
}

async function loaded() {
  const all = given()
  all.stock.load()
  await all.rest()
  return all
}

it('fetches once, when the page is at rest, and answers from then on', async () => {
  const { world, stock, rest } = given()
  stock.load()
  stock.load()
  expect([world.fetched, stock.ready('a')]).toEqual([0, null])
  await rest()
  const found = stock.ready('a')!(question)!
  expect(found.cards.map(({ id }) => id)).toEqual([4, 1, 3])
  expect([found.total, found.counts]).toEqual([
    3,
    {
      make: new Map([
        ['Ford', 3],
        ['Kia', 1],
      ]),
    },
  ])
  expect(world.fetched).toBe(1)
})

it('loads nothing where bytes are dear', async () => {
  const { world, stock, rest } = given({ isCostly: true })
  stock.load()
  await rest()
  expect([world.fetched, stock.ready('a')]).toEqual([0, null])
})

it('leaves words, and what it was not packed for, to the server', async () => {
  const { stock } = await loaded()
  expect(stock.ready('a')!({ ...question, query: 'ranger' })).toBeNull()
  expect(stock.ready('a')!({ ...question, choices: { badge: ['XLT'] } })).toBeNull()
  expect(stock.ready('a')!({ ...question, pricedOnly: true })!.total).toBe(2)
})

it('does not answer for another state, and fetches once for it', async () => {
  const { world, stock, rest } = await loaded()
  for (let asked = 0; asked < 3; asked++) {
    expect(stock.ready('b')).toBeNull()
    await rest()
  }
  expect(world.fetched).toBe(2)
  world.served = copyOf('c')
  expect(stock.ready('c')).toBeNull()
  await rest()
  expect(stock.ready('c')).not.toBeNull()
  expect(stock.ready('a')).toBeNull()
})

it('looks after its copy when used a minute later, answering meanwhile, and reads it only if it is another', async () => {
  const { world, stock, rest } = await loaded()
  world.now += 61_000
  expect([stock.ready('a'), stock.ready('a')]).not.toContain(null)
  await rest()
  expect([world.fetched, world.read]).toEqual([2, 1])
  world.served = copyOf('b')
  world.now += 61_000
  expect(stock.ready('a')).not.toBeNull()
  await rest()
  expect([world.fetched, world.read]).toEqual([3, 2])
  expect(stock.ready('b')).not.toBeNull()
})

it('answers no longer than its copy holds, then fetches the next', async () => {
  const { world, stock, rest } = given()
  world.served = copyOf('a', 5_000)
  stock.load()
  await rest()
  world.now = 4_999
  expect(stock.ready('a')).not.toBeNull()
  world.now = 5_000
  world.served = copyOf('a', 9_000)
  expect(stock.ready('a')).toBeNull()
  await rest()
  expect(stock.ready('a')).not.toBeNull()
  expect(world.fetched).toBe(2)
})

it('keeps its copy while the server is out of reach and tries again', async () => {
  const { world, stock, rest } = given()
  world.isDown = true
  stock.load()
  await rest()
  expect(stock.ready('a')).toBeNull()
  world.isDown = false
  world.now += 61_000
  stock.ready('a')
  await rest()
  world.isDown = true
  world.now += 61_000
  expect(stock.ready('a')).not.toBeNull()
  await rest()
  expect(stock.ready('a')).not.toBeNull()
})

it('gives up where the stock has outgrown browsers', async () => {
  const { world, stock, rest } = await loaded()
  world.served = null
  world.now += 61_000
  stock.ready('a')
  await rest()
  world.now += 61_000
  expect([stock.ready('a'), world.fetched]).toEqual([null, 2])
})
