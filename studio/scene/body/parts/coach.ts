import { BoxGeometry, BufferAttribute, BufferGeometry, CylinderGeometry, DoubleSide, Mesh, type Object3D } from 'three'
import { aluminium, material, rearLampRed } from '../../material/trim.ts'
import { block, bothSides, place } from '../../shape/place.ts'
import { profile } from '../../shape/profile.ts'
import { smoothMax } from '../../shape/smooth.ts'
import { meshSolid } from '../../shape/surface-nets.ts'
import type { Kit } from '../kit.ts'
import { plate } from './plates.ts'

const half = 1.12
const [low, high, rear] = [0.42, 2.95, 6.9]

/** The living part: a box with a bed over the cab, windows, a door, stripes. */
export function coach(kit: Kit): Object3D[] {
  const { paint, black, dark } = kit
  const arch = place(
    new CylinderGeometry(0.45, 0.45, 0.5, 40, 1, true, Math.PI * 0.5, Math.PI),
    material(0x0b0b0c, 0.8, 0, { side: DoubleSide }), [kit.shell.axles.rear, kit.shell.axles.height, 0],
  )
  const arches = bothSides(side => {
    const one = arch.clone()
    one.rotation.x = Math.PI / 2
    one.position.z = side * (half - 0.25)
    return one
  })
  return [
    new Mesh(coachGeometry(kit.shell.axles.rear, kit.shell.axles.height), paint), ...arches,
    place(new BoxGeometry(4.4, 0.2, 1.4), dark, [4.4, 0.45, 0]),
    ...windowsAndDoor(kit), ...stripes(),
    ...bothSides(side => block([0.04, 0.42, 0.1], 0.02, rearLampRed(), [rear, 1, side * 1])),
    block([0.08, 0.16, 2.1], 0.04, black, [rear + 0.02, 0.52, 0]), ...plate({ black }, rear + 0.07, 0.54, 'rear'),
    block([1, 0.18, 0.8], 0.06, material(0xf0f1f2, 0.5), [4.2, high + 0.06, 0]),
    block([0.5, 0.1, 0.5], 0.04, material(0x3a3d42, 0.4), [2.2, high + 0.02, 0]),
  ]
}

function coachGeometry(axle: number, axleHeight: number): BufferGeometry {
  const front = profile([[0.4, 2], [1.72, 2], [1.98, 0.82, 0.03], [2.3, 0.52], [2.75, 0.82], [3.1, 1.3]], 0.06)
  const field = (x: number, y: number, z: number): number => {
    const box = smoothMax(smoothMax(z - half, (front(y) - x) * 0.75, 0.14), smoothMax(y - high, low - y, 0.02), 0.12)
    const open = Math.max(Math.hypot(x - axle, Math.max(y - axleHeight, 0)) - 0.44, 0.6 - z)
    return smoothMax(smoothMax(box, x - rear, 0.14), -open, 0.01)
  }
  const { positions, normals, triangles } = meshSolid(field, { x: [0.3, rear + 0.1], y: [0.3, high + 0.1],
    z: half + 0.1 }, 0.028)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  geometry.setIndex(new BufferAttribute(triangles, 1))
  return geometry
}

function windowsAndDoor({ gloss, black }: Kit): Mesh[] {
  const pane = (x: number, y: number, width: number, height: number, side: number): Mesh[] => [
    block([width + 0.05, height + 0.05, 0.02], 0.01, black, [x, y, side * half]),
    block([width, height, 0.03], 0.01, gloss, [x, y, side * half]),
  ]
  const gap = (x: number, y: number, width: number, height: number): Mesh => block([width, height, 0.012], 0.002, black,
    [x, y, half])
  return [
    ...bothSides(side => [...pane(1.5, 2.4, 0.6, 0.34, side), ...pane(4.75, 1.85, 0.95, 0.5,
      side), ...pane(6.1, 1.9, 0.7, 0.42, side)]),
    ...pane(3.2, 1.9, 0.42, 0.5, 1), gap(2.9, 1.5, 0.01, 1.75), gap(3.5, 1.5, 0.01, 1.75), gap(3.2, 2.37, 0.6, 0.01),
    ...pane(2.9, 1.85, 0.8, 0.5, -1),
    block([0.02, 0.5, 1.2], 0.01, gloss, [rear + 0.005, 2, 0]),
    block([3.2, 0.09, 0.1], 0.03, aluminium(), [4.6, 2.78, half + 0.04]),
  ]
}

const stripes = (): Mesh[] =>
  bothSides(side => [
    block([4.3, 0.07, 0.008], 0.002, material(0x5a6470, 0.4), [4.5, 1.28, side * half]),
    block([3.4, 0.035, 0.008], 0.002, material(0x9aa3ad, 0.4), [4.9, 1.19, side * half]),
  ])
