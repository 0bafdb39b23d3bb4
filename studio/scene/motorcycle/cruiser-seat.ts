import type * as THREE from 'three'
import { profile } from '../shape/profile.ts'
import { smoothMax } from '../shape/smooth.ts'
import type { Finishes } from './finishes.ts'
import { solid } from './solid.ts'

export function twoUpSeat(finishes: Finishes): THREE.Mesh {
  const top = profile(
    [
      [0, 0.785],
      [0.08, 0.735],
      [0.24, 0.7],
      [0.36, 0.715],
      [0.42, 0.79],
      [0.5, 0.815],
      [0.74, 0.8],
    ],
    0.025,
  )
  const half = profile(
    [
      [0, 0.07],
      [0.12, 0.12],
      [0.28, 0.178],
      [0.4, 0.15],
      [0.55, 0.118],
      [0.78, 0.08],
    ],
    0.05,
  )
  return seat(top, half, 0.02, 0.74, finishes.leather)
}

export function soloSeat(finishes: Finishes): THREE.Mesh {
  const top = profile(
    [
      [0.02, 0.755],
      [0.12, 0.705],
      [0.26, 0.69],
      [0.38, 0.72],
      [0.46, 0.79],
    ],
    0.03,
  )
  const half = profile(
    [
      [0.02, 0.07],
      [0.14, 0.115],
      [0.28, 0.165],
      [0.42, 0.14],
      [0.5, 0.09],
    ],
    0.04,
  )
  return seat(top, half, 0.03, 0.46, finishes.leather)
}

/** A padded seat with a stitched panel let into its top. */
function seat(top: (x: number) => number, half: (x: number) => number, from: number, to: number, material: THREE.Material): THREE.Mesh {
  return solid(
    (x, y, z) => {
      const side = Math.abs(z)
      const seam = 0.004 * Math.exp(-(((side - half(x) * 0.66) / 0.008) ** 2))
      const pleat = side < half(x) * 0.64 ? 0.0022 * Math.cos(x * 120) : 0
      let distance = smoothMax(side - half(x), y - top(x) + 1.5 * side * side + pleat, 0.055)
      distance = smoothMax(distance, top(x) - 0.1 - y, 0.03)
      return smoothMax(smoothMax(distance, from - x, 0.03), x - to, 0.05) + seam
    },
    [from - 0.04, to + 0.05, 0.56, 0.86, 0.23],
    0.007,
    material,
  )
}
