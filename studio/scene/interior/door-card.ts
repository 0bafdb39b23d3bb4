import type { Group, Mesh } from 'three'
import { block, drum, group, ring, rod, type Point } from '../motorcycle/parts.ts'
import { ribbon } from './ribbon.ts'
import type { Trim } from './trim.ts'

/** The inside of a door from `from` to `to` along the cabin: a padded upper, an insert, an armrest and a pocket. */
export function doorCard(from: number, to: number, z: number, sill: number, trim: Trim): Group {
  const side = Math.sign(z)
  const inward = (depth: number): number => z - side * depth
  const rail = (y: number, depth: number): Point[] => [0, 0.25, 0.5, 0.75, 1].map(share => [from + (to - from) * share, y, inward(depth)])
  const panel = (
    low: number,
    lowDepth: number,
    high: number,
    highDepth: number,
    material: Parameters<typeof ribbon>[3],
    bow = 0.012,
  ): Mesh => ribbon(rail(low, lowDepth), rail(high, highDepth), [0, 0, -side * bow], material, 24, 8)
  const middle = (from + to) / 2
  const arm = sill - 0.19
  return group(
    panel(0, -0.006, sill, -0.006, trim.pad, 0),
    panel(sill - 0.09, 0.035, sill + 0.012, 0.0, trim.pad, 0.02),
    panel(sill + 0.012, 0, sill + 0.014, -0.06, trim.rubber, 0),
    panel(arm + 0.03, 0.022, sill - 0.09, 0.03, trim.insert),
    panel(sill - 0.1, 0.038, sill - 0.088, 0.038, trim.accent, 0.004),
    panel(0.28, 0.05, arm, 0.035, trim.lower),
    panel(0.02, 0.045, 0.28, 0.05, trim.pad, 0.02),
    block([(to - from) * 0.62, 0.05, 0.075], 0.022, trim.seat, [middle + 0.06, arm, inward(0.065)]),
    block([0.17, 0.012, 0.05], 0.005, trim.gloss, [middle - 0.16, arm + 0.026, inward(0.07)]),
    [0, 1, 2].map(i => block([0.026, 0.012, 0.018], 0.004, trim.metal, [middle - 0.21 + i * 0.05, arm + 0.034, inward(0.07)])),
    block([0.11, 0.024, 0.016], 0.007, trim.metal, [from + 0.26, sill - 0.13, inward(0.042)]),
    block([0.15, 0.05, 0.008], 0.004, trim.rubber, [from + 0.26, sill - 0.13, inward(0.032)]),
    rod([from + 0.2, sill - 0.3, inward(0.05)], [from + 0.22, arm - 0.01, inward(0.075)], 0.016, trim.metal),
    drum(0.072, 0.012, trim.rubber, [from + 0.14, 0.17, inward(0.06)]),
    ring(0.073, 0.0035, trim.metal, [from + 0.14, 0.17, inward(0.066)], [0, 0, 0]),
  )
}
