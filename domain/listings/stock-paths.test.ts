import { expect, it } from 'vitest'
import { pathWord, readStockPath } from './stock-paths.ts'

const counted = (...values: string[]) => values.map((value) => ({ value, count: 1 }))
const stock = {
  kind: counted('car'),
  body: counted('SUV', 'People Mover'),
  make: counted('Toyota', 'Land Rover', 'Kia'),
}

it.each([
  ['new-used-and-demo-cars', 'Our stock', 'car_type IN [new, used, demo]'],
  ['used-cars', 'Used cars', 'car_type IN [used]'],
  ['new-cars', 'New cars', 'car_type IN [new]'],
  ['demo-cars', 'Demo cars', 'car_type IN [demo]'],
  ['new-and-demo-cars', 'New and demo cars', 'car_type IN [new, demo]'],
  ['suv', 'SUVs', 'body = "SUV"'],
  ['people-mover', 'People movers', 'body = "People Mover"'],
  ['land-rover', 'Land Rover', 'make = "Land Rover"'],
  ['kia', 'Kia', 'make = "Kia"'],
])('/search/%s is %s', (word, title, filter) => {
  expect(readStockPath(word, stock)).toEqual({ title, filter })
})

it.each(['spaceship', 'constructor', '', 'toString'])('/search/%s is nothing we stock', (word) => {
  expect(readStockPath(word, stock)).toBeNull()
})

it.each([['Land Rover', 'land-rover'], [' D-MAX! ', 'd-max']])('%s in a path is %s', (text, word) => {
  expect(pathWord(text)).toBe(word)
})
