import { BoxGeometry, Mesh } from 'three'
import { block, bothSides, group, rod } from '../motorcycle/parts.ts'
import type { InteriorRoom } from './room.ts'
import type { Trim } from './trim.ts'

const [length, half, deep] = [1.55, 0.76, 0.48]

/** A ute's tub with its tailgate down: the cab at x = 0, the tailgate at x = length; the floor at y = 0.75. */
export function tray(trim: Trim): InteriorRoom {
  const floor = 0.75
  const ribs = Array.from({ length: 13 }, (_, i) =>
    block([length - 0.04, 0.014, 0.05], 0.006, trim.rubber, [length / 2, floor + 0.007, -0.66 + i * 0.11]),
  )
  const base = new Mesh(new BoxGeometry(length, 0.03, half * 2, 20, 1, 20), trim.rubber)
  base.position.set(length / 2, floor - 0.015, 0)
  const gateRibs = Array.from({ length: 9 }, (_, i) =>
    block([0.42, 0.012, 0.05], 0.005, trim.rubber, [length + 0.27, floor + 0.004, -0.56 + i * 0.14]),
  )
  return {
    group: group(
      base,
      ribs,
      bothSides(side => wall(side, floor, trim)),
      cabBack(floor, trim),
      block([0.5, 0.05, half * 2 - 0.04], 0.02, trim.shell, [length + 0.27, floor - 0.028, 0]),
      gateRibs,
      block([0.14, 0.1, half * 2 + 0.2], 0.03, trim.metal, [length + 0.3, floor - 0.34, 0]),
    ),
    cameras: { tray: { eye: [length + 1.75, floor + 1.02, 0.5], target: [0.45, floor + 0.14, 0], fieldOfView: 44 } },
  }
}

/** A side of the tub: liner, wheel housing, rail with tie-downs. */
function wall(side: number, floor: number, trim: Trim): Mesh[] {
  const z = side * half
  return [
    block([length, deep, 0.06], 0.012, trim.rubber, [length / 2, floor + deep / 2, z]),
    block([length + 0.03, 0.05, 0.13], 0.02, trim.pad, [length / 2, floor + deep + 0.02, z + side * 0.02]),
    block([length, deep + 0.12, 0.05], 0.02, trim.shell, [length / 2, floor + deep / 2 - 0.08, z + side * 0.085]),
    block([0.62, 0.23, 0.2], 0.07, trim.rubber, [length * 0.52, floor + 0.1, z - side * 0.09]),
    ...Array.from({ length: 8 }, (_, i) =>
      block([0.03, deep - 0.06, 0.02], 0.008, trim.rubber, [0.12 + i * 0.19, floor + deep / 2, z - side * 0.032]),
    ),
    ...[0.2, length - 0.2].map(x =>
      rod([x - 0.03, floor + deep - 0.06, z - side * 0.05], [x + 0.03, floor + deep - 0.06, z - side * 0.05], 0.008, trim.metal),
    ),
  ]
}

/** The back of the cab: window, frame and a bar above the tub. */
function cabBack(floor: number, trim: Trim): Mesh[] {
  const base = floor + deep
  return [
    block([0.06, deep, half * 2], 0.012, trim.rubber, [0, floor + deep / 2, 0]),
    block([0.12, 0.12, half * 2 - 0.02], 0.04, trim.shell, [-0.08, base + 0.04, 0]),
    block([0.03, 0.42, 1.2], 0.012, trim.gloss, [-0.13, base + 0.31, 0], [0, 0, 0.14]),
    block([0.04, 0.1, 1.34], 0.03, trim.shell, [-0.2, base + 0.57, 0]),
    block([0.3, 0.06, 1.3], 0.03, trim.shell, [-0.36, base + 0.63, 0]),
    ...[1, -1].map(side => block([0.07, 0.56, 0.1], 0.03, trim.shell, [-0.13, base + 0.3, side * 0.65], [0, 0, 0.14])),
    ...[1, -1].map(side => rod([0.1, base + 0.02, side * 0.72], [0.04, base + 0.52, side * 0.6], 0.034, trim.pad)),
    rod([0.04, base + 0.52, -0.62], [0.04, base + 0.52, 0.62], 0.034, trim.pad),
  ]
}
