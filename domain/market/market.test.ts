import { describe, expect, it } from 'vitest'
import type { StockVehicle } from '#db/stock.ts'
import { now, vehicle } from '../testing-stock.ts'
import { Stock } from '../vehicles/stock.ts'
import { Market } from './market.ts'

const dayMs = 86_400_000

/** Five of three dealerships, and how many of them count for the first. */
function given(more: Partial<StockVehicle> = {}, changed: Partial<StockVehicle> = {}) {
  const stock = new Stock()
  const own = vehicle(1, 1, more)
  stock.put(own)
  for (const id of [2, 3, 4, 5, 6, 7]) stock.put(vehicle(id, id % 3, { ...more, ...(id === 7 && changed) }))
  const noted = { dependencies: [] as string[], moments: [] as Date[] }
  const fresh = {
    dependsOn: (dependency: string) => noted.dependencies.push(dependency),
    until: (moment: Date) => noted.moments.push(moment),
  }
  return { stock, own, noted, market: new Market({ stock, fresh, clock: () => now }) }
}

describe('compared with a vehicle', () => {
  it.each<[string, boolean, Partial<StockVehicle>, Partial<StockVehicle>?]>([
    ['the same again', true, {}],
    ['one in other capitals', true, { make: 'KIA', model: 'sportage', badge: 'GT-line' }],
    ['another make', false, { make: 'Hyundai' }],
    ['another model', false, { model: 'Seltos' }],
    ['another badge', false, { badge: 'S' }],
    ['a new one', false, { carType: 'new' }],
    ['three years older', true, { year: 2018 }],
    ['four years older', false, { year: 2017 }],
    ['60,000 km further', true, { km: 105_210 }],
    ['60,001 km further', false, { km: 105_211 }],
    ['one that does not say how far', false, { km: null }],
    ['a new one that does not', true, { km: null }, { carType: 'new', km: 12 }],
    ['a price on other terms', false, { priceType: 'excl_govt_charges' }],
    ['no price', false, { priceCents: null, priceType: null }],
    ['a placeholder for one', false, { priceCents: 1_000 }],
    ['one on its way', true, { status: 'coming_soon' }],
    ['one that is sold', false, { status: 'sold' }],
    ['one that is hidden', false, { showOnDealerWebsite: false }],
    ['one on pre-order', false, { preorder: true }],
  ])('is %s: %s', (_, isCompared, changed, all = {}) => {
    const { market, own } = given(all, changed)
    expect(market.estimate(own, own.id)).toMatchObject({ count: isCompared ? 6 : 5 })
  })

  it('is not the vehicle itself', () => {
    const { market, own } = given()
    expect([market.estimate(own, own.id)?.count, market.estimate(own)?.count]).toEqual([6, 7])
  })

  it.each([{ year: null }, { km: null }, { priceType: null }])('is nothing where %j', (unknown) => {
    const { market, own } = given()
    expect(market.estimate({ ...own, ...unknown })).toBeNull()
  })

  it('is a vehicle that somebody only describes, as well', () => {
    const { market, own } = given()
    const { itemType, carType, make, model, badge, year, km, state, priceType } = own
    expect(market.estimate({ itemType, carType, make, model, badge, year, km, state, priceType })).not.toBeNull()
  })
})

it('answers sums, with nothing by which a vehicle or its dealer could be told', () => {
  const { market, own } = given()
  expect(Object.keys(market.estimate(own)!).toSorted()).toEqual([
    'area',
    'averageCents',
    'confidence',
    'count',
    'dealerships',
    'nationAverageCents',
    'rangeMaxCents',
    'rangeMinCents',
  ])
})

it('holds until its group changes, and for the day', () => {
  const { market, own, noted } = given()
  market.estimate(own)
  expect(noted).toEqual({
    dependencies: ['market:car|used|kia|sportage|gt-line'],
    moments: [new Date(now.getTime() + dayMs)],
  })
})

it('follows vehicles that come, change and go', () => {
  const { market, own, stock } = given()
  const count = () => market.estimate(own, own.id)?.count ?? 0
  stock.put(vehicle(8, 2))
  expect(count()).toBe(7)
  stock.put(vehicle(8, 2, { model: 'Seltos' }))
  expect(count()).toBe(6)
  stock.put(vehicle(8, 2))
  stock.index()
  expect(count()).toBe(7)
  for (const id of [4, 5, 6, 7, 8]) stock.remove(id)
  expect(count()).toBe(0)
})
