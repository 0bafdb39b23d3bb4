import { type Group, Mesh, TorusGeometry } from 'three'
import { block, bothSides, group, ring, rod } from '../motorcycle/parts.ts'
import { roundBox, solid } from '../motorcycle/solid.ts'
import { smoothMin } from '../shape/smooth.ts'
import type { Trim } from './trim.ts'

/** A three-spoke wheel, flattened at the bottom, facing the driver (+x). */
export function steeringWheel(radius: number, trim: Trim): Group {
  const rim = new TorusGeometry(radius, 0.0165, 20, 80).rotateY(Math.PI / 2)
  const position = rim.attributes.position!
  for (let i = 0; i < position.count; i++) {
    const drop = position.getY(i) + radius * 0.82
    if (drop < 0) position.setY(i, -radius * 0.82 + drop * 0.45)
  }
  rim.computeVertexNormals()
  const hub = solid(
    (x, y, z) => {
      const side = Math.abs(z)
      const boss = roundBox(x, y, z, 0.026, 0.058, 0.072, 0.026)
      const spokes = roundBox(x - 0.004, y - 0.004, side - radius * 0.66, 0.011, 0.023, radius * 0.36, 0.01)
      const foot = roundBox(x - 0.002, y + radius * 0.55, z, 0.01, radius * 0.34, 0.026, 0.008)
      return smoothMin(smoothMin(boss, spokes, 0.02), foot, 0.02)
    },
    [-0.06, 0.06, -radius - 0.02, 0.1, radius + 0.02],
    0.0065,
    trim.rubber,
  )
  return group(
    new Mesh(rim, trim.rubber),
    hub,
    bothSides(side => [
      block([0.012, 0.032, 0.052], 0.005, trim.gloss, [0.014, -0.002, side * 0.112]),
      block([0.006, 0.008, 0.05], 0.002, trim.metal, [0.016, -0.026, side * 0.112]),
    ]),
    ring(0.016, 0.0028, trim.metal, [0.027, 0.004, 0]),
    block([0.006, 0.055, 0.03], 0.003, trim.metal, [0.006, -radius * 0.6, 0]),
    rod([-0.03, 0, 0], [-0.2, -0.03, 0], 0.045, trim.rubber),
    bothSides(side => rod([-0.06, 0.005, side * 0.04], [-0.06, 0.03, side * 0.165], 0.0075, trim.rubber)),
  )
}
