import type * as THREE from 'three'
import { profile } from '../shape/profile.ts'
import { smoothMax, smoothMin } from '../shape/smooth.ts'
import { lens, type Finishes } from './finishes.ts'
import { at, block, bothSides, drum, group, ring, rod } from './parts.ts'
import { soloSeat, twoUpSeat } from './cruiser-seat.ts'
import { roundBox, solid } from './solid.ts'

export interface CruiserBody {
  tank: 'teardrop' | 'slim'
  seat: 'two-up' | 'solo'
}

export function cruiserBody(shape: CruiserBody, finishes: Finishes): THREE.Group {
  return group(
    tank(shape.tank, finishes.paint),
    console(shape.tank, finishes),
    shape.seat === 'solo' ? soloSeat(finishes) : twoUpSeat(finishes),
    sides(finishes),
  )
}

/** A drop lying on its side, blunt in front, drawn out towards the seat. */
function tank(style: CruiserBody['tank'], material: THREE.Material): THREE.Mesh {
  const slim = style === 'slim'
  const top = profile(
    [
      [-0.47, 0.845],
      [-0.4, 0.925],
      [-0.26, slim ? 0.94 : 0.958],
      [-0.06, slim ? 0.9 : 0.905],
      [0.08, 0.81],
      [0.14, 0.775],
    ],
    0.045,
  )
  const floor = profile(
    [
      [-0.47, 0.8],
      [-0.4, 0.765],
      [-0.2, slim ? 0.765 : 0.73],
      [0.05, 0.715],
      [0.14, 0.735],
    ],
    0.045,
  )
  const half = profile(
    [
      [-0.47, 0.06],
      [-0.4, slim ? 0.115 : 0.155],
      [-0.27, slim ? 0.135 : 0.19],
      [-0.08, slim ? 0.115 : 0.155],
      [0.08, 0.075],
      [0.14, 0.045],
    ],
    0.045,
  )
  return solid(
    (x, y, z) => {
      const middle = top(x) * 0.46 + floor(x) * 0.54
      const rise = Math.max(0.02, y > middle ? top(x) - middle : middle - floor(x))
      const width = Math.max(0.02, half(x))
      const round = (Math.abs(y - middle) / rise) ** 2.25 + (Math.abs(z) / width) ** 2.25
      const skin = (round ** (1 / 2.25) - 1) * Math.min(rise, width)
      return smoothMax(smoothMax(skin, -0.45 - x, 0.06), x - 0.12, 0.03)
    },
    [-0.52, 0.2, 0.66, 1, 0.24],
    0.0075,
    material,
  )
}

/** The instrument on the tank, with its caps. */
function console(style: CruiserBody['tank'], finishes: Finishes): THREE.Object3D[] {
  const y = 0.93
  if (style === 'slim')
    return [
      rod([-0.2, 0.9, 0], [-0.205, 0.95, 0], 0.036, finishes.gloss),
      ring(0.036, 0.005, finishes.chrome, [-0.205, 0.95, 0], [Math.PI / 2, 0, 0]),
    ]
  return [
    solid(
      (x, py, z) =>
        smoothMin(
          roundBox(x + 0.14, py - y + 0.02 + 0.26 * (x + 0.26), z, 0.16, 0.028, 0.05, 0.024),
          Math.hypot(x + 0.27, (py - y) * 1.6, z) - 0.062,
          0.03,
        ),
      [-0.38, 0.08, 0.82, 1.02, 0.09],
      0.006,
      finishes.covers,
    ),
    at(drum(0.052, 0.012, finishes.satin, [0, 0, 0]), [-0.27, y + 0.037, 0], [Math.PI / 2, 0, 0]),
    ring(0.053, 0.005, finishes.chrome, [-0.27, y + 0.041, 0], [Math.PI / 2, 0, 0]),
  ]
}

/** Oil tank and battery cover under the seat. */
function sides(finishes: Finishes): THREE.Object3D[] {
  return bothSides(side => [
    block([0.17, 0.15, 0.05], 0.022, finishes.covers, [0.2, 0.585, side * 0.115]),
    drum(0.022, 0.014, finishes.chrome, [0.2, 0.585, side * 0.143]),
  ])
}

export function roundTailLamp(x: number, y: number, finishes: Finishes): THREE.Group {
  return group(
    at(drum(0.05, 0.05, finishes.covers, [0, 0, 0], 0.012), [x, y, 0], [0, Math.PI / 2, 0]),
    at(drum(0.044, 0.02, lens('#9c0b0f', 0.3), [0, 0, 0], 0.008), [x + 0.028, y, 0], [0, Math.PI / 2, 0]),
  )
}
