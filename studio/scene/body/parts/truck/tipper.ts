import { CylinderGeometry, type Object3D } from 'three'
import { indicatorAmber, material } from '../../../material/trim.ts'
import { lit } from '../../../shape/panel.ts'
import { bar, block, bothSides, place } from '../../../shape/place.ts'
import { slab } from '../../../shape/slab.ts'
import type { Kit } from '../../kit.ts'
import { onRoof, roofMarkers, truckMirrors } from './cab-parts.ts'
import { chassis } from './chassis.ts'
import { guardPlastic, guards, squareTank } from './prime-mover.ts'

const bin = { from: 2.4, until: 6.75, floor: 1.2, top: 2.12, half: 1.2 }
const drives = [5.05]
const top = 0.98

/** A steel bin with ribs that tips backwards, its front reaching over the cab. */
export function tipperBody(kit: Kit): Object3D[] {
  const { black, gloss, chrome } = kit
  const steel = material(0x54595f, 0.5, 0.35)
  const rib = material(0x4b5056, 0.5, 0.35)
  const inside = material(0x1b1c1e, 0.8)
  const { from, until, floor, top: rim, half } = bin
  const middle = (from + until) / 2
  const ribs = Array.from({ length: 7 }, (_, index) => from + 0.1 + index * ((until - from - 0.2) / 6))
  const pivot = place(new CylinderGeometry(0.06, 0.06, 1.1, 16), steel, [until - 0.25, top + 0.1, 0])
  pivot.rotation.x = Math.PI / 2
  return [
    ...chassis(kit, { from: 1.8, until: 6.6, top, drives, out: [1.05, 1.16] }),
    ...roofMarkers(0.5, onRoof(kit, 0.5), 0.7), ...truckMirrors(kit, 0.16, 1.95, 1.06, gloss),
    ...slab({ outline: [[from, floor, 0.02], [until, floor, 0.02], [until, rim, 0.02], [from, rim, 0.02]], half, edge: 0.02 },
      { side: steel, light: 0.9, wrapLight: 0.85 }),
    block([until - from - 0.16, 0.02, half * 2 - 0.14], 0.005, inside, [middle - 0.03, rim + 0.002, 0]),
    ...bothSides(side => [
      block([until - from + 0.03, 0.11, 0.1], 0.02, rib, [middle, rim, side * half]),
      block([until - from - 0.02, 0.13, 0.09], 0.02, rib, [middle - 0.05, floor + 0.03, side * (half - 0.01)]),
      ...ribs.map(x => block([0.09, rim - floor, 0.075], 0.015, rib, [x, (rim + floor) / 2, side * (half + 0.012)])),
      block([until - from - 0.3, 0.18, 0.09], 0.01, rib, [middle, floor - 0.1, side * 0.42]),
      ...[2.7, 4.2, 6.4].map(x => lit(block([0.08, 0.04, 0.025], 0.008, indicatorAmber(), [x, floor,
        side * (half + 0.04)]), 1)),
      block([0.05, 0.5, 0.06], 0.01, rib, [until + 0.03, rim - 0.12, side * (half - 0.1)]),
      block([0.14, 0.07, 0.07], 0.02, rib, [until + 0.01, rim + 0.07, side * (half - 0.1)]),
      ...[0.52, 0.74].map(y => block([0.7, 0.06, 0.03], 0.01, rib, [4.1, y, side * 1.1])),
    ]),
    ...slab({ outline: [[from - 0.02, rim - 0.1], [from + 0.05, rim - 0.1], [from + 0.05, rim + 0.62, 0.05], [from - 0.95,
      rim + 0.72, 0.02], [from - 0.95, rim + 0.68],
      [from - 0.02, rim + 0.56, 0.08]], half: half - 0.06, edge: 0.01 }, { side: rib, wrap: steel, light: 0.85 }),
    ...[-0.6, 0, 0.6].map(z => block([0.03, 0.78, 0.06], 0.01, rib, [until + 0.005, (rim + floor) / 2 + 0.02, z])),
    block([0.05, 0.08, half * 2 - 0.1], 0.02, rib, [until + 0.01, floor + 0.06, 0]),
    bar([from + 0.32, top - 0.1, 0], [from + 0.14, floor, 0], 0.09, chrome), pivot,
    ...squareTank(2.95, 0.95, 0.5, 0.68, 0.82), block([0.8, 0.5, 0.45], 0.02, black, [2.9, 0.68, -0.85]),
    ...guards(drives, 0.49, 1.16, guardPlastic()),
  ]
}
