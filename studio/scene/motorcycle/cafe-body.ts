import type * as THREE from 'three'
import { profile } from '../shape/profile.ts'
import { smoothMax } from '../shape/smooth.ts'
import { lens, type Finishes } from './finishes.ts'
import { panel } from './panel.ts'
import { at, block, drum, group, ring, rod, type Outline } from './parts.ts'
import { solid } from './solid.ts'

/** Peanut tank, flat seat with a hump, number boards: a café racer. */
export function cafeBody(finishes: Finishes): THREE.Group {
  return group(
    peanutTank(finishes.paint),
    rod([-0.25, 0.93, 0], [-0.253, 0.975, 0], 0.03, finishes.chrome),
    ring(0.03, 0.005, finishes.chrome, [-0.253, 0.973, 0], [Math.PI / 2, 0, 0]),
    flatSeat(finishes),
    hump(finishes),
    panel(board, x => 0.142 - 0.9 * (x - 0.17) ** 2, finishes.paint, { thickness: 0.02, softness: 0.3 }),
    block([0.6, 0.022, 0.17], 0.009, finishes.satin, [0.38, 0.762, 0]),
  )
}

const board: Outline = [[0.05, 0.735], [0.29, 0.735], [0.3, 0.62], [0.22, 0.545], [0.12, 0.545], [0.05, 0.62]]

/** Small and narrow, waisted where the knees hold it, rounded at both ends. */
function peanutTank(material: THREE.Material): THREE.Mesh {
  const top = profile([[-0.46, 0.86], [-0.4, 0.925], [-0.28, 0.955], [-0.14, 0.935], [0, 0.885], [0.1, 0.835]], 0.035)
  const floor = profile([[-0.46, 0.815], [-0.36, 0.775], [-0.1, 0.765], [0.1, 0.78]], 0.035)
  const half = profile([[-0.46, 0.07], [-0.38, 0.118], [-0.27, 0.128], [-0.15, 0.112], [-0.02, 0.088], [0.1, 0.066]], 0.035)
  return solid(
    (x, y, z) => {
      const middle = top(x) * 0.5 + floor(x) * 0.5
      const rise = Math.max(0.02, (top(x) - floor(x)) / 2)
      const round = (Math.abs(y - middle) / rise) ** 2.4 + (Math.abs(z) / half(x)) ** 2.4
      const skin = (round ** (1 / 2.4) - 1) * Math.min(rise, half(x))
      return smoothMax(smoothMax(skin, -0.44 - x, 0.07), x - 0.085, 0.04)
    },
    [-0.5, 0.14, 0.72, 1, 0.18],
    0.006,
    material,
  )
}

/** Flat and thin, stitched across, up to the hump. */
function flatSeat(finishes: Finishes): THREE.Mesh {
  const top = profile([[0.04, 0.85], [0.2, 0.832], [0.42, 0.835], [0.56, 0.86]], 0.03)
  return solid(
    (x, y, z) => {
      const side = Math.abs(z)
      const half = 0.118 - 0.22 * Math.max(0, 0.18 - x)
      const pleats = x > 0.14 && x < 0.46 && side < half * 0.74 ? 0.0025 * Math.cos(x * 190) : 0
      const seam = 0.003 * Math.exp(-(((side - half * 0.76) / 0.006) ** 2))
      let distance = smoothMax(side - half, y - top(x) + 0.6 * side * side + pleats, 0.028)
      distance = smoothMax(distance, top(x) - 0.062 - y, 0.014)
      return smoothMax(smoothMax(distance, 0.06 - x, 0.025), x - 0.52, 0.02) + seam
    },
    [0.02, 0.56, 0.74, 0.9, 0.16],
    0.0055,
    finishes.leather,
  )
}

/** The painted hump behind the seat, with a round lamp in its end. */
function hump(finishes: Finishes): THREE.Object3D[] {
  const top = profile([[0.46, 0.86], [0.54, 0.925], [0.64, 0.935], [0.76, 0.895], [0.84, 0.855]], 0.025)
  const half = profile([[0.44, 0.122], [0.6, 0.12], [0.74, 0.1], [0.86, 0.06]], 0.03)
  return [
    solid(
      (x, y, z) => {
        const side = Math.abs(z)
        let distance = smoothMax(side - half(x) + 0.25 * Math.max(0, y - 0.83), y - top(x) + 1.8 * side * side, 0.05)
        distance = smoothMax(distance, 0.772 + 0.12 * (x - 0.46) - y, 0.02)
        return smoothMax(smoothMax(distance, 0.46 - x + 0.45 * (y - 0.78), 0.015), x - 0.83, 0.035)
      },
      [0.4, 0.88, 0.74, 0.97, 0.16],
      0.0055,
      finishes.paint,
    ),
    at(drum(0.034, 0.03, finishes.chrome, [0, 0, 0], 0.006), [0.828, 0.832, 0], [0, Math.PI / 2, 0]),
    at(drum(0.029, 0.022, lens('#9c0b0f', 0.35), [0, 0, 0], 0.007), [0.842, 0.832, 0], [0, Math.PI / 2, 0]),
  ]
}
