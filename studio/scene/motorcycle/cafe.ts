import type { Group } from 'three'
import { cafeBody } from './cafe-body.ts'
import { controls, mudguard, shock } from './chassis.ts'
import { clipOns } from './clip-ons.ts'
import { makeInlineEngine } from './engine-inline.ts'
import { classicExhaust } from './exhaust.ts'
import { makeFinishes } from './finishes.ts'
import { makeFork } from './fork.ts'
import { cradleFrame } from './frame.ts'
import { anchorsOf, type Stance } from './geometry.ts'
import { indicator, roundMirror } from './handlebar.ts'
import { makeLamp } from './lamp.ts'
import { runningGear } from './naked.ts'
import { numberPlate } from './number-plate.ts'
import { bothSides, group, tube, type Point } from './parts.ts'

const stance: Stance = {
  wheelbase: 1.43,
  rake: 26,
  front: { radius: 0.322, rim: 0.238, width: 0.105 },
  rear: { radius: 0.32, rim: 0.229, width: 0.135 },
  forkTop: 0.92,
  forkHalf: 0.096,
}

/** A café racer on a twin's frame: low bars, mirrors at their ends, two shocks, spoked wheels. */
export function cafeRacer(): { group: Group; stance: Stance } {
  const kit = makeFinishes(
    { fork: '#2a2b2e', leather: '#6a3c20', engine: '#6d7074', covers: 'alloy', wheel: 'alloy', pipes: 'chrome' },
  )
  const anchors = anchorsOf(stance)
  const { onFork, frontAxle, rearAxle } = anchors
  const lamp = onFork(0.83)[0] - 0.13
  const [gripX, gripY] = onFork(0.9)
  return {
    stance,
    group: group(
      runningGear(stance, anchors, 'wire', kit, [1]),
      makeFork(stance, anchors, 'telescopic', kit),
      clipOns(anchors, { height: 0.895, rise: 0.012, half: 0.335, forkHalf: stance.forkHalf }, kit),
      bothSides(side => {
        const head: Point = [gripX + 0.15, gripY + 0.055, side * 0.425]
        return [
          tube([[gripX + 0.125, gripY, side * 0.35], [gripX + 0.135, gripY + 0.02, side * 0.39], head], 0.006, kit.satin, 20),
          ...roundMirror(head, kit),
          indicator([lamp + 0.12, 0.795, side * 0.1], [lamp + 0.11, 0.795, side * 0.16], kit),
        ]
      }),
      makeLamp([lamp, 0.845, 0], 'round', kit),
      cradleFrame(anchors, stance.forkTop, { spine: 0.76, cradle: 0.22, seat: 0.755 }, kit.satin),
      makeInlineEngine([-0.08, 0.42, 0], true, kit),
      classicExhaust([-0.22, 0.62, 0], 0.7, kit),
      cafeBody(kit),
      bothSides(side => shock([0.47, 0.745, side * 0.145], [0.6, 0.38, side * 0.145], kit, kit.chrome)),
      controls([0.24, 0.38, 0.18], [0.04, 0.25, 0.14], kit),
      mudguard(frontAxle, 0.342, 0.112, 55, 128, kit.machined, 0.025),
      mudguard(rearAxle, 0.345, 0.145, 62, 128, kit.satin, 0.02),
      numberPlate([0.76, 0.785, 0], [0.9, 0.62, 0], kit),
    ),
  }
}
