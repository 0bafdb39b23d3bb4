import * as THREE from 'three'
import type { Finishes } from './finishes.ts'
import { at, bothSides, group, rod, tube, type Point } from './parts.ts'

/** A silencer tapering along its length, open at the end. */
function silencer(from: Point, to: Point, radius: number, finishes: Finishes, endRadius = radius): THREE.Object3D[] {
  const along = new THREE.Vector3(...to).sub(new THREE.Vector3(...from))
  const beyond = (share: number): Point => [from[0] + along.x * share, from[1] + along.y * share, from[2] + along.z * share]
  return [
    rod(beyond(-0.1), from, radius * 0.6, finishes.pipes, radius),
    rod(from, to, radius, finishes.pipes, endRadius),
    rod(beyond(0.02), beyond(0.05), radius * 1.03, finishes.machined, radius * 1.03),
    rod(to, beyond(1.03), endRadius, finishes.machined, endRadius * 0.86),
    rod(beyond(1.02), beyond(1.034), endRadius * 0.7, finishes.rubber),
  ]
}

/** Two pipes in front of a parallel twin, joined under it, ending in a short can on the right. */
export function streetExhaust(port: Point, finishes: Finishes): THREE.Group {
  const [x, y] = port
  const headers = [0.075, -0.075].map(z =>
    tube(
      [
        [x, y, z],
        [x - 0.07, y - 0.02, z],
        [x - 0.1, y - 0.12, z * 1.05],
        [x - 0.075, y - 0.26, z],
        [x + 0.03, y - 0.345, z * 0.7],
        [x + 0.2, y - 0.355, z * 0.3 - 0.02],
      ],
      0.0205,
      finishes.steel,
    ),
  )
  const flanges = [0.075, -0.075].map(z => rod([x + 0.012, y, z], [x - 0.014, y - 0.004, z], 0.032, finishes.machined))
  return group(
    headers,
    flanges,
    tube(
      [
        [x + 0.17, y - 0.355, -0.03],
        [x + 0.34, y - 0.345, -0.06],
        [x + 0.47, y - 0.3, -0.13],
        [x + 0.56, y - 0.24, -0.165],
      ],
      0.027,
      finishes.steel,
    ),
    silencer([x + 0.57, y - 0.235, -0.17], [x + 0.84, y - 0.1, -0.19], 0.052, finishes, 0.048),
  )
}

/** One pipe round the engine and up to a silencer beside the seat, on the right, out of the mud. */
export function highExhaust(port: Point, end: Point, finishes: Finishes): THREE.Group {
  const [x, y] = port
  return group(
    tube(
      [
        [x, y, 0],
        [x - 0.09, y - 0.03, -0.02],
        [x - 0.1, y - 0.15, -0.08],
        [x + 0.02, y - 0.2, -0.15],
        [x + 0.25, y - 0.06, -0.15],
        [x + 0.48, y + 0.06, -0.13],
        [end[0] - 0.36, end[1] - 0.11, end[2]],
      ],
      0.021,
      finishes.steel,
      80,
    ),
    silencer([end[0] - 0.34, end[1] - 0.1, end[2]], end, 0.056, finishes, 0.056),
  )
}

/** One long pipe on either side, as on the twins of the sixties. */
export function classicExhaust(port: Point, rear: number, finishes: Finishes): THREE.Group {
  const [x, y] = port
  return group(
    bothSides(side => [
      rod([x + 0.012, y, side * 0.075], [x - 0.014, y - 0.004, side * 0.075], 0.033, finishes.machined),
      tube(
        [
          [x, y, side * 0.075],
          [x - 0.075, y - 0.03, side * 0.085],
          [x - 0.105, y - 0.15, side * 0.11],
          [x - 0.06, y - 0.3, side * 0.14],
          [x + 0.08, y - 0.365, side * 0.16],
          [x + 0.3, y - 0.36, side * 0.175],
        ],
        0.021,
        finishes.pipes,
      ),
      ...silencer([x + 0.36, y - 0.355, side * 0.178], [rear, y - 0.29, side * 0.205], 0.045, finishes, 0.036),
    ]),
  )
}

/** From each cylinder of a V-twin: one long pipe to either side, with heat shields. */
export function cruiserExhaust(crank: Point, rear: number, finishes: Finishes): THREE.Group {
  const [x, y] = crank
  const front = (side: number): Point[] => [
    [x - 0.17, y + 0.3, side * 0.03],
    [x - 0.245, y + 0.27, side * 0.07],
    [x - 0.255, y + 0.1, side * 0.13],
    [x - 0.2, y - 0.06, side * 0.175],
    [x - 0.03, y - 0.135, side * 0.19],
    [x + 0.2, y - 0.14, side * 0.195],
  ]
  return group(
    bothSides(side => [
      tube(front(side), 0.023, finishes.pipes),
      tube(
        front(side)
          .slice(2)
          .map(([px, py, pz]): Point => [px, py, pz + side * 0.006]),
        0.029,
        finishes.pipes,
      ),
      ...silencer([x + 0.27, y - 0.14, side * 0.197], [rear, y - 0.115, side * 0.215], 0.048, finishes, 0.046),
      slash([rear, y - 0.115, side * 0.215], finishes),
    ]),
  )
}

function slash(end: Point, finishes: Finishes): THREE.Mesh {
  return at(
    new THREE.Mesh(new THREE.CylinderGeometry(0.049, 0.049, 0.05, 32, 1, true), finishes.chrome),
    [end[0] + 0.02, end[1] + 0.002, end[2]],
    [0, 0, Math.PI / 2],
  )
}
