import { DoubleSide, type Mesh, TorusGeometry } from 'three'
import { material } from '../../material/trim.ts'
import { block, bothSides, place } from '../../shape/place.ts'
import type { Lines } from '../blueprint.ts'
import { roadster, sharp } from '../faces/coupe.ts'
import type { Kit } from '../kit.ts'
import type { Model } from '../model.ts'
import { saloon } from '../tails/saloon.ts'
import { creasedFlank, softFlank } from './flanks.ts'

const lines: Lines = {
  bonnetAndDeck: [[-0.1, 0.62], [0.1, 0.69], [0.3, 0.745], [0.9, 0.835], [1.4, 0.885], [1.7, 0.875], [3, 0.9], [3.6, 0.985],
    [4, 1.01], [4.3, 1.01], [4.6, 0.98]],
  nose: [[0.05, 0.17], [0.16, 0.05], [0.26, 0.01], [0.38, 0], [0.5, 0.012], [0.6, 0.05], [0.69, 0.12], [0.77, 0.22],
    [0.9, 0.4]],
  tail: [[0.05, 4.18], [0.22, 4.3], [0.38, 4.355], [0.5, 4.36], [0.6, 4.325], [0.8, 4.3], [0.95, 4.315], [1.03, 4.3],
    [1.15, 4.2]],
  plan: [[-0.1, 0.76], [0.2, 0.84], [0.6, 0.885], [1.1, 0.89], [2.2, 0.865], [2.9, 0.885], [3.5, 0.908], [3.9, 0.88],
    [4.4, 0.79]],
  underside: [[0, 0.17], [0.5, 0.12], [1.4, 0.12], [3, 0.12], [3.9, 0.17], [4.4, 0.25]],
  belt: [[0, 0.78], [1.3, 0.855], [2.3, 0.875], [3.1, 0.915], [4.4, 0.98]], sill: [[0, 0.14], [4.5, 0.14]],
  flank: creasedFlank,
  roof: [[0.9, 1.16], [1.6, 1.235], [2.1, 1.295], [2.45, 1.31], [2.9, 1.3], [3.4, 1.27], [4, 1.22]],
  windscreen: [[0.5, 0.56], [0.84, 1.22], [1.05, 1.64], [1.22, 2.02], [1.4, 2.46]],
  rearScreen: [[0.7, 4.36], [0.9, 4.02], [1, 3.83], [1.1, 3.58], [1.2, 3.28], [1.32, 2.86]],
  cabinPlan: [[0.9, 0.74], [1.5, 0.8], [2.2, 0.805], [2.9, 0.8], [3.4, 0.77], [4.2, 0.66]],
}

export const coupe: Model = {
  blueprint: {
    length: 4.36, halfWidth: 0.91, height: 1.31, wheelbase: 2.6, frontOverhang: 0.86,
    wheel: { radius: 0.345, rim: 0.262, width: 0.245 }, archRadius: 0.374, lines,
    rounding: { lean: 0.46, leanGrowth: 0.18, tailFillet: 0.16, tailFilletFrom: 3.2, flare: 0.036, flareWidth: 0.22,
      noseCorner: 0.18 },
    glass: { pillars: [[2.52, 0.03, -0.5]], rearPillar: 0.34, privacy: 0.62, rearTop: 0.05, rearBelt: 0.012, rearAbove: 0.5 },
    doors: { front: 1.32, middle: 2.56 },
    headlamp: { y: 0.615, half: 0.058, inner: 0.46, reach: 0.52 }, rearLamp: { low: 0.81, high: 0.91, inner: 0.44 },
  },
  face: sharp,
  tail: saloon({ lightBar: true, bumperTop: 0.3 }),
  fittings: { handles: [2.4], antenna: false, wipers: { rise: 0.06 }, cabin: { seatX: 2.12, rearSeats: false } },
}

/** The folded roof behind the seats, and hoops over them. */
function openCabin({ chrome }: Kit): Mesh[] {
  const cloth = material(0x17181a, 0.95)
  const leather = material(0x231f1d, 0.75, 0, { side: DoubleSide })
  return [
    block([0.5, 0.12, 1.34], 0.055, cloth, [3.2, 0.94, 0]),
    ...bothSides(side => {
      const hoop = place(new TorusGeometry(0.14, 0.018, 10, 30, Math.PI), chrome, [2.9, 0.95, side * 0.37])
      hoop.rotation.y = Math.PI / 2
      return [hoop, block([1.3, 0.3, 0.05], 0.02, leather, [2.2, 0.68, side * 0.7])]
    }),
    block([0.9, 0.16, 0.2], 0.05, cloth, [2, 0.5, 0]),
  ]
}

export const convertible: Model = {
  ...coupe,
  blueprint: {
    ...coupe.blueprint, height: 1.29, cell: 0.0135, windscreenOnly: 0.1,
    lines: {
      ...lines, flank: softFlank,
      bonnetAndDeck: [[-0.1, 0.64], [0.1, 0.71], [0.3, 0.765], [0.9, 0.845], [1.4, 0.885], [1.7, 0.875], [2.6, 0.89],
        [3.1, 0.945], [3.6, 0.985], [4, 0.99], [4.3, 0.985], [4.6, 0.96]],
      nose: [[0.05, 0.18], [0.16, 0.06], [0.28, 0.012], [0.4, 0], [0.52, 0.01], [0.62, 0.045], [0.71, 0.11], [0.79, 0.21],
        [0.9, 0.38]],
    },
    rounding: { ...coupe.blueprint.rounding, tailFillet: 0.02, noseBow: [0.12, 0.16], noseCorner: 0.26 },
    glass: { pillars: [], rearPillar: 99 },
    headlamp: { y: 0.625, half: 0.058, inner: 0.46, reach: 0.52 },
    hollow: (x, y, z) => Math.max(Math.abs(x - 2.28) - 0.72, Math.abs(y - 0.65) - 0.31, z - 0.71),
  },
  face: roadster,
  tail: saloon({ bumperTop: 0.3 }),
  extras: openCabin,
}
