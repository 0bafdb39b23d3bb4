import type * as THREE from 'three'
import type { Finishes } from './finishes.ts'
import type { Anchors } from './geometry.ts'
import { lever, mirrorHead } from './handlebar.ts'
import { block, bothSides, group, rod, tube, type Point } from './parts.ts'

/** Two stubs clamped to the fork legs, low and wide, as on a sports motorcycle. */
export function clipOns(
  anchors: Anchors,
  shape: { height: number; rise: number; half: number; forkHalf: number },
  finishes: Finishes,
): THREE.Group {
  const { height, rise, half, forkHalf } = shape
  const [x, y] = anchors.onFork(height)
  return group(
    bothSides(side => {
      const root: Point = [x + 0.02, y + rise * 0.5, side * forkHalf]
      const from: Point = [x + 0.055, y + rise * 0.7, side * (half - 0.13)]
      const to: Point = [x + 0.12, y + rise - 0.015, side * half]
      return [
        rod(anchors.onFork(height - 0.02, side * forkHalf), anchors.onFork(height + 0.02, side * forkHalf), 0.037, finishes.satin),
        rod(root, from, 0.0125, finishes.satin),
        rod(from, to, 0.0175, finishes.rubber),
        rod(to, [to[0] + 0.008, to[1] - 0.002, side * (half + 0.024)], 0.016, finishes.machined),
        block([0.045, 0.045, 0.05], 0.012, finishes.satin, [from[0] - 0.006, from[1], side * (half - 0.155)]),
        lever(from, half, side, finishes),
        rod(
          [from[0] - 0.03, from[1] + 0.03, side * (half - 0.18)],
          [from[0] - 0.03, from[1] + 0.075, side * (half - 0.18)],
          0.017,
          finishes.satin,
        ),
      ]
    }),
  )
}

/** Mirrors on stalks from the fairing. */
export function fairingMirrors(root: Point, head: Point, finishes: Finishes): THREE.Object3D[] {
  return bothSides(side => {
    const mirrored = ([x, y, z]: Point): Point => [x, y, z * side]
    return [
      tube(
        [mirrored(root), mirrored([(root[0] + head[0]) / 2, root[1] + 0.03, (root[2] + head[2]) / 2]), mirrored(head)],
        0.009,
        finishes.satin,
        20,
      ),
      ...mirrorHead(mirrored(head), side, finishes),
    ]
  })
}
