import type * as THREE from 'three'
import type { Finishes } from './finishes.ts'
import { flankOf, makeNose, noseField, screen, stroke, type FairingLines, type NoseLines } from './fairing.ts'
import { panel } from './panel.ts'
import { block, bothSides, group, tube, type Outline } from './parts.ts'
import { roundBox, solid } from './solid.ts'
import { seatPad, tailUnit } from './tail-unit.ts'

const apron: FairingLines = {
  plan: [[-0.76, 0.02], [-0.73, 0.085], [-0.66, 0.15], [-0.54, 0.212], [-0.42, 0.238], [-0.28, 0.235]],
  section: [[0.28, 0.62], [0.45, 0.78], [0.6, 0.93, 0.015], [0.66, 1, 0.01], [0.8, 0.95], [0.92, 0.78], [1.02, 0.6]],
  fall: -0.12,
}
const front: NoseLines = {
  top: [[-0.76, 0.8], [-0.72, 0.87], [-0.62, 0.94], [-0.48, 0.99], [-0.3, 0.985]],
  bottom: [[-0.76, 0.75], [-0.68, 0.66], [-0.57, 0.59], [-0.47, 0.5], [-0.41, 0.41], [-0.34, 0.29], [-0.28, 0.22]],
  rear: -0.35,
  lean: 0.13,
}
const sill: Outline = [
  [-0.47, 0.52], [-0.42, 0.4], [-0.34, 0.335], [-0.22, 0.312], [0.08, 0.322], [0.2, 0.38], [0.26, 0.33], [0.18, 0.235],
  [-0.1, 0.205], [-0.3, 0.225], [-0.4, 0.31],
]

const scoop: Outline = [[-0.6, 0.64], [-0.5, 0.62], [-0.415, 0.5], [-0.4, 0.4], [-0.45, 0.47], [-0.52, 0.56]]

/** Leg shield, floor, seat over its storage: a scooter has no tank between the knees. */
export function scooterBody(finishes: Finishes): THREE.Group {
  const flank = flankOf(apron)
  return group(
    makeNose(
      noseField(flank, front),
      {
        lamps: stroke([0.05, 0.765], [0.165, 0.835], [0.05, 0.04]),
        lights: stroke([0.045, 0.752], [0.168, 0.824], [0.009, 0.009]),
        intakes: (y, z) => Math.max(Math.abs(y - 0.672) - 0.014 - 0.1 * z, z - 0.07),
        behind: -0.5,
      },
      [-0.8, -0.3, 0.22, 1.04, 0.28],
      finishes,
    ),
    legSide(finishes),
    screen(
      { foot: [-0.62, 0.93, 0], head: [-0.47, 1.16, 0], half: [0.16, 0.12], wrap: 0.1, fall: [0, 0.04], bubble: 0.025 },
      finishes.screen,
    ),
    floor(finishes),
    panel(
      sill,
      x => 0.205 - 0.9 * Math.max(0, -0.34 - x) ** 1.5 - 0.25 * Math.max(0, x - 0.08),
      finishes.paint,
      { liner: finishes.satin },
    ),
    tailUnit(
      {
        top: [[0, 0.7], [0.4, 0.715], [0.62, 0.76], [0.86, 0.815]],
        bottom: [[0, 0.3], [0.16, 0.31], [0.3, 0.4], [0.42, 0.51], [0.6, 0.585], [0.86, 0.72]],
        half: [[0, 0.1], [0.12, 0.15], [0.3, 0.195], [0.5, 0.2], [0.7, 0.16], [0.86, 0.1]],
        from: 0.03,
        to: 0.86,
        slope: 0.2,
        crown: 0.2,
        tuck: 0.3,
      },
      finishes,
    ),
    solid(
      (x, y, z) => roundBox(x - 0.105 - 0.16 * (y - 0.5), y - 0.5, z, 0.085, 0.205, 0.148, 0.035),
      [-0.04, 0.26, 0.27, 0.73, 0.18],
      0.006,
      finishes.satin,
    ),
    panel(scoop, flankOf(apron, 0.004), finishes.gloss, { thickness: 0.01 }),
    seatPad(
      {
        top: [[0, 0.775], [0.1, 0.79], [0.36, 0.785], [0.43, 0.815], [0.48, 0.85], [0.76, 0.865]],
        half: [[0, 0.09], [0.15, 0.14], [0.35, 0.175], [0.6, 0.15], [0.8, 0.1]],
        from: 0.03,
        to: 0.77,
        depth: 0.09,
      },
      finishes,
    ),
    bothSides(
      side => tube(
        [[0.6, 0.79, side * 0.16], [0.74, 0.85, side * 0.15], [0.9, 0.885, side * 0.09], [0.92, 0.885, 0]],
        0.013,
        finishes.satin,
      ),
    ),
  )
}

const moved = (line: NoseLines['top'], by: number): NoseLines['top'] => line.map(([x, y]) => [x, y + by])

/** The dark side of the leg shield that faces the rider, with the column's hump in its middle. */
function legSide(finishes: Finishes): THREE.Mesh {
  const flank = flankOf(apron, -0.014)
  const skin = noseField(flank, { ...front, top: moved(front.top, -0.012), bottom: moved(front.bottom, 0.015), rear: -0.31 })
  return solid((x, y, z) => Math.max(skin(x, y, z), -0.45 - x), [-0.46, -0.26, 0.22, 1, 0.28], 0.006, finishes.satin)
}

/** The floor, and the foot of the leg shield that stands on it. */
function floor(finishes: Finishes): THREE.Object3D[] {
  return [
    solid(
      (x, y, z) => roundBox(x + 0.372 - 0.1 * (y - 0.38), y - 0.39, z, 0.05, 0.16, 0.172, 0.03),
      [-0.46, -0.28, 0.2, 0.58, 0.2],
      0.007,
      finishes.satin,
    ),
    solid(
      (x, y, z) => roundBox(x + 0.08, y - 0.265, z, 0.31, 0.055, 0.19, 0.03),
      [-0.42, 0.26, 0.18, 0.34, 0.22],
      0.007,
      finishes.satin,
    ),
    ...[-0.13, -0.065, 0, 0.065, 0.13].map(z => block([0.3, 0.01, 0.03], 0.004, finishes.rubber, [-0.12, 0.321, z])),
  ]
}
