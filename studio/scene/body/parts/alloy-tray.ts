import { BoxGeometry, CylinderGeometry, DoubleSide, type Object3D } from 'three'
import { aluminium, indicatorAmber, material, rearLampRed } from '../../material/trim.ts'
import { bar, block, bothSides, place } from '../../shape/place.ts'
import type { Kit } from '../kit.ts'
import { plate } from './plates.ts'

const tray = { from: 2.86, until: 5.32, floor: 0.86, half: 0.94, side: 0.26 }

/** A flat tray of aluminium with drop sides and a rack behind the cab, on open chassis rails. */
export function alloyTray(kit: Kit): Object3D[] {
  const { dark, shell } = kit
  const alloy = aluminium()
  const middle = (tray.from + tray.until) / 2
  const length = tray.until - tray.from
  const sideY = tray.floor + tray.side / 2
  const rib = (x: number, z: number): Object3D => block([0.03, tray.side, 0.02], 0.005, alloy, [x, sideY, z * 1.012])
  return [
    ...bothSides(side => [
      place(new BoxGeometry(2.9, 0.16, 0.08), dark, [3.9, 0.66, side * 0.36]),
      block([length, tray.side, 0.03], 0.01, alloy, [middle, sideY, side * tray.half]),
      block([length, 0.03, 0.045], 0.01, alloy, [middle, tray.floor + tray.side, side * tray.half]),
      block([0.04, 0.11, 0.3], 0.01, rearLampRed(), [tray.until + 0.02, tray.floor - 0.08, side * 0.68]),
      block([0.035, 0.04, 0.05], 0.01, indicatorAmber(), [tray.from + 0.3, tray.floor - 0.04, side * 0.95]),
      bar([tray.from + 0.03, tray.floor, side * 0.86], [tray.from + 0.03, 1.78, side * 0.86], 0.025, alloy),
    ]),
    ...[3.3, 3.9, 4.5, 5.1].flatMap(x => [rib(x, tray.half), rib(x, -tray.half)]),
    block([length, 0.05, tray.half * 2], 0.01, alloy, [middle, tray.floor, 0]),
    block([0.03, tray.side, tray.half * 2], 0.01, alloy, [tray.until, sideY, 0]),
    block([0.03, tray.side, tray.half * 2], 0.01, alloy, [tray.from, sideY, 0]),
    ...[1.3, 1.55, 1.78].map(y => bar([tray.from + 0.03, y, 0.86], [tray.from + 0.03, y, -0.86], 0.022, alloy)),
    ...bothSides(side => {
      const guard = place(
        new CylinderGeometry(0.47, 0.47, 0.3, 32, 1, true, Math.PI * 0.62, Math.PI * 0.76),
        material(0x0b0b0c, 0.7, 0, { side: DoubleSide }), [shell.axles.rear, shell.axles.height, side * 0.8],
      )
      guard.rotation.x = Math.PI / 2
      return guard
    }),
    ...plate(kit, tray.until + 0.03, 0.62, 'rear'),
  ]
}
