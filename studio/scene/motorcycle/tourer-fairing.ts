import type * as THREE from 'three'
import type { Finishes } from './finishes.ts'
import { flankOf, makeNose, noseField, screen, stroke, type FairingLines } from './fairing.ts'
import { panel } from './panel.ts'
import { block, bothSides, group, tube, type Outline } from './parts.ts'

const lines: FairingLines = {
  plan: [
    [-0.85, 0.01], [-0.82, 0.07], [-0.74, 0.15], [-0.62, 0.215], [-0.46, 0.255], [-0.3, 0.268], [-0.1, 0.245], [0.06, 0.2],
    [0.2, 0.165],
  ],
  section: [
    [0.1, 0.3], [0.18, 0.58], [0.35, 0.78], [0.52, 0.86], [0.7, 0.93, 0.014], [0.76, 1, 0.01], [0.88, 0.95], [1, 0.78],
    [1.12, 0.58],
  ],
  fall: 0.1,
}
const main: Outline = [
  [-0.72, 0.8], [-0.66, 0.965], [-0.55, 1], [-0.46, 0.925], [-0.34, 0.86], [-0.18, 0.835], [-0.02, 0.78], [0.03, 0.7],
  [-0.06, 0.635], [-0.15, 0.56], [-0.2, 0.45], [-0.28, 0.345], [-0.355, 0.325], [-0.375, 0.44], [-0.45, 0.59], [-0.58, 0.71],
]
const belly: Outline = [
  [-0.345, 0.31], [-0.27, 0.33], [-0.1, 0.27], [0.12, 0.255], [0.2, 0.21], [0.14, 0.165], [-0.1, 0.14], [-0.28, 0.16],
  [-0.34, 0.23],
]
const gills: readonly Outline[] = [
  [[-0.43, 0.66], [-0.24, 0.7], [-0.1, 0.66], [-0.26, 0.64], [-0.4, 0.6]],
  [[-0.37, 0.575], [-0.25, 0.61], [-0.155, 0.6], [-0.24, 0.565], [-0.345, 0.52]],
]
const underSeat: Outline = [[-0.02, 0.81], [0.16, 0.8], [0.34, 0.76], [0.2, 0.66], [0.08, 0.66]]

/** A sports tourer's: a wide nose with large lamps, a tall screen, the engine in view below. */
export function tourerFairing(finishes: Finishes): THREE.Group {
  const skin = noseField(flankOf(lines), {
    top: [[-0.85, 0.86], [-0.82, 0.91], [-0.72, 0.975], [-0.62, 1.02], [-0.5, 1.02], [-0.4, 1]],
    bottom: [[-0.85, 0.82], [-0.81, 0.785], [-0.7, 0.75], [-0.55, 0.71], [-0.4, 0.7]],
    rear: -0.47,
  })
  const lamp = stroke([0.042, 0.858], [0.165, 0.918], [0.03, 0.062])
  return group(
    makeNose(
      skin,
      {
        lamps: lamp,
        lights: (y, z) => Math.min(
          Math.abs(lamp(y, z) + 0.006) - 0.003 + (y > 0.87 + 0.49 * (z - 0.042) ? 1 : 0),
          Math.hypot(y - 0.9, z - 0.128) - 0.014,
        ),
        intakes: stroke([0.03, 0.795], [0.1, 0.8], [0.022, 0.03]),
        behind: -0.56,
      },
      [-0.89, -0.42, 0.66, 1.07, 0.29],
      finishes,
    ),
    screen(
      { foot: [-0.655, 1, 0], head: [-0.43, 1.27, 0], half: [0.19, 0.16], wrap: 0.13, fall: [0, 0.05], bubble: 0.03 },
      finishes.screen,
    ),
    panel(main, flankOf(lines, 0.006), finishes.paint, { liner: finishes.satin }),
    gills.flatMap(gill => panel(gill, flankOf(lines, 0.009), finishes.gloss, { thickness: 0.006 })),
    panel(belly, flankOf(lines, -0.01), finishes.paint, { liner: finishes.satin }),
    panel(underSeat, () => 0.112, finishes.satin),
    block([0.42, 0.03, 0.12], 0.014, finishes.satin, [-0.06, 0.16, 0]),
    block([0.05, 0.09, 0.18], 0.012, finishes.satin, [-0.5, 1.04, 0], [0, 0, -0.8]),
    bothSides(
      side => tube(
        [[0.44, 0.87, side * 0.125], [0.54, 0.945, side * 0.125], [0.72, 0.955, side * 0.09], [0.78, 0.93, side * 0.06]],
        0.011,
        finishes.satin,
      ),
    ),
  )
}
