import { expect, it } from 'vitest'
import { isInAustralia, kilometres, medoid } from './coordinates.ts'

const at = (lat: number, long: number) => ({ lat, long })

it.each([
  ['a quarter of the equator', at(0, 0), at(0, 90), (6371 * Math.PI) / 2],
  ['from pole to pole', at(90, 0), at(-90, 0), 6371 * Math.PI],
  ['half a degree along a meridian', at(-27, 153), at(-27.5, 153), (6371 * Math.PI) / 360],
  ['nowhere', at(-27.5, 153), at(-27.5, 153), 0],
  ['Brisbane to Sydney', at(-27.4698, 153.0251), at(-33.8688, 151.2093), 732],
  ['across the date line', at(0, 179), at(0, -179), (6371 * Math.PI) / 90],
])('%s is measured by haversine on a globe of 6371 km [DL-03]', (_, a, b, km) => {
  expect(kilometres(a, b)).toBeCloseTo(km, km === 732 ? -1 : 6)
  expect(kilometres(b, a)).toBeCloseTo(kilometres(a, b), 9)
})

it.each([
  ['Hobart', at(-42.88, 147.33), true],
  ['the Cocos Islands', at(-12.17, 96.83), true],
  ['Norfolk Island', at(-29.03, 167.95), true],
  ['Auckland', at(-36.85, 174.76), false],
  ['Jersey', at(49.18, -2.1), false],
  ['where nobody knows', at(0, 0), false],
])('%s in Australia: %s', (_, place, isIn) => expect(isInAustralia(place)).toBe(isIn))

it('the middle of places is the one nearest to all others, never between them', () => {
  const [west, inner, east] = [at(-27, 150), at(-27, 152), at(-27, 153)]
  expect(medoid([west, east, inner])).toBe(inner)
  expect(medoid([west])).toBe(west)
  expect(medoid([])).toBeNull()
})
