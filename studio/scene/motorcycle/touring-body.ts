import type * as THREE from 'three'
import type { Field } from '../shape/grid.ts'
import { lens, type Finishes } from './finishes.ts'
import { flankOf, noseField, screen, type FairingLines, type NoseLines } from './fairing.ts'
import { hardCase } from './luggage.ts'
import { at, block, bothSides, drum, ring, rod, tube } from './parts.ts'
import { solid } from './solid.ts'

const batwing: FairingLines = {
  plan: [[-0.76, 0.03], [-0.73, 0.14], [-0.66, 0.235], [-0.58, 0.3], [-0.48, 0.345], [-0.38, 0.355]],
  section: [[0.8, 0.3], [0.88, 0.44], [0.97, 0.78], [1.04, 0.97, 0.015], [1.08, 1, 0.012], [1.16, 0.9], [1.26, 0.66]],
}
const nose: NoseLines = {
  top: [[-0.77, 1.06], [-0.7, 1.15], [-0.6, 1.2], [-0.45, 1.21]],
  bottom: [[-0.77, 0.9], [-0.68, 0.84], [-0.5, 0.82], [-0.4, 0.84]],
  rear: -0.56,
  lean: 0.45,
}

/** A fork-mounted fairing, panniers, a top case to lean on, bars round the engine. */
export function touringBody(finishes: Finishes): THREE.Object3D[] {
  return [
    ...fairing(finishes),
    ...hardCase(
      { centre: [0.8, 0.55, 0.255], half: [0.31, 0.165, 0.108], radius: 0.085, taper: 0.26, lean: 0.16, lid: 0.615 },
      finishes.paint,
      finishes.satin,
    ),
    ...hardCase(
      { centre: [0.82, 0.97, 0], half: [0.23, 0.13, 0.275], radius: 0.09, taper: 0.22, lean: 0, lid: 0.965 },
      finishes.paint,
      finishes.satin,
    ),
    ...bothSides(side => [
      block([0.045, 0.06, 0.012], 0.005, finishes.chrome, [0.83, 0.615, side * 0.353]),
      tube([[0.62, 0.66, side * 0.11], [0.68, 0.8, side * 0.12], [0.84, 0.83, side * 0.13]], 0.012, finishes.satin),
      tube([[0.98, 0.56, side * 0.1], [0.98, 0.74, side * 0.12], [0.88, 0.83, side * 0.13]], 0.012, finishes.satin),
      tube(
        [
          [-0.5, 0.66, side * 0.08], [-0.5, 0.6, side * 0.26], [-0.47, 0.44, side * 0.32], [-0.42, 0.3, side * 0.26],
          [-0.4, 0.24, side * 0.12],
        ],
        0.016,
        finishes.chrome,
      ),
    ]),
    block([0.34, 0.02, 0.3], 0.008, finishes.satin, [0.82, 0.837, 0]),
    block([0.09, 0.2, 0.38], 0.04, finishes.leather, [0.575, 0.96, 0], [0, 0, -0.16]),
    ...bothSides(side => block([0.16, 0.075, 0.06], 0.028, finishes.leather, [0.54, 0.885, side * 0.2])),
  ]
}

function fairing(finishes: Finishes): THREE.Object3D[] {
  const outer = noseField(flankOf(batwing), nose)
  const inner = noseField(
    flankOf(batwing, -0.02),
    { ...nose, top: nose.top.map(([x, y]) => [x, y - 0.015]), bottom: nose.bottom.map(([x, y]) => [x, y + 0.015]), rear: -0.525 },
  )
  const cockpit: Field = (x, y, z) => Math.max(inner(x, y, z), -0.7 - x)
  const dial = (z: number, radius: number) => [
    at(drum(radius, 0.02, finishes.gloss, [0, 0, 0]), [-0.432, 1.085, z], [0, Math.PI / 2, 0.35]),
    ring(radius, 0.004, finishes.chrome, [-0.423, 1.085, z], [0, Math.PI / 2, 0.35]),
  ]
  return [
    solid(outer, [-0.82, -0.32, 0.78, 1.27, 0.4], 0.006, finishes.paint),
    solid(cockpit, [-0.72, -0.3, 0.78, 1.27, 0.4], 0.007, finishes.satin),
    screen(
      { foot: [-0.69, 1.155, 0], head: [-0.545, 1.345, 0], half: [0.27, 0.2], wrap: 0.16, fall: [0.03, 0.06], bubble: 0.02 },
      finishes.screen,
    ),
    ...dial(0.06, 0.05),
    ...dial(-0.06, 0.05),
    ...bothSides(side => [
      at(drum(0.05, 0.02, finishes.rubber, [0, 0, 0]), [-0.44, 1.06, side * 0.22], [0, Math.PI / 2, 0.35]),
      rod([-0.6, 0.96, side * 0.18], [-0.7, 0.96, side * 0.18], 0.036, finishes.chrome),
      rod([-0.7, 0.96, side * 0.18], [-0.706, 0.96, side * 0.18], 0.031, lens('#dfe6ee', 0.35)),
    ]),
  ]
}
