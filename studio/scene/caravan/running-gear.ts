import { BoxGeometry, CylinderGeometry, type Material, type Mesh, type Object3D } from 'three'
import { bar, block, bothSides, place } from '../shape/place.ts'
import { wheelMaker } from '../wheel/wheel.ts'
import type { Finishes } from './finishes.ts'
import type { Layout } from './spec.ts'

/** Where the outer faces of the wheels are: just within the walls. */
export const wheelFace = ({ spec }: Layout): number => spec.half - 0.035

/** Chassis rails, axles on trailing arms, wheels, legs at the corners, a step under the door. */
export function runningGear(layout: Layout, finishes: Finishes): Object3D[] {
  const { spec, axles, along } = layout
  const { radius, width } = spec.tyre
  const steel = spec.allTerrain ? finishes.steel : finishes.zinc
  const make = wheelMaker(spec.tyre, spec.wheel, spec.allTerrain ? 'all-terrain' : 'road')
  const wheels = axles.flatMap((x, index) => [1, -1].map(side => {
    const wheel = make(index * 0.37, 0.4)
    wheel.position.set(x, radius, side * (wheelFace(layout) - width / 2))
    if (side < 0) wheel.rotation.y = Math.PI
    return wheel
  }))
  const cut = spec.cutAway?.[0] ?? 0.06
  const railFrom = 0.4
  const railUntil = spec.length - cut
  return [
    ...wheels, ...bothSides(side => [
      place(new BoxGeometry(railUntil - railFrom, 0.13, 0.055), steel, [(railFrom + railUntil) / 2, spec.floor - 0.055,
        side * 0.72]),
      ...axles.map(x => bar([x - 0.42, spec.floor - 0.08, side * 0.74], [x, radius, side * 0.8], 0.045, steel)),
      ...axles.map(x => bar([x + 0.06, radius, side * 0.78], [x + 0.02, spec.floor, side * 0.74], 0.035, finishes.black)),
      leg(0.5, spec.floor, side, steel), leg(railUntil - 0.25, spec.floor, side, steel),
      place(new BoxGeometry(0.015, spec.floor - 0.2, 0.27), finishes.black, [layout.arch.until + 0.03, spec.floor / 2 + 0.1,
        side * (wheelFace(layout) - 0.15)]),
    ]),
    ...axles.map(x => {
      const shaft = place(new CylinderGeometry(0.035, 0.035, spec.half * 1.7, 14), finishes.dark, [x, radius, 0])
      shaft.rotation.x = Math.PI / 2
      return shaft
    }),
    place(new BoxGeometry(layout.arch.until - layout.arch.from, layout.arch.top - spec.floor + 0.12,
      2 * (wheelFace(layout) - width - 0.05)),
      finishes.dark, [(layout.arch.from + layout.arch.until) / 2, (layout.arch.top + spec.floor) / 2 - 0.06, 0]),
    place(new BoxGeometry(1.1, 0.2, 1.3), finishes.dark, [Math.max(0.9, layout.arch.from - 0.75), spec.floor - 0.12, 0]),
    ...(spec.door ? step(along(spec.door.at), spec.floor, spec.half, finishes) : []),
  ]
}

/** A corner leg folded up against the floor. */
const leg = (x: number, floor: number, side: number, steel: Material): Mesh =>
  block([0.44, 0.05, 0.07], 0.01, steel, [x, floor - 0.07, side * 0.84])

function step(x: number, floor: number, half: number, { alloy, blackChecker, steel }: Finishes): Mesh[] {
  return [
    block([0.5, 0.035, 0.26], 0.01, blackChecker, [x, floor - 0.2, half - 0.02]),
    block([0.52, 0.03, 0.02], 0.008, alloy, [x, floor - 0.2, half + 0.11]),
    ...[-0.2, 0.2].map(off => bar([x + off, floor, half - 0.3], [x + off, floor - 0.2, half - 0.05], 0.014, steel)),
  ]
}
