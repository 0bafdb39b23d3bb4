import type { Group } from 'three'
import { makeBrake } from './brakes.ts'
import { makeChain } from './chain.ts'
import { controls, mudguard, shock, swingarm } from './chassis.ts'
import { classicBody } from './classic-body.ts'
import { makeInlineEngine } from './engine-inline.ts'
import { classicExhaust, streetExhaust } from './exhaust.ts'
import { makeFinishes, type FinishChoice, type Finishes } from './finishes.ts'
import { makeFork } from './fork.ts'
import { cradleFrame, trellisFrame } from './frame.ts'
import { anchorsOf, type Anchors, type Stance } from './geometry.ts'
import { makeHandlebar } from './handlebar.ts'
import { makeLamp } from './lamp.ts'
import { numberPlate } from './number-plate.ts'
import { at, bothSides, group, type Point } from './parts.ts'
import { radiator } from './radiator.ts'
import { streetBody } from './street-body.ts'
import { makeWheel, type WheelStyle } from './wheel.ts'

const stance = {
  street: {
    wheelbase: 1.42,
    rake: 24.5,
    front: { radius: 0.3, rim: 0.216, width: 0.12 },
    rear: { radius: 0.315, rim: 0.216, width: 0.18 },
    forkTop: 0.965,
    forkHalf: 0.1,
  },
  classic: {
    wheelbase: 1.45,
    rake: 26,
    front: { radius: 0.325, rim: 0.242, width: 0.112 },
    rear: { radius: 0.318, rim: 0.216, width: 0.15 },
    forkTop: 0.955,
    forkHalf: 0.098,
  },
} satisfies Record<string, Stance>

const finishes = {
  street: { fork: '#a9812f', leather: '#161617', engine: '#2c2d30', covers: 'black', wheel: 'black', pipes: 'black' },
  classic: { fork: '#1a1a1c', leather: '#5a3420', engine: '#3a3b3e', covers: 'alloy', wheel: 'alloy', pipes: 'chrome' },
} satisfies Record<string, FinishChoice>

export function nakedStreet(): { group: Group; stance: Stance } {
  const kit = makeFinishes(finishes.street)
  const anchors = anchorsOf(stance.street)
  const { onFork, rearAxle, frontAxle } = anchors
  const clamp = onFork(stance.street.forkTop + 0.02)
  const crank: Point = [-0.08, 0.43, 0]
  return {
    stance: stance.street,
    group: group(
      runningGear(stance.street, anchors, 'five-pair', kit),
      makeFork(stance.street, anchors, 'upside-down', kit),
      makeHandlebar(clamp, { rise: 0.085, pullback: 0.095, half: 0.385, mirrors: 'angular' }, kit),
      makeLamp([clamp[0] - 0.13, 0.905, 0], 'twin', kit),
      trellisFrame(anchors, stance.street.forkTop, kit.paint, kit),
      makeInlineEngine(crank, false, kit),
      radiator([-0.345, 0.61, 0], -0.3, kit),
      streetExhaust([-0.235, 0.64, 0], kit),
      streetBody(kit),
      shock([0.25, 0.72, 0], [0.34, 0.43, 0], kit, kit.fork),
      controls([0.16, 0.385, 0.17], [0.06, 0.27, 0.12], kit),
      mudguard(frontAxle, 0.32, 0.138, 52, 146, kit.gloss, 0.05),
      mudguard(rearAxle, 0.342, 0.19, 70, 150, kit.satin),
      numberPlate([0.62, 0.86, 0], [0.84, 0.64, 0], kit),
    ),
  }
}

export function nakedClassic(): { group: Group; stance: Stance } {
  const kit = makeFinishes(finishes.classic)
  const anchors = anchorsOf(stance.classic)
  const { onFork, rearAxle, frontAxle } = anchors
  const clamp = onFork(stance.classic.forkTop + 0.02)
  return {
    stance: stance.classic,
    group: group(
      runningGear(stance.classic, anchors, 'wire', kit),
      makeFork(stance.classic, anchors, 'telescopic', kit),
      makeHandlebar(clamp, { rise: 0.11, pullback: 0.13, half: 0.385, mirrors: 'round' }, kit),
      makeLamp([clamp[0] - 0.15, 0.88, 0], 'round', kit),
      cradleFrame(anchors, stance.classic.forkTop, { spine: 0.76, cradle: 0.22, seat: 0.77 }, kit.satin),
      makeInlineEngine([-0.08, 0.42, 0], true, kit),
      classicExhaust([-0.22, 0.62, 0], 0.82, kit),
      classicBody(kit),
      bothSides(side => shock([0.47, 0.76, side * 0.15], [0.62, 0.38, side * 0.15], kit, kit.chrome)),
      controls([0.15, 0.36, 0.18], [0.04, 0.25, 0.14], kit),
      mudguard(frontAxle, 0.346, 0.12, 35, 160, kit.paint, 0.03),
      mudguard(rearAxle, 0.352, 0.165, 20, 130, kit.paint, 0.02),
      numberPlate([0.78, 0.79, 0], [0.9, 0.64, 0], kit),
    ),
  }
}

export function runningGear(
  shape: Stance,
  anchors: Anchors,
  style: WheelStyle,
  kit: Finishes,
  discs: readonly number[] = [1, -1],
): Group {
  const { frontAxle, rearAxle, pivot } = anchors
  const half = shape.rear.width / 2 + 0.035
  const chainLine = half - 0.028
  return group(
    at(makeWheel(shape.front, style, kit), frontAxle),
    at(makeWheel(shape.rear, style, kit), rearAxle),
    discs.map(side => makeBrake([frontAxle[0], frontAxle[1], side * 0.066], 0.152, 0.62, kit)),
    makeBrake([rearAxle[0], rearAxle[1], -chainLine], 0.112, 2.2, kit),
    swingarm(anchors, half, style === 'wire' ? kit.satin : kit.casting, kit),
    makeChain([pivot[0] - 0.06, pivot[1] + 0.01, chainLine], [rearAxle[0], rearAxle[1], chainLine], kit),
  )
}
