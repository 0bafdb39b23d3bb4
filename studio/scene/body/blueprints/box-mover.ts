import { horizonLight } from '../faces/van.ts'
import { drawDoors } from '../graphics/sides.ts'
import type { Model } from '../model.ts'
import { lightBand } from '../tails/light-band.ts'
import { slabFlank } from './flanks.ts'

/** A people mover as one box: the windscreen far forward, deep windows, an upright tail. */
export const boxMover: Model = {
  blueprint: {
    length: 5.2, halfWidth: 0.995, height: 1.93, wheelbase: 3.2, frontOverhang: 0.95,
    wheel: { radius: 0.362, rim: 0.258, width: 0.235 }, archRadius: 0.398,
    lines: {
      bonnetAndDeck: [[-0.1, 0.93], [0.1, 1], [0.3, 1.045], [0.7, 1.09], [1, 1.11], [1.5, 1.11], [4, 1.12], [5.3, 1.13]],
      nose: [[0.1, 0.16], [0.25, 0.05], [0.4, 0.01], [0.55, 0], [0.75, 0.006], [0.92, 0.025], [1.02, 0.07], [1.1, 0.16],
        [1.2, 0.34]],
      tail: [[0.1, 5.08], [0.3, 5.16], [0.45, 5.195], [0.6, 5.2], [0.7, 5.175], [1, 5.17], [1.2, 5.16], [1.5, 5.12]],
      plan: [[-0.1, 0.86], [0.2, 0.93], [0.6, 0.97], [1.1, 0.98], [3, 0.975], [4.6, 0.975], [5.3, 0.92]],
      underside: [[0, 0.25], [0.5, 0.18], [1.4, 0.17], [3.8, 0.17], [4.7, 0.23], [5.3, 0.32]],
      belt: [[0, 1.02], [1.2, 1.04], [5.2, 1.06]], sill: [[0, 0.19], [5.3, 0.19]],
      flank: slabFlank,
      roof: [[0.3, 1.7], [0.9, 1.79], [1.5, 1.885], [2.1, 1.925], [3.6, 1.93], [4.7, 1.91], [5.3, 1.88]],
      windscreen: [[0.8, 0.26], [1.1, 0.66], [1.4, 1.07], [1.7, 1.5], [1.95, 1.92]],
      rearScreen: [[0.8, 5.18], [1.1, 5.155], [1.4, 5.1], [1.7, 5], [1.95, 4.86]],
      cabinPlan: [[0.4, 0.86], [0.9, 0.92], [2, 0.945], [3.6, 0.945], [4.6, 0.935], [5.2, 0.9]],
    },
    rounding: { lean: 0.15, leanGrowth: 0.07, tuck: 0.3, beltFillet: 0.04, tailFillet: 0.05, tailFilletFrom: 4.7,
      windscreenBow: 0.26,
      rearScreenBow: 0.05, tailBow: [0.025, 0.05], noseBow: [0.07, 0.13], noseCorner: 0.18, tailCorner: 0.14, roofEdge: 0.17,
      windscreenHeader: 0.16, rearPillar: 0.1, bonnetDome: 0 },
    glass: { pillars: [[2.02, 0.06, -0.04], [3.3, 0.06, -0.02]], rearPillar: 0.14, roof: 0.11, rearTop: 0.13,
      rearAbove: 1.1, privacy: 0.86 },
    doors: { front: 1.06, middle: 2.02, end: 3.3, straight: true },
    headlamp: { y: 0.76, half: 0.09, inner: 0.5, reach: 0.4 }, rearLamp: { low: 0.9, high: 1, inner: 0.6, reach: 0.2 },
  },
  face: horizonLight,
  tail: lightBand({ bumperTop: 0.42, hatch: true }),
  side(sheet, shell) {
    drawDoors(sheet, shell)
    sheet.shut.line([[3.3, 0.985], [4.75, 1]], 0.012)
  },
  fittings: { antenna: true, mirror: { x: 1.28, half: 0.085 }, cabin: { seatX: 1.8, rearSeats: 1, thirdRow: 1.95,
    floorLength: 3.6 } },
  rays: 24,
}
