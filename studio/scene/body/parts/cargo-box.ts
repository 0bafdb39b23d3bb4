import { BoxGeometry, CylinderGeometry, DoubleSide, type Mesh, type Object3D } from 'three'
import { aluminium, indicatorAmber, material, rearLampRed } from '../../material/trim.ts'
import { block, bothSides, place } from '../../shape/place.ts'
import type { Kit } from '../kit.ts'
import { plate } from './plates.ts'

const cargo = { middle: 4.16, length: 4.32, y: 1.9, height: 1.98, width: 2.06 }
const lit = (mesh: Mesh, light: number): Mesh => {
  mesh.userData.light = light
  return mesh
}

/** A white box body with aluminium edges on open chassis rails. */
export function cargoBox({ shell, dark, black }: Kit): Object3D[] {
  const white = material(0xf6f7f7, 0.4, 0, { clearcoat: 0.4 })
  const alloy = aluminium()
  const { middle, length, y, height, width } = cargo
  return [
    lit(block([length, height, width], 0.02, white, [middle, y, 0]), 0.96),
    ...bothSides(side => {
      const guard = place(
        new CylinderGeometry(0.46, 0.46, 0.52, 32, 1, true, Math.PI * 0.62, Math.PI * 0.76),
        material(0x0b0b0c, 0.7, 0, { side: DoubleSide }), [shell.axles.rear, shell.axles.height, side * 0.8],
      )
      guard.rotation.x = Math.PI / 2
      return [
        guard,
        place(new BoxGeometry(4.7, 0.2, 0.08), dark, [3.85, 0.66, side * 0.38]),
        ...[0.92, 2.88].map(up => block([length + 0.02, 0.07, 0.05], 0.012, alloy, [middle, up, side * 1.022])),
        ...[2.01, 6.31].map(x => block([0.06, 2, 0.06], 0.015, alloy, [x, y, side * 1.02])),
        ...[0.5, 0.72].map(up => block([1.5, 0.05, 0.03], 0.01, alloy, [2.95, up, side * 0.98])),
        block([0.04, 0.1, 0.34], 0.01, rearLampRed(), [6.3, 0.72, side * 0.78]),
        block([0.035, 0.05, 0.06], 0.01, indicatorAmber(), [3, 0.84, side * 1.03]),
        lit(block([0.02, 1.82, 0.97], 0.01, white, [6.325, y, side * 0.49]), 0.88),
      ]
    }),
    ...[-0.25, 0.25].map(z => place(new CylinderGeometry(0.014, 0.014, 1.8, 10), alloy, [6.35, y, z])),
    block([0.55, 0.38, 0.42], 0.03, alloy, [2.3, 0.6, 0.72]),
    block([0.1, 0.12, 1.9], 0.02, black, [6.22, 0.56, 0]),
    ...plate({ black }, 6.3, 0.58, 'rear'),
  ]
}
