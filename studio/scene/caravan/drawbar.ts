import { BoxGeometry, CylinderGeometry, type Material, type Mesh, SphereGeometry, TorusGeometry } from 'three'
import { frame, lit, onSide } from '../shape/panel.ts'
import { bar, block, bothSides, place } from '../shape/place.ts'
import { slab } from '../shape/slab.ts'
import type { Finishes } from './finishes.ts'
import type { Layout } from './spec.ts'

/** The A-frame with its coupling and jockey wheel, and what is carried on it. */
export function drawbar(layout: Layout, finishes: Finishes): Mesh[] {
  const { spec } = layout
  const y = spec.floor - 0.06
  const end = -spec.drawbar.length
  const steel = spec.allTerrain ? finishes.steel : finishes.zinc
  return [
    ...bothSides(side => rail([0.7, y, side * 0.78], [end + 0.16, y, side * 0.06], steel)),
    place(new BoxGeometry(0.07, 0.1, 1.05), steel, [-0.12, y, 0]),
    place(new BoxGeometry(0.07, 0.08, 0.5), steel, [-0.78, y, 0]),
    block([0.34, 0.07, 0.13], 0.02, steel, [end + 0.08, y + 0.055, 0]),
    block([0.16, 0.1, 0.12], 0.03, finishes.black, [end - 0.08, y + 0.06, 0]),
    lit(bar([end + 0.18, y + 0.06, 0.05], [end + 0.34, y + 0.34, 0.05], 0.012, finishes.black), 0.9),
    ...jockeyWheel(end + 0.42, y, finishes),
    ...(spec.drawbar.load === 'gas' ? gasBottles(-0.38, y, finishes) : []),
    ...(spec.drawbar.load === 'toolbox' ? [...toolbox(layout, finishes), ...gasBottles(-0.98, y, finishes)] : []),
    ...(spec.drawbar.load === 'boot' ? gasBottles(-0.52, y, finishes) : []),
  ]
}

function rail(from: readonly [number, number, number], to: readonly [number, number, number], steel: Material): Mesh {
  const [dx, dz] = [to[0] - from[0], to[2] - from[2]]
  const mesh = place(new BoxGeometry(Math.hypot(dx, dz), 0.12, 0.055), steel, [(from[0] + to[0]) / 2, from[1],
    (from[2] + to[2]) / 2])
  mesh.rotation.y = -Math.atan2(dz, dx)
  return mesh
}

function jockeyWheel(x: number, y: number, { zinc, black }: Finishes): Mesh[] {
  const wheel = place(new CylinderGeometry(0.11, 0.11, 0.075, 28), black, [x + 0.04, 0.11, 0.2])
  const hub = place(new CylinderGeometry(0.05, 0.05, 0.08, 20), zinc, [x + 0.04, 0.11, 0.2])
  for (const part of [wheel, hub]) part.rotation.x = Math.PI / 2
  const knob = place(new TorusGeometry(0.06, 0.009, 8, 24), zinc, [x, y + 0.44, 0.2])
  knob.rotation.x = Math.PI / 2
  return [
    wheel, hub, bar([x, 0.2, 0.2], [x, y + 0.43, 0.2], 0.028, zinc), bar([x, 0.24, 0.2], [x + 0.04, 0.11, 0.245], 0.012, zinc),
    bar([x, 0.24, 0.2], [x + 0.04, 0.11, 0.155], 0.012, zinc), knob, block([0.09, 0.12, 0.09], 0.01, zinc, [x, y, 0.17]),
  ]
}

/** Two nine-kilogram bottles with their collars and valves. */
export function gasBottles(x: number, y: number, { white, zinc, black }: Finishes): Mesh[] {
  return [
    ...bothSides(side => {
      const z = side * 0.175
      const collar = place(new CylinderGeometry(0.085, 0.085, 0.09, 24, 1, true), white, [x, y + 0.53, z])
      return [
        place(new CylinderGeometry(0.152, 0.152, 0.29, 32), white, [x, y + 0.29, z]),
        place(new SphereGeometry(0.152, 32, 12, 0, Math.PI * 2, 0, Math.PI / 2).scale(1, 0.55, 1), white, [x, y + 0.435, z]),
        place(new CylinderGeometry(0.152, 0.11, 0.08, 32), white, [x, y + 0.105, z]),
        collar, place(new CylinderGeometry(0.02, 0.02, 0.1, 12), zinc, [x, y + 0.53, z]),
        lit(place(new CylinderGeometry(0.155, 0.155, 0.035, 32), black, [x, y + 0.31, z]), 0.8),
      ]
    }),
    block([0.34, 0.03, 0.72], 0.01, zinc, [x, y + 0.06, 0]),
  ]
}

/** A box across the drawbar with a lid to each side, its front sheared off for the corners of the tow car. */
function toolbox({ spec }: Layout, finishes: Finishes): Mesh[] {
  const [low, high, half] = [spec.floor + 0.01, spec.floor + 0.66, 0.88]
  return [
    ...slab({ outline: [[-0.78, low, 0.02], [-0.06, low, 0.02], [-0.06, high, 0.03], [-0.56, high, 0.06],
      [-0.78, high - 0.2, 0.06]], half, edge: 0.02 }, { side: finishes.powder, wrap: finishes.blackChecker, light: 0.85 }),
    ...bothSides(side => onSide([
      frame(0.56, 0.46, 0.016, 0.008, 0.03, finishes.steel),
      lit(block([0.09, 0.05, 0.02], 0.008, finishes.alloy, [0, 0.16, 0.008]), 0.9),
    ], -0.38, (low + high) / 2 - 0.03, side * half)),
    ...bothSides(side => lit(block([0.4, 0.012, half * 0.92], 0.004, finishes.steel, [-0.31, high, side * half * 0.5]), 0.85)),
  ]
}

/** Twenty litres in pressed steel, standing across. */
export function jerryCan([x, y, z]: readonly [number, number, number], { powder, steel, red }: Finishes): Mesh[] {
  return [
    block([0.17, 0.42, 0.34], 0.035, steel, [x, y, z]),
    block([0.175, 0.02, 0.3], 0.008, powder, [x, y + 0.06, z]), block([0.175, 0.02, 0.3], 0.008, powder, [x, y - 0.08, z]),
    bar([x, y + 0.245, z - 0.11], [x, y + 0.245, z + 0.06], 0.013, steel),
    place(new CylinderGeometry(0.028, 0.028, 0.05, 14), red, [x, y + 0.225, z + 0.12]),
    block([0.2, 0.03, 0.37], 0.01, powder, [x, y - 0.22, z]),
  ]
}
