import type { Group } from 'three'
import { controls, shock } from './chassis.ts'
import { bashPlate } from './crash-bars.ts'
import { makeInlineEngine } from './engine-inline.ts'
import { highExhaust } from './exhaust.ts'
import { makeFinishes } from './finishes.ts'
import { makeFork } from './fork.ts'
import { cradleFrame } from './frame.ts'
import { anchorsOf, type Stance } from './geometry.ts'
import { handGuards } from './hand-guards.ts'
import { makeHandlebar, type HandlebarShape } from './handlebar.ts'
import { runningGear } from './naked.ts'
import { numberPlate } from './number-plate.ts'
import { block, bothSides, group } from './parts.ts'
import { radiator } from './radiator.ts'
import { trailBody } from './trail-body.ts'

const stance: Stance = {
  wheelbase: 1.48,
  rake: 27,
  front: { radius: 0.352, rim: 0.267, width: 0.088, knobbly: true },
  rear: { radius: 0.338, rim: 0.229, width: 0.125, knobbly: true },
  forkTop: 1.05,
  forkHalf: 0.1,
  travel: 0.12,
}
const bars: HandlebarShape = { rise: 0.1, pullback: 0.09, half: 0.41, mirrors: 'round' }

/** An enduro registered for the road. */
export function trail(): { group: Group; stance: Stance } {
  const kit = makeFinishes(
    { fork: '#a9812f', leather: '#161617', engine: '#55575b', covers: 'alloy', wheel: 'black', pipes: 'steel', rim: '#1a1a1c' },
  )
  const anchors = anchorsOf(stance)
  const clamp = anchors.onFork(stance.forkTop + 0.02)
  const engine = makeInlineEngine([-0.06, 0.48, 0], false, kit)
  engine.scale.z = 0.74
  return {
    stance,
    group: group(
      runningGear(stance, anchors, 'wire', kit, [1]),
      makeFork(stance, anchors, 'upside-down', kit),
      makeHandlebar(clamp, bars, kit),
      handGuards(clamp, bars, kit.satin, kit),
      cradleFrame(anchors, stance.forkTop, { spine: 0.84, cradle: 0.31, seat: 0.86 }, kit.satin),
      engine,
      bothSides(side => {
        const core = radiator([-0.335, 0.77, side * 0.085], -0.2, kit)
        core.scale.z = 0.32
        return core
      }),
      block([0.24, 0.2, 0.15], 0.04, kit.satin, [0.2, 0.76, 0]),
      highExhaust([-0.2, 0.7, 0], [0.8, 0.86, -0.16], kit),
      bashPlate(-0.3, 0.16, 0.28, 0.1, kit.satin),
      trailBody(kit),
      shock([0.24, 0.78, 0], [0.34, 0.45, 0], kit, kit.fork),
      controls([0.12, 0.42, 0.16], [0.06, 0.33, 0.12], kit),
      numberPlate([0.86, 0.95, 0], [1.0, 0.78, 0], kit),
    ),
  }
}
