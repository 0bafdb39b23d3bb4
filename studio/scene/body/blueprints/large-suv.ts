import { expedition } from '../faces/large-suv.ts'
import type { Model } from '../model.ts'
import { hatchback } from '../tails/hatchback.ts'
import { creasedFlank } from './flanks.ts'

export const largeSuv: Model = {
  blueprint: {
    length: 4.86, halfWidth: 0.97, height: 1.82, wheelbase: 2.86, frontOverhang: 0.9,
    wheel: { radius: 0.402, rim: 0.282, width: 0.265 }, archRadius: 0.442, cladding: 0.05,
    lines: {
      bonnetAndDeck: [[-0.1, 1.04], [0.1, 1.11], [0.3, 1.15], [0.8, 1.185], [1.3, 1.205], [1.6, 1.19], [3.6, 1.2],
        [4.6, 1.22], [4.9, 1.22]],
      nose: [[0.15, 0.2], [0.32, 0.06], [0.46, 0.012], [0.6, 0], [0.76, 0.006], [0.98, 0.02], [1.1, 0.05], [1.2, 0.13],
        [1.3, 0.26]],
      tail: [[0.1, 4.68], [0.3, 4.8], [0.46, 4.855], [0.62, 4.86], [0.72, 4.84], [1, 4.84], [1.16, 4.835], [1.3, 4.81],
        [1.6, 4.74]],
      plan: [[-0.1, 0.85], [0.2, 0.915], [0.6, 0.95], [1.1, 0.955], [2.3, 0.94], [3.1, 0.95], [3.8, 0.958], [4.3, 0.94],
        [4.9, 0.885]],
      underside: [[0, 0.36], [0.5, 0.26], [1.4, 0.24], [3.4, 0.24], [4.3, 0.31], [4.9, 0.42]],
      belt: [[0, 1.12], [1.2, 1.165], [2.6, 1.18], [3.6, 1.2], [4.8, 1.23]], sill: [[0, 0.27], [4.9, 0.27]],
      flank: creasedFlank,
      roof: [[0.8, 1.69], [1.6, 1.755], [2.1, 1.8], [2.7, 1.82], [3.6, 1.815], [4.3, 1.785], [4.9, 1.74]],
      windscreen: [[0.7, 0.68], [1.16, 1.2], [1.42, 1.54], [1.68, 1.9], [1.82, 2.1]],
      rearScreen: [[0.7, 4.87], [1.15, 4.83], [1.3, 4.79], [1.55, 4.69], [1.75, 4.55], [1.9, 4.4]],
      cabinPlan: [[0.8, 0.84], [1.3, 0.89], [2.3, 0.9], [3.4, 0.9], [4.2, 0.885], [4.9, 0.85]],
    },
    rounding: {
      lean: 0.24, leanGrowth: 0.1, tailFillet: 0.05, tailFilletFrom: 4.4, flare: 0.034, flareWidth: 0.12, noseCorner: 0.16,
        tailCorner: 0.17,
      noseBow: [0.06, 0.1], tailBow: [0.035, 0.06], rearScreenBow: 0.07, roofEdge: 0.12,
    },
    glass: { pillars: [[2.4, 0.06, -0.08], [3.42, 0.05, -0.1]], rearPillar: 0.26, rearSides: 0.09 },
    doors: { front: 1.28, middle: 2.4, end: 3.46 },
    headlamp: { y: 0.98, half: 0.075, inner: 0.46, reach: 0.36 }, rearLamp: { low: 0.98, high: 1.17, inner: 0.56, reach: 0.26 },
  },
  face: expedition,
  tail: hatchback({ bumperTop: 0.58, bumperCorner: 0.6, skidPlate: true, gateDrop: 0.3 }),
  fittings: { rails: [2.2, 4.3], cabin: { thirdRow: 1.55, floorLength: 3 } },
}
