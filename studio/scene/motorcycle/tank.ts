import type * as THREE from 'three'
import { profile, type ProfilePoint } from '../shape/profile.ts'
import { smoothMax } from '../shape/smooth.ts'
import type { Finishes } from './finishes.ts'
import { group, ring, type Point } from './parts.ts'
import { solid } from './solid.ts'

/** A tank from the side (top, floor) and from above: half its width at the shoulders and where the knees hold it. */
export interface TankLines {
  top: readonly ProfilePoint[]
  floor: readonly ProfilePoint[]
  shoulder: readonly ProfilePoint[]
  knee: readonly ProfilePoint[]
  from: number
  to: number
}

export function makeTank({ top, floor, shoulder, knee, from, to }: TankLines, material: THREE.Material): THREE.Mesh {
  const upper = profile(top, 0.035)
  const lower = profile(floor, 0.03)
  const wide = profile(shoulder, 0.03)
  const narrow = profile(knee, 0.03)
  const highest = Math.max(...top.map(([, y]) => y))
  const lowest = Math.min(...floor.map(([, y]) => y))
  return solid(
    (x, y, z) => {
      const side = Math.abs(z)
      const height = Math.min(1.15, Math.max(-0.1, (y - lower(x)) / Math.max(0.04, upper(x) - lower(x))))
      const bulge = Math.sin(Math.min(1, Math.max(0, (height - 0.18) / 0.5)) * Math.PI * 0.5) ** 2
      const half = narrow(x) + (wide(x) - narrow(x)) * bulge - 0.05 * Math.max(0, height - 0.66) ** 1.4
      let distance = smoothMax(side - half, (y - upper(x) + 2.3 * side * side) * 0.85, 0.05)
      distance = smoothMax(distance, lower(x) - y, 0.03)
      distance = smoothMax(distance, from - x + 0.3 * (highest - 0.04 - y), 0.05)
      return smoothMax(distance, x - to, 0.04)
    },
    [from - 0.085, to + 0.07, lowest - 0.045, highest + 0.05, 0.24],
    0.007,
    material,
  )
}

export function tankCap(position: Point, finishes: Finishes): THREE.Group {
  return group(
    ring(0.036, 0.006, finishes.satin, position, [Math.PI / 2 - 0.05, 0, 0]),
    ring(0.02, 0.012, finishes.machined, position, [Math.PI / 2, 0, 0]),
  )
}
