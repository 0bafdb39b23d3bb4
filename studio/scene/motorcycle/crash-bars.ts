import type * as THREE from 'three'
import { bothSides, tube, type Point } from './parts.ts'
import { sheet } from './sheet.ts'

/** Tubes round the engine, through the same points on either side. */
export const crashBars = (runs: readonly (readonly Point[])[], material: THREE.Material): THREE.Object3D[] =>
  bothSides(side => runs.map(run => tube(run.map(([x, y, z]): Point => [x, y, z * side]), 0.0125, material, 60)))

/** A plate under the engine, turned up in front. */
export function bashPlate(front: number, rear: number, low: number, half: number, material: THREE.Material): THREE.Mesh {
  return sheet(
    (u, v) => {
      const across = u * 2 - 1
      const rise = Math.max(0, 1 - v / 0.42)
      return [
        front + (rear - front) * v - 0.05 * (1 - rise), low + 0.17 * rise ** 1.3 + 0.05 * Math.abs(across) ** 3, across * half,
      ]
    },
    [36, 52],
    material,
  )
}
