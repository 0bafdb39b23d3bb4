import { BoxGeometry, CylinderGeometry, type Mesh, type Object3D, SphereGeometry } from 'three'
import { aluminium, galvanised, material, rearLampRed } from '../../material/trim.ts'
import { bar, block, bothSides, place } from '../../shape/place.ts'
import type { Kit } from '../kit.ts'
import { plate } from './plates.ts'

/** The drawbar with its box and gas bottles, the awning, and what stands on the roof. */
export function caravanParts(kit: Kit): Object3D[] {
  return [...drawbar(kit), ...roofAndAwning(), ...rearOf(kit)]
}

function drawbar({ black }: Kit): Mesh[] {
  const steel = galvanised()
  const bottle = material(0xd9dcdf, 0.35, 0.3)
  const jockeyWheel = place(new CylinderGeometry(0.1, 0.1, 0.07, 20), black, [-0.75, 0.1, 0])
  jockeyWheel.rotation.x = Math.PI / 2
  return [
    ...bothSides(side => [
      bar([0.5, 0.56, side * 0.62], [-1.15, 0.56, side * 0.04], 0.05, steel),
      place(new BoxGeometry(5.6, 0.12, 0.06), steel, [3.3, 0.5, side * 0.55]),
      place(new CylinderGeometry(0.135, 0.135, 0.42, 24), bottle, [-0.42, 0.83, side * 0.16]),
      place(new SphereGeometry(0.135, 24, 12, 0, Math.PI * 2, 0, Math.PI / 2), bottle, [-0.42, 1.04, side * 0.16]),
    ]),
    block([0.34, 0.1, 0.1], 0.03, steel, [-1.22, 0.58, 0]),
    bar([-0.75, 0.12, 0], [-0.75, 0.95, 0], 0.03, steel), jockeyWheel,
    block([0.42, 0.62, 1.5], 0.04, aluminium(), [-0.02, 0.94, 0]),
  ]
}

function roofAndAwning(): Mesh[] {
  const awning = place(new CylinderGeometry(0.06, 0.06, 4.2, 20), material(0xe8eaec, 0.4), [3.1, 2.56, 1.22])
  awning.rotation.z = Math.PI / 2
  return [
    block([1, 0.2, 0.9], 0.06, material(0xf0f1f2, 0.5), [3.5, 2.86, 0]),
    block([0.6, 0.1, 0.6], 0.04, material(0x3a3d42, 0.4), [1.6, 2.8, 0]),
    awning, block([4.25, 0.05, 0.05], 0.02, aluminium(), [3.1, 2.63, 1.19]),
  ]
}

function rearOf({ black, gloss }: Kit): Object3D[] {
  const spare = place(new CylinderGeometry(0.36, 0.36, 0.22, 40), material(0x0d0d0e, 0.85), [6.53, 0.98, 0])
  const cover = place(new CylinderGeometry(0.24, 0.24, 0.02, 40), material(0xc9ccd0, 0.4), [6.645, 0.98, 0])
  spare.rotation.z = cover.rotation.z = Math.PI / 2
  const frontWindow = block([0.02, 0.52, 1.5], 0.01, gloss, [0.185, 1.86, 0])
  frontWindow.rotation.z = -0.4
  return [
    ...bothSides(side => block([0.04, 0.34, 0.12], 0.02, rearLampRed(), [6.385, 1.12, side])),
    block([0.5, 0.05, 0.26], 0.02, galvanised(), [2.68, 0.36, 1.12]),
    block([0.08, 0.14, 2], 0.03, black, [6.42, 0.58, 0]), spare, cover, frontWindow,
    block([0.02, 0.6, 1.5], 0.02, gloss, [6.395, 1.95, 0]),
    ...plate({ black }, 6.47, 0.58, 'rear'),
  ]
}
