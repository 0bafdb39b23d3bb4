import { BoxGeometry, type Material, Mesh } from 'three'
import { block, bothSides, group, type Point } from '../motorcycle/parts.ts'
import type { InteriorRoom } from './room.ts'
import type { Trim } from './trim.ts'

const [length, half, high] = [2.6, 0.82, 1.36]

function sheet(size: Point, at: Point, material: Material, cuts = 16): Mesh {
  const mesh = new Mesh(new BoxGeometry(...size, cuts, cuts, cuts), material)
  mesh.position.set(...at)
  return mesh
}

/** A van's load space from its open rear doors: the bulkhead at x = 0, the sill at x = length; the floor at y = 0.55. */
export function loadBay(trim: Trim): InteriorRoom {
  const floor = 0.55
  const ribs = [0.2, 0.85, 1.5, 2.15]
  return {
    group: group(
      sheet([length, 0.03, half * 2], [length / 2, floor - 0.015, 0], trim.insert, 20),
      sheet([0.04, high, half * 2], [0, floor + high / 2, 0], trim.pad),
      sheet([length, 0.03, half * 2], [length / 2, floor + high, 0], trim.lining),
      block([0.02, 0.34, 0.7], 0.01, trim.gloss, [0.03, floor + 1, 0]),
      ribs.map(x => block([0.07, 0.05, half * 2 - 0.02], 0.02, trim.lining, [x, floor + high - 0.03, 0])),
      block([0.06, 0.025, 0.3], 0.01, trim.lining, [1.2, floor + high - 0.05, 0]),
      block([0.16, 0.04, half * 2], 0.015, trim.metal, [length + 0.03, floor - 0.01, 0]),
      block([0.3, 0.12, half * 2 + 0.1], 0.04, trim.shell, [length + 0.18, floor - 0.12, 0]),
      bothSides(side => [
        sheet([length, high, 0.03], [length / 2, floor + high / 2, side * half], trim.lining),
        block([length - 0.06, 0.58, 0.03], 0.012, trim.pad, [length / 2, floor + 0.31, side * (half - 0.03)]),
        block([0.74, 0.3, 0.22], 0.07, trim.pad, [1.72, floor + 0.14, side * (half - 0.11)]),
        ...ribs.map(x => block([0.09, high - 0.6, 0.07], 0.025, trim.lining, [x, floor + 0.97, side * (half - 0.04)])),
        ...[0.35, 1.3, 2.3].map(x => block([0.06, 0.02, 0.05], 0.006, trim.metal, [x, floor + 0.012, side * (half - 0.14)])),
        block([0.05, high + 0.14, 0.12], 0.03, trim.shell, [length, floor + high / 2, side * (half + 0.03)]),
        block([0.06, high, 0.74], 0.03, trim.shell, [length + 0.36, floor + high / 2, side * (half + 0.12)], [0, side * 1.2, 0]),
      ]),
      block([0.06, 0.1, half * 2 + 0.14], 0.03, trim.shell, [length, floor + high + 0.05, 0]),
    ),
    cameras: { 'load-bay': { eye: [length + 1.5, floor + 0.86, 0.36], target: [0.4, floor + 0.5, 0], fieldOfView: 46 } },
  }
}
