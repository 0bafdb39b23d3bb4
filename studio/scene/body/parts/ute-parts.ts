import type { Mesh } from 'three'
import { material } from '../../material/trim.ts'
import { block, bothSides, tube } from '../../shape/place.ts'
import type { Kit } from '../kit.ts'

/** The bumper one climbs into the tray by. */
export function stepBumper({ shell, black }: Kit): Mesh[] {
  const { length } = shell.blueprint
  return [
    block([0.2, 0.16, 1.72], 0.04, material(0xb9bdc2, 0.22, 1), [length, 0.53, 0]),
    block([0.2, 0.03, 1], 0.01, black, [length + 0.005, 0.622, 0]),
  ]
}

/** A hoop behind the cabin. */
export const sportsBar = ({ black }: Kit): Mesh[] => [
  tube([
    [4.15, 1.21, 0.8], [3.8, 1.63, 0.7], [3.74, 1.71, 0.6], [3.74, 1.73, 0], [3.74, 1.71, -0.6], [3.8, 1.63, -0.7],
    [4.15, 1.21, -0.8],
  ], 0.036, black),
]

export const sideSteps = ({ black }: Kit): Mesh[] =>
  bothSides(side => tube([[1.45, 0.42, side * 0.8], [1.53, 0.38, side * 0.93], [3.5, 0.38, side * 0.93],
    [3.6, 0.42, side * 0.8]], 0.036, black))
