import type { Mesh, Object3D } from 'three'
import { windowPane } from '../../caravan/openings.ts'
import { aluminium, material } from '../../material/trim.ts'
import { frame, lit, onSide } from '../../shape/panel.ts'
import { block, bothSides } from '../../shape/place.ts'
import { slab } from '../../shape/slab.ts'
import type { Kit } from '../kit.ts'
import { surfaceZ } from '../surface.ts'
import { roofFairing } from './truck/cab-parts.ts'

const topHeight = 2.62

/** A high top, windows in the sides, a cassette awning under the roof, and what a campervan carries on top. */
export function campervanParts(kit: Kit): Object3D[] {
  const { shell } = kit
  const white = material(0xe9ebec, 0.45)
  return [
    roofFairing(kit, { low: 1.96, high: topHeight, until: 5.86, half: 0.925,
      front: [[1.9, 1.36], [2.08, 1.42], [2.3, 1.68], [2.55, 2.1], [2.8, 2.7]] }),
    ...bothSides(side => [...pane(kit, 2.66, 1.58, 0.95, 0.48, side), ...pane(kit, 4.75, 1.58, 1.05, 0.48, side)]),
    ...onSide([frame(0.34, 0.3, 0.014, 0.006, 0.04, kit.black)], 3.72, 0.86, surfaceZ(shell, 3.72, 0.86)),
    ...awning(),
    ...slab({ outline: [[3.6, topHeight - 0.02], [4.5, topHeight - 0.02], [4.5, topHeight + 0.13, 0.05], [4.3, topHeight + 0.2,
      0.08], [3.85, topHeight + 0.2, 0.1],
      [3.6, topHeight + 0.09, 0.06]], half: 0.34, edge: 0.05 }, { side: white, light: 0.92 }),
    lit(block([0.55, 0.08, 0.55], 0.03, material(0x2b2f34, 0.12, 0, { clearcoat: 1 }), [3.05, topHeight + 0.03, 0]), 0.95),
    lit(block([1.15, 0.03, 0.72], 0.01, material(0x0b1220, 0.15, 0, { clearcoat: 1 }), [5, topHeight + 0.03, 0]), 0.95),
    ...bothSides(side => stripes(kit, side)),
    block([0.55, 0.04, 0.24], 0.012, kit.black, [2.6, 0.33, 0.96]),
  ]
}

/** A framed pane let into the wall, upright where the wall leans only a little. */
function pane({ shell, black, gloss }: Kit, x: number, y: number, width: number, height: number, side: number): Mesh[] {
  const z = surfaceZ(shell, x, y + height / 2 - 0.04)
  const parts = onSide(windowPane(width, height, { black, pane: gloss }), x, y, side * z)
  const lean = Math.atan2(surfaceZ(shell, x, y - height / 2) - surfaceZ(shell, x, y + height / 2), height)
  for (const part of parts) {
    part.rotation.order = 'YXZ'
    part.rotation.x = -lean
    part.position.z += side * Math.sin(lean) * height * 0.42
  }
  return parts
}

function awning(): Mesh[] {
  const [from, until, y, z] = [2.35, 5.55, 2.16, 0.9]
  const grey = material(0x35383c, 0.4, 0.4)
  return [
    block([until - from, 0.13, 0.12], 0.035, grey, [(from + until) / 2, y, z + 0.05]),
    lit(block([until - from - 0.06, 0.014, 0.01], 0.004, aluminium(), [(from + until) / 2, y - 0.035, z + 0.108]), 0.9),
    ...[from, until].map(x => block([0.05, 0.15, 0.135], 0.03, material(0x1a1b1d, 0.5), [x, y, z + 0.05])),
  ]
}

/** Two lines along the sill. */
function stripes({ shell }: Kit, side: number): Mesh[] {
  const line = (x: number, y: number, length: number, height: number, colour: number): Mesh =>
    lit(block([length, height, 0.006], 0.002, material(colour, 0.4), [x, y, side * (surfaceZ(shell, x, y) + 0.0005)]), 0.9)
  return [line(4.15, 0.66, 0.62, 0.1, 0x5a6470), line(4.1, 0.55, 0.72, 0.04, 0xb07a2e), line(2.75, 0.66, 1.3, 0.1, 0x5a6470),
    line(2.8, 0.55, 1.2, 0.04, 0xb07a2e)]
}
