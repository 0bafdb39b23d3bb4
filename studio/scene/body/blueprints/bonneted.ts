import { drawDoors } from '../graphics/sides.ts'
import type { Model } from '../model.ts'
import { bonnetedPrimeMover } from '../parts/truck/bonneted.ts'

/** A long bonnet that narrows to an upright nose, and a cab with a steep windscreen behind it. */
export const bonnetedTruck: Model = {
  blueprint: {
    length: 8.05, halfWidth: 1.05, height: 2.9, wheelbase: 4.5, frontOverhang: 1.22, cell: 0.023,
    wheel: { radius: 0.515, rim: 0.29, width: 0.285 }, archRadius: 0.2,
    lines: {
      bonnetAndDeck: [[-0.1, 1.66], [0.1, 1.7], [1.5, 1.92], [1.8, 1.94], [3.2, 1.94]],
      nose: [[0.6, 0], [1.4, 0.01], [1.66, 0.04], [1.8, 0.12], [2, 0.3]],
      tail: [[0.3, 3.1], [3, 3.1]],
      plan: [[-0.1, 0.63], [0.3, 0.66], [1.4, 0.84], [1.62, 0.9, 0.05], [1.78, 1, 0.04], [3.2, 1.01]],
      underside: [[0, 0.86], [1.5, 0.86], [1.8, 0.84], [3.2, 0.84], [8, 0.84]],
      belt: [[0, 1.8], [1.6, 1.84], [3.2, 1.84]], sill: [[0, 0.84], [3.2, 0.84]],
      flank: [[-0.25, -0.01], [0, 0], [0.5, 0], [0.9, 0], [1, -0.006], [1.25, -0.03]],
      roof: [[1.4, 2.76], [1.9, 2.82], [2.4, 2.86], [3.2, 2.86]],
      windscreen: [[1.5, 1.6], [1.9, 1.7], [2.3, 1.8], [2.9, 1.97]], rearScreen: [[1, 3.1], [3, 3.1]],
      cabinPlan: [[1.4, 0.92], [1.8, 0.97], [3.2, 0.98]],
    },
    rounding: {
      lean: 0.04, leanGrowth: 0.02, tuck: 0.2, beltFillet: 0.03, tailFillet: 0.03, tailFilletFrom: 9, windscreenBow: 0.12,
        noseBow: [0.02, 0.04],
      rearScreenBow: 0.01, tailBow: [0, 0], roofEdge: 0.16, windscreenHeader: 0.12, windscreenPillar: 0.07, noseCorner: 0.1,
        tailCorner: 0.06,
      deckEdge: 0.14, deckCrown: 0.08, flare: 0, bonnetDome: 0,
    },
    glass: { rearPillar: 0.2, until: 2.86, rearAbove: 9, roof: 0.12 }, doors: { front: 1.84, middle: 2.94 }, bonnet: [9, 9],
    headlamp: { y: 1, half: 0.01, inner: 3, reach: -9 }, rearLamp: { low: 0.66, high: 0.78, inner: 3 },
  },
  side: (sheet, shell) => {
    drawDoors(sheet, shell, { fuelFlap: false, bumperJoints: false })
    sheet.shut.line([[1.7, 0.9], [1.7, 1.9]], 0.012)
  },
  fittings: {
    handles: [2.82], handleDrop: 0.2, antenna: false, mirror: false, wipers: { rise: 0.16 }, underside: false,
    wheels: { none: true, out: [1.2, 1.23], wells: [false, false] }, cabin: { seatX: 2.5, rearSeats: false, floorLength: 1.3 },
  },
  extras: bonnetedPrimeMover,
  rays: 28,
}
