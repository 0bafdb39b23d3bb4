import { Group, Matrix4, type Mesh, CapsuleGeometry, Quaternion, Vector3 } from 'three'
import { block, group, lightly, repeated, rod } from '../motorcycle/parts.ts'
import { solid } from '../motorcycle/solid.ts'
import { profile } from '../shape/profile.ts'
import { smoothMax, smoothMin } from '../shape/smooth.ts'
import type { Point } from '../subject.ts'
import type { Trim } from './trim.ts'

export type SeatShape = { halfWidth: number; backHeight: number; bolster: number; headrest: boolean }

/** A seat from its hip point: x backwards, y up. The parts are separate, so that the seams between them are real. */
export function seat(at: Point, { halfWidth, backHeight, bolster, headrest }: SeatShape, trim: Trim): Group {
  const recline = -0.36
  const back = group(backrest(halfWidth, backHeight, bolster, trim), headrest ? restraint(backHeight, trim) : [])
  back.position.set(0.2, 0.04, 0)
  back.rotation.z = recline
  const whole = group(cushion(halfWidth, bolster, trim), back)
  whole.position.set(...at)
  return whole
}

/** Built upright: y up the back, x towards its rear. */
function backrest(halfWidth: number, height: number, bolster: number, trim: Trim): Mesh[] {
  const width = profile(
    [
      [0, halfWidth * 0.94],
      [0.15, halfWidth],
      [height * 0.66, halfWidth * 0.96],
      [height * 0.9, halfWidth * 0.74],
      [height, halfWidth * 0.6],
    ],
    0.05,
  )
  const rise = profile(
    [
      [0, bolster],
      [height * 0.45, bolster],
      [height * 0.8, bolster * 0.3],
      [height, 0],
    ],
    0.06,
  )
  const bounds = [-0.2, 0.14, -0.06, height + 0.05, halfWidth + 0.05] as const
  const shell = solid(
    (x, y, z) => {
      const side = Math.abs(z)
      const ends = Math.max(-0.02 - y, y - height)
      const slab = smoothMax(smoothMax(side - width(y), Math.abs(x) - 0.052, 0.05), ends, 0.06)
      const wing = smoothMax(Math.hypot((side - width(y) + 0.055) * 1.05, (x + 0.045 + rise(y) * 0.5) / 1.25) - 0.052, ends, 0.05)
      return smoothMin(slab, wing, 0.018)
    },
    bounds,
    0.0115,
    trim.seat,
  )
  const insert = solid(
    (x, y, z) => {
      const side = Math.abs(z)
      const pleat = 0.006 * Math.exp(-((((y + 0.03) % 0.1) - 0.05) ** 2) / 0.00009)
      const edge = side - width(y) + 0.115
      return smoothMax(smoothMax(edge, Math.abs(x + 0.036) - 0.028 + pleat, 0.022), Math.max(0.01 - y, y - height * 0.86), 0.03)
    },
    [-0.1, 0.02, -0.02, height, halfWidth],
    0.01,
    trim.insert,
  )
  const pocket = block([0.012, height * 0.62, halfWidth * 1.35], 0.006, trim.pad, [0.056, height * 0.45, 0])
  return [shell, insert, pocket, seams([-0.07, 0.02, 0], [-0.07, height * 0.84, 0], y => Math.max(0.03, width(y) - 0.112), trim)]
}

function cushion(halfWidth: number, bolster: number, trim: Trim): Mesh[] {
  const top = profile(
    [
      [-0.36, 0.02],
      [-0.28, 0.065],
      [-0.05, 0.045],
      [0.2, 0.01],
    ],
    0.05,
  )
  const base = solid(
    (x, y, z) => {
      const side = Math.abs(z)
      const ends = Math.max(-0.34 - x, x - 0.2)
      const slab = smoothMax(smoothMax(side - halfWidth, Math.abs(y - top(x) + 0.075) - 0.07, 0.045), ends, 0.06)
      const wing = smoothMax(Math.hypot(side - halfWidth + 0.055, (y - top(x) - bolster * 0.35) / 1.1) - 0.05, ends, 0.06)
      return smoothMin(slab, wing, 0.018)
    },
    [-0.42, 0.28, -0.2, 0.16, halfWidth + 0.05],
    0.0115,
    trim.seat,
  )
  const insert = solid(
    (x, y, z) => {
      const side = Math.abs(z)
      const pleat = 0.006 * Math.exp(-((((x + 1.03) % 0.1) - 0.05) ** 2) / 0.00009)
      return smoothMax(
        smoothMax(side - halfWidth + 0.118, Math.abs(y - top(x) + 0.008) - 0.02 + pleat, 0.02),
        Math.max(-0.29 - x, x - 0.16),
        0.03,
      )
    },
    [-0.34, 0.2, -0.1, 0.12, halfWidth],
    0.01,
    trim.insert,
  )
  return [base, insert, block([0.5, 0.1, halfWidth * 1.7], 0.02, trim.shell, [-0.06, -0.17, 0])]
}

/** Two rows of stitches, following the edge of the insert. */
function seams(from: Point, to: Point, reach: (y: number) => number, trim: Trim): Mesh {
  const stitch = new CapsuleGeometry(0.0016, 0.0075, 2, 5)
  const count = Math.round((to[1] - from[1]) / 0.015)
  const places = [1, -1].flatMap(side =>
    Array.from({ length: count }, (_, i) => {
      const y = from[1] + ((to[1] - from[1]) * i) / count
      return new Matrix4().compose(new Vector3(from[0] + 0.004, y, side * (reach(y) + 0.006)), new Quaternion(), new Vector3(1, 1, 1))
    }),
  )
  return lightly(repeated(stitch, places, trim.stitch), 0.5)
}

function restraint(height: number, trim: Trim): Mesh[] {
  const pad = solid(
    (x, y, z) => {
      const side = Math.abs(z)
      const half = 0.14 - 0.25 * Math.max(0, 0.03 - y) - 0.35 * Math.max(0, y - 0.06)
      return smoothMax(smoothMax(side - half, Math.abs(x + 0.018 - 0.9 * side * side) - 0.05, 0.04), Math.abs(y - 0.035) - 0.098, 0.045)
    },
    [-0.12, 0.12, -0.1, 0.17, 0.18],
    0.011,
    trim.seat,
  )
  pad.position.set(-0.015, height + 0.11, 0)
  const posts = [0.06, -0.06].map(z => rod([0, height - 0.04, z], [-0.008, height + 0.06, z], 0.0065, trim.metal))
  return [pad, ...posts]
}
