import type * as THREE from 'three'
import { profile, type ProfilePoint } from '../shape/profile.ts'
import { sheet } from './sheet.ts'

/** A mudguard along a line in the side view, with turned-down edges. */
export function longGuard(
  line: readonly ProfilePoint[],
  [from, to]: readonly [number, number],
  [wide, narrow]: readonly [number, number],
  material: THREE.Material,
): THREE.Mesh {
  const sorted = line.toSorted(([a], [b]) => a - b)
  const height = profile(sorted, 0.05)
  return sheet(
    (u, v) => {
      const across = u * 2 - 1
      const x = from + (to - from) * v
      const round = v > 0.86 ? Math.sqrt(1 - ((v - 0.86) / 0.14) ** 2 * 0.85) : 1
      const half = (wide + (narrow - wide) * v) * round
      const edge = 0.034 * (1 - 0.8 * v ** 4) * across ** 4 + 0.012 * across * across
      const ridge = 0.01 * Math.max(0, 1 - Math.abs(across) * 3)
      return [x, height(x) - edge + ridge, across * half]
    },
    [30, 60],
    material,
  )
}
