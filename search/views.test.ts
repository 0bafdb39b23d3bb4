import { describe, expect, it, vi } from 'vitest'
import { parseFilter } from './filter/parse-filter.ts'
import { comparable, naiveSearch } from './testing/naive-search.ts'
import { carSchema, randomCar } from './testing/random-stock.ts'
import { randomQuery } from './testing/random-query.ts'
import { Random } from './testing/random.ts'
import { SearchIndex } from './search-index.ts'
import { Views } from './views.ts'
import type { Document } from './schema.ts'

const schema = {
  ...carSchema,
  attributes: {
    ...carSchema.attributes,
    sold_at: { kind: 'number', sort: true },
    tag: { kind: 'string', facet: true },
  },
} as const
const car = (id: number, dealership: number, more: object = {}): Document => ({
  id,
  dealership,
  make: 'Toyota',
  rank: id,
  ...more,
})

async function viewsOf(documents: readonly Document[], options: { now?: () => number; mostDocuments?: number } = {}) {
  const views = new Views(schema, {
    partition: 'dealership',
    clock: options.now ?? (() => 0),
    ...(options.mostDocuments ? { mostDocuments: options.mostDocuments } : {}),
  })
  await views.load(documents)
  return views
}
const idsOf = async (views: Views, name: string, query = {}) =>
  (await views.search(name, { sort: ['rank:asc'], ...query })).hits.map(({ id }) => id)

