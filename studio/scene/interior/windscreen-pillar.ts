import type { Mesh } from 'three'
import type { Point } from '../motorcycle/parts.ts'
import { ribbon } from './ribbon.ts'
import type { Trim } from './trim.ts'

/** Between windscreen and door: broad, turned towards the driver, widening into the roof. */
export function windscreenPillar(low: Point, high: Point, trim: Trim): Mesh {
  const side = Math.sign(low[2])
  const along = (share: number, back: number, inwards: number): Point => [
    low[0] + (high[0] - low[0]) * share + back,
    low[1] + (high[1] - low[1]) * share + 0.025 * Math.sin(share * Math.PI),
    low[2] + (high[2] - low[2]) * share - side * inwards,
  ]
  return ribbon(
    [along(-0.05, 0.1, -0.01), along(0.5, 0.07, -0.005), along(0.9, 0.09, 0), along(1.03, 0.2, 0.02)],
    [along(-0.05, -0.05, 0.1), along(0.5, -0.04, 0.075), along(0.9, -0.03, 0.09), along(1.03, 0.0, 0.2)],
    [-0.012, 0, -side * 0.012],
    trim.lining,
  )
}
