import type * as THREE from 'three'
import { profile, type ProfilePoint } from '../shape/profile.ts'
import { smoothMax } from '../shape/smooth.ts'
import { lens, type Finishes } from './finishes.ts'
import { block, bothSides } from './parts.ts'
import { solid } from './solid.ts'

export interface TailLines {
  top: readonly ProfilePoint[]
  bottom: readonly ProfilePoint[]
  half: readonly ProfilePoint[]
  from: number
  to: number
  /** How fast its front edge falls back with height, and how fast its flanks draw in above and below the crease. */
  slope?: number
  crown?: number
  tuck?: number
}

/** A painted tail drawn out to a point, its lamps two red lines under the lip. */
export function tailUnit(
  { top, bottom, half, from, to, slope = 0.8, crown = 0.5, tuck = 0.75 }: TailLines,
  finishes: Finishes,
): THREE.Object3D[] {
  const upper = profile(top, 0.02)
  const lower = profile(bottom, 0.02)
  const width = profile(half, 0.03)
  const end = (upper(to) + lower(to)) / 2
  const body = (x: number, y: number, z: number) => {
    const side = Math.abs(z)
    const middle = lower(x) + (upper(x) - lower(x)) * 0.55
    let distance = smoothMax(
      side - width(x) + crown * Math.max(0, y - middle) + tuck * Math.max(0, middle - y),
      y - upper(x),
      0.018,
    )
    distance = smoothMax(distance, lower(x) - y, 0.012)
    distance = smoothMax(distance, from - x + slope * (y - lower(from)), 0.015)
    return smoothMax(distance, x - to + 0.9 * (end - y) + 0.5 * side, 0.01)
  }
  const height = upper(to) - lower(to)
  return [
    solid(body, [from - 0.12, to + 0.04, lower(from) - 0.04, upper(to) + 0.04, 0.2], 0.005, finishes.paint),
    ...bothSides(
      side => block(
        [0.03, height * 0.42, width(to) * 0.8],
        0.005,
        lens('#b00b12', 0.6),
        [to - 0.012, end - height * 0.12, side * width(to) * 0.42],
        [0, side * -0.35, 0.5],
      ),
    ),
    block([to - from - 0.12, 0.03, width((from + to) / 2) * 1.3], 0.012, finishes.satin,
      [(from + to) / 2, lower((from + to) / 2) + 0.004, 0], [0, 0, Math.atan2(lower(to) - lower(from), to - from)]),
  ]
}

export interface SeatLines {
  top: readonly ProfilePoint[]
  half: readonly ProfilePoint[]
  from: number
  to: number
  depth?: number
}

/** A pad with a seam along its edge. */
export function seatPad({ top, half, from, to, depth = 0.06 }: SeatLines, finishes: Finishes): THREE.Mesh {
  const upper = profile(top, 0.02)
  const width = profile(half, 0.03)
  const heights = top.map(([, y]) => y)
  return solid(
    (x, y, z) => {
      const side = Math.abs(z)
      const seam = 0.004 * Math.exp(-(((side - width(x) * 0.72) / 0.007) ** 2))
      let distance = smoothMax(side - width(x), (y - upper(x) + 1.2 * side * side) * 0.9, 0.03)
      distance = smoothMax(distance, upper(x) - depth - y, 0.015)
      return smoothMax(smoothMax(distance, from - x, 0.02), x - to, 0.025) + seam
    },
    [from - 0.03, to + 0.03, Math.min(...heights) - depth - 0.03, Math.max(...heights) + 0.03, 0.2],
    0.006,
    finishes.leather,
  )
}
