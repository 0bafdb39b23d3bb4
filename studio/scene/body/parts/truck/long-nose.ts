import { CylinderGeometry, type Mesh, type Object3D, SphereGeometry } from 'three'
import { indicatorAmber, material } from '../../../material/trim.ts'
import { frame, lit } from '../../../shape/panel.ts'
import { bar, block, bothSides, place, tube } from '../../../shape/place.ts'
import { slab } from '../../../shape/slab.ts'
import type { Point } from '../../../subject.ts'
import type { Kit } from '../../kit.ts'

/** The upright grille: a bright frame round upright bars. */
export function uprightGrille({ chrome, dark }: Kit): Mesh[] {
  const [low, high, half] = [0.74, 1.66, 0.58]
  const surround = frame(half * 2 + 0.1, high - low + 0.1, 0.09, 0.07, 0.1, chrome)
  surround.rotation.y = -Math.PI / 2
  surround.position.set(-0.005, (low + high) / 2, 0)
  return [
    surround, block([0.06, high - low, half * 2], 0.01, dark, [0.02, (low + high) / 2, 0]),
    ...Array.from({ length: 19 }, (_, index) => lit(block([0.03, high - low - 0.06, 0.016], 0.005, chrome, [-0.025,
      (low + high) / 2, (index - 9) * 0.058]), 0.85)),
    ...[0.33, 0.66].map(share => lit(block([0.03, 0.03, half * 2 - 0.06], 0.008, chrome, [-0.03, low + (high - low) * share,
      0]), 0.85)),
  ]
}

/** Wings over the front wheels with the lamps on their fronts. */
export function wings({ paint, chrome, black }: Kit, axle: number): Mesh[] {
  const outline = ([[-0.86, 0.66], [-0.84, 0.96, 0.3], [-0.5, 1.27, 0.3], [0.34, 1.27, 0.35], [0.86, 0.98, 0.3], [0.98, 0.7],
    [0.84, 0.7],
    [0.66, 0.92, 0.25], [0.3, 1.13, 0.25], [-0.36, 1.13, 0.25], [-0.66, 0.9, 0.22], [-0.7, 0.66]] as const)
    .map(([x, y, round]) => [x + axle, y, round] as const)
  return bothSides(side => [
    ...slab({ outline, half: 0.3, edge: 0.07, across: 4 }, { side: paint, light: 0.85 }).map(part => {
      part.position.z += side * 0.92
      return part
    }),
    block([0.2, 0.24, 0.5], 0.06, chrome, [axle - 0.86, 1.02, side * 0.93]),
    ...[-0.11, 0.11].flatMap(off => roundLamp([axle - 0.965, 1.02, side * 0.93 + off], 0.09)),
    lit(block([0.1, 0.06, 0.14], 0.025, indicatorAmber(), [axle - 0.3, 1.3, side * 1.08]), 1),
    block([0.03, 0.42, 0.5], 0.01, black, [axle + 0.72, 0.62, side * 0.95]),
  ])
}

function roundLamp([x, y, z]: Point, radius: number): Mesh[] {
  const ring = place(new CylinderGeometry(radius, radius, 0.03, 32), material(0xd0d3d7, 0.08, 1), [x, y, z])
  const bowl = place(new SphereGeometry(radius * 0.84, 24, 12).scale(0.35, 1, 1), material(0xb8c4d0, 0.06, 0.3,
    { clearcoat: 1, emissive: 0x20262c }), [x - 0.008, y, z])
  ring.rotation.z = Math.PI / 2
  return [lit(ring, 0.9), lit(bowl, 1)]
}

/** A bright bumper, and before it a bar of polished tubes against animals. */
export function bumperAndBar({ chrome, black }: Kit): Object3D[] {
  const alloy = material(0xc9cdd1, 0.16, 1)
  const x = -0.36
  const hoop = (z: number, y: number, radius: number): Mesh => tube([[-0.1, 0.62, z], [x - 0.06, 0.66, z], [x - 0.1, 0.9,
    z * 0.99], [x - 0.08, y - 0.14, z * 0.96], [x - 0.04, y, z * 0.86],
    [x - 0.04, y, 0], [x - 0.04, y, -z * 0.86], [x - 0.08, y - 0.14, -z * 0.96], [x - 0.1, 0.9, -z * 0.99], [x - 0.06, 0.66,
      -z], [-0.1, 0.62, -z]], radius, alloy, 0.15)
  return [
    ...slab({ outline: [[x, 0.28, 0.04], [0, 0.3], [0, 0.7], [x + 0.02, 0.72, 0.04], [x - 0.07, 0.6, 0.15], [x - 0.09, 0.46,
      0.15]], half: 1.2, edge: 0.06 }, { side: chrome, light: 0.85 }),
    hoop(1.14, 1.42, 0.038), hoop(0.62, 1.42, 0.034),
    ...[0.86, 1.14].map(y => bar([x - 0.1, y, 1.12], [x - 0.1, y, -1.12], 0.03, alloy)),
    ...bothSides(side => [
      ...roundLamp([x - 0.09, 0.5, side * 0.78], 0.085), lit(block([0.03, 0.07, 0.16], 0.02, indicatorAmber(), [x - 0.09,
        0.5, side * 1.02]), 1),
      block([0.4, 0.1, 0.08], 0.02, black, [-0.15, 0.55, side * 0.45]),
    ]),
  ]
}

/** Air cleaners at the cowl, stacks behind the cab with pierced shields, horns on the roof. */
export function stacksAndCleaners({ chrome, dark }: Kit, cowl: number, back: number): Mesh[] {
  return bothSides(side => [
    place(new CylinderGeometry(0.2, 0.2, 0.62, 40), chrome, [cowl, 1.72, side * 1.02]),
    place(new SphereGeometry(0.2, 40, 16, 0, Math.PI * 2, 0, Math.PI / 2).scale(1, 0.4, 1), chrome, [cowl, 2.03, side * 1.02]),
    place(new CylinderGeometry(0.2, 0.1, 0.14, 40), chrome, [cowl, 1.34, side * 1.02]),
    ...[1.52, 1.9].map(y => lit(place(new CylinderGeometry(0.206, 0.206, 0.04, 40), dark, [cowl, y, side * 1.02]), 0.5)),
    bar([cowl + 0.02, 1.72, side * 0.7], [cowl, 1.72, side * 0.9], 0.07, dark),
    place(new CylinderGeometry(0.075, 0.075, 2.5, 28), chrome, [back, 2.25, side * 1.06]),
    tube([[back, 3.45, side * 1.06], [back, 3.58, side * 1.06], [back + 0.05, 3.7, side * 1.06], [back + 0.16, 3.78,
      side * 1.06]], 0.075, chrome),
    place(new CylinderGeometry(0.12, 0.12, 1.2, 32), material(0xb2b6ba, 0.3, 0.9), [back, 1.75, side * 1.06]),
    ...[1.3, 1.6, 1.9, 2.2].map(y => lit(place(new CylinderGeometry(0.123, 0.123, 0.02, 32), dark, [back, y, side * 1.06]), 0.6)),
    bar([back, 1.0, side * 1.06], [back + 0.05, 0.85, side * 0.5], 0.07, dark),
  ])
}
