import { expect, it } from 'vitest'
import type { Freshness, Thing } from '../freshness.ts'
import type { Site } from '../sites/site.ts'
import { SiteStock } from './site-stock.ts'
import { Stock } from './stock.ts'
import type { StockVehicle } from '#db/stock.ts'

const now = new Date('2026-03-02T00:00:00Z')

const vehicle = (id: number, dealershipId: number, more: Partial<StockVehicle> = {}): StockVehicle => ({
  id,
  slug: `car-${id}`,
  stocknum: `S${id}`,
  dealershipId,
  locationId: null,
  name: `Car ${id}`,
  make: 'Make',
  model: 'Model',
  carType: 'used',
  itemType: 'car',
  status: 'in_stock',
  soldAt: null,
  reserved: false,
  certified: false,
  tag: null,
  showOnDealerWebsite: true,
  priceCents: null,
  priceType: null,
  km: null,
  body: null,
  simpleBody: null,
  simpleFuel: null,
  simpleTransmission: null,
  engineSize: null,
  grossVehicleMass: null,
  colour: null,
  specifications: {},
  primaryImageUrl: null,
  createdAt: new Date(now.getTime() - id * 1000),
  ...more,
})

const site = (id: number, dealershipIds: number[]): Site => ({
  id, dealershipIds, slug: `site-${id}`, name: `Site ${id}`, kind: 'dealer', template: 'harbour', brand: null, domains: [],
})

function given(...vehicles: StockVehicle[]) {
  const stock = new Stock()
  for (const each of vehicles) stock.put(each)
  const things: Thing[] = []
  const moments: Date[] = []
  const fresh: Freshness = { dependsOn: (thing) => things.push(thing), until: (moment) => moments.push(moment) }
  const of = (each: Site, soldDays = 3) => new SiteStock({ stock, site: each, soldDays, clock: () => now, fresh })
  return { stock, of, things, moments }
}

it('a site sees the vehicles of its own dealerships and no others [PL-08]', () => {
  const { of } = given(vehicle(1, 10), vehicle(2, 20), vehicle(3, 10))
  expect(of(site(1, [10])).all().map(({ id }) => id)).toEqual([1, 3])
  expect(of(site(2, [20])).all().map(({ id }) => id)).toEqual([2])
  expect(of(site(2, [20])).bySlug('car-1')).toBeUndefined()
  expect(of(site(2, [20])).has(1)).toBe(false)
})

it('a group site sees the stock of all its dealerships; a car may show on both sites [PL-02]', () => {
  const { of } = given(vehicle(1, 10), vehicle(2, 20), vehicle(3, 30))
  expect(of(site(9, [10, 20])).all().map(({ id }) => id)).toEqual([1, 2])
  expect(of(site(1, [10])).bySlug('car-1')?.id).toBe(1)
  expect(of(site(9, [10, 20])).bySlug('car-1')?.id).toBe(1)
})

it('notes what each answer depends on', () => {
  const { of, things } = given(vehicle(1, 10))
  of(site(1, [10])).all()
  of(site(1, [10])).bySlug('car-1')
  of(site(1, [10])).bySlug('nothing-yet')
  expect(things).toEqual(['stock:1', 'vehicle:1', 'stock:1'])
})

it('shows a sold vehicle until its window ends and notes that moment', () => {
  const { of, moments } = given(vehicle(1, 10, { status: 'sold', soldAt: new Date('2026-02-28T00:00:00Z') }))
  expect(of(site(1, [10]), 3).all()).toHaveLength(1)
  expect(moments).toEqual([new Date('2026-03-03T00:00:00Z')])
  expect(of(site(1, [10]), 2).all()).toHaveLength(0)
})

it('follows a vehicle that moves to another dealership or leaves', () => {
  const { stock, of } = given(vehicle(1, 10))
  stock.put(vehicle(1, 20, { slug: 'renamed' }))
  expect(of(site(1, [10])).all()).toEqual([])
  expect(of(site(2, [20])).bySlug('renamed')?.id).toBe(1)
  expect(stock.bySlug('car-1')).toBeUndefined()
  stock.remove(1)
  expect(of(site(2, [20])).all()).toEqual([])
  expect(stock.size).toBe(0)
})
