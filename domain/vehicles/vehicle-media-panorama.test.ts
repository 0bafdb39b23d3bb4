import { expect, it } from 'vitest'
import { headingOf, lookOn, pointsInView } from './vehicle-media-panorama.ts'

const ahead = { yaw: 0, pitch: 0 }
const quarter = Math.PI / 2
const pointAt = (x: number, y: number) => [{ id: 1, description: 'Screen', positions: [{ angle: 0, x, y }] }]

it.each([
  ['the middle, looking ahead', 0.5, 0.5, ahead, 0.5, 0.5],
  ['a quarter to the right, looking there', 0.75, 0.5, { yaw: quarter, pitch: 0 }, 0.5, 0.5],
  ['above, looking up as far', 0.5, 0.25, { yaw: 0, pitch: quarter / 2 }, 0.5, 0.5],
  ['across the seam, looking back', 0, 0.5, { yaw: Math.PI, pitch: 0 }, 0.5, 0.5],
])('a point at %s stands in the middle of the screen [VD-04]', (_, x, y, look, screenX, screenY) => {
  const [seen] = pointsInView(pointAt(x, y), look, 1.5)
  expect(seen!.x).toBeCloseTo(screenX, 6)
  expect(seen!.y).toBeCloseTo(screenY, 6)
})

it('a point to the right and above stands right and above; one behind is not seen [VD-04]', () => {
  const [seen] = pointsInView(pointAt(0.55, 0.45), ahead, 1.5)
  expect(seen!.x).toBeGreaterThan(0.5)
  expect(seen!.y).toBeLessThan(0.5)
  expect(pointsInView(pointAt(0, 0.5), ahead, 1.5)).toEqual([])
})

it('the head turns round for ever, and never over the top', () => {
  expect(headingOf(lookOn({ yaw: 0, pitch: 0 }, -quarter, 0))).toBe(270)
  expect(headingOf(lookOn({ yaw: 3 * quarter, pitch: 0 }, 2 * quarter, 0))).toBe(90)
  expect(lookOn(ahead, 0, 9).pitch).toBeLessThan(quarter)
})
