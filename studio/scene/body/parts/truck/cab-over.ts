import type { Object3D } from 'three'
import { block, bothSides } from '../../../shape/place.ts'
import type { Kit } from '../../kit.ts'
import { roofFairing, roofMarkers, sunVisor, truckMirrors } from './cab-parts.ts'
import { chassis } from './chassis.ts'
import { catwalk, fifthWheel, guardPlastic, guards, squareTank } from './prime-mover.ts'

const drives = [4.42, 5.78]
const top = 1.06

/** All of a prime mover behind and on top of a cab that stands over the engine. */
export function cabOverPrimeMover(kit: Kit): Object3D[] {
  const { black, gloss } = kit
  return [
    ...chassis(kit, { from: 2, until: 6.75, top, drives, out: [1.19, 1.23] }),
    roofFairing(kit, { low: 2.8, high: 3.62, until: 2.32, half: 1.16, front: [[2.7, 0.3], [2.95, 0.36], [3.3, 0.68], [3.6,
      1.08], [3.9, 1.6]] }),
    sunVisor(0.24, 2.8, 1.03), ...roofMarkers(0.52, 3.12, 0.72), ...truckMirrors(kit, 0.2, 2.2, 1.2, gloss),
    ...catwalk(2.5, 3.9, top, 2.32), ...fifthWheel(5, top), ...guards(drives, 0.522, 1.23, guardPlastic()),
    ...squareTank(3.02, 1.3, 0.66, 0.68, 0.9), ...squareTank(2.86, 1, 0.66, 0.68, -0.9),
    ...bothSides(side => [
      block([0.7, 0.5, 0.14], 0.04, black, [2.16, 0.78, side * 1.1]),
      block([1.1, 0.24, 0.05], 0.02, black, [2.02, 1.02, side * 1.17]),
    ]),
  ]
}
