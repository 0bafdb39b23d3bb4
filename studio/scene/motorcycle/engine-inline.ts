import * as THREE from 'three'
import { smoothMin } from '../shape/smooth.ts'
import type { Finishes } from './finishes.ts'
import { at, block, bothSides, drum, group, repeated, rod, type Point } from './parts.ts'
import { roundBox, solid } from './solid.ts'

/** A parallel twin across the frame, about the middle of its crankshaft. */
export function makeInlineEngine(crank: Point, finned: boolean, finishes: Finishes): THREE.Group {
  const barrels = group(barrel(finned, finishes))
  return at(
    group(crankcase(finishes), at(barrels, [-0.02, 0.08, 0], [0, 0, 0.3]), covers(finishes), intake(finishes), small(finishes)),
    crank,
  )
}

function crankcase(finishes: Finishes): THREE.Mesh {
  return solid(
    (x, y, z) => {
      let distance = Math.hypot(x, y) - 0.118
      distance = Math.max(distance, Math.abs(z) - 0.135)
      distance = smoothMin(distance, roundBox(x - 0.16, y - 0.01, z, 0.13, 0.1, 0.115, 0.05), 0.05)
      distance = smoothMin(distance, roundBox(x - 0.05, y + 0.115, z, 0.12, 0.06, 0.085, 0.03), 0.04)
      distance = smoothMin(distance, roundBox(x + 0.015, y - 0.09, z, 0.095, 0.05, 0.14, 0.02), 0.03)
      return distance
    },
    [-0.2, 0.36, -0.22, 0.2, 0.2],
    0.008,
    finishes.engine,
  )
}

/** Cylinder block, head and cam cover, leaning forward with the group they stand in. */
function barrel(finned: boolean, finishes: Finishes): THREE.Object3D[] {
  const count = finned ? 9 : 4
  const gap = finned ? 0.0165 : 0.034
  const fins = Array.from({ length: count }, (_, i) => new THREE.Matrix4().makeTranslation(0, 0.035 + i * gap, 0))
  const fin = new THREE.BoxGeometry(finned ? 0.185 : 0.162, finned ? 0.006 : 0.01, finned ? 0.285 : 0.272, 4, 1, 4)
  const bolts = [-0.09, 0.09].flatMap(z => [-0.045, 0.045].map(x => rod([x, 0.25, z], [x, 0.265, z], 0.008, finishes.machined)))
  return [
    block([0.145, 0.2, 0.245], 0.02, finishes.engine, [0, 0.08, 0]),
    repeated(fin, fins, finned ? finishes.machined : finishes.engine),
    block([0.16, 0.055, 0.26], 0.02, finishes.engine, [0, 0.197, 0]),
    block([0.125, 0.045, 0.25], 0.02, finishes.covers, [0, 0.238, 0]),
    ...bolts,
  ]
}

/** Clutch on the right, generator on the left, sprocket cover behind it. */
function covers(finishes: Finishes): THREE.Object3D[] {
  return [
    ...cover([0, 0, 0.15], 0.088, 0.05, 8, finishes),
    ...cover([0.035, 0.005, -0.152], 0.1, 0.055, 9, finishes),
    ...cover([-0.07, -0.045, -0.14], 0.045, 0.045, 5, finishes),
    block([0.13, 0.13, 0.045], 0.02, finishes.satin, [0.19, 0.02, 0.13]),
    ...cover([0.19, 0.02, 0.152], 0.042, 0.018, 4, finishes),
  ]
}

function cover(centre: Point, radius: number, width: number, bolts: number, finishes: Finishes): THREE.Object3D[] {
  const side = Math.sign(centre[2])
  const face = centre[2] + (side * width) / 2
  const heads = Array.from({ length: bolts }, (_, i) => {
    const angle = ((i + 0.4) / bolts) * Math.PI * 2
    return drum(
      0.0065,
      0.012,
      finishes.machined,
      [centre[0] + Math.cos(angle) * (radius - 0.009), centre[1] + Math.sin(angle) * (radius - 0.009), face],
      0.002,
    )
  })
  return [
    drum(radius, width, finishes.covers, centre, 0.014),
    drum(radius * 0.62, 0.012, finishes.engine, [centre[0], centre[1], face + side * 0.003], 0.004),
    ...heads,
  ]
}

/** Throttle bodies behind the head, and the air box they draw from. */
function intake(finishes: Finishes): THREE.Object3D[] {
  return [
    ...bothSides(side => [
      rod([0, 0.23, side * 0.06], [0.13, 0.25, side * 0.06], 0.026, finishes.rubber, 0.03),
      drum(0.034, 0.03, finishes.casting, [0.075, 0.24, side * 0.06]),
    ]),
    block([0.17, 0.16, 0.2], 0.03, finishes.satin, [0.2, 0.27, 0]),
    block([0.2, 0.05, 0.07], 0.012, finishes.satin, [-0.06, 0.34, 0]),
  ]
}

/** Oil filter, filler cap and plug leads. */
function small(finishes: Finishes): THREE.Object3D[] {
  const filter = at(
    new THREE.Mesh(new THREE.CylinderGeometry(0.036, 0.036, 0.07, 32), finishes.satin),
    [-0.13, -0.055, 0],
    [0, 0, Math.PI / 2],
  )
  return [
    filter,
    drum(0.018, 0.02, finishes.machined, [0.1, 0.09, -0.15]),
    ...bothSides(side => rod([-0.06, 0.32, side * 0.08], [-0.02, 0.37, side * 0.07], 0.009, finishes.rubber)),
  ]
}
