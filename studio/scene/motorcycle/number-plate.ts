import type * as THREE from 'three'
import { lens, type Finishes } from './finishes.ts'
import { indicator } from './handlebar.ts'
import { at, block, bothSides, group, rod, type Point } from './parts.ts'
import { plateMaterial } from './plate-material.ts'

/** The plate on its bracket, with the indicators either side. */
export function numberPlate(root: Point, foot: Point, finishes: Finishes): THREE.Group {
  const lean = Math.atan2(foot[0] - root[0], root[1] - foot[1])
  const face = at(block([0.004, 0.1, 0.21], 0.0018, plateMaterial(), [0, 0, 0]), [foot[0] + 0.008, foot[1], 0], [0, 0, lean * 0.6])
  const back = block([0.006, 0.112, 0.222], 0.003, finishes.satin, [foot[0] + 0.003, foot[1], 0], [0, 0, lean * 0.6])
  const middle: Point = [(root[0] + foot[0]) / 2, (root[1] + foot[1]) / 2, 0]
  return group(
    rod(root, [foot[0] - 0.012, foot[1] + 0.01, 0], 0.016, finishes.satin, 0.011),
    back,
    face,
    bothSides(side => indicator([middle[0], middle[1], 0], [middle[0] + 0.005, middle[1], side * 0.1], finishes)),
    block([0.01, 0.022, 0.05], 0.004, lens('#8f0a0d', 0.2), [foot[0] + 0.012, foot[1] + 0.075, 0]),
  )
}
