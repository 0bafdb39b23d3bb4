import { chromeBar } from '../faces/ute.ts'
import { drawDoors, drawFuelFlap } from '../graphics/sides.ts'
import type { Model } from '../model.ts'
import { sideSteps, sportsBar, stepBumper } from '../parts/ute-parts.ts'
import { tailgate } from '../tails/tailgate.ts'
import { creasedFlank } from './flanks.ts'

const tray = { from: 3.58, until: 5.22, half: 0.8, floor: 0.78 }

export const dualCabUte: Model = {
  blueprint: {
    length: 5.33, halfWidth: 0.945, height: 1.84, wheelbase: 3.2, frontOverhang: 0.94,
    wheel: { radius: 0.4, rim: 0.25, width: 0.265 }, archRadius: 0.45, cladding: 0.07,
    lines: {
      bonnetAndDeck: [[-0.1, 1.02], [0.1, 1.09], [0.3, 1.13], [0.8, 1.165], [1.35, 1.185], [1.6, 1.17], [3.3, 1.17],
        [3.5, 1.22], [5.3, 1.24], [5.5, 1.24]],
      nose: [[0.2, 0.2], [0.36, 0.06], [0.5, 0.01], [0.64, 0], [0.8, 0.012], [1, 0.03], [1.11, 0.07], [1.21, 0.17], [1.3, 0.3]],
      tail: [[0.2, 5.2], [0.4, 5.28], [0.6, 5.31], [0.8, 5.32], [1.2, 5.33], [1.4, 5.32]],
      plan: [[-0.1, 0.83], [0.2, 0.893], [0.6, 0.925], [1.1, 0.93], [2.4, 0.918], [3.3, 0.925], [4.2, 0.93], [4.8, 0.922],
        [5.4, 0.9]],
      underside: [[0, 0.44], [0.6, 0.32], [1.6, 0.3], [3.6, 0.3], [4.5, 0.43], [5.4, 0.53]],
      belt: [[0, 1.1], [1.3, 1.15], [2.6, 1.165], [3.5, 1.18], [5.3, 1.21]], sill: [[0, 0.32], [5.4, 0.32]],
      flank: creasedFlank,
      roof: [[0.8, 1.7], [1.6, 1.75], [2.1, 1.81], [2.6, 1.835], [3, 1.83], [3.5, 1.8], [3.8, 1.78]],
      windscreen: [[0.8, 0.74], [1.12, 1.2], [1.4, 1.58], [1.68, 1.96], [1.8, 2.16]],
      rearScreen: [[0.8, 3.52], [1.2, 3.5], [1.5, 3.44], [1.7, 3.36], [1.85, 3.28]],
      cabinPlan: [[0.8, 0.8], [1.3, 0.86], [2.2, 0.872], [3, 0.87], [3.5, 0.855], [5, 0.8]],
    },
    rounding: {
      lean: 0.27, leanGrowth: 0.09, tailFillet: 0.03, tailFilletFrom: 3.4, flare: 0.05, flareWidth: 0.13, rearScreenBow: 0.04,
      tailBow: [0.012, 0.02], tailCorner: 0.1, rearPillar: 0.12,
    },
    glass: { pillars: [[2.42, 0.055, -0.08]], rearPillar: 0.17, privacy: 0.72 },
    doors: { front: 1.34, middle: 2.4, end: 3.3, straight: true },
    headlamp: { y: 1, half: 0.09, inner: 0.46, reach: 0.4 }, rearLamp: { low: 0.82, high: 1.14, inner: 0.8 },
    hollow: (x, y, z) => Math.max(Math.abs(x - (tray.from + tray.until) / 2) - 0.82, tray.floor - y, z - tray.half),
  },
  face: chromeBar,
  tail: tailgate,
  side(sheet, shell) {
    drawDoors(sheet, shell, { fuelFlap: false, bumperJoints: false })
    drawFuelFlap(sheet.shut, 3.85, 0.98)
    sheet.shut.line([[3.475, 0.4], [3.475, 1.3]], 0.016)
  },
  fittings: { antenna: false, underside: { until: 4.2 }, cabin: { seatX: 2.3, rearSeats: 0.68 } },
  extras: kit => [...stepBumper(kit), ...sportsBar(kit), ...sideSteps(kit)],
}
