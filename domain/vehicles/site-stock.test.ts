import { expect, it } from 'vitest'
import { given, site, vehicle } from '../testing-stock.ts'
import { SiteStock } from './site-stock.ts'

const idsOf = async (stock: SiteStock) =>
  (await stock.search({ sort: ['created_at_timestamp:desc'] })).vehicles.map(({ id }) => id)

it('a site sees the vehicles of its own dealerships and no others [part of PL-08]', async () => {
  const { of } = await given(vehicle(1, 10), vehicle(2, 20), vehicle(3, 10))
  expect(await idsOf(of(site(1, [10])))).toEqual([1, 3])
  expect(await idsOf(of(site(2, [20])))).toEqual([2])
  expect(await of(site(2, [20])).bySlug('car-1')).toBeUndefined()
  expect(await of(site(2, [20])).has(1)).toBe(false)
  expect(await of(site(1, [10])).has(1)).toBe(true)
  expect(await of(site(1, [10])).has(99)).toBe(false)
})

it('suggests values of its own stock alone, and notes what they depend on [part of PL-08]', async () => {
  const { of, noted } = await given(vehicle(1, 10, { make: 'Mazda' }), vehicle(2, 20, { make: 'Maserati' }))
  const found = await of(site(1, [10])).searchFacet({ facetName: 'make', facetQuery: 'ma' })
  expect(found.map(({ value }) => value)).toEqual(['Mazda'])
  expect(noted.dependencies).toEqual(['stock:1'])
})

it('remembers what its dealerships once had, sold or hidden too, and nobody else’s [part of PL-08]', async () => {
  const { of, noted } = await given(
    vehicle(1, 10),
    vehicle(2, 20),
    vehicle(3, 10, { status: 'sold', soldAt: new Date('2020-01-01T00:00:00Z') }),
    vehicle(4, 10, { showOnDealerWebsite: false }),
  )
  expect([...of(site(1, [10])).everStocked()].map(({ id }) => id)).toEqual([1, 3, 4])
  expect(noted.dependencies).toEqual(['stock:1'])
})

it('a group site sees the stock of all its dealerships; a car may show on both sites [PL-02]', async () => {
  const { of } = await given(vehicle(1, 10), vehicle(2, 20), vehicle(3, 30))
  expect(await idsOf(of(site(9, [10, 20])))).toEqual([1, 2])
  expect((await of(site(1, [10])).bySlug('car-1'))?.id).toBe(1)
  expect((await of(site(9, [10, 20])).bySlug('car-1'))?.id).toBe(1)
})

it('notes what each answer depends on', async () => {
  const { of, noted } = await given(vehicle(1, 10))
  const stock = of(site(1, [10]))
  await stock.search({})
  await stock.bySlug('car-1')
  await stock.bySlug('nothing-yet')
  await stock.shape()
  expect(noted.dependencies).toEqual(['stock:1', 'vehicle:1', 'stock:1', 'shape:1'])
})

it('gives all it shows, the higher rank and then the latest first, and says until when', async () => {
  const { of } = await given(
    vehicle(1, 10, { customRank: 1 }),
    vehicle(4, 10, { customRank: 5 }),
    vehicle(3, 20, { customRank: 9 }),
    vehicle(2, 10, { customRank: 5 }),
    vehicle(5, 10, { customRank: 0, status: 'sold', soldAt: new Date('2026-03-08T00:00:00Z') }),
  )
  const { vehicles, validUntil } = await of(site(1, [10])).all(9)
  expect(vehicles.map(({ id }) => id)).toEqual([2, 4, 1, 5])
  expect(validUntil).toEqual(new Date('2026-03-11T00:00:00Z'))
  expect((await of(site(1, [10])).all(2)).vehicles.map(({ id }) => id)).toEqual([2, 4])
  expect((await of(site(2, [20])).all(9)).validUntil).toBeNull()
})

it('is named by all that listings show of the site', async () => {
  const { of, noted } = await given()
  expect(of(site(7, [10])).version).toBe('stock:7,content:7@0-site:7@0')
  expect(noted.dependencies).toEqual(['site:7', 'stock:7', 'content:7'])
})

