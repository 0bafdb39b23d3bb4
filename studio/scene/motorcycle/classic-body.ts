import type * as THREE from 'three'
import { profile } from '../shape/profile.ts'
import { smoothMax } from '../shape/smooth.ts'
import { lens, type Finishes } from './finishes.ts'
import { at, block, bothSides, drum, group, plate, ring, rod } from './parts.ts'
import { solid } from './solid.ts'

/** Tank, bench and side covers of a classic roadster. */
export function classicBody(finishes: Finishes): THREE.Group {
  return group(tank(finishes.paint), kneePads(finishes), bench(finishes), sideCovers(finishes), tailLamp(finishes), filler(finishes))
}

function tank(material: THREE.Material): THREE.Mesh {
  const top = profile(
    [
      [-0.44, 0.885],
      [-0.36, 0.95],
      [-0.2, 0.985],
      [0, 0.955],
      [0.14, 0.875],
    ],
    0.04,
  )
  const floor = profile(
    [
      [-0.44, 0.8],
      [-0.2, 0.745],
      [0.14, 0.765],
    ],
    0.04,
  )
  const half = profile(
    [
      [-0.44, 0.11],
      [-0.32, 0.15],
      [-0.16, 0.154],
      [0, 0.122],
      [0.14, 0.09],
    ],
    0.04,
  )
  return solid(
    (x, y, z) => {
      const middle = (top(x) + floor(x)) / 2
      const rise = Math.max(0.03, (top(x) - floor(x)) / 2)
      const round = (Math.abs(y - middle) / rise) ** 2.6 + (Math.abs(z) / half(x)) ** 2.6
      const skin = (round ** (1 / 2.6) - 1) * Math.min(rise, half(x))
      return smoothMax(smoothMax(skin, -0.42 - x, 0.07), x - 0.13, 0.05)
    },
    [-0.5, 0.2, 0.7, 1.04, 0.2],
    0.007,
    material,
  )
}

function kneePads(finishes: Finishes): THREE.Object3D[] {
  return bothSides(side =>
    at(
      plate(
        [
          [-0.1, 0.9],
          [0.03, 0.895],
          [0.07, 0.85],
          [0.03, 0.812],
          [-0.1, 0.8],
          [-0.16, 0.845],
        ],
        0.014,
        0,
        finishes.rubber,
        0.006,
      ),
      [0.0, 0.0, side * 0.137],
      [0, side * 0.24, 0],
    ),
  )
}

/** A flat, ribbed bench with piping along its edge. */
function bench(finishes: Finishes): THREE.Object3D[] {
  const top = profile(
    [
      [0.05, 0.862],
      [0.2, 0.85],
      [0.4, 0.858],
      [0.58, 0.872],
      [0.72, 0.868],
    ],
    0.03,
  )
  const seat = solid(
    (x, y, z) => {
      const side = Math.abs(z)
      const half = 0.122 - 0.1 * Math.max(0, x - 0.48) - 0.16 * Math.max(0, 0.18 - x)
      const ribs = x > 0.2 && x < 0.58 ? 0.0022 * Math.cos(x * 230) : 0
      let distance = smoothMax(side - half, y - top(x) + 0.8 * side * side + ribs, 0.045)
      distance = smoothMax(distance, top(x) - 0.085 - y, 0.018)
      return smoothMax(smoothMax(distance, 0.07 - x, 0.03), x - 0.67, 0.05)
    },
    [0, 0.74, 0.74, 0.92, 0.17],
    0.006,
    finishes.leather,
  )
  return [seat, block([0.52, 0.02, 0.2], 0.008, finishes.satin, [0.36, 0.77, 0])]
}

function sideCovers(finishes: Finishes): THREE.Object3D[] {
  return bothSides(side => [
    plate(
      [
        [0.04, 0.745],
        [0.3, 0.75],
        [0.24, 0.61],
        [0.16, 0.56],
        [0.08, 0.61],
      ],
      0.032,
      side * 0.118,
      finishes.paint,
      0.012,
    ),
    rod([0.3, 0.765, side * 0.11], [0.74, 0.79, side * 0.095], 0.0125, finishes.satin),
  ])
}

function tailLamp(finishes: Finishes): THREE.Object3D[] {
  return [
    at(drum(0.045, 0.03, finishes.satin, [0, 0, 0]), [0.77, 0.83, 0], [0, Math.PI / 2, 0]),
    at(drum(0.041, 0.022, lens('#9c0b0f', 0.3), [0, 0, 0], 0.008), [0.788, 0.83, 0], [0, Math.PI / 2, 0]),
    rod([0.7, 0.8, 0], [0.77, 0.83, 0], 0.014, finishes.satin),
  ]
}

function filler(finishes: Finishes): THREE.Object3D[] {
  return [
    rod([-0.2, 0.97, 0], [-0.2, 0.998, 0], 0.034, finishes.chrome),
    ring(0.034, 0.005, finishes.chrome, [-0.2, 0.996, 0], [Math.PI / 2, 0, 0]),
  ]
}
