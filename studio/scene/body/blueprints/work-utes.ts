import { workhorse } from '../faces/ute.ts'
import { drawDoors } from '../graphics/sides.ts'
import type { Model } from '../model.ts'
import { alloyTray } from '../parts/alloy-tray.ts'
import { stepBumper } from '../parts/ute-parts.ts'
import { tailgate } from '../tails/tailgate.ts'
import { dualCabUte } from './dual-cab-ute.ts'

const base = dualCabUte.blueprint

/** One row of seats and a long tub. */
export const singleCabUte: Model = {
  ...dualCabUte,
  blueprint: {
    ...base,
    lines: {
      ...base.lines,
      bonnetAndDeck: [[-0.1, 1.02], [0.1, 1.09], [0.3, 1.13], [0.8, 1.165], [1.35, 1.185], [1.6, 1.17], [2.5, 1.17],
        [2.7, 1.22], [5.3, 1.24], [5.5, 1.24]],
      roof: [[0.8, 1.68], [1.6, 1.73], [2, 1.785], [2.3, 1.8], [2.7, 1.785], [3.1, 1.76]],
      rearScreen: [[0.8, 2.74], [1.2, 2.72], [1.5, 2.66], [1.7, 2.58], [1.85, 2.5]],
      cabinPlan: [[0.8, 0.8], [1.3, 0.86], [2.2, 0.872], [2.7, 0.86], [5, 0.8]],
    },
    height: 1.81,
    rounding: { ...base.rounding, tailFilletFrom: 2.6 },
    glass: { pillars: [], rearPillar: 0.14, privacy: 0.45 },
    doors: { front: 1.34, middle: 2.5 },
    hollow: (x, y, z) => Math.max(Math.abs(x - 4.02) - 1.2, 0.78 - y, z - 0.8),
  },
  face: workhorse,
  tail: tailgate,
  side(sheet, shell) {
    drawDoors(sheet, shell, { fuelFlap: false, bumperJoints: false })
    sheet.shut.line([[2.7, 0.4], [2.7, 1.3]], 0.016)
  },
  fittings: { antenna: false, underside: { until: 4.2 }, handles: [2.36], cabin: { seatX: 2.12, rearSeats: false,
    floorLength: 1.6 } },
  extras: stepBumper,
}

/** The same cab with a flat tray on its chassis. */
export const cabChassisUte: Model = {
  ...singleCabUte,
  blueprint: {
    ...singleCabUte.blueprint, hollow: undefined,
    lines: {
      ...singleCabUte.blueprint.lines,
      tail: [[0.2, 2.72], [0.6, 2.76], [1.2, 2.76], [1.4, 2.75]],
      underside: [[0, 0.44], [0.6, 0.32], [1.6, 0.3], [5.4, 0.3]],
    },
  },
  tail: undefined,
  side: (sheet, shell) => drawDoors(sheet, shell, { fuelFlap: false, bumperJoints: false }),
  fittings: { ...singleCabUte.fittings, underside: { until: 2.6 }, wheels: { out: [0.935, 0.935], wells: [true, false] } },
  extras: alloyTray,
}
