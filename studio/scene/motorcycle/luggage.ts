import type * as THREE from 'three'
import type { Field } from '../shape/grid.ts'
import type { Point } from './parts.ts'
import { inlaid, recessed, roundBox, solid, type Bounds } from './solid.ts'

export interface CaseShape {
  /** z is how far its middle is from the centre line: 0 for a top case, else there is one on either side. */
  centre: Point
  half: Point
  radius: number
  /** How fast it narrows towards the rear. */
  taper?: number
  /** How fast it leans in towards its top. */
  lean?: number
  /** Where the lid begins, as a height. */
  lid: number
}

/** A hard case, or a pair: a shell with the dark line where its lid closes. */
export function hardCase(shape: CaseShape, shell: THREE.Material, seal: THREE.Material): THREE.Object3D[] {
  const { centre, half, radius, taper = 0, lean = 0, lid } = shape
  const skin: Field = (x, y, z) => {
    const along = x - centre[0]
    const up = y - centre[1]
    const across = z - centre[2]
    const narrow = (taper * (along + Math.hypot(along, 0.1))) / 2
    return roundBox(
      along + 0.12 * up,
      up,
      across + lean * up + (centre[2] > 0 ? narrow * 0.5 : 0),
      half[0],
      half[1] - narrow * 0.35,
      half[2] - narrow * 0.5,
      radius,
    ) * 0.9
  }
  const line: Field = (_, y) => Math.abs(y - lid) - 0.008
  const bounds: Bounds = [
    centre[0] - half[0] - 0.08, centre[0] + half[0] + 0.08, centre[1] - half[1] - 0.03, centre[1] + half[1] + 0.03,
    centre[2] + half[2] + 0.08,
  ]
  return [solid(recessed(skin, line, 0.012), bounds, 0.0045, shell), solid(inlaid(skin, line, 0.006), bounds, 0.0045, seal)]
}
