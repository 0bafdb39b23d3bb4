import { slimLamps } from '../faces/electric.ts'
import { drawDoors, drawFlushHandles } from '../graphics/sides.ts'
import type { Model } from '../model.ts'
import { lightBand } from '../tails/light-band.ts'
import { cleanFlank } from './flanks.ts'

/** An electric lift-back: cab forward, a long wheelbase, the roof drawn down to a lip on the tail. */
export const liftback: Model = {
  blueprint: {
    length: 4.72, halfWidth: 0.93, height: 1.445, wheelbase: 2.88, frontOverhang: 0.86,
    wheel: { radius: 0.347, rim: 0.268, width: 0.24 }, archRadius: 0.376,
    lines: {
      bonnetAndDeck: [[-0.1, 0.62], [0.1, 0.7], [0.3, 0.762], [0.8, 0.855], [1.2, 0.905], [1.5, 0.905], [3.4, 0.95],
        [3.9, 1.005], [4.4, 1.05], [4.72, 1.062], [5, 1.062]],
      nose: [[0.05, 0.2], [0.16, 0.07], [0.26, 0.02], [0.38, 0], [0.5, 0.006], [0.6, 0.03], [0.68, 0.075], [0.75, 0.14],
        [0.82, 0.24], [0.95, 0.46]],
      tail: [[0.05, 4.5], [0.22, 4.62], [0.38, 4.695], [0.52, 4.715], [0.64, 4.69], [0.8, 4.645], [0.92, 4.65], [1.01, 4.69],
        [1.06, 4.71], [1.12, 4.66], [1.25, 4.4]],
      plan: [[-0.1, 0.76], [0.2, 0.85], [0.6, 0.9], [1.1, 0.912], [2.3, 0.895], [3.2, 0.912], [3.75, 0.924], [4.2, 0.898],
        [4.8, 0.8]],
      underside: [[0, 0.19], [0.5, 0.14], [1.4, 0.14], [3.4, 0.14], [4.2, 0.19], [4.8, 0.3]],
      belt: [[0, 0.81], [1.3, 0.9], [2.4, 0.925], [3.4, 0.965], [4.7, 1.05]], sill: [[0, 0.16], [4.8, 0.16]],
      flank: cleanFlank,
      roof: [[0.9, 1.285], [1.55, 1.36], [2.05, 1.425], [2.45, 1.445], [2.9, 1.432], [3.4, 1.39], [4, 1.32]],
      windscreen: [[0.5, 0.3], [0.88, 1.02], [1.1, 1.47], [1.32, 1.94], [1.46, 2.28]],
      rearScreen: [[0.7, 4.9], [0.95, 4.58], [1.05, 4.37], [1.15, 4.09], [1.25, 3.75], [1.35, 3.3], [1.45, 2.78]],
      cabinPlan: [[0.9, 0.78], [1.4, 0.84], [2.2, 0.852], [3.1, 0.84], [3.8, 0.79], [4.6, 0.68]],
    },
    rounding: { lean: 0.42, leanGrowth: 0.15, tailFillet: 0.1, tailFilletFrom: 3.8, noseCorner: 0.2, tailCorner: 0.16,
      noseBow: [0.1, 0.16], tailBow: [0.05, 0.09], bonnetDome: 0.01, flare: 0.026 },
    glass: { pillars: [[2.3, 0.05, -0.12], [3.26, 0.028, -0.26]], rearPillar: 0.27, privacy: 0.72, rearTop: 0.05,
      rearBelt: 0.012,
      rearAbove: 1.075 },
    doors: { front: 1.25, middle: 2.3, end: 3.34 },
    headlamp: { y: 0.635, half: 0.05, inner: 0.46, reach: 0.56 }, rearLamp: { low: 0.86, high: 0.945, inner: 0.4, reach: 0.3 },
  },
  face: slimLamps,
  tail: lightBand({ bumperTop: 0.36 }),
  side(sheet, shell) {
    drawDoors(sheet, shell, { fuelFlap: false })
    drawFlushHandles(sheet.shut, shell)
  },
  fittings: { handles: [], antenna: false, mirror: { half: 0.062 }, wipers: { rise: 0.06 } },
}
