import { BoxGeometry, CylinderGeometry, DoubleSide, type Material, type Mesh, type Object3D } from 'three'
import { galvanised, indicatorAmber, material, rearLampRed } from '../../../material/trim.ts'
import { block, bothSides, place } from '../../../shape/place.ts'
import { truckWheelMaker } from '../../../wheel/truck-wheel.ts'
import type { Kit } from '../../kit.ts'
import { plate } from '../plates.ts'

export type Chassis = {
  /** The frame's rails: where they begin and end, and the height of their tops. */
  from: number
  until: number
  top: number
  drives: readonly number[]
  /** Where the outer faces of the front and rear wheels are. */
  out: readonly [number, number]
}

const frameHalf = 0.42
const railHeight = 0.26

/** Rails, axles, wheels (double behind), rear lamps and flaps: what every truck stands on. */
export function chassis({ shell, dark, black }: Kit, { from, until, top, drives, out }: Chassis): Object3D[] {
  const { wheel: size } = shell.blueprint
  const make = truckWheelMaker(size)
  const steel = galvanised()
  const rubber = material(0x0c0c0d, 0.8, 0, { side: DoubleSide })
  const wheelAt = (axle: 'steer' | 'drive', x: number, z: number): Object3D => {
    const wheel = make(axle)
    wheel.position.set(x, size.radius, z)
    if (z < 0) wheel.rotation.y = Math.PI
    return wheel
  }
  return [
    ...[1, -1].flatMap(side => [
      wheelAt('steer', shell.axles.front, side * (out[0] - size.width / 2)),
      ...drives.flatMap(x => [wheelAt('drive', x, side * (out[1] - size.width / 2)), wheelAt('drive', x,
        side * (out[1] - size.width * 1.5 - 0.04))]),
    ]),
    ...bothSides(side => [
      place(new BoxGeometry(until - from, railHeight, 0.03), dark, [(from + until) / 2, top - railHeight / 2, side * frameHalf]),
      ...[0, railHeight - 0.02].map(up => place(new BoxGeometry(until - from, 0.02, 0.09), steel, [(from + until) / 2,
        top - 0.01 - up, side * (frameHalf - 0.03)])),
      place(new BoxGeometry(0.02, 0.5, 0.58), rubber, [drives.at(-1)! + size.radius + 0.14, size.radius - 0.02,
        side * (out[1] - 0.3)]),
      ...rearLamps(until, top, side),
    ]),
    ...drives.flatMap(x => shafts(x, size.radius, out[1], dark)),
    ...shafts(shell.axles.front, size.radius, out[0], dark),
    ...[from + 0.4, (from + until) / 2, until - 0.06].map(x => place(new BoxGeometry(0.08, railHeight - 0.04, frameHalf * 2),
      dark, [x, top - railHeight / 2, 0])),
    block([0.08, 0.12, out[1] * 1.9], 0.02, black, [until + 0.02, top - 0.3, 0]),
    ...plate({ black }, until + 0.07, top - 0.3, 'rear'),
  ]
}

/** An axle with the bulge of its differential. */
function shafts(x: number, y: number, out: number, finish: Material): Mesh[] {
  const shaft = place(new CylinderGeometry(0.07, 0.07, out * 1.7, 14), finish, [x, y, 0])
  const middle = place(new CylinderGeometry(0.19, 0.19, 0.3, 20), finish, [x, y, 0])
  shaft.rotation.x = middle.rotation.x = Math.PI / 2
  return [shaft, middle]
}

const rearLamps = (x: number, top: number, side: number): Mesh[] => [
  block([0.05, 0.15, 0.5], 0.02, material(0x101113, 0.5), [x + 0.05, top - 0.14, side * 0.8]),
  block([0.03, 0.11, 0.2], 0.012, rearLampRed(), [x + 0.08, top - 0.14, side * 0.92]),
  block([0.03, 0.11, 0.12], 0.012, indicatorAmber(), [x + 0.08, top - 0.14, side * 0.75]),
  block([0.03, 0.11, 0.1], 0.012, material(0xe3e8ec, 0.15), [x + 0.08, top - 0.14, side * 0.63]),
]
