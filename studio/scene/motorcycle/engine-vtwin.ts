import * as THREE from 'three'
import { smoothMin } from '../shape/smooth.ts'
import type { Finishes } from './finishes.ts'
import { at, block, bothSides, drum, group, plate, repeated, rod, type Outline, type Point } from './parts.ts'
import { roundBox, solid } from './solid.ts'

const lean = (24 * Math.PI) / 180

/** An air-cooled V-twin, about the middle of its crankshaft. */
export function makeVTwin(crank: Point, finishes: Finishes): THREE.Group {
  return at(
    group(
      crankcase(finishes),
      at(cylinder(finishes), [-0.03, 0.06, 0], [0, 0, lean]),
      at(cylinder(finishes), [0.03, 0.06, 0], [0, 0, -lean]),
      primary(finishes),
      timing(finishes),
      airCleaner(finishes),
      intake(finishes),
    ),
    crank,
  )
}

function crankcase(finishes: Finishes): THREE.Mesh {
  return solid(
    (x, y, z) => {
      const flywheels = Math.max(Math.hypot(x, y) - 0.15, Math.abs(z) - 0.1)
      const gearbox = roundBox(x - 0.25, y + 0.005, z, 0.13, 0.11, 0.1, 0.05)
      const sump = roundBox(x - 0.1, y + 0.11, z, 0.2, 0.05, 0.09, 0.03)
      return smoothMin(smoothMin(flywheels, gearbox, 0.03), sump, 0.04)
    },
    [-0.22, 0.44, -0.22, 0.22, 0.16],
    0.008,
    finishes.engine,
  )
}

/** Rounded fins, larger towards the head, and a bright rocker cover. */
function cylinder(finishes: Finishes): THREE.Group {
  const levels = Array.from({ length: 15 }, (_, i) => i)
  const fins = levels.map(i => {
    const grow = i < 9 ? 1 : 1.07
    return new THREE.Matrix4()
      .makeTranslation(0, 0.1 + i * 0.0145 + (i > 8 ? 0.008 : 0), 0)
      .multiply(new THREE.Matrix4().makeScale(grow, 1, grow))
  })
  return group(
    repeated(finPlate(), fins, finishes.machined),
    block([0.115, 0.25, 0.125], 0.03, finishes.engine, [0, 0.19, 0]),
    block([0.145, 0.036, 0.15], 0.016, finishes.engine, [0, 0.325, 0]),
    block([0.15, 0.05, 0.14], 0.024, finishes.covers, [0, 0.357, 0]),
    ...[-0.052, 0.052].flatMap(x => [-0.05, 0.05].map(z => rod([x, 0.37, z], [x, 0.386, z], 0.007, finishes.machined))),
  )
}

function finPlate(): THREE.BufferGeometry {
  const half = 0.082
  const corner = 0.045
  const shape = new THREE.Shape()
  shape.absarc(half - corner, half - corner, corner, 0, Math.PI / 2)
  shape.absarc(-half + corner, half - corner, corner, Math.PI / 2, Math.PI)
  shape.absarc(-half + corner, -half + corner, corner, Math.PI, Math.PI * 1.5)
  shape.absarc(half - corner, -half + corner, corner, Math.PI * 1.5, Math.PI * 2)
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: 0.0045,
    bevelSize: 0.001,
    bevelThickness: 0.001,
    bevelSegments: 1,
    curveSegments: 10,
  })
  return geometry.rotateX(-Math.PI / 2)
}

/** The long cover over primary drive and clutch, on the left. */
function primary(finishes: Finishes): THREE.Object3D[] {
  const outline: Outline = [
    [-0.11, 0.02],
    [-0.06, 0.092],
    [0.05, 0.105],
    [0.24, 0.115],
    [0.345, 0.085],
    [0.365, 0],
    [0.33, -0.09],
    [0.22, -0.115],
    [0.02, -0.1],
    [-0.085, -0.075],
  ]
  const bolts = [
    [-0.085, 0],
    [0, 0.085],
    [0.12, 0.095],
    [0.33, 0.06],
    [0.33, -0.06],
    [0.12, -0.09],
    [0, -0.08],
  ] as const
  return [
    plate(outline, 0.075, 0.145, finishes.covers, 0.022),
    drum(0.078, 0.02, finishes.covers, [0.235, 0, 0.187], 0.008),
    drum(0.058, 0.012, finishes.engine, [0.235, 0, 0.197], 0.004),
    drum(0.034, 0.016, finishes.covers, [0.0, 0, 0.185], 0.006),
    ...bolts.map(([x, y]) => drum(0.0068, 0.012, finishes.steel, [x, y, 0.183], 0.003)),
  ]
}

/** The cam cover with the pushrod tubes above it, on the right. */
function timing(finishes: Finishes): THREE.Object3D[] {
  const outline: Outline = [
    [-0.13, -0.03],
    [-0.1, 0.07],
    [0, 0.1],
    [0.1, 0.07],
    [0.15, -0.02],
    [0.09, -0.09],
    [-0.08, -0.09],
  ]
  const tubes = [
    [-0.05, -0.165],
    [-0.018, -0.115],
    [0.018, 0.115],
    [0.05, 0.165],
  ] as const
  return [
    plate(outline, 0.06, -0.125, finishes.covers, 0.016),
    drum(0.05, 0.014, finishes.engine, [0, 0, -0.16], 0.004),
    ...tubes.map(([from, to]) => rod([from, 0.07, -0.105], [to, 0.37, -0.085], 0.011, finishes.chrome)),
    rod([0.16, -0.03, -0.14], [0.16, 0.1, -0.14], 0.032, finishes.satin),
  ]
}

function airCleaner(finishes: Finishes): THREE.Object3D[] {
  return [drum(0.092, 0.06, finishes.covers, [0, 0.31, -0.15], 0.02), drum(0.06, 0.01, finishes.satin, [0, 0.31, -0.182], 0.003)]
}

function intake(finishes: Finishes): THREE.Object3D[] {
  return [
    rod([-0.05, 0.3, 0], [0.05, 0.3, 0], 0.028, finishes.satin),
    block([0.07, 0.08, 0.1], 0.02, finishes.satin, [0, 0.31, 0.03]),
    ...bothSides(side => rod([side * 0.16, 0.38, 0.07], [side * 0.05, 0.46, 0.03], 0.0055, finishes.rubber)),
  ]
}
