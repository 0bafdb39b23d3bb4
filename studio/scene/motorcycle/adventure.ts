import type { Group, Object3D } from 'three'
import { adventureBody } from './adventure-body.ts'
import { rallyBody } from './rally-body.ts'
import { controls, mudguard, shock } from './chassis.ts'
import { bashPlate, crashBars } from './crash-bars.ts'
import { makeInlineEngine } from './engine-inline.ts'
import { streetExhaust } from './exhaust.ts'
import { makeFinishes, type FinishChoice, type Finishes } from './finishes.ts'
import { makeFork } from './fork.ts'
import { trellisFrame } from './frame.ts'
import { anchorsOf, type Anchors, type Stance } from './geometry.ts'
import { handGuards } from './hand-guards.ts'
import { makeHandlebar, type HandlebarShape } from './handlebar.ts'
import { runningGear } from './naked.ts'
import { numberPlate } from './number-plate.ts'
import { group, type Point } from './parts.ts'
import { radiator } from './radiator.ts'

const large: Stance = {
  wheelbase: 1.52,
  rake: 25.5,
  front: { radius: 0.325, rim: 0.242, width: 0.12 },
  rear: { radius: 0.322, rim: 0.216, width: 0.17 },
  forkTop: 1.06,
  forkHalf: 0.105,
  travel: 0.06,
}

const middle: Stance = {
  wheelbase: 1.55,
  rake: 26.5,
  front: { radius: 0.35, rim: 0.267, width: 0.092, knobbly: true },
  rear: { radius: 0.335, rim: 0.229, width: 0.15, knobbly: true },
  forkTop: 1.07,
  forkHalf: 0.102,
  travel: 0.1,
}

interface Adventure {
  stance: Stance
  finishes: FinishChoice
  bars: HandlebarShape
  crashBars: readonly (readonly Point[])[]
  body: (kit: Finishes, anchors: Anchors) => Object3D
}

/** A large adventure motorcycle: a beak, a tall screen, bars round the engine. */
export const adventureLarge = (): { group: Group; stance: Stance } =>
  build({
    stance: large,
    finishes: {
      fork: '#a9812f',
      leather: '#1b1b1c',
      engine: '#3a3b3e',
      covers: 'alloy',
      wheel: 'black',
      pipes: 'steel',
      rim: '#2a2a2c',
    },
    bars: { rise: 0.11, pullback: 0.12, half: 0.44, mirrors: 'angular' },
    crashBars: [
      [[-0.34, 0.78, 0.13], [-0.44, 0.72, 0.2], [-0.42, 0.56, 0.25], [-0.3, 0.47, 0.25], [-0.16, 0.5, 0.22], [-0.1, 0.56, 0.15]],
      [[-0.4, 0.55, 0.245], [-0.34, 0.4, 0.23], [-0.2, 0.31, 0.2], [0.06, 0.3, 0.15]],
    ],
    body: (kit, { frontAxle }) => group(adventureBody(kit), mudguard(frontAxle, 0.35, 0.142, 48, 138, kit.satin, 0.04)),
  })

/** One of the middle class, made like a rally machine: a tower of lamps, a high mudguard, panniers. */
export const adventureMiddle = (): { group: Group; stance: Stance } =>
  build({
    stance: middle,
    finishes: {
      fork: '#1d1d1f',
      leather: '#171718',
      engine: '#2f3033',
      covers: 'black',
      wheel: 'black',
      pipes: 'black',
      rim: '#a8842f',
    },
    bars: { rise: 0.11, pullback: 0.11, half: 0.43, mirrors: 'round' },
    crashBars: [
      [[-0.4, 0.86, 0.15], [-0.46, 0.78, 0.23], [-0.42, 0.62, 0.25], [-0.32, 0.48, 0.23], [-0.2, 0.34, 0.18], [0, 0.29, 0.13]],
      [[-0.43, 0.65, 0.25], [-0.26, 0.62, 0.24], [-0.1, 0.58, 0.16]],
    ],
    body: rallyBody,
  })

function build({ stance, finishes, bars, crashBars: runs, body }: Adventure): { group: Group; stance: Stance } {
  const kit = makeFinishes(finishes)
  const anchors = anchorsOf(stance)
  const clamp = anchors.onFork(stance.forkTop + 0.02)
  return {
    stance,
    group: group(
      runningGear(stance, anchors, 'wire', kit),
      makeFork(stance, anchors, 'upside-down', kit),
      makeHandlebar(clamp, bars, kit),
      handGuards(clamp, bars, kit.satin, kit),
      trellisFrame(anchors, stance.forkTop, kit.satin, kit, 0.025),
      makeInlineEngine([-0.08, 0.47, 0], false, kit),
      radiator([-0.37, 0.7, 0], -0.25, kit),
      streetExhaust([-0.235, 0.68, 0], kit),
      crashBars(runs, kit.steel),
      bashPlate(-0.36, 0.16, 0.235, 0.13, kit.machined),
      body(kit, anchors),
      shock([0.26, 0.76, 0], [0.36, 0.44, 0], kit, kit.fork),
      controls([0.16, 0.41, 0.18], [0.06, 0.29, 0.12], kit),
      mudguard(anchors.rearAxle, stance.rear.radius + 0.028, stance.rear.width + 0.01, 70, 150, kit.satin),
      numberPlate([0.76, 0.87, 0], [0.95, 0.66, 0], kit),
    ),
  }
}
