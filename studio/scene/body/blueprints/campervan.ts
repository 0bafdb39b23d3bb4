import { delivery } from '../faces/van.ts'
import { drawDoors } from '../graphics/sides.ts'
import type { Model } from '../model.ts'
import { campervanParts } from '../parts/campervan-parts.ts'
import { barnDoors } from '../tails/barn-doors.ts'
import { slabFlank } from './flanks.ts'
import { van } from './vans.ts'

/** A long van under a high top, lived in: no coach behind the cab. */
export const campervan: Model = {
  ...van,
  blueprint: {
    ...van.blueprint,
    length: 5.95, halfWidth: 0.995, height: 2.1, wheelbase: 3.95, frontOverhang: 0.98, cell: 0.021,
    wheel: { radius: 0.356, rim: 0.215, width: 0.23 }, archRadius: 0.395,
    lines: {
      bonnetAndDeck: [[-0.1, 1.02], [0.15, 1.1], [0.4, 1.17], [0.8, 1.25], [1.1, 1.3], [1.6, 1.32], [6, 1.32]],
      nose: [[0.1, 0.16], [0.25, 0.05], [0.4, 0.01], [0.55, 0], [0.7, 0.01], [0.88, 0.03], [1.02, 0.08], [1.15, 0.18], [1.3, 0.36]],
      tail: [[0.1, 5.83], [0.3, 5.92], [0.45, 5.95], [0.6, 5.95], [0.75, 5.92], [1.2, 5.91], [1.8, 5.89]],
      plan: [[-0.1, 0.84], [0.2, 0.92], [0.6, 0.965], [1.1, 0.975], [3, 0.975], [5.4, 0.975], [6, 0.95]],
      underside: [[0, 0.28], [0.5, 0.21], [1.4, 0.2], [4.6, 0.2], [5.5, 0.26], [6.1, 0.34]],
      belt: [[0, 1.2], [1, 1.25], [6, 1.28]], sill: [[0, 0.22], [6, 0.22]],
      flank: slabFlank,
      roof: [[0.3, 1.84], [1, 1.94], [1.6, 2.04], [2.2, 2.08], [3.5, 2.08], [5.4, 2.06], [6, 2.03]],
      windscreen: [[1, 0.3], [1.25, 0.64], [1.6, 1.08], [1.9, 1.46], [2.1, 1.76]],
      rearScreen: [[0.9, 5.92], [1.5, 5.88], [1.9, 5.84], [2.1, 5.8]],
      cabinPlan: [[0.3, 0.87], [0.8, 0.93], [1.6, 0.955], [3, 0.96], [5.4, 0.96], [6, 0.94]],
    },
    rounding: { ...van.blueprint.rounding, lean: 0.07, leanGrowth: 0.03, tailFilletFrom: 5.4, roofEdge: 0.16 },
    glass: { pillars: [[1.97, 0.05, -0.06]], rearPillar: 0.3, until: 1.96, rearAbove: 1.34, rearSides: 0.14, rearTop: 0.16, privacy: 0.9 },
    doors: { front: 0.94, middle: 1.98 },
    headlamp: { y: 0.94, half: 0.095, inner: 0.5, reach: 0.46 }, rearLamp: { low: 0.9, high: 1.34, inner: 0.82, reach: 0.16 },
  },
  face: delivery,
  tail: barnDoors,
  side(sheet, shell) {
    drawDoors(sheet, shell, { fuelFlap: false })
    sheet.shut.line([[2.08, 0.34], [2.08, 1.94], [3.28, 1.94], [3.28, 0.5], [3.16, 0.34], [2.08, 0.34]], 0.008, { round: 0.06,
      closed: true })
    sheet.shut.line([[3.28, 1.18], [5.7, 1.19]], 0.014)
    sheet.plastic.line([[1.5, 0.42], [4.42, 0.42]], 0.06).line([[5.42, 0.42], [5.8, 0.42]], 0.06)
  },
  fittings: {
    ...van.fittings, handles: [1.84], mirror: { x: 1.02, half: 0.13, rise: 0.14 }, cabin: { seatX: 1.5, rearSeats: false,
      floorLength: 1.6 },
  },
  extras: campervanParts,
}
