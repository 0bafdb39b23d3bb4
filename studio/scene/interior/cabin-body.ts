import { BoxGeometry, type Group, Mesh } from 'three'
import { block, bothSides, group } from '../motorcycle/parts.ts'
import { bulkhead } from './bulkhead.ts'
import { cabinSide } from './cabin-side.ts'
import type { CabinShape } from './families.ts'
import { mirror, visors } from './fittings.ts'
import { roofLining } from './roof.ts'
import type { Trim } from './trim.ts'

/** Where the cabin begins and ends: the foot and the top of the windscreen, the back, and the sill of the windows. */
export type CabinLimits = { cowl: number; header: number; end: number; top: number; sill: number }

function limitsOf({ halfWidth, dashTop, reach, upright, rearSeats }: CabinShape): CabinLimits {
  return {
    cowl: -0.62 + 0.22 * upright,
    header: 0.14 - 0.26 * upright,
    end: rearSeats ? reach + 1.36 : reach + 0.55,
    top: halfWidth - 0.15,
    sill: dashTop - 0.04,
  }
}

/** Floor, doors, pillars, roof lining and mirror. The dashboard's edge is at x = 0, the floor at y = 0. */
export function cabinBody(shape: CabinShape, trim: Trim): Group {
  const { halfWidth, roof } = shape
  const limits = limitsOf(shape)
  const { header, end, top } = limits
  return group(
    floor(end, halfWidth, trim),
    roofLining(header, end, roof, top, shape, trim),
    bothSides(side => cabinSide(side, shape, limits, trim)),
    mirror(header, roof, trim),
    visors(header, roof, trim),
    bulkhead(end, halfWidth, roof, shape, trim),
  )
}

function floor(end: number, half: number, trim: Trim): Mesh[] {
  const slab = new Mesh(new BoxGeometry(end + 0.8, 0.03, half * 2, 20, 1, 12), trim.carpet)
  slab.position.set((end - 0.8) / 2, -0.015, 0)
  const wall = new Mesh(new BoxGeometry(0.03, 0.7, half * 2, 1, 8, 12), trim.carpet)
  wall.position.set(-0.55, 0.3, 0)
  const mats = [0.37, -0.37].map(z => block([0.5, 0.012, 0.42], 0.005, trim.rubber, [-0.02, 0.008, z]))
  return [slab, wall, ...mats]
}
