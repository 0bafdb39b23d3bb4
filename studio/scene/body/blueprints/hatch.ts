import { sporty } from '../faces/hatch.ts'
import type { Model } from '../model.ts'
import { hatchback } from '../tails/hatchback.ts'
import { creasedFlank } from './flanks.ts'

export const hatch: Model = {
  blueprint: {
    length: 4.2, halfWidth: 0.905, height: 1.46, wheelbase: 2.62, frontOverhang: 0.85,
    wheel: { radius: 0.33, rim: 0.24, width: 0.225 }, archRadius: 0.362,
    lines: {
      bonnetAndDeck: [[-0.1, 0.71], [0.1, 0.785], [0.3, 0.845], [0.75, 0.915], [1.15, 0.965], [1.5, 0.955], [3.2, 0.975],
        [3.97, 1], [4.4, 1]],
      nose: [[0.05, 0.17], [0.18, 0.05], [0.28, 0.01], [0.42, 0], [0.56, 0.01], [0.68, 0.035], [0.78, 0.085], [0.86, 0.17],
        [0.95, 0.3]],
      tail: [[0.05, 4.03], [0.22, 4.14], [0.38, 4.19], [0.5, 4.2], [0.6, 4.165], [0.8, 4.14], [0.92, 4.11], [1.02, 4.05],
        [1.2, 3.92]],
      plan: [[-0.1, 0.77], [0.2, 0.845], [0.55, 0.882], [1, 0.89], [2.1, 0.874], [2.9, 0.888], [3.45, 0.897], [3.8, 0.868],
        [4.3, 0.79]],
      underside: [[0, 0.21], [0.5, 0.15], [1.4, 0.14], [3, 0.14], [3.8, 0.2], [4.3, 0.28]],
      belt: [[0, 0.86], [1.2, 0.93], [2.3, 0.955], [3.15, 1], [4.2, 1.08]], sill: [[0, 0.16], [4.4, 0.16]],
      flank: creasedFlank,
      roof: [[0.8, 1.35], [1.5, 1.4], [1.95, 1.445], [2.4, 1.465], [3, 1.455], [3.5, 1.42], [4, 1.37]],
      windscreen: [[0.5, 0.3], [0.91, 0.98], [1.15, 1.39], [1.36, 1.78], [1.5, 2.08]],
      rearScreen: [[0.6, 4.21], [0.9, 4.12], [1.02, 4.06], [1.15, 3.98], [1.3, 3.85], [1.42, 3.73], [1.55, 3.58]],
      cabinPlan: [[0.8, 0.78], [1.2, 0.825], [2.1, 0.835], [3.05, 0.83], [3.6, 0.805], [4.2, 0.75]],
    },
    rounding: { lean: 0.36, leanGrowth: 0.14, tailFillet: 0.1, tailFilletFrom: 3.47, noseCorner: 0.18, noseBow: [0.07, 0.13] },
    glass: { pillars: [[2.17, 0.05, -0.1], [3, 0.03, -0.16]], rearPillar: 0.36, rearAbove: 1.07 },
    doors: { front: 1.16, middle: 2.17, end: 3.07 },
    headlamp: { y: 0.71, half: 0.066, inner: 0.43, reach: 0.44 }, rearLamp: { low: 0.81, high: 0.94, inner: 0.46 },
  },
  face: sporty,
  tail: hatchback({ bumperTop: 0.335, bumperCorner: 0.385 }),
}
