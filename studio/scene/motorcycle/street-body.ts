import type * as THREE from 'three'
import { profile } from '../shape/profile.ts'
import { smoothMax } from '../shape/smooth.ts'
import type { Finishes } from './finishes.ts'
import { at, bothSides, group, plate, ring, type Outline } from './parts.ts'
import { solid } from './solid.ts'
import { streetSeat, streetTail } from './street-tail.ts'

/** Tank, shrouds, seat and tail of a modern street motorcycle: high shoulders, short tail. */
export function streetBody(finishes: Finishes): THREE.Group {
  return group(streetTank(finishes.paint), shrouds(finishes), streetSeat(finishes), streetTail(finishes), cap([-0.2, 1.012, 0], finishes))
}

function streetTank(material: THREE.Material): THREE.Mesh {
  const top = profile(
    [
      [-0.44, 0.9],
      [-0.36, 0.985],
      [-0.2, 1.02],
      [-0.06, 0.975],
      [0.1, 0.862],
      [0.2, 0.835],
    ],
    0.035,
  )
  const floor = profile(
    [
      [-0.44, 0.86],
      [-0.3, 0.79],
      [-0.05, 0.765],
      [0.2, 0.77],
    ],
    0.03,
  )
  const shoulder = profile(
    [
      [-0.44, 0.1],
      [-0.33, 0.158],
      [-0.18, 0.168],
      [-0.02, 0.125],
      [0.1, 0.092],
      [0.2, 0.08],
    ],
    0.03,
  )
  const knee = profile(
    [
      [-0.44, 0.07],
      [-0.3, 0.128],
      [-0.18, 0.112],
      [0, 0.088],
      [0.2, 0.085],
    ],
    0.03,
  )
  return solid(
    (x, y, z) => {
      const side = Math.abs(z)
      const height = Math.min(1.15, Math.max(-0.1, (y - floor(x)) / Math.max(0.04, top(x) - floor(x))))
      const bulge = Math.sin(Math.min(1, Math.max(0, (height - 0.18) / 0.5)) * Math.PI * 0.5) ** 2
      const half = knee(x) + (shoulder(x) - knee(x)) * bulge - 0.05 * Math.max(0, height - 0.66) ** 1.4
      let distance = smoothMax(side - half, (y - top(x) + 2.3 * side * side) * 0.85, 0.05)
      distance = smoothMax(distance, floor(x) - y, 0.03)
      distance = smoothMax(distance, -0.415 - x + 0.3 * (0.98 - y), 0.05)
      return smoothMax(distance, x - 0.17, 0.04)
    },
    [-0.5, 0.24, 0.72, 1.07, 0.22],
    0.007,
    material,
  )
}

/** Painted scoops that carry the line of the tank down to the radiator. */
function shrouds(finishes: Finishes): THREE.Object3D[] {
  const scoop: Outline = [
    [-0.44, 0.86],
    [-0.38, 0.905],
    [-0.22, 0.88],
    [-0.1, 0.8],
    [-0.17, 0.775],
    [-0.34, 0.7],
    [-0.43, 0.645],
    [-0.4, 0.76],
  ]
  const insert: Outline = [
    [-0.375, 0.8],
    [-0.26, 0.82],
    [-0.17, 0.79],
    [-0.33, 0.725],
  ]
  const side: Outline = [
    [-0.12, 0.775],
    [0.06, 0.79],
    [0.15, 0.74],
    [0.1, 0.66],
    [-0.02, 0.665],
  ]
  return bothSides(hand => {
    const panel = plate(scoop, 0.022, 0, finishes.paint, 0.008, 0.12)
    const dark = plate(insert, 0.012, 0, finishes.satin, 0.004, 0.12)
    return [
      at(panel, [-0.02, 0.02, hand * 0.138], [hand * 0.1, hand * -0.06, 0]),
      at(dark, [-0.025, 0.02, hand * 0.151], [hand * 0.1, hand * -0.06, 0]),
      at(plate(side, 0.03, 0, finishes.satin, 0.008, 0.12), [0, 0, hand * 0.112]),
    ]
  })
}

function cap(position: readonly [number, number, number], finishes: Finishes): THREE.Group {
  return group(
    ring(0.036, 0.006, finishes.satin, position, [Math.PI / 2 - 0.05, 0, 0]),
    ring(0.02, 0.012, finishes.machined, position, [Math.PI / 2, 0, 0]),
  )
}
