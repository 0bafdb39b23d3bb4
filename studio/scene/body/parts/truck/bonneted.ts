import { CylinderGeometry, DoubleSide, type Object3D } from 'three'
import { material } from '../../../material/trim.ts'
import { frame, lit, onSide } from '../../../shape/panel.ts'
import { block, bothSides, place } from '../../../shape/place.ts'
import { slab } from '../../../shape/slab.ts'
import type { Kit } from '../../kit.ts'
import { onRoof, roofMarkers, sunVisor, truckMirrors } from './cab-parts.ts'
import { chassis } from './chassis.ts'
import { bumperAndBar, stacksAndCleaners, uprightGrille, wings } from './long-nose.ts'
import { catwalk, fifthWheel, guards, roundTank } from './prime-mover.ts'

const drives = [5.75, 7.12]
const top = 1.06
const sleeperEnd = 4.42

/** A long-bonnet prime mover: everything but the shell of its bonnet and cab. */
export function bonnetedPrimeMover(kit: Kit): Object3D[] {
  const { chrome, shell, paint } = kit
  const polished = material(0xc6cace, 0.14, 1)
  const horn = (z: number): Object3D => {
    const mesh = place(new CylinderGeometry(0.02, 0.055, 0.6, 20), chrome, [2.25, 2.93, z])
    mesh.rotation.z = -Math.PI / 2
    return mesh
  }
  return [
    ...chassis(kit, { from: 0.1, until: 8.05, top, drives, out: [1.2, 1.23] }),
    ...uprightGrille(kit), ...wings(kit, shell.axles.front), ...bumperAndBar(kit), ...stacksAndCleaners(kit, 1.62, 3.24),
    ...sleeper(kit), sunVisor(1.79, 2.71, 0.9, paint), ...roofMarkers(2.02, onRoof(kit, 2.02), 0.72), horn(0.4), horn(-0.4),
    ...truckMirrors(kit, 1.86, 2.2, 1.0, chrome),
    ...catwalk(4.5, 5.2, top, sleeperEnd), ...fifthWheel(6.42, top),
    ...guards(drives, 0.525, 1.23, material(0xb6babf, 0.2, 0.95, { side: DoubleSide })),
    ...bothSides(side => [
      ...roundTank(3.9, 1.3, 0.34, 0.66, side * 0.86, polished), ...roundTank(2.6, 0.9, 0.3, 0.66, side * 0.88, polished),
      ...[0.42, 0.78].map(y => lit(block([0.72, 0.035, 0.24], 0.012, polished, [2.55, y, side * 1.12]), 0.8)),
      block([2.2, 0.1, 0.1], 0.02, polished, [3.4, 0.98, side * 1.08]),
    ]),
  ]
}

/** The bunk behind the cab: a box of its own with a raised roof, a window and a locker. */
function sleeper({ paint, gloss, black }: Kit): Object3D[] {
  const half = 1.1
  return [
    ...slab({ outline: [[3.12, 0.92, 0.05], [sleeperEnd, 0.92, 0.05], [sleeperEnd, 3.3, 0.16], [3.9, 3.32, 0.3], [3.12, 2.86,
      0.3]], half, edge: 0.09 },
      { side: paint, light: 0.93 }),
    ...bothSides(side => [
      ...onSide([frame(0.56, 0.36, 0.035, 0.012, 0.08, black), lit(block([0.5, 0.3, 0.012], 0.005, gloss, [0, 0, 0.004]),
        0.9)], 3.78, 2.3, side * half),
      ...onSide([frame(0.78, 0.5, 0.014, 0.004, 0.05, black), lit(block([0.1, 0.04, 0.02], 0.008, black, [0, 0.18, 0.008]),
        0.8)], 3.78, 1.3, side * half),
    ]),
  ]
}
