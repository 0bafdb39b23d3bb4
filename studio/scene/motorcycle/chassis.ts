import * as THREE from 'three'
import type { Finishes } from './finishes.ts'
import type { Anchors } from './geometry.ts'
import { block, bothSides, drum, group, lightly, plate, rod, tube, type Point } from './parts.ts'
import { sheet } from './sheet.ts'

/** Box-section arms from the frame's pivot to the rear axle, with a bridge between them. */
export function swingarm(anchors: Anchors, half: number, material: THREE.Material, finishes: Finishes): THREE.Group {
  const [px, py] = anchors.pivot
  const [ax, ay] = anchors.rearAxle
  const arm = (side: number) =>
    plate(
      [
        [px - 0.03, py + 0.035],
        [px + 0.1, py + 0.045],
        [ax - 0.08, ay + 0.032],
        [ax + 0.045, ay + 0.026],
        [ax + 0.05, ay - 0.024],
        [ax - 0.08, ay - 0.03],
        [px + 0.1, py - 0.03],
        [px - 0.03, py - 0.035],
      ],
      0.032,
      side * half,
      material,
      0.008,
    )
  return group(
    bothSides(side => [
      arm(side),
      drum(0.02, 0.02, finishes.machined, [ax, ay, side * (half + 0.02)]),
      block([0.05, 0.03, 0.006], 0.002, finishes.machined, [ax, ay, side * (half + 0.018)]),
    ]),
    rod([px + 0.1, py + 0.005, -half], [px + 0.1, py + 0.005, half], 0.03, material),
    rod([px, py, -half - 0.012], [px, py, half + 0.012], 0.026, finishes.satin),
  )
}

/** A damper inside a coil spring. */
export function shock(from: Point, to: Point, finishes: Finishes, spring: THREE.Material): THREE.Group {
  const start = new THREE.Vector3(...from)
  const end = new THREE.Vector3(...to)
  const along = end.clone().sub(start)
  const turn = new THREE.Quaternion().setFromUnitVectors(new THREE.Vector3(0, 1, 0), along.clone().normalize())
  const coils = Array.from({ length: 121 }, (_, i) => {
    const angle = (i / 120) * Math.PI * 2 * 8
    return new THREE.Vector3(Math.cos(angle) * 0.031, along.length() * (0.2 + 0.62 * (i / 120)), Math.sin(angle) * 0.031)
      .applyQuaternion(turn)
      .add(start)
  })
  const coil = lightly(new THREE.Mesh(new THREE.TubeGeometry(new THREE.CatmullRomCurve3(coils), 160, 0.0058, 8), spring), 0.7)
  const on = (share: number): Point => start.clone().addScaledVector(along, share).toArray()
  return group(
    coil,
    rod(on(0.02), on(0.45), 0.021, finishes.satin),
    rod(on(0.4), on(0.95), 0.011, finishes.chrome),
    rod(on(0.16), on(0.2), 0.037, finishes.machined),
    rod(on(0.82), on(0.87), 0.037, finishes.machined),
    bothSides(() => [rod(on(0.0), on(0.05), 0.017, finishes.satin), rod(on(0.94), on(1), 0.017, finishes.satin)]),
  )
}

/** Pegs and levers for the feet, and the stand on the left. */
export function controls(peg: Point, standFrom: Point, finishes: Finishes): THREE.Group {
  const [x, y, z] = peg
  return group(
    bothSides(side => [
      rod([x, y, side * (z - 0.03)], [x - 0.005, y - 0.004, side * (z + 0.075)], 0.013, finishes.rubber),
      plate(
        [
          [x - 0.03, y - 0.03],
          [x + 0.02, y - 0.035],
          [x + 0.05, y + 0.09],
          [x + 0.02, y + 0.1],
        ],
        0.012,
        side * (z - 0.035),
        finishes.satin,
        0.003,
      ),
      tube(
        [
          [x - 0.01, y - 0.02, side * (z - 0.02)],
          [x - 0.1, y - 0.03, side * (z - 0.012)],
          [x - 0.155, y - 0.01, side * (z + 0.012)],
        ],
        0.0065,
        finishes.machined,
        20,
      ),
      rod([x - 0.155, y - 0.01, side * (z + 0.005)], [x - 0.155, y - 0.01, side * (z + 0.045)], 0.009, finishes.rubber),
    ]),
    stand(standFrom, finishes),
  )
}

export function stand(from: Point, finishes: Finishes): THREE.Object3D[] {
  const foot: Point = [from[0] + 0.1, 0.012, from[2] + 0.13]
  return [
    rod(from, foot, 0.013, finishes.satin, 0.01),
    block([0.07, 0.012, 0.035], 0.005, finishes.satin, [foot[0] + 0.012, 0.008, foot[2]]),
    drum(0.02, 0.035, finishes.satin, from),
  ]
}

/** A guard that follows the tyre over part of its turn: angles in degrees, 0 towards the rear, 90 up. */
export function mudguard(
  centre: Point,
  radius: number,
  width: number,
  from: number,
  to: number,
  material: THREE.Material,
  drop = 0.03,
): THREE.Mesh {
  return sheet(
    (u, v) => {
      const angle = ((from + (to - from) * v) * Math.PI) / 180
      const across = u * 2 - 1
      const reach = radius - drop * Math.abs(across) ** 3.2 - 0.012 * across * across
      return [centre[0] + Math.cos(angle) * reach, centre[1] + Math.sin(angle) * reach, (across - 0.06 * across ** 3) * (width / 2)]
    },
    [24, 64],
    material,
  )
}
