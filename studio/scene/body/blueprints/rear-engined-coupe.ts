import { roundLamps } from '../faces/coupe.ts'
import type { Model } from '../model.ts'
import { engineLid } from '../tails/engine-lid.ts'
import { haunchFlank } from './flanks.ts'

/** The engine behind the axle: a short low nose between raised wings, one line from the roof to the bumper, wide hips. */
export const rearEnginedCoupe: Model = {
  blueprint: {
    length: 4.5, halfWidth: 0.935, height: 1.3, wheelbase: 2.45, frontOverhang: 0.98,
    wheel: { radius: 0.35, rim: 0.27, width: 0.275 }, archRadius: 0.374,
    lines: {
      bonnetAndDeck: [[-0.1, 0.53], [0.1, 0.6], [0.3, 0.65], [0.7, 0.725], [1.1, 0.79], [1.4, 0.835], [1.7, 0.85], [3, 0.885],
        [3.5, 0.935], [3.9, 0.935], [4.2, 0.895], [4.45, 0.84], [4.7, 0.78]],
      nose: [[0.05, 0.24], [0.14, 0.09], [0.24, 0.02], [0.36, 0], [0.46, 0.015], [0.55, 0.06], [0.63, 0.13], [0.7, 0.23],
        [0.8, 0.42]],
      tail: [[0.05, 4.3], [0.2, 4.41], [0.34, 4.47], [0.48, 4.5], [0.62, 4.492], [0.74, 4.475], [0.81, 4.43], [0.88, 4.32],
        [0.97, 4.06]],
      plan: [[-0.1, 0.72], [0.2, 0.82], [0.6, 0.878], [1, 0.888], [1.6, 0.862], [2.2, 0.85], [2.8, 0.876], [3.35, 0.925],
        [3.75, 0.922], [4.15, 0.865], [4.6, 0.74]],
      underside: [[0, 0.17], [0.5, 0.12], [1.4, 0.12], [3, 0.12], [3.9, 0.17], [4.6, 0.27]],
      belt: [[0, 0.7], [1.2, 0.83], [2.2, 0.862], [3, 0.895], [4.5, 0.88]], sill: [[0, 0.14], [4.6, 0.14]],
      flank: haunchFlank,
      roof: [[0.9, 1.12], [1.5, 1.195], [2, 1.275], [2.3, 1.3], [2.7, 1.292], [3.2, 1.24], [3.8, 1.15]],
      windscreen: [[0.5, 0.66], [0.82, 1.2], [1, 1.51], [1.16, 1.81], [1.3, 2.12]],
      rearScreen: [[0.7, 4.62], [0.85, 4.28], [0.95, 4.03], [1.05, 3.74], [1.15, 3.4], [1.25, 2.98], [1.32, 2.6]],
      cabinPlan: [[0.9, 0.7], [1.5, 0.765], [2.1, 0.775], [2.7, 0.755], [3.3, 0.69], [4.1, 0.58]],
    },
    rounding: { lean: 0.44, leanGrowth: 0.18, tailFillet: 0.16, tailFilletFrom: 3.1, flare: 0.034, flareWidth: 0.24,
      noseCorner: 0.24,
      tailCorner: 0.26, noseBow: [0.12, 0.2], tailBow: [0.1, 0.18], deckCrown: -0.05, bonnetDome: 0, deckEdge: 0.12 },
    glass: { pillars: [[2.46, 0.025, -0.5]], rearPillar: 0.3, privacy: 0.6, rearTop: 0.04, rearBelt: 0.012, rearAbove: 0.97 },
    doors: { front: 1.42, middle: 2.5 },
    headlamp: { y: 0.65, half: 0.095, inner: 0.56, reach: 0.66 }, rearLamp: { low: 0.695, high: 0.76, inner: 0.3, reach: 0.42 },
  },
  face: roundLamps,
  tail: engineLid,
  fittings: { handles: [2.34], antenna: false, wipers: { rise: 0.055 }, mirror: { half: 0.062 }, cabin: { seatX: 2.06,
    rearSeats: 0.56 } },
}
