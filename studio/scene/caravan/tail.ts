import { CylinderGeometry, type Mesh, type Object3D } from 'three'
import { plate } from '../body/parts/plates.ts'
import { frame, lit } from '../shape/panel.ts'
import { bar, block, bothSides, place } from '../shape/place.ts'
import { wheelMaker } from '../wheel/wheel.ts'
import { jerryCan } from './drawbar.ts'
import type { Finishes } from './finishes.ts'
import { windowPane } from './openings.ts'
import type { Layout } from './spec.ts'

/** The back wall: lamps, a window, the spare wheel, the bumper bar. */
export function tail(layout: Layout, finishes: Finishes): Object3D[] {
  const { spec } = layout
  const x = spec.length
  const low = spec.floor + (spec.cutAway?.[1] ?? 0.06)
  return [
    ...bothSides(side => [...lamps(x, low, side * (spec.half - 0.16), finishes)]),
    ...(spec.rear.window ? onBack(windowPane(1.3, 0.44, finishes), x, spec.roof - (spec.popTop ? 0.4 : 0.64)) : []),
    ...bumper(layout, low, finishes), ...spare(layout, low, finishes),
    ...(spec.rear.jerryCans ? bothSides(side => jerryCan([x + 0.17, low + 0.23, side * 0.72], finishes)) : []),
    ...numberPlate(layout, low, finishes),
    ...bothSides(side => lit(block([0.02, 0.03, 0.09], 0.008, finishes.red, [x - 0.01, spec.roof - 0.3,
      side * (spec.half - 0.2)]), 0.95)),
  ]
}

/** Beside the spare wheel, where it can be read. */
function numberPlate({ spec }: Layout, low: number, { black }: Finishes): Mesh[] {
  return plate({ black }, spec.length + (spec.rear.spare === 'bar' ? 0.3 : 0.11), low - 0.02, 'rear').map(part => {
    part.position.z = spec.half * 0.42
    return part
  })
}

function onBack(parts: Mesh[], x: number, y: number): Mesh[] {
  for (const part of parts) {
    part.position.set(x + part.position.z, y, 0)
    part.rotation.y = Math.PI / 2
  }
  return parts
}

/** Stop, turn and reversing lamps one above the other on a black base. */
function lamps(x: number, low: number, z: number, { black, red, amber, clear }: Finishes): Mesh[] {
  const base = frame(0.13, 0.48, 0.065, 0.02, 0.03, black)
  base.position.set(x, low + 0.34, z)
  base.rotation.y = Math.PI / 2
  const lens = [[red, 0.49, 0.17], [amber, 0.33, 0.11], [clear, 0.21, 0.09]] as const
  return [base, ...lens.map(([finish, up, height]) => lit(block([0.03, height, 0.1], 0.012, finish, [x + 0.022, low + up,
    z]), 0.95))]
}

function bumper({ spec }: Layout, low: number, finishes: Finishes): Mesh[] {
  const { length, half } = spec
  const steel = spec.allTerrain ? finishes.powder : finishes.zinc
  if (spec.rear.spare === 'wall')
    return [block([0.1, 0.13, half * 1.8], 0.03, finishes.black, [length + 0.05, low - 0.02, 0])]
  return [
    block([0.1, 0.12, half * 1.72], 0.015, steel, [length + 0.24, low - 0.02, 0]),
    ...bothSides(side => [
      bar([length - 0.3, low - 0.03, side * 0.72], [length + 0.24, low - 0.02, side * 0.72], 0.045, steel),
      lit(block([0.02, 0.06, 0.2], 0.006, finishes.red, [length + 0.295, low - 0.02, side * (half * 0.72)]), 0.95),
    ]),
  ]
}

function spare({ spec }: Layout, low: number, finishes: Finishes): Object3D[] {
  const make = wheelMaker(spec.tyre, spec.wheel, spec.allTerrain ? 'all-terrain' : 'road')
  const wheel = make(0.2, 0)
  const onBar = spec.rear.spare === 'bar'
  const y = Math.min(low + spec.tyre.radius + (onBar ? -0.1 : 0.1), spec.roof - spec.tyre.radius - 0.08)
  wheel.rotation.y = Math.PI / 2
  wheel.position.set(spec.length + (onBar ? 0.3 : 0.03) + spec.tyre.width / 2, y, 0)
  const post = block([0.06, 0.42, 0.14], 0.01, finishes.powder, [spec.length + (onBar ? 0.27 : 0.03), low + 0.14, 0])
  const bolt = place(new CylinderGeometry(0.07, 0.07, 0.2, 16), finishes.black, [wheel.position.x - 0.06, y, 0])
  bolt.rotation.z = Math.PI / 2
  return [wheel, post, bolt]
}
