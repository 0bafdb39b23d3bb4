import type { Model } from '../model.ts'
import { wideGrille } from '../faces/compact-suv.ts'
import { hatchback } from '../tails/hatchback.ts'
import { creasedFlank } from './flanks.ts'

export const compactSuv: Model = {
  blueprint: {
    length: 4.38, halfWidth: 0.935, height: 1.72, wheelbase: 2.64, frontOverhang: 0.87,
    wheel: { radius: 0.38, rim: 0.27, width: 0.245 }, archRadius: 0.416, cladding: 0.062,
    lines: {
      bonnetAndDeck: [[-0.1, 0.94], [0.1, 1.01], [0.3, 1.06], [0.8, 1.105], [1.2, 1.135], [1.55, 1.12], [3.3, 1.14],
        [4.2, 1.17], [4.5, 1.17]],
      nose: [[0.12, 0.2], [0.3, 0.07], [0.44, 0.015], [0.58, 0], [0.72, 0.01], [0.89, 0.025], [1.02, 0.065], [1.12, 0.15],
        [1.22, 0.28]],
      tail: [[0.12, 4.18], [0.32, 4.32], [0.47, 4.375], [0.6, 4.38], [0.7, 4.35], [0.92, 4.34], [1.06, 4.335], [1.17, 4.3],
        [1.35, 4.24], [1.55, 4.14]],
      plan: [[-0.1, 0.8], [0.2, 0.875], [0.6, 0.915], [1.1, 0.92], [2.15, 0.9], [2.85, 0.914], [3.5, 0.925], [3.95, 0.9],
        [4.5, 0.84]],
      underside: [[0, 0.34], [0.5, 0.25], [1.4, 0.23], [3.1, 0.23], [4, 0.3], [4.5, 0.4]],
      belt: [[0, 1.03], [1.2, 1.09], [2.3, 1.115], [3.3, 1.165], [4.4, 1.26]], sill: [[0, 0.25], [4.5, 0.25]],
      flank: creasedFlank,
      roof: [[0.8, 1.575], [1.5, 1.645], [1.95, 1.695], [2.4, 1.72], [3.1, 1.71], [3.7, 1.665], [4.4, 1.585]],
      windscreen: [[0.7, 0.62], [1.09, 1.1], [1.34, 1.45], [1.59, 1.82], [1.75, 2.08]],
      rearScreen: [[0.7, 4.38], [1, 4.34], [1.2, 4.29], [1.4, 4.18], [1.6, 4.02], [1.78, 3.84]],
      cabinPlan: [[0.8, 0.8], [1.3, 0.85], [2.2, 0.86], [3, 0.86], [3.7, 0.845], [4.4, 0.8]],
    },
    rounding: { lean: 0.28, leanGrowth: 0.12, tailFillet: 0.07, tailFilletFrom: 3.95, flare: 0.032, noseCorner: 0.19 },
    glass: { pillars: [[2.25, 0.06, -0.1], [3.14, 0.035, -0.16]], rearPillar: 0.4 },
    doors: { front: 1.22, middle: 2.25, end: 3.2 },
    headlamp: { y: 0.92, half: 0.068, inner: 0.44, reach: 0.44 }, rearLamp: { low: 0.99, high: 1.14, inner: 0.44 },
  },
  face: wideGrille,
  tail: hatchback({ bumperTop: 0.56, bumperCorner: 0.56, skidPlate: true, lightBar: true }),
  fittings: { rails: [2.1, 3.6] },
}
