import { type Group, Mesh, CylinderGeometry } from 'three'
import { block, group, ring, rod } from '../motorcycle/parts.ts'
import { roundBox, solid } from '../motorcycle/solid.ts'
import { smoothMin } from '../shape/smooth.ts'
import type { CabinShape } from './families.ts'
import type { Trim } from './trim.ts'

/** What lies between the front seats; x backwards from the dashboard, y up from the floor. */
export function centreConsole({ console: kind, dashTop }: CabinShape, trim: Trim): Group {
  if (kind === 'flat') return group(block([0.3, 0.06, 0.26], 0.02, trim.pad, [0.2, 0.05, 0]), ...lever(0.12, 0.3, trim))
  const top = kind === 'bridge' ? 0.4 : 0.36
  const body = solid(
    (x, y, z) => {
      const tunnel = roundBox(x - 0.42, y - top / 2 + 0.02, z, 0.52, top / 2, 0.125, 0.035)
      const rise = roundBox(x - 0.02, y - (top + dashTop - 0.2) / 2, z, 0.09, (dashTop - 0.2 - top) / 2 + 0.1, 0.13, 0.03)
      const armrest = roundBox(x - 0.76, y - top - 0.03, z, 0.19, 0.05, 0.112, 0.035)
      return smoothMin(smoothMin(tunnel, rise, 0.06), armrest, 0.012)
    },
    [-0.16, 1.02, -0.02, dashTop - 0.1, 0.18],
    0.0115,
    trim.lower,
  )
  const deck = top - 0.018
  return group(
    body,
    block([0.44, 0.014, 0.2], 0.006, trim.gloss, [0.32, deck + 0.003, 0]),
    [0.102, -0.102].map(z => block([0.46, 0.01, 0.006], 0.003, trim.metal, [0.32, deck + 0.008, z])),
    [0.4, 0.49].flatMap(x => cup(x, deck + 0.012, 0.045, trim)),
    kind === 'bridge' ? [] : lever(0.22, deck, trim),
    block([0.15, 0.006, 0.08], 0.003, trim.rubber, [0.43, deck + 0.011, -0.045]),
    [0, 1, 2].map(i => block([0.022, 0.01, 0.03], 0.004, trim.rubber, [0.31, deck + 0.014, -0.075 + i * 0.036])),
  )
}

function cup(x: number, y: number, z: number, trim: Trim): Mesh[] {
  const well = new Mesh(new CylinderGeometry(0.036, 0.033, 0.01, 36), trim.rubber)
  well.position.set(x, y - 0.003, z)
  return [well, ring(0.038, 0.003, trim.metal, [x, y, z], [Math.PI / 2, 0, 0])]
}

/** A selector with a leather boot. */
function lever(x: number, y: number, trim: Trim): Mesh[] {
  const boot = new Mesh(new CylinderGeometry(0.02, 0.05, 0.07, 24), trim.pad)
  boot.position.set(x, y + 0.04, -0.03)
  return [
    boot,
    rod([x, y + 0.05, -0.03], [x - 0.012, y + 0.12, -0.03], 0.01, trim.metal),
    block([0.052, 0.055, 0.048], 0.02, trim.gloss, [x - 0.014, y + 0.145, -0.03], [0, 0, 0.18]),
  ]
}
