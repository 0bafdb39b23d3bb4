import type { Mesh } from 'three'
import { blackPlastic, material } from '../../material/trim.ts'
import { block, bothSides, tube } from '../../shape/place.ts'
import type { Kit } from '../kit.ts'

/** A bar across the nose with hoops over the lamps, for utes that work off the road. */
export function bullBar({ shell }: Kit, finish: 'steel' | 'black'): Mesh[] {
  const metal = finish === 'steel' ? material(0xc3c7cb, 0.2, 1) : blackPlastic()
  const { y } = shell.blueprint.headlamp
  const front = -0.11
  return [
    block([0.16, 0.2, 1.62], 0.05, metal, [front + 0.03, y - 0.4, 0]),
    tube([[0.1, y - 0.3, 0.86], [front, y - 0.3, 0.6], [front, y + 0.03, 0.52], [front, y + 0.08, 0.4], [front, y + 0.08, -0.4],
      [front, y + 0.03, -0.52], [front, y - 0.3, -0.6], [0.1, y - 0.3, -0.86]], 0.03, metal, 0.2),
    ...bothSides(side => [
      tube([[front, y + 0.05, side * 0.46], [front + 0.02, y + 0.02, side * 0.7], [0.1, y - 0.02, side * 0.88],
        [0.14, y - 0.3, side * 0.9]], 0.024, metal, 0.3),
      block([0.05, 0.48, 0.04], 0.015, metal, [front, y - 0.16, side * 0.3]),
    ]),
  ]
}
