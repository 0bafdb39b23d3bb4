import type { Lines } from '../blueprint.ts'
import { delivery, family } from '../faces/van.ts'
import { drawDoors } from '../graphics/sides.ts'
import type { SideDrawing } from '../graphics/sheets.ts'
import type { Model } from '../model.ts'
import { barnDoors } from '../tails/barn-doors.ts'
import { hatchback } from '../tails/hatchback.ts'
import { slabFlank, softFlank } from './flanks.ts'

export const vanLines: Lines = {
  bonnetAndDeck: [[-0.1, 0.98], [0.15, 1.06], [0.4, 1.12], [0.8, 1.19], [1.1, 1.22], [1.6, 1.22], [5.2, 1.22]],
  nose: [[0.1, 0.16], [0.25, 0.05], [0.4, 0.01], [0.55, 0], [0.7, 0.01], [0.85, 0.035], [0.98, 0.08], [1.1, 0.18],
    [1.25, 0.36]],
  tail: [[0.1, 5.08], [0.3, 5.17], [0.45, 5.2], [0.6, 5.2], [0.75, 5.165], [1.2, 5.15], [1.6, 5.12]],
  plan: [[-0.1, 0.82], [0.2, 0.895], [0.6, 0.935], [1.1, 0.945], [3, 0.945], [4.6, 0.945], [5.2, 0.915]],
  underside: [[0, 0.26], [0.5, 0.19], [1.4, 0.18], [3.8, 0.18], [4.7, 0.24], [5.3, 0.32]],
  belt: [[0, 1.1], [1, 1.15], [5.2, 1.17]], sill: [[0, 0.2], [5.3, 0.2]],
  flank: slabFlank,
  roof: [[0.3, 1.78], [1, 1.86], [1.6, 1.95], [2.2, 1.985], [3.5, 1.99], [4.8, 1.965], [5.3, 1.94]],
  windscreen: [[0.9, 0.26], [1.15, 0.6], [1.5, 1.06], [1.8, 1.46], [2, 1.78]],
  rearScreen: [[0.9, 5.17], [1.4, 5.12], [1.8, 5.06], [2, 5]],
  cabinPlan: [[0.3, 0.84], [0.8, 0.9], [1.6, 0.925], [3, 0.93], [4.6, 0.93], [5.2, 0.9]],
}

function drawSlidingDoor(sheet: SideDrawing): void {
  sheet.shut.line([[2.02, 0.32], [2.02, 1.84], [3.12, 1.86], [3.12, 0.5], [3, 0.32],
    [2.02, 0.32]], 0.008, { round: 0.06, closed: true })
  sheet.shut.line([[3.12, 1.1], [4.95, 1.11]], 0.014)
  sheet.plastic.line([[1.45, 0.5], [3.55, 0.5]], 0.07).line([[4.55, 0.5], [5, 0.5]], 0.07)
}

export const van: Model = {
  blueprint: {
    length: 5.2, halfWidth: 0.965, height: 1.99, wheelbase: 3.1, frontOverhang: 0.95,
    wheel: { radius: 0.352, rim: 0.218, width: 0.225 }, archRadius: 0.388, lines: vanLines,
    rounding: {
      lean: 0.12, leanGrowth: 0.05, tuck: 0.25, beltFillet: 0.05, tailFillet: 0.06, tailFilletFrom: 4.6, windscreenBow: 0.28,
        rearScreenBow: 0.03,
      tailBow: [0.02, 0.05], tailCorner: 0.14, roofEdge: 0.22, windscreenHeader: 0.2, rearPillar: 0.14, flare: 0.018,
        bonnetDome: 0,
    },
    glass: { pillars: [[1.93, 0.05, -0.06]], rearPillar: 0.3, until: 1.92, rearAbove: 1.22, rearSides: 0.12, rearTop: 0.2,
      privacy: 0.9 },
    doors: { front: 0.9, middle: 1.94 },
    headlamp: { y: 0.9, half: 0.09, inner: 0.5, reach: 0.42 }, rearLamp: { low: 0.86, high: 1.2, inner: 0.79, reach: 0.16 },
  },
  face: delivery,
  tail: barnDoors,
  side(sheet, shell) {
    drawDoors(sheet, shell, { fuelFlap: false })
    drawSlidingDoor(sheet)
  },
  fittings: {
    handles: [1.8], antenna: false, mirror: { x: 0.98, half: 0.115, rise: 0.12 }, wipers: { rise: 0.08 },
    cabin: { seatX: 1.42, rearSeats: false, floorLength: 1.5 },
  },
  rays: 32,
}

