import type { Group, Mesh, Object3D } from 'three'
import { block, bothSides, drum, group, ring, type Point } from '../motorcycle/parts.ts'
import { roundBox, solid } from '../motorcycle/solid.ts'
import { smoothMax, smoothMin } from '../shape/smooth.ts'
import type { CabinShape } from './families.ts'
import { ribbon } from './ribbon.ts'
import { screens } from './screens.ts'
import type { Trim } from './trim.ts'

const sweep = (z: number): number => 0.1 * (z / 0.75) ** 2

/** Built about the middle of its upper edge nearest to the seats: x backwards, y up, z to the left. */
export function dashboard(shape: CabinShape, trim: Trim): Group {
  const { halfWidth, upright } = shape
  const upper = solid(
    (x, y, z) => {
      const swept = x - sweep(z)
      const brow = roundBox(swept + 0.24, y + 0.02, z, 0.27, 0.05, halfWidth, 0.045)
      return smoothMin(brow, roundBox(swept + 0.06, y + 0.035, z, 0.09, 0.032, halfWidth, 0.03), 0.03)
    },
    [-0.6, 0.2, -0.12, 0.07, halfWidth + 0.04],
    0.0115,
    trim.pad,
  )
  const lower = solid(
    (x, y, z) => {
      const swept = x - sweep(z)
      const body = roundBox(swept + 0.22, y + 0.27, z, 0.22 + 0.05 * upright, 0.16, halfWidth - 0.01, 0.05)
      const glovebox = Math.abs(z - 0.42) < 0.26 ? 0.004 * Math.exp(-(((y + 0.24) / 0.006) ** 2)) : 0
      return smoothMax(body, -roundBox(swept - 0.08, y + 0.115, z, 0.14, 0.034, halfWidth + 0.1, 0.02), 0.015) + glovebox
    },
    [-0.6, 0.2, -0.48, -0.06, halfWidth + 0.04],
    0.0115,
    trim.lower,
  )
  const edge = (y: number, out: number): Point[] =>
    Array.from({ length: 13 }, (_, i) => {
      const z = ((i / 12) * 2 - 1) * (halfWidth - 0.02)
      return [sweep(z) + out, y, z]
    })
  return group(
    upper,
    lower,
    ribbon(edge(-0.085, -0.005), edge(-0.13, -0.012), [0.006, 0, 0], trim.accent, 48, 4),
    ribbon(edge(-0.079, 0.002), edge(-0.086, 0.002), [0.003, 0, 0], trim.metal, 48, 3),
    [0.62, -0.62].map(z => vent([sweep(z) - 0.004, -0.106, z * (halfWidth / 0.74)], 0.15, sweep(z) * 1.9 * Math.sign(z), trim)),
    [0.2, -0.2].map(z => vent([sweep(z) - 0.004, -0.106, z], 0.11, 0, trim)),
    cluster(shape, trim),
    screens(shape, trim),
    climate(trim),
  )
}

/** An air vent: slats in a dark box with a bright frame. */
function vent(at: Point, width: number, turn: number, trim: Trim): Group {
  const slats = [-2, -1, 0, 1, 2].map(i => block([0.014, 0.0035, width - 0.014], 0.001, trim.rubber, [0.012, i * 0.0085, 0]))
  const frame = [0.0235, -0.0235].map(y => block([0.012, 0.0035, width], 0.0015, trim.metal, [0.016, y, 0]))
  const ends = [width / 2, -width / 2].map(z => block([0.012, 0.05, 0.0035], 0.0015, trim.metal, [0.016, 0, z]))
  const whole = group(
    block([0.03, 0.046, width], 0.006, trim.gloss, [0, 0, 0]),
    slats,
    frame,
    ends,
    block([0.01, 0.012, 0.014], 0.003, trim.metal, [0.02, 0, 0]),
  )
  whole.position.set(...at)
  whole.rotation.y = turn
  return whole
}

/** The hood over the instruments, in front of the driver on the right. */
function cluster({ instruments }: CabinShape, trim: Trim): Mesh[] {
  if (instruments === 'none') return []
  const hood = solid(
    (x, y, z) => {
      const cowl = roundBox(x + 0.1, y - 0.085, z, 0.13, 0.02, 0.19, 0.02)
      const sides = roundBox(x + 0.13, y - 0.03, z, 0.09, 0.065, 0.18, 0.03)
      return smoothMin(cowl, sides, 0.03)
    },
    [-0.3, 0.1, -0.06, 0.13, 0.24],
    0.01,
    trim.pad,
  )
  hood.position.set(0, 0.028, -0.37)
  return [hood]
}

function climate(trim: Trim): Object3D[] {
  const knobs = [0.1, -0.1].flatMap(z =>
    [drum(0.021, 0.026, trim.rubber, [0, 0, 0]), ring(0.022, 0.0028, trim.metal, [0.013, 0, 0])].map(part => {
      part.rotation.y = Math.PI / 2
      part.position.set(0.044 + part.position.x, -0.205, z)
      return part
    }),
  )
  const keys = [-2, -1, 0, 1, 2].map(i => block([0.01, 0.018, 0.022], 0.003, trim.rubber, [0.046, -0.205, i * 0.027]))
  return [
    block([0.02, 0.062, 0.29], 0.008, trim.gloss, [0.032, -0.205, 0]),
    ...knobs,
    ...keys,
    ...bothSides(side => block([0.02, 0.2, 0.012], 0.005, trim.metal, [0.03, -0.3, side * 0.15])),
  ]
}
