import { expect, it } from 'vitest'
import { comparePath, isOwnComparison, readCars } from './compare-address.ts'

it('an address and the list it names lead to one another', () => {
  const slugs = ['2021-kia', '2019-mazda-3']
  expect(comparePath(slugs)).toBe('/compare?cars=2021-kia,2019-mazda-3')
  expect(readCars(new URL(comparePath(slugs), 'https://x.example').searchParams.get('cars'))).toEqual(slugs)
})

it.each([
  [null, []],
  ['', []],
  [' , ,', []],
  ['a,a, b', ['a', 'b']],
  ['<script>,b', ['<script>', 'b']],
])('%j names %j', (cars, slugs) => expect(readCars(cars)).toEqual(slugs))

it('what is named without end is not read without end', () =>
  expect(readCars(Array.from({ length: 1_000 }, (_, at) => `car-${at}`).join(',')).length).toBeLessThanOrEqual(12))

it.each([
  ['there was none', [], ['a'], true],
  ['one was added', ['a'], ['a', 'b'], true],
  ['one was taken out', ['a', 'b'], ['b'], true],
  ['the last was taken out', ['a'], [], true],
  ['somebody else’s was opened', ['a', 'b'], ['c', 'd'], false],
  ['an empty one was opened beside several', ['a', 'b'], [], false],
])('a comparison is the device’s own where %s: %j, %j', (_, own, shown, expected) =>
  expect(isOwnComparison(own, shown)).toBe(expected),
)
