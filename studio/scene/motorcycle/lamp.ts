import * as THREE from 'three'
import { smoothMax } from '../shape/smooth.ts'
import { lens, type Finishes } from './finishes.ts'
import { lampGlass } from './lamp-glass.ts'
import { at, block, bothSides, drum, group, ring, rod, type Point } from './parts.ts'
import { solid } from './solid.ts'

export type LampStyle = 'round' | 'twin' | 'nacelle'

/** The headlamp and, above it, what the rider reads, about the lamp's middle. */
export function makeLamp(centre: Point, style: LampStyle, finishes: Finishes): THREE.Group {
  if (style === 'twin') return at(twinLamp(finishes), centre)
  return at(style === 'nacelle' ? roundLamp(0.1, false, finishes) : roundLamp(0.088, true, finishes), centre)
}

/** A bowl, its ring and the glass in front; the face looks towards -x. */
function bowl(radius: number, shell: THREE.Material, finishes: Finishes): THREE.Object3D[] {
  const back = new THREE.Mesh(new THREE.SphereGeometry(radius, 36, 20, 0, Math.PI * 2, 0, Math.PI / 2), shell)
  const glass = new THREE.Mesh(new THREE.CircleGeometry(radius * 0.96, 48), lampGlass())
  const position = glass.geometry.attributes.position!
  for (let i = 0; i < position.count; i++) {
    const reach = Math.hypot(position.getX(i), position.getY(i)) / radius
    position.setZ(i, radius * 0.16 * (1 - reach * reach))
  }
  glass.geometry.computeVertexNormals()
  return [
    at(back, [0, 0, 0], [0, 0, -Math.PI / 2]),
    at(glass, [-0.004, 0, 0], [0, -Math.PI / 2, 0]),
    ring(radius, radius * 0.085, finishes.chrome, [-0.004, 0, 0]),
  ]
}

function roundLamp(radius: number, dials: boolean, finishes: Finishes): THREE.Group {
  const dial = (z: number) => [
    at(new THREE.Mesh(new THREE.CylinderGeometry(0.042, 0.036, 0.05, 36), finishes.satin), [0.085, radius + 0.045, z], [0, 0, -0.5]),
    at(new THREE.Mesh(new THREE.TorusGeometry(0.041, 0.004, 10, 40), finishes.chrome), [0.097, radius + 0.067, z], [Math.PI / 2, -0.5, 0]),
  ]
  return group(
    bowl(radius, finishes.covers, finishes),
    dials ? [...dial(0.048), ...dial(-0.048)] : [],
    bothSides(side => rod([0.01, 0, side * radius * 0.9], [0.09, -0.03, side * 0.1], 0.008, finishes.satin)),
  )
}

/** Two lamps under a small painted screen. */
function twinLamp(finishes: Finishes): THREE.Group {
  const screen = solid(
    (x, y, z) => {
      const side = Math.abs(z)
      const skin = Math.abs(x + 0.035 - 0.72 * (y - 0.06) - 2.4 * side * side) * 0.8 - 0.006
      const outline = smoothMax(side - 0.118 + 0.55 * Math.max(0, y - 0.06), smoothMax(y - 0.185, 0.062 - y + 0.3 * side, 0.02), 0.03)
      return smoothMax(skin, outline, 0.008)
    },
    [-0.12, 0.14, 0.02, 0.22, 0.15],
    0.0055,
    finishes.paint,
  )
  return group(
    bothSides(side => [
      at(group(bowl(0.062, finishes.gloss, finishes)), [-0.012, 0, side * 0.071], [0, side * 0.12, 0]),
      rod([0.02, 0, side * 0.07], [0.1, 0.02, side * 0.095], 0.011, finishes.satin),
    ]),
    screen,
    drum(0.02, 0.1, finishes.satin, [0.02, 0, 0]),
    block([0.016, 0.09, 0.15], 0.006, finishes.satin, [0.1, 0.135, 0], [0, 0, -0.75]),
    block([0.003, 0.074, 0.13], 0.0012, lens('#12304a', 0.6), [0.1062, 0.1415, 0], [0, 0, -0.75]),
  )
}