describe('views', () => {
  it('share documents, and each shows its own part [SL-30] [CN-04]', async () => {
    const views = await viewsOf([car(1, 10), car(2, 20), car(3, 10, { make: 'Ford' })])
    views.define('north', { partitions: [10] })
    views.define('group', { partitions: [10, 20] })
    views.define('fords', { partitions: [10, 20], includes: ({ make }) => make === 'Ford' })
    expect([await idsOf(views, 'north'), await idsOf(views, 'group'), await idsOf(views, 'fords')]).toEqual([
      [1, 3],
      [1, 2, 3],
      [3],
    ])
    await expect(views.search('nobody', {})).rejects.toThrow('not found')
  })

  it('say of a document what only they say [SL-30]', async () => {
    const views = await viewsOf([car(1, 10), car(2, 10)])
    views.define('north', { partitions: [10], own: ({ id }) => ({ tag: id === 1 ? 'Demo day' : 'Sale' }) })
    views.define('plain', { partitions: [10] })
    expect((await views.search('north', { filter: 'tag = sale', facets: ['tag'] })).hits).toEqual([
      { ...car(2, 10), tag: 'Sale' },
    ])
    expect((await views.search('north', { facets: ['tag'] })).facetCounts['tag']).toEqual([
      { value: 'Demo day', count: 1 },
      { value: 'Sale', count: 1 },
    ])
    expect((await views.search('plain', { facets: ['tag'] })).facetCounts['tag']).toEqual([])
  })

  it('close a window at its moment, with no change to any document [SL-30]', async () => {
    let now = 100
    const views = await viewsOf([car(1, 10), car(2, 10, { sold_at: 90 }), car(3, 10, { sold_at: 95 })], {
      now: () => now,
    })
    views.define('north', {
      partitions: [10],
      window: { attribute: 'sold_at', span: 20 },
      standing: (after) => parseFilter(`sold_at NOT EXISTS OR sold_at > ${Number.isFinite(after) ? after : 0}`)!,
      cachedResults: 10,
    })
    expect([await idsOf(views, 'north'), (await views.view('north')).nextLeaving(now)]).toEqual([[1, 2, 3], 110])
    now = 109
    expect(await idsOf(views, 'north')).toEqual([1, 2, 3])
    now = 110
    expect([await idsOf(views, 'north'), (await views.view('north')).nextLeaving(now)]).toEqual([[1, 3], 115])
    now = 115
    expect([await idsOf(views, 'north'), (await views.view('north')).nextLeaving(now)]).toEqual([
      [1],
      Number.POSITIVE_INFINITY,
    ])
  })

  it('follow documents that come, change, move and leave [SL-30]', async () => {
    const views = await viewsOf([car(1, 10)])
    views.define('north', { partitions: [10], includes: ({ make }) => make === 'Toyota' })
    views.define('south', { partitions: [20] })
    expect([await idsOf(views, 'north'), await idsOf(views, 'south')]).toEqual([[1], []])
    await views.apply([{ put: car(2, 10) }, { put: car(1, 20) }])
    expect([await idsOf(views, 'north'), await idsOf(views, 'south')]).toEqual([[2], [1]])
    await views.apply([{ put: car(2, 10, { make: 'Ford' }) }, { remove: 1 }])
    expect([await idsOf(views, 'north'), await idsOf(views, 'south')]).toEqual([[], []])
  })

  it('keep so many answers, drop the oldest, and all of them when the stock changes [SL-24]', async () => {
    const views = await viewsOf([car(1, 10), car(2, 10)])
    views.define('north', { partitions: [10], cachedResults: 2 })
    const ask = (limit: number) => views.search('north', { limit })
    const first = await ask(1)
    expect(await ask(1)).toBe(first)
    await ask(2)
    expect(await ask(1)).toBe(first)
    await ask(3)
    expect(await ask(1)).not.toBe(first)
    const kept = await ask(1)
    await views.apply([{ remove: 2 }])
    expect([(await ask(1)) === kept, (await ask(1)).total]).toEqual([false, 1])
  })

  it('that are least used give way, and come back when asked [SL-30]', async () => {
    const views = await viewsOf([car(1, 10), car(2, 20), car(3, 30)], { mostDocuments: 2 })
    for (const part of [10, 20, 30]) views.define(`site ${part}`, { partitions: [part] })
    const first = await views.view('site 10')
    await views.view('site 20')
    expect(await views.view('site 10')).toBe(first)
    await views.view('site 30')
    expect(await views.view('site 10')).toBe(first)
    expect(await idsOf(views, 'site 20')).toEqual([2])
  })

  it('let others in while many changes are applied, and never show half a document [SL-30]', async () => {
    const views = await viewsOf(Array.from({ length: 3_000 }, (_, id) => car(id, 10, { make: 'Old', model: 'Old' })))
    views.define('north', { partitions: [10] })
    await idsOf(views, 'north')
    let turns = 0
    const applied = views.apply(
      Array.from({ length: 3_000 }, (_, id) => ({ put: car(id, 10, { make: 'New', model: 'New' }) })),
    )
    const progress = { isDone: false }
    void applied.then(() => (progress.isDone = true))
    while (!progress.isDone) {
      const { facetCounts, total } = await views.search('north', { facets: ['make', 'model'] })
      expect(facetCounts['make']).toEqual(facetCounts['model'])
      expect(total).toBe(3_000)
      turns++
      await new Promise((resume) => setTimeout(resume))
    }
    expect(turns).toBeGreaterThan(2)
    expect((await views.search('north', { facets: ['make'] })).facetCounts['make']).toEqual([
      { value: 'New', count: 3_000 },
    ])
  })

  it('let others in while they are built, and nobody else waits for them [SL-30]', async () => {
    let pauses = Number.NaN
    const views = new Views(schema, {
      partition: 'dealership',
      clock: () => 0,
      pause: async () => {
        pauses++
        if (pauses === 1) expect(await idsOf(views, 'small')).toEqual([9_999])
        await new Promise((resume) => setTimeout(resume))
      },
    })
    await views.load([...Array.from({ length: 9_000 }, (_, id) => car(id, 10)), car(9_999, 20)])
    views.define('large', { partitions: [10] })
    views.define('small', { partitions: [20] })
    pauses = 0
    expect((await views.search('large', {})).total).toBe(9_000)
    expect(pauses).toBeGreaterThan(2)
  })

  it('do a document’s worth of work at a time while they are built', () => {
    const documents = Array.from({ length: 2_000 }, (_, id) => car(id, 10, { name: `Car ${id}`, price: id % 7 }))
    let [taken, most] = [0, 0]
    const counted = Iterator.from(documents).map((document) => {
      taken++
      return document
    })
    const index = new SearchIndex(schema)
    index.load(documents)
    for (const _ of index.take({ [Symbol.iterator]: () => counted }, documents.length)) {
      most = Math.max(most, taken)
      taken = 0
    }
    expect(most).toBe(1)
    expect(index.size).toBe(2_000)
  })

  it('that are asked for while documents change or are loaded anew show all of it [SL-30]', async () => {
    const views = await viewsOf(Array.from({ length: 2_000 }, (_, id) => car(id, 10)))
    views.define('north', { partitions: [10] })
    const asked = views.search('north', { facets: ['make'], limit: 0 })
    await views.apply([{ put: car(1, 10, { make: 'Ford' }) }, { remove: 2 }, { put: car(5_000, 10, { make: 'Ford' }) }])
    expect((await asked).total).toBe(2_000)
    const after = await views.search('north', { facets: ['make'], limit: 0 })
    expect([after.total, after.facetCounts['make']]).toEqual([
      2_000,
      [
        { value: 'Toyota', count: 1_998 },
        { value: 'Ford', count: 2 },
      ],
    ])
    const loaded = views.load([car(1, 10), car(2, 10)])
    expect((await views.search('north', {})).total).toBe(2_000)
    await loaded
    expect(await idsOf(views, 'north')).toEqual([1, 2])
  })

  it('are built once, however many ask for them at once [SL-30]', async () => {
    const own = vi.fn(() => ({ tag: 'Sale' }))
    const views = await viewsOf(Array.from({ length: 500 }, (_, id) => car(id, 10)))
    views.define('north', { partitions: [10], own })
    const found = await Promise.all([1, 2, 3].map(() => views.view('north')))
    expect(new Set(found).size).toBe(1)
    expect(await views.view('north')).toBe(found[0])
    expect(own).toHaveBeenCalledTimes(500)
  })

  it('that are defined anew while they are built show what was defined last [SL-30]', async () => {
    const views = await viewsOf(Array.from({ length: 2_000 }, (_, id) => car(id, id % 2)))
    views.define('north', { partitions: [0, 1] })
    const asked = views.search('north', {})
    views.define('north', { partitions: [1] })
    expect((await asked).total).toBe(1_000)
    views.define('north', { partitions: [0] })
    const dropped = views.search('north', {})
    views.drop('north')
    await expect(dropped).rejects.toThrow('not found')
  })
})

