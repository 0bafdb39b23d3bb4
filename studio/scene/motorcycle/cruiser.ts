import type { Group, Object3D } from 'three'
import { makeBrake } from './brakes.ts'
import { makeBelt } from './chain.ts'
import { controls, mudguard, shock, swingarm } from './chassis.ts'
import { cruiserBody, roundTailLamp } from './cruiser-body.ts'
import { makeVTwin } from './engine-vtwin.ts'
import { cruiserExhaust } from './exhaust.ts'
import { makeFinishes, type FinishChoice, type Finishes } from './finishes.ts'
import { makeFork } from './fork.ts'
import { cradleFrame } from './frame.ts'
import { anchorsOf, type Stance } from './geometry.ts'
import { makeHandlebar, type HandlebarShape } from './handlebar.ts'
import { makeLamp } from './lamp.ts'
import { numberPlate } from './number-plate.ts'
import { at, bothSides, group, type Point } from './parts.ts'
import { touringBody } from './touring-body.ts'
import { makeWheel, type WheelStyle } from './wheel.ts'

interface Cruiser {
  stance: Stance
  finishes: FinishChoice
  wheels: WheelStyle
  bars: HandlebarShape
  body: Parameters<typeof cruiserBody>[0]
  /** How far the lamp stands before the fork, and below its top. */
  lamp?: { ahead: number; below: number }
  /** Degrees of the tyre each guard covers. */
  guards: { front: [number, number]; rear: [number, number]; frontWidth: number }
  /** What a tourer carries besides: fairing and luggage. */
  touring?: (kit: Finishes) => Object3D[]
}

const chromed: Cruiser = {
  stance: {
    wheelbase: 1.63,
    rake: 29,
    front: { radius: 0.325, rim: 0.212, width: 0.13 },
    rear: { radius: 0.325, rim: 0.208, width: 0.155 },
    forkTop: 0.93,
    forkHalf: 0.112,
  },
  finishes: { fork: '#b9bcc0', leather: '#15120f', engine: '#8d9094', covers: 'chrome', wheel: 'alloy', pipes: 'chrome' },
  wheels: 'wire',
  bars: { rise: 0.16, pullback: 0.26, half: 0.43, mirrors: 'round' },
  body: { tank: 'teardrop', seat: 'two-up' },
  guards: { front: [5, 168], rear: [-12, 128], frontWidth: 0.165 },
}

const bobber: Cruiser = {
  stance: {
    wheelbase: 1.6,
    rake: 30,
    front: { radius: 0.338, rim: 0.242, width: 0.12 },
    rear: { radius: 0.325, rim: 0.208, width: 0.18 },
    forkTop: 0.92,
    forkHalf: 0.108,
  },
  finishes: { fork: '#141415', leather: '#4b2a18', engine: '#26272a', covers: 'black', wheel: 'black', pipes: 'black' },
  wheels: 'seven',
  bars: { rise: 0.1, pullback: 0.17, half: 0.41, mirrors: 'bar-end' },
  body: { tank: 'slim', seat: 'solo' },
  guards: { front: [55, 125], rear: [25, 125], frontWidth: 0.14 },
}

const tourer: Cruiser = {
  stance: {
    wheelbase: 1.63,
    rake: 27,
    front: { radius: 0.325, rim: 0.216, width: 0.13 },
    rear: { radius: 0.328, rim: 0.208, width: 0.18 },
    forkTop: 0.95,
    forkHalf: 0.112,
  },
  finishes: { fork: '#b9bcc0', leather: '#15120f', engine: '#5b5d61', covers: 'chrome', wheel: 'alloy', pipes: 'chrome' },
  wheels: 'seven',
  bars: { rise: 0.15, pullback: 0.25, half: 0.42, mirrors: 'round' },
  body: { tank: 'teardrop', seat: 'two-up' },
  lamp: { ahead: 0.215, below: -0.005 },
  guards: { front: [0, 165], rear: [-8, 128], frontWidth: 0.175 },
  touring: touringBody,
}

export const fullTourer = (): { group: Group; stance: Stance } => build(tourer)
export const cruiserTouring = (): { group: Group; stance: Stance } => build(chromed)
export const cruiserBobber = (): { group: Group; stance: Stance } => build(bobber)

function build(
  { stance, finishes, wheels, bars, body, guards, lamp = { ahead: 0.12, below: 0.075 }, touring = () => [] }: Cruiser,
): { group: Group; stance: Stance } {
  const kit = makeFinishes(finishes)
  const anchors = anchorsOf(stance)
  const { frontAxle, rearAxle, onFork, pivot } = anchors
  const crank: Point = [-0.14, 0.36, 0]
  const clamp = onFork(stance.forkTop + 0.02)
  const half = stance.rear.width / 2 + 0.04
  const guardRadius = stance.rear.radius + 0.04
  const rearEnd = (guards.rear[0] * Math.PI) / 180
  const tail: Point = [
    rearAxle[0] + Math.cos(rearEnd + 0.35) * (guardRadius + 0.02),
    rearAxle[1] + Math.sin(rearEnd + 0.35) * (guardRadius + 0.02),
    0,
  ]
  return {
    stance,
    group: group(
      at(makeWheel(stance.front, wheels, kit), frontAxle),
      at(makeWheel(stance.rear, wheels, kit), rearAxle),
      makeBrake([frontAxle[0], frontAxle[1], 0.074], 0.148, 0.5, kit),
      makeBrake([rearAxle[0], rearAxle[1], -half + 0.03], 0.14, 2.4, kit),
      swingarm(anchors, half, kit.satin, kit),
      makeBelt([pivot[0] - 0.1, pivot[1] + 0.01, half - 0.03], [rearAxle[0], rearAxle[1], half - 0.03], kit),
      makeFork(stance, anchors, 'shrouded', kit),
      makeHandlebar(clamp, bars, kit),
      makeLamp([onFork(stance.forkTop - 0.1)[0] - lamp.ahead, stance.forkTop - lamp.below, 0], 'nacelle', kit),
      cradleFrame(anchors, stance.forkTop, { spine: 0.74, cradle: 0.19, seat: 0.64 }, kit.satin),
      makeVTwin(crank, kit),
      cruiserExhaust(crank, rearAxle[0] + 0.16, kit),
      cruiserBody(body, kit),
      bothSides(side =>
        shock(
          [rearAxle[0] - 0.32, 0.64, side * (half + 0.035)],
          [rearAxle[0] - 0.08, 0.36, side * (half + 0.035)],
          kit,
          kit.covers,
        ),
      ),
      controls([-0.34, 0.3, 0.24], [-0.1, 0.22, 0.15], kit),
      mudguard(frontAxle, stance.front.radius + 0.032, guards.frontWidth, ...guards.front, kit.paint, 0.055),
      mudguard(rearAxle, guardRadius, stance.rear.width + 0.055, ...guards.rear, kit.paint, 0.06),
      roundTailLamp(tail[0], tail[1], kit),
      numberPlate([tail[0], tail[1] - 0.05, 0], [tail[0] + 0.05, tail[1] - 0.15, 0], kit),
      touring(kit),
    ),
  }
}
