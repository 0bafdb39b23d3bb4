import { BoxGeometry, type Mesh, type Object3D } from 'three'
import { aluminium, indicatorAmber, material } from '../../../material/trim.ts'
import { lit } from '../../../shape/panel.ts'
import { bar, block, bothSides, place } from '../../../shape/place.ts'
import type { Kit } from '../../kit.ts'
import { onRoof, roofMarkers, truckMirrors } from './cab-parts.ts'
import { chassis } from './chassis.ts'
import { guardPlastic, guards, squareTank } from './prime-mover.ts'

const tray = { from: 2.32, until: 8.5, floor: 1.2, half: 1.22, gate: 0.4 }
const drives = [5.9]
const top = 0.98

/** A sheet whose corners are hidden in its posts: baked light would spread their darkness over all of it. */
const plain = (sheet: Mesh): Mesh => {
  sheet.userData.light = 0.88
  return sheet
}

/** A long flat tray with drop sides in three lengths and a headboard behind the cab. */
export function trayBody(kit: Kit): Object3D[] {
  const { black, gloss } = kit
  const alloy = aluminium()
  const pale = material(0xc9cdd0, 0.42, 0.55)
  const { from, until, floor, half, gate } = tray
  const [middle, length] = [(from + until) / 2, until - from]
  const bays = 3
  const bay = length / bays
  return [
    ...chassis(kit, { from: 1.8, until: 8.4, top, drives, out: [1.05, 1.16] }),
    ...roofMarkers(0.5, onRoof(kit, 0.5), 0.7), ...truckMirrors(kit, 0.16, 1.95, 1.06, gloss),
    place(new BoxGeometry(length, 0.09, half * 2), alloy, [middle, floor - 0.045, 0]),
    ...Array.from({ length: 15 }, (_, index) => place(new BoxGeometry(0.06, 0.13, half * 1.9), alloy,
      [from + 0.25 + index * (length - 0.5) / 14, floor - 0.15, 0])),
    ...bothSides(side => [
      ...Array.from({ length: bays }, (_, index) => from + bay * (index + 0.5)).flatMap(x => [
        plain(block([bay - 0.07, gate, 0.03], 0.008, pale, [x, floor + gate / 2 - 0.02, side * half])),
        ...[0.1, 0.2, 0.3].map(up => lit(block([bay - 0.09, 0.02, 0.012], 0.004, alloy, [x, floor + up - 0.01,
          side * (half + 0.016)]), 0.9)),
        ...[-0.36, 0.36].map(off => lit(block([0.05, 0.07, 0.03], 0.008, black, [x + off * bay, floor - 0.03,
          side * (half + 0.012)]), 0.7)),
      ]),
      ...Array.from({ length: bays + 1 }, (_, index) => block([0.06, gate + 0.1, 0.05], 0.01, alloy, [Math.min(until - 0.03,
        from + 0.03 + index * bay), floor + gate / 2 - 0.03, side * half])),
      ...[3, 5, 7, 8.3].map(x => lit(block([0.08, 0.04, 0.025], 0.008, indicatorAmber(), [x, floor - 0.07,
        side * (half + 0.008)]), 1)),
      ...[0.52, 0.74].map(y => block([1.35, 0.07, 0.03], 0.01, alloy, [4.45, y, side * 1.14])),
      ...[3.95, 4.9].map(x => block([0.05, 0.5, 0.05], 0.01, black, [x, 0.85, side * 1.1])),
      block([0.06, 1.35, 0.07], 0.015, alloy, [from + 0.03, floor + 0.62, side * (half - 0.04)]),
    ]),
    plain(block([0.035, gate, half * 2 - 0.06], 0.008, pale, [until, floor + gate / 2 - 0.02, 0])),
    ...[0.1, 0.2, 0.3].map(up => lit(block([0.012, 0.02, half * 1.9], 0.004, alloy, [until + 0.02, floor + up - 0.01, 0]), 0.9)),
    ...Array.from({ length: 9 }, (_, index) => floor + 0.5 + index * 0.095).map(y =>
      plain(bar([from + 0.03, y, half - 0.06], [from + 0.03, y, 0.06 - half], 0.016, alloy))),
    plain(block([0.03, 0.5, half * 2 - 0.1], 0.008, pale, [from + 0.03, floor + 0.25, 0])),
    ...squareTank(2.95, 0.95, 0.5, 0.68, 0.82),
    block([0.8, 0.5, 0.45], 0.02, material(0xb9bdc1, 0.35, 0.85), [2.9, 0.68, -0.85]),
    block([0.75, 0.46, 0.42], 0.015, material(0xb4b8bc, 0.3, 0.85), [7.15, 0.78, 0.95]), block([0.1, 0.05, 0.02], 0.008,
      black, [7.15, 0.9, 1.165]),
    ...guards(drives, 0.49, 1.16, guardPlastic()),
  ]
}