it('two sites over one changing stock each answer as if alone [SL-30]', async () => {
  const random = new Random(3)
  const stock = new Map<number, Document>(
    random.list(300, (id) => [id, { ...randomCar(random, id), dealership: random.below(3) }]),
  )
  const views = await viewsOf([...stock.values()])
  views.define('one', { partitions: [0, 1] })
  views.define('other', { partitions: [1, 2], includes: ({ make }) => make !== 'Ford' })
  const seen = {
    one: () => [...stock.values()].filter(({ dealership }) => dealership !== 2),
    other: () => [...stock.values()].filter(({ dealership, make }) => dealership !== 0 && make !== 'Ford'),
  }
  for (let round = 0; round < 150; round++) {
    const id = random.below(320)
    const changed = { ...randomCar(random, id), dealership: random.below(3) }
    if (random.chance(0.3)) stock.delete(id)
    else stock.set(id, changed)
    await views.apply([stock.get(id) === changed ? { put: changed } : { remove: id }])
    for (const name of ['one', 'other'] as const) {
      const { parts, ...query } = randomQuery(random)
      expect(comparable(await views.search(name, { ...query, filter: parts.map(({ text }) => text) }))).toEqual(
        naiveSearch(carSchema, seen[name](), { ...query, parts }),
      )
    }
  }
})
