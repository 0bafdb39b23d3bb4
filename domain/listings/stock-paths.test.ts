import { expect, it } from 'vitest'
import type { StockVehicle } from '#db/stock.ts'
import { pathWord, readStockPath } from './stock-paths.ts'

const vehicle = (id: number, carType: string, make: string, simpleBody: string | null) => ({ id, carType, make, simpleBody, itemType: 'car' }) as StockVehicle
const stock = [
  vehicle(1, 'new', 'Toyota', 'suv'),
  vehicle(2, 'used', 'Land Rover', 'suv'),
  vehicle(3, 'demo', 'Kia', 'peopleMover'),
  vehicle(4, 'used', 'Kia', null),
]

it.each([
  ['new-used-and-demo-cars', 'Our stock', [1, 2, 3, 4]],
  ['used-cars', 'Used cars', [2, 4]],
  ['new-cars', 'New cars', [1]],
  ['demo-cars', 'Demo cars', [3]],
  ['new-and-demo-cars', 'New and demo cars', [1, 3]],
  ['suv', 'SUVs', [1, 2]],
  ['people-mover', 'People movers', [3]],
  ['land-rover', 'Land Rover', [2]],
  ['kia', 'Kia', [3, 4]],
])('/search/%s is %s', (word, title, ids) => {
  const path = readStockPath(word, stock)
  expect(path?.title).toBe(title)
  expect(stock.filter((each) => path?.matches(each)).map(({ id }) => id)).toEqual(ids)
})

it.each(['spaceship', 'constructor', '', 'toString'])('/search/%s is nothing we stock', (word) => {
  expect(readStockPath(word, stock)).toBeNull()
})

it.each([['Land Rover', 'land-rover'], [' D-MAX! ', 'd-max']])('%s in a path is %s', (text, word) => {
  expect(pathWord(text)).toBe(word)
})