export const peopleMover: Model = {
  blueprint: {
    length: 5.1, halfWidth: 0.985, height: 1.78, wheelbase: 3.06, frontOverhang: 0.95,
    wheel: { radius: 0.362, rim: 0.258, width: 0.235 }, archRadius: 0.398,
    lines: {
      bonnetAndDeck: [[-0.1, 0.86], [0.1, 0.94], [0.3, 1], [0.8, 1.08], [1.15, 1.13], [1.6, 1.13], [4, 1.15], [5.2, 1.16]],
      nose: [[0.1, 0.18], [0.25, 0.06], [0.4, 0.012], [0.55, 0], [0.7, 0.012], [0.85, 0.04], [0.97, 0.1], [1.06, 0.2],
        [1.2, 0.4]],
      tail: [[0.1, 4.95], [0.3, 5.05], [0.45, 5.095], [0.6, 5.1], [0.7, 5.07], [1, 5.06], [1.15, 5.05], [1.4, 4.99]],
      plan: [[-0.1, 0.82], [0.2, 0.9], [0.6, 0.95], [1.1, 0.965], [2.5, 0.955], [3.6, 0.963], [4.5, 0.95], [5.2, 0.88]],
      underside: [[0, 0.25], [0.5, 0.18], [1.4, 0.17], [3.8, 0.17], [4.6, 0.23], [5.2, 0.32]],
      belt: [[0, 1], [1.2, 1.06], [2.5, 1.075], [4, 1.1], [5.1, 1.14]], sill: [[0, 0.19], [5.2, 0.19]],
      flank: softFlank,
      roof: [[0.5, 1.57], [1.2, 1.655], [1.8, 1.745], [2.4, 1.78], [3.6, 1.78], [4.6, 1.735], [5.2, 1.69]],
      windscreen: [[0.7, 0.3], [1.1, 0.98], [1.35, 1.42], [1.6, 1.88], [1.8, 2.28]],
      rearScreen: [[0.7, 5.1], [1.1, 5.05], [1.3, 5], [1.5, 4.91], [1.7, 4.78], [1.85, 4.64]],
      cabinPlan: [[0.8, 0.84], [1.3, 0.89], [2.4, 0.9], [3.6, 0.9], [4.4, 0.885], [5.1, 0.83]],
    },
    rounding: { lean: 0.24, leanGrowth: 0.1, tailFillet: 0.06, tailFilletFrom: 4.7, noseCorner: 0.22, tailCorner: 0.18,
      tailBow: [0.04, 0.07], rearScreenBow: 0.09, bonnetDome: 0.008 },
    glass: { pillars: [[2.28, 0.06, -0.06], [3.5, 0.06, -0.04]], rearPillar: 0.22 },
    doors: { front: 1.22, middle: 2.28, end: 3.46, straight: true },
    headlamp: { y: 0.84, half: 0.066, inner: 0.45, reach: 0.5 }, rearLamp: { low: 0.95, high: 1.14, inner: 0.6, reach: 0.24 },
  },
  face: family,
  tail: hatchback({ bumperTop: 0.42, bumperCorner: 0.44, gateDrop: 0.36 }),
  side(sheet, shell) {
    drawDoors(sheet, shell)
    sheet.shut.line([[3.46, 1], [4.55, 1.02]], 0.012)
  },
  fittings: { antenna: true, cabin: { rearSeats: 1, thirdRow: 1.9, floorLength: 3.4 } },
}
