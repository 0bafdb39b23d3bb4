import type * as THREE from 'three'
import { profile } from '../shape/profile.ts'
import { smoothMax } from '../shape/smooth.ts'
import { lens, type Finishes } from './finishes.ts'
import { block } from './parts.ts'
import { solid } from './solid.ts'

export function streetSeat(finishes: Finishes): THREE.Mesh {
  const top = profile(
    [
      [0, 0.872],
      [0.1, 0.838],
      [0.3, 0.832],
      [0.4, 0.85],
      [0.44, 0.905],
      [0.66, 0.93],
      [0.72, 0.932],
    ],
    0.018,
  )
  const half = profile(
    [
      [0, 0.082],
      [0.15, 0.115],
      [0.32, 0.128],
      [0.45, 0.1],
      [0.7, 0.07],
    ],
    0.04,
  )
  return solid(
    (x, y, z) => {
      const side = Math.abs(z)
      const seam = 0.004 * Math.exp(-(((side - half(x) * 0.7) / 0.008) ** 2))
      let distance = smoothMax(side - half(x), (y - top(x) + 1.4 * side * side) * 0.9, 0.035)
      distance = smoothMax(distance, top(x) - 0.075 - y, 0.02)
      distance = smoothMax(distance, 0.035 - x + 0.4 * (y - 0.84), 0.02)
      return smoothMax(distance, x - 0.665, 0.03) + seam
    },
    [-0.02, 0.74, 0.72, 0.98, 0.18],
    0.007,
    finishes.leather,
  )
}

/** Painted side panels that rise to a short tail, with its lamp. */
export function streetTail(finishes: Finishes): THREE.Object3D[] {
  const top = profile(
    [
      [0.15, 0.77],
      [0.4, 0.855],
      [0.75, 0.925],
    ],
    0.03,
  )
  const panel = solid(
    (x, y, z) => {
      const side = Math.abs(z)
      const half = 0.135 - 0.12 * Math.max(0, x - 0.36)
      let distance = smoothMax(side - half + 0.35 * Math.abs(y - top(x) + 0.03), y - top(x), 0.016)
      distance = smoothMax(distance, top(x) - 0.085 + 0.05 * Math.max(0, x - 0.3) - y, 0.012)
      distance = smoothMax(distance, 0.2 - x + 0.9 * (y - 0.78), 0.02)
      return smoothMax(distance, x - 0.745 + 0.5 * (0.93 - y), 0.012)
    },
    [0.1, 0.8, 0.68, 0.98, 0.18],
    0.007,
    finishes.paint,
  )
  return [
    panel,
    block([0.018, 0.026, 0.1], 0.007, lens('#a20b10', 0.5), [0.742, 0.898, 0], [0, 0, 0.5]),
    block([0.4, 0.05, 0.14], 0.02, finishes.satin, [0.45, 0.79, 0], [0, 0, 0.2]),
  ]
}
