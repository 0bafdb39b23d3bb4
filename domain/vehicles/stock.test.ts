import { expect, it } from 'vitest'
import type { StockVehicle } from '#db/stock.ts'
import { Stock } from './stock.ts'

const vehicle = (id: number, slug = `car-${id}`) => ({ id, slug }) as StockVehicle
const given = (...vehicles: StockVehicle[]) => {
  const stock = new Stock()
  for (const each of vehicles) stock.put(each)
  return stock
}

it('gives each vehicle by its number and by its address, and all of them', () => {
  const stock = given(vehicle(1), vehicle(2))
  expect([...stock.ids()]).toEqual([1, 2])
  expect([...stock.all()].map(({ slug }) => slug)).toEqual(['car-1', 'car-2'])
  expect([stock.vehicle(2)?.slug, stock.bySlug('car-2')?.id, stock.size]).toEqual(['car-2', 2, 2])
})

it('knows nothing of what was never put', () => {
  expect([given(vehicle(1)).vehicle(7), given(vehicle(1)).bySlug('car-7')]).toEqual([undefined, undefined])
})

it('a vehicle with a new address is not found at the old one', () => {
  const stock = given(vehicle(1), vehicle(1, 'renamed'))
  expect([stock.bySlug('car-1'), stock.bySlug('renamed')?.id, stock.size]).toEqual([undefined, 1, 1])
})

it('what is removed is gone, the rest stays, and removing what is not there does nothing', () => {
  const stock = given(vehicle(1), vehicle(2))
  stock.remove(1)
  stock.remove(7)
  expect([stock.vehicle(1), stock.bySlug('car-1'), stock.bySlug('car-2')?.id, stock.size]).toEqual([
    undefined,
    undefined,
    2,
    1,
  ])
})

it.each([
  ['given up first', [vehicle(1, 'c'), vehicle(2, 'a')]],
  ['taken first', [vehicle(2, 'a'), vehicle(1, 'c')]],
])('an address given on to another vehicle leads to that one, %s', (_, changes) => {
  const stock = given(vehicle(1, 'a'), vehicle(2, 'b'), ...changes)
  expect([stock.bySlug('a')?.id, stock.bySlug('b'), stock.bySlug('c')?.id]).toEqual([2, undefined, 1])
})

it('an address taken by another vehicle outlives the one that had it', () => {
  const stock = given(vehicle(1, 'a'), vehicle(2, 'a'))
  stock.remove(1)
  expect([stock.bySlug('a')?.id, stock.vehicle(1)]).toEqual([2, undefined])
})

it('one field is read without the rest', () => {
  const stock = given(
    { ...vehicle(1), make: 'Kia', soldAt: new Date(5) },
    { ...vehicle(2), make: 'Ford', soldAt: null },
  )
  expect([1, 2, 3].map((id) => [stock.read(id, 'make'), stock.read(id, 'soldAt')])).toEqual([
    ['Kia', new Date(5)],
    ['Ford', null],
    [undefined, undefined],
  ])
})
