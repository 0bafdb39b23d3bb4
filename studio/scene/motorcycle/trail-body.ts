import type * as THREE from 'three'
import { lens, type Finishes } from './finishes.ts'
import { flankOf, type FrontShape, makeNose, noseField } from './fairing.ts'
import { longGuard } from './long-guard.ts'
import { panel } from './panel.ts'
import { block, group, type Outline } from './parts.ts'
import { seatPad } from './tail-unit.ts'
import { makeTank, tankCap, type TankLines } from './tank.ts'

const tank: TankLines = {
  top: [[-0.4, 0.94], [-0.32, 1.005], [-0.2, 1.02], [-0.06, 0.985], [0.06, 0.94]],
  floor: [[-0.4, 0.86], [-0.2, 0.82], [0.1, 0.84]],
  shoulder: [[-0.4, 0.08], [-0.3, 0.12], [-0.16, 0.125], [0, 0.09], [0.1, 0.075]],
  knee: [[-0.4, 0.07], [-0.3, 0.1], [0, 0.08], [0.1, 0.07]],
  from: -0.37,
  to: 0.06,
}
const shroud: Outline = [
  [-0.5, 0.88], [-0.42, 0.985], [-0.28, 1], [-0.08, 0.93], [0.04, 0.88], [-0.08, 0.83], [-0.2, 0.75], [-0.3, 0.64], [-0.38, 0.63],
  [-0.4, 0.74], [-0.45, 0.81],
]
const flash: Outline = [[-0.4, 0.87], [-0.26, 0.93], [-0.1, 0.88], [-0.24, 0.8], [-0.33, 0.7], [-0.36, 0.72], [-0.36, 0.8]]
const side: Outline = [
  [0.06, 0.86], [0.24, 0.9], [0.56, 0.925], [0.64, 0.9], [0.5, 0.83], [0.34, 0.71], [0.22, 0.65], [0.14, 0.66], [0.12, 0.76],
]
const fins = {
  plan: [[-0.52, 0.13], [-0.4, 0.17], [-0.26, 0.165], [-0.1, 0.12], [0.06, 0.088]],
  section: [[0.6, 0.86], [0.78, 0.95, 0.014], [0.84, 1, 0.01], [1, 0.84]],
  fall: 0.12,
} as const

/** Slim plastics of an enduro: a seat from tank to tail, shrouds, number boards, mudguards high above the wheels. */
export function trailBody(finishes: Finishes): THREE.Group {
  return group(
    makeTank(tank, finishes.satin),
    tankCap([-0.2, 1.014, 0], finishes),
    panel(shroud, flankOf(fins), finishes.paint, { thickness: 0.008 }),
    panel(flash, flankOf(fins, 0.0025), finishes.gloss, { thickness: 0.004 }),
    panel(side, x => 0.138 - 0.08 * Math.abs(x - 0.26), finishes.paint, { thickness: 0.01 }),
    seatPad(
      {
        top: [[-0.16, 1.015], [-0.06, 0.985], [0.1, 0.955], [0.35, 0.95], [0.7, 0.97]],
        half: [[-0.16, 0.06], [0, 0.075], [0.25, 0.1], [0.5, 0.095], [0.72, 0.07]],
        from: -0.15,
        to: 0.7,
        depth: 0.075,
      },
      finishes,
    ),
    longGuard(
      [[-0.39, 0.855], [-0.55, 0.895], [-0.74, 0.9], [-0.92, 0.865], [-1.06, 0.8]],
      [-0.4, -1.05],
      [0.105, 0.07],
      finishes.paint,
    ),
    longGuard([[0.4, 0.88], [0.6, 0.92], [0.8, 0.965], [1, 0.99]], [0.44, 0.99], [0.1, 0.07], finishes.paint),
    block([0.03, 0.03, 0.09], 0.01, lens('#a20b10', 0.5), [0.975, 0.965, 0], [0, 0, 0.2]),
    mask(finishes),
  )
}

const lamp: FrontShape = (y, z) => Math.max(Math.abs(y - 0.955) - 0.032 + 0.12 * z, z - 0.07)

/** A number board with the lamp in its lower half, leaning with the fork. */
function mask(finishes: Finishes): THREE.Object3D[] {
  const flank = flankOf(
    {
      plan: [[-0.63, 0.04], [-0.6, 0.105], [-0.55, 0.128], [-0.48, 0.135]],
      section: [[0.86, 0.62], [0.96, 0.9], [1.04, 1], [1.16, 0.86]],
    },
  )
  const skin = noseField(flank, { top: [[-0.63, 1.12], [-0.5, 1.15]], bottom: [[-0.63, 0.9], [-0.5, 0.87]], rear: -0.53, lean: 0 })
  return makeNose(
    (x, y, z) => skin(x - 0.42 * (y - 1) + 0.015, y, z),
    {
      lamps: lamp,
      lights: (y, z) => Math.min(Math.hypot(y - 0.952, z) - 0.019, Math.max(Math.abs(y - 0.978 + 0.12 * z) - 0.004, z - 0.062)),
      behind: -0.5,
    },
    [-0.76, -0.42, 0.84, 1.19, 0.17],
    finishes,
  )
}
