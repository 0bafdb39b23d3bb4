import { BoxGeometry, Group, Mesh, type PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { spinView, views } from '../../demo/paint/views.ts'
import { cameraFor } from './camera.ts'
import type { Subject } from './subject.ts'

const aspect = 1.5

function boxed(length: number, width: number, height: number): Subject {
  const box = new Mesh(new BoxGeometry(length, height, width))
  box.position.y = height / 2
  return { group: new Group().add(box), size: { length, width, height } }
}

/** The corners of the picture, as shares of its width from its left. */
function acrossOf({ size: { length, width, height } }: Subject, camera: PerspectiveCamera): [left: number, right: number] {
  const corners = [-1, 1].flatMap(x => [-1, 1].flatMap(z => [0, height].map(y => new Vector3((x * length) / 2, y, (z * width) / 2))))
  const across = corners.map(corner => (corner.project(camera).x + 1) / 2)
  return [Math.min(...across), Math.max(...across)]
}

const small = boxed(3.9, 1.75, 1.5)
const long = boxed(5.4, 1.9, 1.85)

describe('the walk round a vehicle', () => {
  it.each([['a small car', small], ['a long ute', long]])('begins with the photo from the front corner: %s', (_, subject) => {
    const [photo, first] = [cameraFor(subject, 'front-34', aspect), cameraFor(subject, { frame: 0 }, aspect)]
    expect(first.position.distanceTo(photo.position)).toBeLessThan(0.1)
    const [left, right] = acrossOf(subject, first)
    expect(right - left).toBeCloseTo(views['front-34'].fill, 2)
  })

  it('keeps the whole vehicle in every frame, in the middle', () => {
    for (const subject of [small, long])
      for (let frame = 0; frame < spinView.frames; frame++) {
        const [left, right] = acrossOf(subject, cameraFor(subject, { frame }, aspect))
        expect(right - left).toBeLessThanOrEqual(spinView.fill + 0.001)
        expect(left + right).toBeCloseTo(1, 2)
      }
  })
})

it('the low view looks at the driver’s side, from under the height of a door handle', () => {
  const { position } = cameraFor(small, 'low-34', aspect)
  expect(position.z).toBeLessThan(0)
  expect(position.y).toBeLessThan(1)
})
