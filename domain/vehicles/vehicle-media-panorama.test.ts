import { expect, it } from 'vitest'
import { halfHeight, headingOf, lookOn, pointsInView } from './vehicle-media-panorama.ts'

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

// Seen from the middle of a room, a picture wraps round once: an angle to the right is a share of its width.
const right = (degrees: number) => 0.5 + degrees / 360
const up = (degrees: number) => 0.5 - degrees / 180
const tan = (degrees: number) => Math.tan((degrees * Math.PI) / 180)

it.each([
  ['20 degrees to the right', 20, 0, ahead, 1, 0.5 + tan(20) / halfHeight / 2, 0.5],
  ['20 degrees to the left', -20, 0, ahead, 1, 0.5 - tan(20) / halfHeight / 2, 0.5],
  ['20 degrees to the right, on a screen twice as wide', 20, 0, ahead, 2, 0.5 + tan(20) / halfHeight / 4, 0.5],
  ['20 degrees up', 0, 20, ahead, 2, 0.5, 0.5 - tan(20) / halfHeight / 2],
  ['20 degrees down', 0, -20, ahead, 2, 0.5, 0.5 + tan(20) / halfHeight / 2],
  [
    '50 degrees up, looking 30 up',
    0,
    50,
    { yaw: 0, pitch: (30 * Math.PI) / 180 },
    2,
    0.5,
    0.5 - tan(20) / halfHeight / 2,
  ],
  [
    'straight up, looking 80 up',
    0,
    90,
    { yaw: 0, pitch: (80 * Math.PI) / 180 },
    2,
    0.5,
    0.5 - tan(10) / halfHeight / 2,
  ],
])(
  'a point %s stands as far from the middle as the eye sees it [VD-04]',
  (_, across, above, look, aspect, screenX, screenY) => {
    const [seen] = pointsInView(pointAt(right(across), up(above)), look, aspect)
    expect(seen).toMatchObject({ id: 1, description: 'Screen' })
    expect([seen!.x, seen!.y]).toEqual([expect.closeTo(screenX, 6), expect.closeTo(screenY, 6)])
  },
)

it.each([
  ['just inside the right edge', 35, 0, 1],
  ['just inside the left edge', -35, 0, 1],
  ['just below the top', 0, 35, 1],
  ['just past the right edge', 37, 0, 0],
  ['just past the left edge', -37, 0, 0],
  ['just above the top', 0, 37, 0],
  ['just under the bottom', 0, -37, 0],
  ['behind', 180, 0, 0],
])(
  'on a square screen that shows 36 degrees each way, of a point %s so many are seen: %4$i [VD-04]',
  (_, across, above, count) => {
    expect(pointsInView(pointAt(right(across), up(above)), ahead, 1)).toHaveLength(count)
  },
)

it('a point that stands nowhere is not seen', () =>
  expect(pointsInView([{ id: 1, description: 'Nowhere', positions: [] }], ahead, 1)).toEqual([]))

it('the head turns round for ever, and never over the top or under the floor', () => {
  expect(headingOf(lookOn({ yaw: 0, pitch: 0 }, -quarter, 0))).toBe(270)
  expect(headingOf(lookOn({ yaw: 3 * quarter, pitch: 0 }, 2 * quarter, 0))).toBe(90)
  expect(headingOf(lookOn({ yaw: 0, pitch: 0 }, -Math.PI / 180 / 4, 0))).toBe(0)
  expect(lookOn({ yaw: 0, pitch: 0.1 }, 0, 0.2).pitch).toBeCloseTo(0.3, 6)
  expect((lookOn(ahead, 0, 9).pitch * 180) / Math.PI).toBeCloseTo(80, 6)
  expect((lookOn(ahead, 0, -9).pitch * 180) / Math.PI).toBeCloseTo(-80, 6)
})

it('however long it is turned, the heading stays within one round', () => {
  let look = ahead
  for (let turn = 0; turn < 50; turn++) look = lookOn(look, quarter, 0)
  expect(Math.abs(look.yaw)).toBeLessThan(2 * Math.PI)
  expect(headingOf(look)).toBe(180)
})
