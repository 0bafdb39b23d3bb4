import { expect, it } from 'vitest'
import type { StockVehicle } from '#db/stock.ts'
import { vehicle } from '../testing-stock.ts'
import { Stock } from '../vehicles/stock.ts'
import { changedGroups, standings } from './market-changes.ts'

const sportage = 'car|used|kia|sportage|gt-line'
const seltos = 'car|used|kia|seltos|gt-line'

it.each<[string, string[], Partial<StockVehicle>]>([
  ['its price', [sportage], { priceCents: 1 }],
  ['the kind of its price', [sportage], { priceType: 'excl_govt_charges' }],
  ['how far it went', [sportage], { km: 1 }],
  ['its year', [sportage], { year: 2020 }],
  ['where it stands', [sportage], { state: 'VIC' }],
  ['that it is sold', [sportage], { status: 'sold' }],
  ['that it is hidden', [sportage], { showOnDealerWebsite: false }],
  ['that it is on order', [sportage], { preorder: true }],
  ['whose it is', [sportage], { dealershipId: 2 }],
  ['what it is', [seltos, sportage], { model: 'Seltos' }],
  ['a picture, which is no news', [], { primaryImageUrl: '/media/b', updatedAt: new Date() }],
])('tells which markets change with %s', (_, groups, more) => {
  const stock = new Stock()
  stock.put(vehicle(1, 1))
  const before = standings(stock, [1])
  stock.put(vehicle(1, 1, more))
  expect([...changedGroups(before, standings(stock, [1]))].toSorted()).toEqual(groups)
})

it('tells of what comes and goes', () => {
  const stock = new Stock()
  const none = standings(stock, [1])
  stock.put(vehicle(1, 1))
  const one = standings(stock, [1])
  expect([...changedGroups(none, one)]).toEqual([sportage])
  expect([...changedGroups(one, none)]).toEqual([sportage])
})
