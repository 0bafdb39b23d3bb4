import { bigEyes } from '../faces/hatch.ts'
import type { Model } from '../model.ts'
import { hatchback } from '../tails/hatchback.ts'
import { softFlank } from './flanks.ts'

/** A city car: wheels at the corners, a tall cabin, hardly a bonnet. */
export const cityHatch: Model = {
  blueprint: {
    length: 3.7, halfWidth: 0.84, height: 1.51, wheelbase: 2.42, frontOverhang: 0.71,
    wheel: { radius: 0.302, rim: 0.212, width: 0.19 }, archRadius: 0.332,
    lines: {
      bonnetAndDeck: [[-0.1, 0.79], [0.1, 0.865], [0.3, 0.92], [0.6, 0.965], [0.95, 1], [1.3, 1], [2.7, 1.01], [3.2, 1.05],
        [3.5, 1.09], [3.9, 1.11]],
      nose: [[0.05, 0.16], [0.18, 0.05], [0.3, 0.01], [0.44, 0], [0.58, 0.006], [0.71, 0.024], [0.82, 0.065], [0.92, 0.14],
        [1.02, 0.26]],
      tail: [[0.05, 3.55], [0.22, 3.65], [0.38, 3.695], [0.5, 3.7], [0.6, 3.668], [0.8, 3.655], [0.93, 3.65], [1.05, 3.62],
        [1.2, 3.53], [1.45, 3.37]],
      plan: [[-0.1, 0.69], [0.2, 0.77], [0.55, 0.815], [1, 0.825], [1.9, 0.81], [2.6, 0.822], [3.1, 0.828], [3.4, 0.803],
        [3.8, 0.735]],
      underside: [[0, 0.22], [0.5, 0.16], [1.2, 0.15], [2.7, 0.15], [3.3, 0.2], [3.8, 0.28]],
      belt: [[0, 0.89], [1, 0.955], [2, 0.975], [2.7, 1.02], [3.2, 1.08], [3.7, 1.16]], sill: [[0, 0.17], [3.8, 0.17]],
      flank: softFlank,
      roof: [[0.7, 1.395], [1.2, 1.455], [1.6, 1.495], [1.95, 1.51], [2.5, 1.497], [3, 1.455], [3.8, 1.37]],
      windscreen: [[0.5, 0.14], [0.94, 0.76], [1.15, 1.08], [1.36, 1.43], [1.5, 1.7]],
      rearScreen: [[0.6, 3.72], [0.95, 3.64], [1.1, 3.57], [1.3, 3.43], [1.45, 3.3], [1.58, 3.17]],
      cabinPlan: [[0.7, 0.71], [1.1, 0.76], [1.9, 0.772], [2.6, 0.768], [3.1, 0.75], [3.7, 0.7]],
    },
    rounding: { lean: 0.29, leanGrowth: 0.12, tailFillet: 0.07, tailFilletFrom: 3.2, noseCorner: 0.22, tailCorner: 0.2,
      noseBow: [0.1, 0.16], tailBow: [0.06, 0.1], bonnetDome: 0.01 },
    glass: { pillars: [[1.98, 0.05, -0.08], [2.72, 0.035, -0.14]], rearPillar: 0.28, rearAbove: 1.1 },
    doors: { front: 1.06, middle: 1.98, end: 2.78 },
    headlamp: { y: 0.76, half: 0.07, inner: 0.38, reach: 0.4 }, rearLamp: { low: 0.83, high: 0.96, inner: 0.5, reach: 0.26 },
  },
  face: bigEyes,
  tail: hatchback({ bumperTop: 0.33, bumperCorner: 0.36, gateDrop: 0.3 }),
  fittings: { cabin: { rearSeats: 0.72, floorLength: 2.1 } },
}
