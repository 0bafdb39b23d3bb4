import { expect, it } from 'vitest'
import { closedPath } from './outline-path.ts'

const square = [[0, 0], [2, 0], [2, 2], [0, 2]] as const

it('faces outwards whichever way it was drawn', () => {
  for (const drawn of [square, square.toReversed()])
    for (const { x, y, nx, ny } of closedPath(drawn)) expect((x - 1) * nx + (y - 1) * ny).toBeGreaterThan(0)
})

it('rounds a corner on an arc and leaves the sides straight', () => {
  const points = closedPath(square.map(([x, y]) => [x, y, 0.5] as const))
  expect(Math.max(...points.map(({ x, y }) => Math.hypot(x - 1, y - 1)))).toBeCloseTo(Math.SQRT1_2 + 0.5, 5)
})

it('splits a straight that is too long', () => {
  const points = closedPath(square, 0.5)
  const steps = points.map(({ x, y }, index) => {
    const next = points[(index + 1) % points.length]!
    return Math.hypot(next.x - x, next.y - y)
  })
  expect(Math.max(...steps)).toBeLessThanOrEqual(0.5)
})
