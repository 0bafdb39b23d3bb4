import { Vector3 } from 'three'
import type { FloorLight } from './floor.ts'
import type { Caster } from './rays.ts'

const touches = 0.07
const inTheLight = 0.8
const up = new Vector3(0, 1, 0)

/**
 * Where something stands on the floor, or all but does: 1 where it touches, over a grid of the floor's points. Those that lie in
 * the light need no ray.
 */
export function contactGrid(xs: readonly number[], zs: readonly number[], cast: Caster, light: FloorLight): Float32Array {
  const grid = new Float32Array(xs.length * zs.length)
  const origin = new Vector3()
  for (const [row, z] of zs.entries())
    for (const [column, x] of xs.entries())
      if (light(x, z) < inTheLight) grid[row * xs.length + column] = Math.max(0, 1 - cast(origin.set(x, -0.01, z), up) / touches)
  return softened(softened(grid, xs.length), xs.length)
}

/** A pixel or two of penumbra, so that the shadow shows beside what casts it. */
function softened(grid: Float32Array, width: number): Float32Array {
  return grid.map((_, at) => {
    let sum = 0
    for (const [row, weight] of [[-1, 1], [0, 2], [1, 1]] as const)
      for (const [column, share] of [[-1, 1], [0, 2], [1, 1]] as const) sum += weight * share * (grid[at + row * width + column] ?? 0)
    return sum / 16
  })
}
