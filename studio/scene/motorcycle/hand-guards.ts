import type * as THREE from 'three'
import type { Finishes } from './finishes.ts'
import type { HandlebarShape } from './handlebar.ts'
import { bothSides, rod, type Point } from './parts.ts'
import { sheet } from './sheet.ts'

/** Shields in front of the levers, held at the ends of the bar. */
export function handGuards(
  [x, y]: Point,
  { rise, pullback, half }: HandlebarShape,
  material: THREE.Material,
  finishes: Finishes,
): THREE.Object3D[] {
  const grip: Point = [x + pullback * 0.72, y + rise, 0]
  return bothSides(side => [
    sheet(
      (u, v) => {
        const bow = Math.sin(Math.min(1, u * 1.15) * Math.PI * 0.86)
        const height = (v - 0.42) * (0.075 + 0.07 * bow)
        return [
          grip[0] - 0.03 - 0.085 * bow + 0.03 * u + 0.12 * (v - 0.5) ** 2 - 0.03 * v, grip[1] + height,
          side * (half - 0.2 + 0.235 * u),
        ]
      },
      [44, 40],
      material,
    ),
    rod(
      [grip[0] + 0.02, grip[1] - 0.004, side * (half + 0.01)],
      [grip[0] - 0.02, grip[1], side * (half + 0.036)],
      0.009,
      finishes.satin,
    ),
  ])
}
