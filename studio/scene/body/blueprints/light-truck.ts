import { cabOver } from '../faces/van.ts'
import { drawDoors } from '../graphics/sides.ts'
import type { Model } from '../model.ts'
import { cargoBox } from '../parts/cargo-box.ts'

export const lightTruck: Model = {
  blueprint: {
    length: 6.3, halfWidth: 0.9, height: 2.22, wheelbase: 3.4, frontOverhang: 1.1,
    wheel: { radius: 0.385, rim: 0.23, width: 0.215 }, archRadius: 0.428,
    lines: {
      bonnetAndDeck: [[-0.1, 1.3], [0.5, 1.3], [2, 1.3]],
      nose: [[0.2, 0.1], [0.4, 0.02], [0.55, 0], [0.8, 0], [1.1, 0.015], [1.3, 0.04], [1.5, 0.1]],
      tail: [[0.2, 1.78], [1, 1.8], [2.2, 1.8]],
      plan: [[-0.1, 0.84], [0.2, 0.88], [0.6, 0.895], [1.8, 0.895]],
      underside: [[0, 0.3], [1, 0.34], [2, 0.4], [6.3, 0.4]],
      belt: [[0, 1.26], [2, 1.28]], sill: [[0, 0.3], [2, 0.3]],
      flank: [[-0.25, -0.06], [0, -0.02], [0.3, -0.006], [0.6, 0], [0.9, -0.004], [1, -0.008], [1.25, -0.03]],
      roof: [[0, 2.14], [0.5, 2.18], [1, 2.21], [1.8, 2.2], [2.2, 2.19]],
      windscreen: [[1, 0], [1.3, 0.05], [1.7, 0.18], [2.05, 0.32], [2.3, 0.44]],
      rearScreen: [[1, 1.8], [2.3, 1.78]], cabinPlan: [[0, 0.84], [0.5, 0.88], [1.8, 0.885]],
    },
    rounding: {
      lean: 0.1, leanGrowth: 0.03, tuck: 0.2, beltFillet: 0.04, tailFillet: 0.04, tailFilletFrom: 9, windscreenBow: 0.12,
        noseBow: [0.06, 0.1],
      rearScreenBow: 0.02, tailBow: [0.01, 0.01], roofEdge: 0.2, windscreenHeader: 0.16, windscreenPillar: 0.08,
        noseCorner: 0.16, tailCorner: 0.08,
      flare: 0.02, bonnetDome: 0, deckCrown: 0.02,
    },
    glass: { rearPillar: 0.22 }, doors: { front: 0.42, middle: 1.58 }, bonnet: [0.075, 9], wrap: 0.4,
    headlamp: { y: 0.7, half: 0.075, inner: 0.5, reach: 0.22 }, rearLamp: { low: 0.66, high: 0.78, inner: 3 },
  },
  face: cabOver,
  side: (sheet, shell) => drawDoors(sheet, shell, { fuelFlap: false, bumperJoints: false }),
  fittings: {
    handles: [1.45], handleDrop: 0.16, antenna: false, mirror: { x: 0.3, half: 0.17, rise: 0.3 }, wipers: { rise: 0.1 },
      underside: false,
    wheels: { out: [0.88, 1.03], wells: [true, false], doubleRear: true }, cabin: { seatX: 0.98, rearSeats: false,
      floorLength: 1.3 },
  },
  extras: cargoBox,
}
