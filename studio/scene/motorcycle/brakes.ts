import * as THREE from 'three'
import type { Finishes } from './finishes.ts'
import { at, block, drum, group, lightly, plate, repeated, type Point } from './parts.ts'

/** A drilled disc on a dark carrier, with its caliper at an angle round the wheel. */
export function makeBrake(centre: Point, radius: number, caliperAngle: number, finishes: Finishes): THREE.Group {
  const side = Math.sign(centre[2]) || 1
  const band = radius * 0.27
  return group(
    at(rotor(radius, band, finishes), centre),
    at(carrier(radius - band + 0.004, finishes), centre),
    caliper(centre, radius - band * 0.35, caliperAngle, side, finishes),
  )
}

function rotor(radius: number, band: number, finishes: Finishes): THREE.Mesh {
  const shape = new THREE.Shape(circle(radius))
  shape.holes.push(new THREE.Path(circle(radius - band)))
  for (let i = 0; i < 30; i++) {
    const angle = (i / 30) * Math.PI * 2
    const reach = radius - band * (0.24 + 0.26 * (i % 3))
    shape.holes.push(new THREE.Path().absarc(Math.cos(angle) * reach, Math.sin(angle) * reach, 0.0042, 0, Math.PI * 2))
  }
  const geometry = new THREE.ExtrudeGeometry(shape, { depth: 0.0045, bevelEnabled: false, curveSegments: 10 })
  return lightly(new THREE.Mesh(geometry, finishes.steel), 0.62)
}

const circle = (radius: number): THREE.Vector2[] => new THREE.Path().absarc(0, 0, radius, 0, Math.PI * 2).getPoints(72)

function carrier(radius: number, finishes: Finishes): THREE.Group {
  const arms = Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 6) * Math.PI * 2
    return new THREE.Matrix4().makeRotationZ(angle).multiply(new THREE.Matrix4().makeTranslation(radius * 0.66, 0, 0.002))
  })
  return group(
    repeated(new THREE.BoxGeometry(radius * 0.7, 0.016, 0.008), arms, finishes.satin),
    drum(0.052, 0.014, finishes.satin, [0, 0, 0]),
  )
}

function caliper(centre: Point, reach: number, angle: number, side: number, finishes: Finishes): THREE.Group {
  const body = plate(
    [
      [-0.06, -0.03],
      [0.06, -0.03],
      [0.066, 0.004],
      [0.045, 0.032],
      [-0.045, 0.032],
      [-0.066, 0.004],
    ],
    0.056,
    0,
    finishes.satin,
    0.008,
  )
  const pistons = [-0.026, 0.026].map(x => drum(0.017, 0.066, finishes.machined, [x, 0, 0]))
  const whole = group(body, pistons, block([0.1, 0.01, 0.03], 0.003, finishes.machined, [0, 0.03, 0]))
  whole.position.set(centre[0] + Math.cos(angle) * reach, centre[1] + Math.sin(angle) * reach, centre[2] + side * 0.012)
  whole.rotation.z = angle - Math.PI / 2
  return whole
}
