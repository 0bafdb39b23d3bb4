import type { Lines } from '../blueprint.ts'
import { broad, executive } from '../faces/sedan.ts'
import type { Model } from '../model.ts'
import { hatchback } from '../tails/hatchback.ts'
import { saloon } from '../tails/saloon.ts'
import { creasedFlank, softFlank } from './flanks.ts'

const lines: Lines = {
  bonnetAndDeck: [[-0.1, 0.7], [0.1, 0.775], [0.3, 0.83], [0.9, 0.91], [1.35, 0.955], [1.7, 0.94], [3.6, 0.97], [4.1, 1.06],
    [4.5, 1.09], [4.8, 1.085], [5, 1.065]],
  nose: [[0.05, 0.17], [0.18, 0.05], [0.28, 0.01], [0.42, 0], [0.56, 0.012], [0.68, 0.045], [0.78, 0.105], [0.86, 0.2],
    [0.95, 0.34]],
  tail: [[0.05, 4.66], [0.22, 4.78], [0.4, 4.835], [0.52, 4.84], [0.63, 4.805], [0.85, 4.79], [1, 4.795], [1.08, 4.79],
    [1.2, 4.7]],
  plan: [[-0.1, 0.78], [0.2, 0.857], [0.6, 0.898], [1.1, 0.906], [2.3, 0.89], [3.2, 0.903], [3.8, 0.912], [4.3, 0.885],
    [4.9, 0.8]],
  underside: [[0, 0.21], [0.5, 0.15], [1.4, 0.145], [3.4, 0.145], [4.3, 0.2], [4.9, 0.28]],
  belt: [[0, 0.85], [1.3, 0.925], [2.5, 0.95], [3.5, 0.985], [4.9, 1.06]], sill: [[0, 0.165], [4.9, 0.165]],
  flank: creasedFlank,
  roof: [[0.9, 1.31], [1.6, 1.375], [2.1, 1.435], [2.6, 1.455], [3.1, 1.435], [3.7, 1.37], [4.3, 1.28]],
  windscreen: [[0.5, 0.42], [0.92, 1.14], [1.15, 1.58], [1.36, 1.98], [1.5, 2.28]],
  rearScreen: [[0.7, 4.76], [0.95, 4.46], [1.08, 4.24], [1.2, 4], [1.32, 3.72], [1.45, 3.36]],
  cabinPlan: [[0.9, 0.78], [1.5, 0.84], [2.3, 0.85], [3.2, 0.845], [3.8, 0.81], [4.5, 0.7]],
}

export const sedan: Model = {
  blueprint: {
    length: 4.84, halfWidth: 0.92, height: 1.455, wheelbase: 2.84, frontOverhang: 0.92,
    wheel: { radius: 0.345, rim: 0.255, width: 0.235 }, archRadius: 0.378, lines,
    rounding: { lean: 0.4, leanGrowth: 0.14, tailFillet: 0.12, tailFilletFrom: 3.9, noseCorner: 0.18 },
    glass: { pillars: [[2.36, 0.05, -0.1], [3.34, 0.028, -0.22]], rearPillar: 0.24, privacy: 0.6 },
    doors: { front: 1.3, middle: 2.36, end: 3.36 },
    headlamp: { y: 0.705, half: 0.062, inner: 0.43, reach: 0.5 }, rearLamp: { low: 0.88, high: 0.995, inner: 0.44 },
  },
  face: executive,
  tail: saloon(),
}

export const wagon: Model = {
  blueprint: {
    ...sedan.blueprint, length: 4.82, height: 1.5,
    lines: {
      ...lines, flank: softFlank,
      bonnetAndDeck: [[-0.1, 0.71], [0.1, 0.785], [0.3, 0.84], [0.9, 0.92], [1.35, 0.96], [1.7, 0.95], [3.6, 0.98],
        [4.6, 1.02], [5, 1.02]],
      nose: [[0.05, 0.15], [0.18, 0.045], [0.3, 0.008], [0.44, 0], [0.58, 0.008], [0.7, 0.03], [0.79, 0.085], [0.86, 0.18],
        [0.95, 0.34]],
      tail: [[0.05, 4.64], [0.22, 4.76], [0.4, 4.815], [0.52, 4.82], [0.62, 4.78], [0.85, 4.76], [0.97, 4.74], [1.07, 4.69],
        [1.3, 4.56]],
      roof: [[0.9, 1.33], [1.6, 1.395], [2.1, 1.465], [2.6, 1.495], [3.3, 1.49], [4, 1.455], [4.7, 1.39]],
      rearScreen: [[0.7, 4.8], [0.95, 4.71], [1.08, 4.63], [1.2, 4.54], [1.35, 4.39], [1.5, 4.2]],
      cabinPlan: [[0.9, 0.78], [1.5, 0.84], [2.3, 0.85], [3.4, 0.85], [4.2, 0.83], [4.8, 0.77]],
    },
    rounding: { ...sedan.blueprint.rounding, tailFillet: 0.09, tailFilletFrom: 4.3, noseBow: [0.08, 0.12] },
    glass: { pillars: [[2.36, 0.05, -0.1], [3.32, 0.045, -0.16]], rearPillar: 0.3, rearAbove: 1.06 },
    rearLamp: { low: 0.85, high: 0.99, inner: 0.46 },
  },
  face: broad,
  tail: hatchback({ bumperTop: 0.4, bumperCorner: 0.45 }),
  fittings: { rails: [2.25, 4.1] },
}
