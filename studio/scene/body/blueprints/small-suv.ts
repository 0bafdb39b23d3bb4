import { hexagon } from '../faces/small-suv.ts'
import type { Model } from '../model.ts'
import { hatchback } from '../tails/hatchback.ts'
import { cleanFlank } from './flanks.ts'

/** A small SUV: a hatch on stilts, with plastic round its arches and a belt that climbs to the tail. */
export const smallSuv: Model = {
  blueprint: {
    length: 4.17, halfWidth: 0.89, height: 1.6, wheelbase: 2.57, frontOverhang: 0.83,
    wheel: { radius: 0.352, rim: 0.25, width: 0.225 }, archRadius: 0.386, cladding: 0.058,
    lines: {
      bonnetAndDeck: [[-0.1, 0.85], [0.1, 0.925], [0.3, 0.97], [0.8, 1.01], [1.15, 1.035], [1.5, 1.025], [3.1, 1.045],
        [3.6, 1.1], [4, 1.16], [4.3, 1.18]],
      nose: [[0.1, 0.2], [0.27, 0.07], [0.4, 0.015], [0.54, 0], [0.68, 0.006], [0.83, 0.02], [0.94, 0.055], [1.03, 0.13],
        [1.12, 0.26]],
      tail: [[0.1, 3.98], [0.3, 4.11], [0.45, 4.165], [0.57, 4.17], [0.66, 4.13], [0.82, 4.11], [0.95, 4.125], [1.05, 4.115],
        [1.2, 4.05], [1.45, 3.9]],
      plan: [[-0.1, 0.75], [0.2, 0.828], [0.6, 0.867], [1.1, 0.874], [2.1, 0.855], [2.8, 0.868], [3.35, 0.88], [3.75, 0.857],
        [4.3, 0.79]],
      underside: [[0, 0.3], [0.5, 0.22], [1.4, 0.2], [3, 0.2], [3.8, 0.27], [4.3, 0.37]],
      belt: [[0, 0.955], [1.2, 1.005], [2.2, 1.025], [3, 1.085], [3.6, 1.16], [4.2, 1.26]], sill: [[0, 0.22], [4.3, 0.22]],
      flank: cleanFlank,
      roof: [[0.8, 1.475], [1.45, 1.535], [1.9, 1.58], [2.3, 1.6], [2.8, 1.592], [3.4, 1.545], [4.2, 1.455]],
      windscreen: [[0.6, 0.42], [1, 0.95], [1.24, 1.29], [1.47, 1.65], [1.62, 1.92]],
      rearScreen: [[0.6, 4.2], [0.95, 4.13], [1.12, 4.06], [1.3, 3.93], [1.48, 3.75], [1.62, 3.57]],
      cabinPlan: [[0.8, 0.76], [1.25, 0.803], [2.1, 0.815], [2.9, 0.812], [3.5, 0.79], [4.2, 0.74]],
    },
    rounding: { lean: 0.3, leanGrowth: 0.12, tailFillet: 0.06, tailFilletFrom: 3.75, flare: 0.034, flareWidth: 0.14,
      noseCorner: 0.15,
      tailCorner: 0.16, noseBow: [0.07, 0.11], tailBow: [0.045, 0.08] },
    glass: { pillars: [[2.12, 0.055, -0.1], [3, 0.035, -0.16]], rearPillar: 0.36, rearAbove: 1.18 },
    doors: { front: 1.18, middle: 2.12, end: 3.04 },
    headlamp: { y: 0.85, half: 0.058, inner: 0.42, reach: 0.4 }, rearLamp: { low: 0.94, high: 1.05, inner: 0.4 },
  },
  face: hexagon,
  tail: hatchback({ bumperTop: 0.56, bumperCorner: 0.6, skidPlate: true }),
  fittings: { rails: [2, 3.45] },
}
