import { BoxGeometry, CylinderGeometry, type Mesh } from 'three'
import { material } from '../material/trim.ts'
import { lit } from '../shape/panel.ts'
import { bar, block, place } from '../shape/place.ts'
import { slab } from '../shape/slab.ts'
import type { Finishes } from './finishes.ts'
import type { Layout } from './spec.ts'

/** What stands on the roof, at the height it has when the picture is taken. */
export function roofFittings({ spec, along }: Layout, finishes: Finishes): Mesh[] {
  const { airConditioner, hatches = [], solar = [] } = spec.roofFittings
  const top = spec.roof + (spec.popTop ?? 0)
  return [
    ...(airConditioner === undefined ? [] : airUnit(along(airConditioner), top, finishes)),
    ...hatches.flatMap(at => [
      lit(block([0.62, 0.05, 0.62], 0.02, finishes.white, [along(at), top + 0.02, 0]), 0.9),
      lit(block([0.54, 0.06, 0.54], 0.025, material(0x2b2f34, 0.12, 0, { clearcoat: 1 }), [along(at), top + 0.055, 0]), 0.95),
    ]),
    ...solar.flatMap(at => [
      lit(place(new BoxGeometry(1.55, 0.035, 0.68), finishes.alloy, [along(at), top + 0.06, 0.42]), 0.9),
      lit(place(new BoxGeometry(1.5, 0.037, 0.63), material(0x0b1220, 0.15, 0, { clearcoat: 1 }), [along(at), top + 0.062,
        0.42]), 0.95),
    ]),
  ]
}

function airUnit(x: number, top: number, { white, black }: Finishes): Mesh[] {
  return [
    ...slab({ outline: [[x - 0.5, top], [x + 0.5, top], [x + 0.5, top + 0.13, 0.05], [x + 0.34, top + 0.22, 0.08],
      [x - 0.3, top + 0.22, 0.1], [x - 0.5, top + 0.1, 0.06]], half: 0.36, edge: 0.05 }, { side: white, light: 0.92 }),
    ...[0.07, 0.1, 0.13].map(up => lit(block([0.01, 0.014, 0.5], 0.004, black, [x + 0.503, top + up, 0]), 0.6)),
  ]
}

/** A roll-out awning closed against the wall, with its arms folded down to their feet. */
export function awning({ spec, along }: Layout, finishes: Finishes): Mesh[] {
  if (!spec.awning) return []
  const [from, until] = spec.awning.map(along) as [number, number]
  const y = spec.roof - (spec.popTop ? 0.1 : 0.16)
  const z = spec.half + 0.075
  const roll = place(new CylinderGeometry(0.055, 0.055, until - from, 24), finishes.white, [(from + until) / 2, y, z])
  roll.rotation.z = Math.PI / 2
  return [
    lit(roll, 0.95),
    lit(block([until - from, 0.05, 0.03], 0.01, finishes.powder, [(from + until) / 2, y + 0.075, spec.half + 0.02]), 0.9),
    ...[from - 0.03, until + 0.03].flatMap(x => [
      lit(block([0.075, 0.15, 0.13], 0.03, finishes.powder, [x, y, z - 0.01]), 0.9),
      lit(bar([x, y, spec.half + 0.03], [x, spec.band + 0.12, spec.half + 0.03], 0.016, finishes.alloy), 0.9),
      lit(block([0.05, 0.07, 0.035], 0.01, finishes.powder, [x, spec.band + 0.1, spec.half + 0.02]), 0.85),
    ]),
  ]
}
