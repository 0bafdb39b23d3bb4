import { Box3, Group, Vector3 } from 'three'
import type { Point, Subject } from '../subject.ts'
import { body } from './body.ts'
import { drawbar } from './drawbar.ts'
import { makeFinishes } from './finishes.ts'
import { lid } from './lid.ts'
import { nose } from './nose.ts'
import { openings } from './openings.ts'
import { popTop } from './pop-top.ts'
import { awning, roofFittings } from './roof.ts'
import { runningGear, wheelFace } from './running-gear.ts'
import { type CaravanSpec, layOut } from './spec.ts'
import { tail } from './tail.ts'

/** Builds a caravan from its numbers. The body begins at x = 0; the drawbar lies before it. */
export function buildCaravan(spec: CaravanSpec): Subject {
  const layout = layOut(spec)
  const finishes = makeFinishes()
  const inner = new Group().add(
    ...body(layout, finishes), ...nose(layout, finishes), ...popTop(layout, finishes), ...lid(layout, finishes),
    ...openings(layout, finishes), ...roofFittings(layout, finishes), ...awning(layout, finishes),
    ...drawbar(layout, finishes), ...runningGear(layout, finishes), ...tail(layout, finishes),
  )
  return standing(inner, layout.axles, spec.tyre.radius, wheelFace(layout))
}

/** Puts the middle of its whole length, drawbar included, in the middle of the stage. */
export function standing(inner: Group, axles: readonly number[], radius: number, face: number): Subject {
  const box = new Box3().setFromObject(inner)
  const size = box.getSize(new Vector3())
  const shift = -(box.min.x + box.max.x) / 2
  inner.position.x = shift
  const wheel: Point = [axles[0]! + shift, radius, face]
  return {
    group: new Group().add(inner),
    size: { length: size.x, width: size.z, height: size.y },
    contacts: axles.map((x): Point => [x + shift, 0, face]),
    wheel: { at: wheel, radius },
    bake: { rays: 24 },
  }
}