it('is named by the configuration it was opened with, though that has changed since', async () => {
  const versions: Record<string, number> = {}
  const version = (dependencies: readonly string[]) =>
    dependencies.map((each) => `${each}@${versions[each] ?? 0}`).join()
  const { stock, search, noted } = await given()
  const opened = new SiteStock({
    stock,
    search,
    site: site(7, [10]),
    shape: async () => ({ carTypes: [], kinds: [], bodies: [], makes: [], models: [] }),
    vocabulary: () => Promise.reject(new Error('nobody asks')),
    version,
    fresh: { dependsOn: (dependency) => noted.dependencies.push(dependency), until: () => {} },
  })
  const before = opened.version
  versions['site:7'] = 1
  expect(opened.version).toBe(before)
  versions['content:7'] = 1
  expect(opened.version).not.toBe(before)
})

it.each<[string, (stock: SiteStock) => Promise<unknown>, string]>([
  ['a search', (stock) => stock.search({}), 'stock:1'],
  ['all there is', (stock) => stock.all(9), 'stock:1'],
  ['a facet’s values', (stock) => stock.searchFacet({ facetName: 'make', facetQuery: 'k' }), 'stock:1'],
  ['a vehicle', (stock) => stock.bySlug('car-1'), 'vehicle:1'],
  ['a vehicle’s number', (stock) => stock.has(1), 'vehicle:1'],
  ['a number nobody has', (stock) => stock.has(99), 'stock:1'],
])('what %s depends on is noted before it is read: a change meanwhile counts', async (_, read, dependency) => {
  const { search, of, noted } = await given(vehicle(1, 10))
  const stock = of(site(1, [10]))
  const early: string[][] = []
  const noting =
    <A extends unknown[], T>(ask: (...args: A) => T) =>
    (...args: A): T => {
      early.push([...noted.dependencies])
      return ask(...args)
    }
  search.search = noting(search.search.bind(search))
  search.searchFacet = noting(search.searchFacet.bind(search))
  await read(stock)
  expect(noted.dependencies).toContain(dependency)
  expect(early.every((seen) => seen.includes(dependency))).toBe(true)
})

it('shows a sold vehicle until its window ends and notes that moment [SL-30]', async () => {
  const { of, noted } = await given(
    vehicle(1, 10, { status: 'sold', soldAt: new Date('2026-03-08T00:00:00Z') }),
    vehicle(2, 10),
  )
  expect(await idsOf(of(site(1, [10])))).toEqual([1, 2])
  expect(noted.moments).toEqual([new Date('2026-03-11T00:00:00Z')])
  expect((await of(site(1, [10])).bySlug('car-1'))?.id).toBe(1)
  expect(await idsOf(of(site(1, [10]), { listing: { includeSoldCarsDays: 2 } }))).toEqual([2])
  expect(await of(site(1, [10]), { listing: { includeSoldCarsDays: 2 } }).bySlug('car-1')).toBeUndefined()
})

it('a page of one vehicle ends with that vehicle’s own sold window, not with another’s [SL-30]', async () => {
  const sold = { status: 'sold', soldAt: new Date('2026-03-08T00:00:00Z') } as const
  const { of, noted } = await given(vehicle(1, 10), vehicle(2, 10, sold))
  await of(site(1, [10])).bySlug('car-1')
  expect(noted.moments).toEqual([])
  await of(site(1, [10])).bySlug('car-2')
  expect(noted.moments).toEqual([new Date('2026-03-11T00:00:00Z')])
})

it('what was found says nothing of its end: that is noted, where there is one, and not sent', async () => {
  const { of, noted } = await given(vehicle(1, 10))
  expect(await of(site(1, [10])).search({})).not.toHaveProperty('validUntil')
  expect(noted.moments).toEqual([])
})

it('leaves out what search still finds and stock no longer has', async () => {
  const { stock, of } = await given(vehicle(1, 10), vehicle(2, 10))
  stock.remove(1)
  expect(await idsOf(of(site(1, [10])))).toEqual([2])
})

it('follows a vehicle that moves to another dealership or leaves', async () => {
  const { stock, search, of, put } = await given(vehicle(1, 10))
  await put(vehicle(1, 20, { slug: 'renamed' }))
  expect(await idsOf(of(site(1, [10])))).toEqual([])
  expect((await of(site(2, [20])).bySlug('renamed'))?.id).toBe(1)
  expect(stock.bySlug('car-1')).toBeUndefined()
  stock.remove(1)
  await search.apply([{ remove: 1 }])
  expect(await idsOf(of(site(2, [20])))).toEqual([])
  expect(stock.size).toBe(0)
})
