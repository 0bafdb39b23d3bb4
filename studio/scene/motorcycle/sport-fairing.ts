import type * as THREE from 'three'
import type { Finishes } from './finishes.ts'
import { flankOf, makeNose, noseField, screen, stroke, type FairingLines } from './fairing.ts'
import { panel } from './panel.ts'
import { block, group, type Outline } from './parts.ts'

const lines: FairingLines = {
  plan: [
    [-0.84, 0.01], [-0.81, 0.075], [-0.74, 0.145], [-0.63, 0.2], [-0.48, 0.236], [-0.3, 0.25], [-0.1, 0.24], [0.06, 0.205],
    [0.2, 0.17],
  ],
  section: [
    [0.1, 0.3], [0.16, 0.52], [0.26, 0.76], [0.42, 0.87], [0.58, 0.9], [0.65, 0.92, 0.014], [0.7, 1, 0.01], [0.82, 0.93],
    [0.94, 0.76], [1.05, 0.55],
  ],
  fall: 0.16,
}

const upper: Outline = [
  [-0.7, 0.775], [-0.64, 0.915], [-0.55, 0.935], [-0.46, 0.865], [-0.36, 0.82], [-0.2, 0.79], [-0.02, 0.735], [0.07, 0.66],
  [-0.08, 0.64], [-0.22, 0.66], [-0.35, 0.6], [-0.46, 0.6], [-0.58, 0.69],
]
const lower: Outline = [
  [-0.46, 0.61], [-0.36, 0.585], [-0.3, 0.56], [-0.2, 0.46], [-0.06, 0.4], [0.08, 0.36], [0.19, 0.24], [0.21, 0.185],
  [0.16, 0.165], [-0.1, 0.14], [-0.27, 0.16], [-0.345, 0.24], [-0.36, 0.4], [-0.4, 0.52],
]
const vent: Outline = [[-0.325, 0.45], [-0.23, 0.43], [-0.1, 0.345], [-0.18, 0.35], [-0.28, 0.385]]
const infill: Outline = [[-0.5, 0.68], [-0.06, 0.72], [-0.02, 0.62], [-0.06, 0.52], [-0.14, 0.42], [-0.3, 0.45], [-0.41, 0.52]]
const underSeat: Outline = [[-0.02, 0.81], [0.3, 0.815], [0.44, 0.875], [0.5, 0.865], [0.34, 0.76], [0.2, 0.66], [0.08, 0.66]]

/** Nose, screen and two layers of fairing of a supersport. */
export function sportFairing(finishes: Finishes): THREE.Group {
  const flank = flankOf(lines)
  const nose = noseField(flank, {
    top: [[-0.84, 0.8], [-0.81, 0.845], [-0.72, 0.91], [-0.62, 0.955], [-0.5, 0.95], [-0.4, 0.93]],
    bottom: [[-0.84, 0.78], [-0.8, 0.752], [-0.7, 0.725], [-0.55, 0.69], [-0.4, 0.68]],
    rear: -0.47,
  })
  return group(
    makeNose(
      nose,
      {
        lamps: stroke([0.052, 0.816], [0.168, 0.872], [0.03, 0.036]),
        lights: stroke([0.056, 0.81], [0.166, 0.863], [0.008, 0.01]),
        intakes: (y, z) => Math.max(z - 0.034 - 0.9 * (0.79 - y) * (y > 0.77 ? 1 : 0), Math.abs(y - 0.775) - 0.02),
        behind: -0.56,
      },
      [-0.88, -0.42, 0.64, 1, 0.27],
      finishes,
    ),
    screen(
      { foot: [-0.66, 0.932, 0], head: [-0.39, 1.125, 0], half: [0.17, 0.13], wrap: 0.13, fall: [0.0, 0.055], bubble: 0.03 },
      finishes.screen,
    ),
    panel(upper, flankOf(lines, 0.006), finishes.paint, { liner: finishes.satin }),
    panel(lower, flankOf(lines, -0.008), finishes.paint, { liner: finishes.satin }),
    panel(underSeat, x => 0.118 - 0.08 * Math.max(0, x - 0.2), finishes.satin),
    panel(infill, flankOf(lines, -0.024), finishes.satin, { thickness: 0.006 }),
    panel(vent, flankOf(lines, -0.0055), finishes.gloss, { thickness: 0.006 }),
    block([0.42, 0.03, 0.12], 0.014, finishes.satin, [-0.06, 0.16, 0]),
    block([0.05, 0.075, 0.17], 0.012, finishes.satin, [-0.5, 0.965, 0], [0, 0, -0.9]),
  )
}

const sparOutline: Outline = [
  [-0.42, 0.91], [-0.32, 0.885], [-0.1, 0.79], [0.08, 0.68], [0.19, 0.54], [0.225, 0.35], [0.13, 0.32], [0.09, 0.44], [
    -0.02, 0.585,
  ], [-0.2, 0.69], [-0.4, 0.77],
]

/** Two beams from the steering head round the engine to the swingarm's pivot. */
export const twinSpar = (finishes: Finishes): THREE.Object3D[] =>
  panel(
    sparOutline,
    (x, y) => 0.142 - 0.14 * Math.max(0, x - 0.02) - 0.35 * Math.max(0, -0.3 - x) - 4 * (y - 0.78 + 0.5 * (x + 0.1)) ** 2 * 0.06,
    finishes.casting,
    { thickness: 0.03 },
  )
