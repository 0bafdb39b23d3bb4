import type * as THREE from 'three'
import type { Finishes } from './finishes.ts'
import { flankOf, type FrontShape, makeNose, noseField, screen } from './fairing.ts'
import { panel } from './panel.ts'
import { profile } from '../shape/profile.ts'
import { smoothMax } from '../shape/smooth.ts'
import { block, bothSides, group, rod, tube, type Outline } from './parts.ts'
import { solid } from './solid.ts'
import { seatPad, tailUnit } from './tail-unit.ts'
import { makeTank, tankCap, type TankLines } from './tank.ts'

const tank: TankLines = {
  top: [[-0.44, 0.97], [-0.36, 1.06], [-0.2, 1.095], [-0.06, 1.05], [0.08, 0.94], [0.18, 0.9]],
  floor: [[-0.44, 0.9], [-0.3, 0.84], [-0.05, 0.815], [0.2, 0.83]],
  shoulder: [[-0.44, 0.13], [-0.33, 0.205], [-0.18, 0.215], [-0.02, 0.155], [0.1, 0.1], [0.2, 0.09]],
  knee: [[-0.44, 0.1], [-0.3, 0.15], [-0.18, 0.13], [0, 0.1], [0.2, 0.09]],
  from: -0.42,
  to: 0.16,
}
const shroud: Outline = [
  [-0.6, 0.84], [-0.56, 0.95], [-0.44, 1.02], [-0.3, 1], [-0.12, 0.9], [-0.02, 0.835], [-0.14, 0.8], [-0.25, 0.74],
  [-0.33, 0.62], [-0.42, 0.58], [-0.45, 0.7], [-0.52, 0.79],
]
const insert: Outline = [[-0.5, 0.83], [-0.36, 0.86], [-0.2, 0.82], [-0.29, 0.73], [-0.36, 0.62], [-0.41, 0.63], [-0.42, 0.73]]
const side: Outline = [[-0.06, 0.83], [0.2, 0.85], [0.28, 0.8], [0.2, 0.7], [0.1, 0.67], [0, 0.7]]
const wide = {
  plan: [[-0.66, 0.14], [-0.56, 0.19], [-0.42, 0.24], [-0.25, 0.24], [-0.1, 0.195], [0.05, 0.145]],
  section: [[0.5, 0.72], [0.7, 0.86], [0.84, 0.94, 0.014], [0.9, 1, 0.01], [1.05, 0.82]],
  fall: 0.1,
} as const

/** Tank, shrouds, beak, lamps and screen of a large adventure motorcycle. */
export function adventureBody(finishes: Finishes): THREE.Group {
  return group(
    makeTank(tank, finishes.paint),
    tankCap([-0.2, 1.087, 0], finishes),
    panel(shroud, flankOf(wide), finishes.paint, { liner: finishes.satin }),
    panel(insert, flankOf(wide, 0.003), finishes.satin, { thickness: 0.006 }),
    panel(side, x => 0.125 - 0.1 * Math.max(0, x), finishes.satin),
    beak(finishes),
    tower(finishes),
    screen(
      { foot: [-0.655, 1.05, 0], head: [-0.5, 1.36, 0], half: [0.15, 0.155], wrap: 0.09, fall: [0.01, 0.03], bubble: 0.018 },
      finishes.screen,
    ),
    seatPad(
      {
        top: [[0, 0.95], [0.1, 0.885], [0.3, 0.872], [0.38, 0.89], [0.43, 0.935], [0.7, 0.95]],
        half: [[0, 0.09], [0.2, 0.14], [0.42, 0.15], [0.72, 0.11]],
        from: 0.04,
        to: 0.7,
        depth: 0.075,
      },
      finishes,
    ),
    tailUnit(
      {
        top: [[0.1, 0.8], [0.4, 0.845], [0.8, 0.92]],
        bottom: [[0.1, 0.74], [0.4, 0.8], [0.8, 0.885]],
        half: [[0.1, 0.13], [0.4, 0.15], [0.8, 0.09]],
        from: 0.16,
        to: 0.8,
      },
      finishes,
    ),
    rack(finishes),
  )
}

/** The long upper lip over the front wheel. */
function beak(finishes: Finishes): THREE.Mesh {
  const top = profile([[-1.02, 0.785], [-0.9, 0.835], [-0.72, 0.9], [-0.55, 0.98]], 0.03)
  const bottom = profile([[-1.02, 0.77], [-0.9, 0.785], [-0.72, 0.81], [-0.55, 0.84]], 0.03)
  const half = profile([[-1.03, 0.02], [-0.98, 0.05], [-0.85, 0.075], [-0.7, 0.1], [-0.55, 0.17]], 0.03)
  return solid(
    (x, y, z) => {
      const across = Math.abs(z)
      let distance = smoothMax(across - half(x), (y - top(x) + 0.6 * across) * 0.85, 0.012)
      distance = smoothMax(distance, bottom(x) + 0.8 * across * across - y, 0.01)
      return smoothMax(smoothMax(distance, -1.01 - x, 0.02), x + 0.56, 0.02)
    },
    [-1.05, -0.52, 0.74, 1.02, 0.2],
    0.005,
    finishes.paint,
  )
}

/** A lamp: flat above, cut off towards the middle and below. */
const lamp: FrontShape = (y, z) => Math.max(
  Math.abs(z - 0.075) - 0.052,
  y - 0.985 - 0.12 * (z - 0.075),
  0.93 - y + 0.25 * (0.075 - z),
  (z - 0.1) * 0.7 + (0.95 - y) * 0.7,
)

/** Lamps either side of the middle, under the screen. */
function tower(finishes: Finishes): THREE.Object3D[] {
  const flank = flankOf({
    plan: [[-0.77, 0.03], [-0.74, 0.1], [-0.68, 0.14], [-0.58, 0.165], [-0.45, 0.17]],
    section: [[0.84, 0.8], [0.96, 1], [1.02, 1], [1.12, 0.8]],
  })
  const skin = noseField(flank, {
    top: [[-0.78, 0.98], [-0.74, 1.025], [-0.66, 1.07], [-0.56, 1.085], [-0.46, 1.08]],
    bottom: [[-0.78, 0.94], [-0.74, 0.88], [-0.64, 0.85], [-0.46, 0.86]],
    rear: -0.5,
  })
  return [
    ...makeNose(
      skin,
      {
        lamps: lamp,
        lights: (y, z) => Math.min(
          Math.max(lamp(y, z), Math.abs(y - 0.978 - 0.12 * (z - 0.075)) - 0.004),
          Math.hypot(y - 0.952, z - 0.062) - 0.015,
        ),
        behind: -0.58,
        shell: finishes.satin,
        glass: finishes.machined,
      },
      [-0.82, -0.44, 0.8, 1.13, 0.22],
      finishes,
    ),
    block([0.012, 0.1, 0.16], 0.005, finishes.gloss, [-0.5, 1.13, 0], [0, 0, -0.35]),
  ]
}

/** Grab rails and a carrier behind the seat. */
export function rack(finishes: Finishes): THREE.Object3D[] {
  return [
    ...bothSides(
      hand => tube(
        [[0.44, 0.88, hand * 0.155], [0.56, 0.95, hand * 0.17], [0.8, 0.965, hand * 0.14], [0.95, 0.968, hand * 0.09]],
        0.011,
        finishes.satin,
      ),
    ),
    block([0.26, 0.012, 0.19], 0.005, finishes.satin, [0.83, 0.965, 0]),
    ...[0.74, 0.83, 0.92].map(x => rod([x, 0.974, -0.1], [x, 0.974, 0.1], 0.006, finishes.machined)),
  ]
}
