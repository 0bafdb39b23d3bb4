import { BoxGeometry, Group, Mesh } from 'three'
import { block, bothSides, group, rod } from '../motorcycle/parts.ts'
import type { CabinShape } from './families.ts'
import { ribbon } from './ribbon.ts'
import type { InteriorRoom } from './room.ts'
import { seat } from './seat.ts'
import type { Trim } from './trim.ts'

/** The boot with its lid open: the backs of the rear seats at x = 0, the sill at x = depth. */
export function bootRoom(shape: CabinShape, depth: number, trim: Trim): InteriorRoom {
  const { halfWidth: half, roof } = shape
  const [floor, top] = [0.34, roof + 0.36]
  const inside = half - 0.12
  const content = group(
    slab(depth + 0.1, inside * 2, [depth / 2, floor, 0], trim),
    seatBacks(floor, trim),
    bothSides(side => [
      ribbon(
        [
          [-0.1, floor, side * inside],
          [depth, floor, side * (inside - 0.02)],
        ],
        [
          [-0.1, floor + 0.5, side * (inside + 0.06)],
          [depth, floor + 0.46, side * (inside + 0.05)],
        ],
        [0, 0, -side * 0.04],
        trim.pad,
      ),
      ribbon(
        [
          [-0.1, floor + 0.5, side * (inside + 0.06)],
          [depth, floor + 0.46, side * (inside + 0.05)],
        ],
        [
          [-0.1, top - 0.12, side * (inside - 0.04)],
          [depth, top - 0.12, side * (inside - 0.08)],
        ],
        [0, 0, side * 0.03],
        trim.lining,
      ),
      block([0.34, 0.3, 0.14], 0.06, trim.carpet, [depth * 0.3, floor + 0.13, side * (inside - 0.03)]),
      block([0.02, 0.05, 0.09], 0.006, trim.metal, [depth - 0.12, floor + 0.02, side * (inside - 0.12)]),
      ...frame(depth, side * half, floor, top, trim),
    ]),
    sill(depth, half, floor, trim),
    lid(depth, half, top, trim),
    ribbon(
      [
        [-1.7, top - 0.14, -inside],
        [-1.7, top - 0.14, inside],
      ],
      [
        [depth, top - 0.1, -inside],
        [depth, top - 0.1, inside],
      ],
      [0, 0.03, 0],
      trim.lining,
    ),
  )
  return { group: content, cameras: { boot: { eye: [depth + 1.42, floor + 0.98, 0.24], target: [0.1, floor + 0.24, 0], fieldOfView: 46 } } }
}

function slab(length: number, width: number, [x, y, z]: readonly [number, number, number], trim: Trim): Group {
  const carpet = new Mesh(new BoxGeometry(length, 0.03, width, 24, 1, 24), trim.carpet)
  carpet.position.set(x, y - 0.015, z)
  return group(
    carpet,
    block([0.05, 0.012, 0.13], 0.005, trim.rubber, [x + length * 0.34, y + 0.002, 0]),
    [0.3, 0, -0.3].map(line => block([length * 0.9, 0.004, 0.006], 0.002, trim.rubber, [x, y + 0.001, line])),
  )
}

/** Seen from behind: carpeted backs split sixty to forty, the head restraints above. */
function seatBacks(floor: number, trim: Trim): Group {
  const row = group(
    [0.37, 0, -0.37].map((z, index) =>
      seat([-0.38, floor - 0.02, z], { halfWidth: index === 1 ? 0.15 : 0.225, backHeight: 0.58, bolster: 0.015, headrest: true }, trim),
    ),
  )
  const backs = [
    [0.24, 0.78],
    [-0.4, 0.46],
  ].map(([z, width]) => block([0.035, 0.7, width! - 0.012], 0.014, trim.carpet, [0.045, floor + 0.3, z!], [0, 0, -0.36]))
  return group(
    row,
    backs,
    [0.5, -0.5].map(z => block([0.03, 0.02, 0.05], 0.006, trim.rubber, [0.2, floor + 0.6, z])),
  )
}

/** The painted post at the side of the opening, with its seal and the strut of the lid. */
function frame(depth: number, z: number, floor: number, top: number, trim: Trim): Mesh[] {
  const side = Math.sign(z)
  return [
    block([0.15, top - floor + 0.5, 0.24], 0.07, trim.shell, [depth - 0.05, (floor + top) / 2, z], [side * 0.1, 0, 0.12]),
    rod([depth + 0.035, floor, z - side * 0.13], [depth - 0.1, top, z - side * 0.2], 0.011, trim.rubber),
    rod([depth - 0.06, top - 0.24, z - side * 0.16], [depth + 0.4, top + 0.2, z - side * 0.18], 0.009, trim.metal),
  ]
}

function sill(depth: number, half: number, floor: number, trim: Trim): Mesh[] {
  return [
    block([0.13, 0.05, half * 2 - 0.12], 0.02, trim.rubber, [depth + 0.05, floor - 0.028, 0]),
    block([0.07, 0.006, half * 1.5], 0.003, trim.metal, [depth + 0.05, floor - 0.001, 0]),
    block([0.16, 0.3, half * 2 + 0.12], 0.06, trim.shell, [depth + 0.12, floor - 0.22, 0]),
    block([0.05, 0.05, 0.12], 0.012, trim.metal, [depth + 0.01, floor - 0.01, 0]),
  ]
}

const lid = (depth: number, half: number, top: number, trim: Trim): Mesh =>
  block([0.7, 0.09, half * 2 - 0.16], 0.04, trim.pad, [depth + 0.24, top + 0.24, 0], [0, 0, 0.55])
