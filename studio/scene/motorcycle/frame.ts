import type * as THREE from 'three'
import type { Finishes } from './finishes.ts'
import type { Anchors } from './geometry.ts'
import { block, bothSides, group, rod, tube, type Point } from './parts.ts'

/** A lattice of straight tubes over the engine, as on many street motorcycles; its tail is lifted for a higher seat. */
export function trellisFrame(
  anchors: Anchors,
  forkTop: number,
  material: THREE.Material,
  finishes: Finishes,
  lift = 0,
): THREE.Group {
  const head = anchors.onFork(forkTop - 0.06)
  const neck = anchors.onFork(forkTop - 0.17)
  const [px, py] = anchors.pivot
  return group(
    bothSides(side => {
      const a: Point = [head[0] + 0.04, head[1], side * 0.045]
      const b: Point = [neck[0] + 0.04, neck[1] - 0.02, side * 0.05]
      const c: Point = [-0.2, 0.83, side * 0.135]
      const d: Point = [-0.17, 0.66, side * 0.145]
      const e: Point = [0.02, 0.755, side * 0.14]
      const f: Point = [0.04, 0.6, side * 0.14]
      const g: Point = [px - 0.02, py + 0.2, side * 0.12]
      const pivot: Point = [px, py, side * 0.115]
      const lattice: [Point, Point][] = [
        [a, c],
        [b, d],
        [c, d],
        [b, c],
        [c, e],
        [d, e],
        [d, f],
        [e, f],
        [e, g],
        [f, g],
        [g, pivot],
      ]
      return [
        ...lattice.map(([from, to]) => rod(from, to, 0.0145, material)),
        rod(f, pivot, 0.02, material),
        block([0.1, 0.16, 0.03], 0.014, finishes.satin, [px + 0.005, py + 0.02, side * 0.128]),
        rod(e, [0.64, 0.85 + lift, side * 0.08], 0.012, finishes.satin),
        rod(g, [0.5, 0.795 + lift, side * 0.09], 0.011, finishes.satin),
      ]
    }),
  )
}

/** Two tubes running from the steering head down, under the engine and up again behind it. */
export function cradleFrame(
  anchors: Anchors,
  forkTop: number,
  height: { spine: number; cradle: number; seat: number },
  material: THREE.Material,
): THREE.Group {
  const head = anchors.onFork(forkTop - 0.07)
  const neck = anchors.onFork(forkTop - 0.19)
  const [px, py] = anchors.pivot
  return group(
    rod([head[0] + 0.02, head[1], 0], [px - 0.05, height.spine, 0], 0.026, material),
    bothSides(side => [
      tube(
        [
          [neck[0] + 0.02, neck[1], side * 0.03],
          [neck[0] + 0.1, neck[1] - 0.2, side * 0.1],
          [neck[0] + 0.17, height.cradle + 0.1, side * 0.125],
          [neck[0] + 0.28, height.cradle, side * 0.125],
          [px - 0.08, height.cradle, side * 0.125],
          [px + 0.01, py - 0.03, side * 0.12],
          [px, height.seat - 0.08, side * 0.1],
          [px - 0.06, height.spine, side * 0.03],
        ],
        0.0175,
        material,
        90,
      ),
      tube(
        [
          [px - 0.08, height.spine - 0.01, side * 0.06],
          [px + 0.12, height.seat, side * 0.105],
          [anchors.rearAxle[0] - 0.08, height.seat + 0.015, side * 0.105],
        ],
        0.0145,
        material,
      ),
      rod([px, py + 0.02, side * 0.115], [px + 0.24, height.seat, side * 0.105], 0.0125, material),
    ]),
  )
}
