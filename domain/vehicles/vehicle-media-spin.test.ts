import { expect, it } from 'vitest'
import {
  angleOfFrame,
  frameAfterDrag,
  frameForAngle,
  pointsAtFrame,
  turnInterval,
  turnOn,
  wrapFrame,
} from './vehicle-media-spin.ts'

it.each([
  [0, 24, 0],
  [15, 24, 1],
  [22, 24, 1],
  [23, 24, 2],
  [359, 24, 0],
  [360, 24, 0],
  [375, 24, 1],
  [-15, 24, 23],
  [90, 36, 9],
])('%i degrees are seen in frame %3$i of %2$i [VD-04]', (angle, count, frame) => {
  expect(frameForAngle(angle, count)).toBe(frame)
})

it.each([
  [0, 0, 0],
  [0, 19, 0],
  [0, 20, 1],
  [0, 39, 1],
  [0, 40, 2],
  [0, -19, 0],
  [0, -20, 23],
  [23, 20, 0],
  [5, 24 * 20, 5],
  [5, 1000, 7],
])('from frame %i a drag of %i pixels comes to frame %i: twenty pixels a frame [VD-04]', (start, pixels, frame) => {
  expect(frameAfterDrag(start, pixels, 24)).toBe(frame)
})

it.each([
  [0, 24],
  [7, 24],
  [35, 36],
])('a turn from frame %i of %i shows every frame once, ends where it began and stops [VD-04]', (start, count) => {
  let turn = { frame: start, turned: 0, isOver: false }
  const seen = []
  while (!turn.isOver) seen.push((turn = turnOn(turn, count)).frame)
  expect(new Set(seen).size).toBe(count)
  expect(seen).toHaveLength(count)
  expect(turn.frame).toBe(start)
})

it('a turn goes the way a drag to the right goes [VD-04]', () => {
  expect(turnOn({ frame: 5, turned: 0 }, 24)).toEqual({ frame: frameAfterDrag(5, 20, 24), turned: 1, isOver: false })
})

it('a frame stands for 100 ms [VD-04]', () => expect(turnInterval).toBe(100))

it.each([
  [-1, 23],
  [24, 0],
  [-25, 23],
  [49, 1],
])('frame %i of 24 is %i', (frame, wrapped) => expect(wrapFrame(frame, 24)).toBe(wrapped))

it.each([
  [0, 0],
  [6, 90],
  [23, 345],
])('frame %i of 24 shows %i degrees', (frame, angle) => expect(angleOfFrame(frame, 24)).toBe(angle))

it('a point is seen in the frames nearest its angles, at its place there [VD-04]', () => {
  const lamp = {
    id: 1,
    description: 'Lamp',
    positions: [
      { angle: 0, x: 0.2, y: 0.5 },
      { angle: 14, x: 0.3, y: 0.5 },
    ],
  }
  const wheel = { id: 2, description: 'Wheel', positions: [{ angle: 0, x: 0.7, y: 0.8 }] }
  expect(pointsAtFrame([lamp, wheel], 0, 24)).toEqual([
    { id: 1, description: 'Lamp', x: 0.2, y: 0.5 },
    { id: 2, description: 'Wheel', x: 0.7, y: 0.8 },
  ])
  expect(pointsAtFrame([lamp, wheel], 1, 24)).toEqual([{ id: 1, description: 'Lamp', x: 0.3, y: 0.5 }])
  expect(pointsAtFrame([lamp, wheel], 12, 24)).toEqual([])
})
