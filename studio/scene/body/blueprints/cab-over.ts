import { box } from '../../canvas/outline.ts'
import type { Blueprint, Line } from '../blueprint.ts'
import { heavy, medium } from '../faces/truck.ts'
import { drawDoors } from '../graphics/sides.ts'
import type { Fittings, Model } from '../model.ts'
import { cabOverPrimeMover } from '../parts/truck/cab-over.ts'
import { tipperBody } from '../parts/truck/tipper.ts'
import { trayBody } from '../parts/truck/tray.ts'

const mediumScale = 0.88

const times = (line: Line, x: number, y: number): Line =>
  line.map(([at, value, softness]) => softness === undefined ? [at * x, value * y] : [at * x, value * y, softness * x])

/** A cab over the engine, drawn at the size of a heavy truck; `k` makes it smaller for a medium one. */
const cab = (k: number, length: number, wheelbase: number): Blueprint => ({
  length, halfWidth: 1.22 * k, height: 2.98 * k, wheelbase, frontOverhang: 1.4 * k, cell: 0.023,
  wheel: { radius: 0.515 * (k + 1) / 2, rim: 0.29, width: 0.285 }, archRadius: 0.585 * (k + 1) / 2,
  lines: {
    bonnetAndDeck: times([[-0.1, 1.74], [0.6, 1.74], [2.6, 1.74]], k, k),
    nose: times([[0.25, 0.12], [0.42, 0.03], [0.6, 0], [1, 0], [1.5, 0.02], [1.75, 0.06], [2, 0.13]], k, k),
    tail: times([[0.3, 2.26], [1.2, 2.3], [3, 2.3]], k, k),
    plan: times([[-0.1, 1.15], [0.25, 1.19], [0.7, 1.21], [2.4, 1.21]], k, k),
    underside: times([[0, 0.34], [1.3, 0.36], [1.75, 0.92], [2.4, 0.98], [8, 0.98]], k, k),
    belt: times([[0, 1.7], [2.4, 1.72]], k, k), sill: times([[0, 0.36], [2.4, 0.36]], k, k),
    flank: [[-0.25, -0.06], [0, -0.02], [0.3, -0.006], [0.6, 0], [0.9, -0.004], [1, -0.008], [1.25, -0.03]],
    roof: times([[0, 2.86], [0.6, 2.92], [1.2, 2.95], [2.4, 2.94]], k, k),
    windscreen: times([[1.4, 0], [1.75, 0.06], [2.3, 0.17], [2.8, 0.29], [3.1, 0.38]], k, k),
    rearScreen: times([[1, 2.3], [3, 2.28]], k, k), cabinPlan: times([[0, 1.13], [0.5, 1.18], [2.4, 1.19]], k, k),
  },
  rounding: {
    lean: 0.06, leanGrowth: 0.02, tuck: 0.2, beltFillet: 0.04, tailFillet: 0.04, tailFilletFrom: 9, windscreenBow: 0.16,
    noseBow: [0.08, 0.12], rearScreenBow: 0.02, tailBow: [0.01, 0.01], roofEdge: 0.16, windscreenHeader: 0.14,
      windscreenPillar: 0.08,
    noseCorner: 0.2, tailCorner: 0.08, flare: 0.02, bonnetDome: 0, deckCrown: 0.02,
  },
  glass: { rearPillar: 0.22, until: 1.56 * k, roof: 0.11, rearAbove: k < 1 ? 1.9 * k : 9, rearSides: 0.25 },
    doors: { front: 0.5 * k, middle: 1.62 * k }, bonnet: [0.075, 9], wrap: 0.5,
  headlamp: { y: 0.78 * k, half: 0.115, inner: 0.7, reach: 0.36 * k }, rearLamp: { low: 0.66, high: 0.78, inner: 3 },
})

const fittings = (k: number): Fittings => ({
  handles: [1.5 * k], handleDrop: 0.22, antenna: false, mirror: false, wipers: { rise: 0.14 }, underside: false,
  wheels: { none: true, out: [1.19 * k, 1.2 * k], wells: [true, false] }, cabin: { seatX: 1.2 * k, rearSeats: false,
    floorLength: 1.7 * k },
})

/** Doors, the steps into the cab in a dark recess before the wheel, and (where one sleeps behind the seats) a locker. */
const side = (k: number): Model['side'] => (sheet, shell) => {
  drawDoors(sheet, shell, { fuelFlap: false, bumperJoints: false })
  sheet.plastic.area([[0.42 * k, 0.36 * k], [0.74 * k, 0.36 * k], [0.84 * k, 0.98 * k], [0.5 * k, 0.98 * k]], 0.03)
  for (const up of [0.52, 0.74, 0.95]) sheet.chrome.line([[0.5 * k, up * k], [0.76 * k, up * k]], 0.014)
  if (k === 1) sheet.shut.line(box(1.76, 2.2, 1.12, 1.58), 0.008, { round: 0.04, closed: true })
}

export const cabOverTruck: Model = {
  blueprint: cab(1, 6.75, 3.7), face: heavy, side: side(1), fittings: fittings(1), extras: cabOverPrimeMover, rays: 28,
}

const mediumTruck = (length: number, wheelbase: number, extras: Model['extras']): Model => ({
  blueprint: cab(mediumScale, length, wheelbase), face: medium, side: side(mediumScale), fittings: fittings(mediumScale),
    extras, rays: 28,
})

export const trayTruck = mediumTruck(8.5, 4.67, trayBody)
export const tipper = mediumTruck(6.75, 3.82, tipperBody)
