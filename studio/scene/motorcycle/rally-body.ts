import type * as THREE from 'three'
import { rack } from './adventure-body.ts'
import type { Finishes } from './finishes.ts'
import { flankOf, type FrontShape, makeNose, noseField, screen } from './fairing.ts'
import { hardCase } from './luggage.ts'
import { longGuard } from './long-guard.ts'
import { panel } from './panel.ts'
import { block, bothSides, group, rod, type Outline } from './parts.ts'
import { seatPad, tailUnit } from './tail-unit.ts'
import { makeTank, tankCap, type TankLines } from './tank.ts'

const tank: TankLines = {
  top: [[-0.44, 0.98], [-0.36, 1.04], [-0.22, 1.055], [-0.08, 1.01], [0.06, 0.95], [0.16, 0.93]],
  floor: [[-0.44, 0.88], [-0.3, 0.83], [-0.05, 0.82], [0.2, 0.84]],
  shoulder: [[-0.44, 0.11], [-0.33, 0.16], [-0.18, 0.16], [-0.02, 0.115], [0.1, 0.09], [0.2, 0.085]],
  knee: [[-0.44, 0.1], [-0.3, 0.14], [-0.18, 0.12], [0, 0.095], [0.2, 0.085]],
  from: -0.4,
  to: 0.14,
}
/** One long flank from the lamps to the seat. */
const flankOutline: Outline = [
  [-0.66, 0.99], [-0.6, 1.07], [-0.5, 1.05], [-0.4, 1.01], [-0.22, 0.985], [-0.04, 0.9], [0.04, 0.85], [-0.1, 0.82],
  [-0.22, 0.72], [-0.27, 0.56], [-0.34, 0.5], [-0.4, 0.57], [-0.43, 0.74], [-0.52, 0.86],
]
const band: Outline = [[-0.49, 0.91], [-0.3, 0.92], [-0.12, 0.86], [-0.2, 0.8], [-0.3, 0.8], [-0.4, 0.82]]
const lower: Outline = [[-0.38, 0.72], [-0.29, 0.74], [-0.25, 0.7], [-0.3, 0.58], [-0.34, 0.53], [-0.37, 0.6]]
const lines = {
  plan: [[-0.7, 0.125], [-0.6, 0.155], [-0.44, 0.2], [-0.28, 0.205], [-0.1, 0.15], [0.05, 0.11]],
  section: [[0.45, 0.84], [0.66, 0.93], [0.86, 0.96, 0.014], [0.93, 1, 0.01], [1.08, 0.8]],
  fall: 0.14,
} as const

/** A rally machine's plastics, a high mudguard, and panniers of sheet aluminium. */
export function rallyBody(finishes: Finishes): THREE.Group {
  return group(
    makeTank(tank, finishes.satin),
    tankCap([-0.22, 1.048, 0], finishes),
    panel(flankOutline, flankOf(lines), finishes.paint, { liner: finishes.satin, thickness: 0.008 }),
    panel(band, flankOf(lines, 0.0025), finishes.gloss, { thickness: 0.004 }),
    panel(lower, flankOf(lines, 0.0025), finishes.satin, { thickness: 0.004 }),
    tower(finishes),
    longGuard(
      [[-0.42, 0.83], [-0.58, 0.865], [-0.78, 0.87], [-0.95, 0.835], [-1.09, 0.77]],
      [-0.43, -1.08],
      [0.1, 0.07],
      finishes.paint,
    ),
    seatPad(
      {
        top: [[-0.02, 0.975], [0.1, 0.925], [0.3, 0.9], [0.42, 0.915], [0.5, 0.945], [0.7, 0.955]],
        half: [[-0.02, 0.08], [0.2, 0.125], [0.42, 0.135], [0.72, 0.1]],
        from: 0,
        to: 0.7,
        depth: 0.08,
      },
      finishes,
    ),
    tailUnit(
      {
        top: [[0.1, 0.8], [0.4, 0.855], [0.82, 0.925]],
        bottom: [[0.1, 0.72], [0.4, 0.79], [0.82, 0.885]],
        half: [[0.1, 0.12], [0.4, 0.14], [0.82, 0.085]],
        from: 0.12,
        to: 0.82,
      },
      finishes,
    ),
    rack(finishes),
    panniers(finishes),
  )
}

function panniers(finishes: Finishes): THREE.Object3D[] {
  return [
    ...hardCase(
      { centre: [0.66, 0.7, 0.305], half: [0.215, 0.165, 0.1], radius: 0.028, lean: 0.05, lid: 0.812 },
      finishes.machined,
      finishes.satin,
    ),
    ...bothSides(side => [
      ...[0.54, 0.78].map(x => block([0.03, 0.07, 0.01], 0.004, finishes.satin, [x - 0.012, 0.806, side * 0.4])),
      rod([0.44, 0.84, side * 0.19], [0.9, 0.86, side * 0.19], 0.009, finishes.satin),
      rod([0.5, 0.84, side * 0.12], [0.5, 0.84, side * 0.21], 0.009, finishes.satin),
      rod([0.82, 0.86, side * 0.08], [0.82, 0.86, side * 0.21], 0.009, finishes.satin),
    ]),
  ]
}

const mask: FrontShape = (y, z) => Math.max(Math.abs(y - 1.02) - 0.09, z - 0.082 - 0.22 * (y - 1.02))

/** Two lamps above each other behind one clear mask, the screen rising from it. */
function tower(finishes: Finishes): THREE.Object3D[] {
  const flank = flankOf(
    {
      plan: [[-0.7, 0.03], [-0.67, 0.095], [-0.61, 0.13], [-0.52, 0.145]],
      section: [[0.86, 0.7], [0.98, 1], [1.1, 0.95], [1.22, 0.8]],
    },
  )
  const skin = noseField(flank, { top: [[-0.7, 1.14], [-0.5, 1.18]], bottom: [[-0.7, 0.9], [-0.5, 0.86]], rear: -0.56, lean: 0 })
  return [
    ...makeNose(
      (x, y, z) => skin(x - 0.3 * (y - 1) + 0.03, y, z),
      {
        lamps: mask,
        lights: (y, z) => Math.min(
          Math.hypot(y - 0.972, z - 0.034) - 0.021,
          Math.hypot(y - 1.04, z - 0.034) - 0.021,
          Math.max(mask(y, z) + 0.006, 0.075 - z, Math.abs(y - 1.02) - 0.07),
        ),
        behind: -0.58,
      },
      [-0.82, -0.46, 0.84, 1.21, 0.18],
      finishes,
    ),
    screen(
      { foot: [-0.655, 1.12, 0], head: [-0.53, 1.42, 0], half: [0.125, 0.13], wrap: 0.07, fall: [0.01, 0.03], bubble: 0.015 },
      finishes.screen,
    ),
    block([0.012, 0.15, 0.12], 0.005, finishes.gloss, [-0.53, 1.22, 0], [0, 0, -0.2]),
  ]
}
