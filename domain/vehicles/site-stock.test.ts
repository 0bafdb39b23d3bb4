import { expect, it } from 'vitest'
import { defaultConfig } from '#config/site/default-config.ts'
import { InProcessSearch } from '#services/search/in-process-search.ts'
import type { Freshness, Thing } from '../freshness.ts'
import { carDocument } from '../stock-search/car-document.ts'
import { carSchema } from '../stock-search/car-schema.ts'
import { siteScope } from '../stock-search/site-scope.ts'
import type { Site } from '../sites/site.ts'
import { SiteStock } from './site-stock.ts'
import { Stock } from './stock.ts'
import type { StockVehicle } from '#db/stock.ts'

const now = new Date('2026-03-02T00:00:00Z')

const vehicle = (id: number, dealershipId: number, more: Partial<StockVehicle> = {}): StockVehicle => ({
  id,
  slug: `car-${id}`,
  stocknum: `S${id}`,
  preorder: false,
  photosCount: 0,
  canCheckout: false,
  locationVisible: null,
  locationPhone: null,
  addressId: null,
  dealershipId,
  locationId: null,
  name: `Car ${id}`,
  year: null,
  make: 'Make',
  model: 'Model',
  badge: null,
  series: null,
  carType: 'used',
  itemType: 'car',
  status: 'in_stock',
  soldAt: null,
  reserved: false,
  certified: false,
  tag: null,
  showOnDealerWebsite: true,
  customRank: 0,
  priceCents: null,
  priceType: null,
  subscriptionPriceCents: null,
  km: null,
  body: null,
  simpleBody: null,
  simpleFuel: null,
  simpleTransmission: null,
  drive: null,
  seats: null,
  city: null,
  state: null,
  filteredFeatures: [],
  categories: [],
  dealershipName: 'Dealership',
  locationName: null,
  lat: null,
  long: null,
  engineSize: null,
  grossVehicleMass: null,
  colour: null,
  specifications: {},
  primaryImageUrl: null,
  primaryImageBlur: null,
  createdAt: new Date(now.getTime() - id * 1000),
  updatedAt: now,
  ...more,
})

const site = (id: number, dealershipIds: number[]): Site => ({
  id, dealershipIds, slug: `site-${id}`, name: `Site ${id}`, kind: 'dealer', template: 'harbour', brand: null, domains: [], sharedLocations: [],
})

const platform = defaultConfig()

async function given(...vehicles: StockVehicle[]) {
  const stock = new Stock()
  for (const each of vehicles) stock.put(each)
  const search = new InProcessSearch({ schema: carSchema, clock: () => now.getTime() / 1000 })
  await search.load(vehicles.map(carDocument))
  const things: Thing[] = []
  const moments: Date[] = []
  const fresh: Freshness = { dependsOn: (thing) => things.push(thing), until: (moment) => moments.push(moment) }
  const of = (each: Site, soldDays = 3) => {
    search.define(each.slug, siteScope(each, { ...platform, listing: { ...platform.listing, includeSoldCarsDays: soldDays } }))
    return new SiteStock({ stock, search, site: each, shape: async () => ({ carTypes: [], bodies: [], makes: [] }), version: (named) => named.join(), fresh })
  }
  const put = async (each: StockVehicle) => {
    stock.put(each)
    await search.apply([{ put: carDocument(each) }])
  }
  return { stock, search, of, put, things, moments }
}

const idsOf = async (stock: SiteStock) => (await stock.search({ sort: ['created_at_timestamp:desc'] })).vehicles.map(({ id }) => id)

it('a site sees the vehicles of its own dealerships and no others [part of PL-08]', async () => {
  const { of } = await given(vehicle(1, 10), vehicle(2, 20), vehicle(3, 10))
  expect(await idsOf(of(site(1, [10])))).toEqual([1, 3])
  expect(await idsOf(of(site(2, [20])))).toEqual([2])
  expect(await of(site(2, [20])).bySlug('car-1')).toBeUndefined()
  expect(await of(site(2, [20])).has(1)).toBe(false)
})

it('a group site sees the stock of all its dealerships; a car may show on both sites [PL-02]', async () => {
  const { of } = await given(vehicle(1, 10), vehicle(2, 20), vehicle(3, 30))
  expect(await idsOf(of(site(9, [10, 20])))).toEqual([1, 2])
  expect((await of(site(1, [10])).bySlug('car-1'))?.id).toBe(1)
  expect((await of(site(9, [10, 20])).bySlug('car-1'))?.id).toBe(1)
})

it('notes what each answer depends on', async () => {
  const { of, things } = await given(vehicle(1, 10))
  const stock = of(site(1, [10]))
  await stock.search({})
  await stock.bySlug('car-1')
  await stock.bySlug('nothing-yet')
  await stock.shape()
  expect(things).toEqual(['stock:1', 'vehicle:1', 'stock:1', 'shape:1'])
})

it('gives all it shows, the higher rank and then the latest first, and says until when', async () => {
  const { of } = await given(
    vehicle(1, 10, { customRank: 1 }), vehicle(2, 10, { customRank: 5 }), vehicle(3, 20, { customRank: 9 }), vehicle(4, 10, { customRank: 5 }),
    vehicle(5, 10, { customRank: 0, status: 'sold', soldAt: new Date('2026-02-28T00:00:00Z') }),
  )
  const { vehicles, validUntil } = await of(site(1, [10])).all(9)
  expect(vehicles.map(({ id }) => id)).toEqual([2, 4, 1, 5])
  expect(validUntil).toEqual(new Date('2026-03-03T00:00:00Z'))
  expect((await of(site(1, [10])).all(2)).vehicles.map(({ id }) => id)).toEqual([2, 4])
  expect((await of(site(2, [20])).all(9)).validUntil).toBeNull()
})

it('is named by all that listings show of the site', async () => {
  const { of, things } = await given()
  expect(of(site(7, [10])).version).toBe('stock:7,site:7,content:7')
  expect(things).toEqual(['stock:7', 'site:7', 'content:7'])
})

it('shows a sold vehicle until its window ends and notes that moment [SL-30]', async () => {
  const { of, moments } = await given(vehicle(1, 10, { status: 'sold', soldAt: new Date('2026-02-28T00:00:00Z') }))
  expect(await idsOf(of(site(1, [10]), 3))).toEqual([1])
  expect(moments).toEqual([new Date('2026-03-03T00:00:00Z')])
  expect((await of(site(1, [10]), 3).bySlug('car-1'))?.id).toBe(1)
  expect(await idsOf(of(site(1, [10]), 2))).toEqual([])
  expect(await of(site(1, [10]), 2).bySlug('car-1')).toBeUndefined()
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
