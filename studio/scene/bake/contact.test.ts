import { expect, it } from 'vitest'
import { contactGrid } from './contact.ts'

const places = Array.from({ length: 21 }, (_, at) => (at - 10) * 0.05)
/** A roller across the floor: it touches along x = 0 and rises on either side. */
const roller = (x: number): number => 0.01 + (x * x) / 0.7

it('is darkest where something touches, and nothing where it has risen a hand’s breadth', () => {
  const grid = contactGrid(places, places, ({ x }) => roller(x), () => 0)
  const row = grid.subarray(10 * 21, 11 * 21)
  expect(row[10]).toBeGreaterThan(0.7)
  expect(row[10]).toBe(Math.max(...row))
  expect(row[2]).toBe(0)
})

it('asks nothing of the floor that lies in the light', () => {
  const grid = contactGrid(places, places, () => expect.unreachable(), () => 1)
  expect(Math.max(...grid)).toBe(0)
})
