import type { Group } from 'three'
import { controls, mudguard, shock } from './chassis.ts'
import { clipOns, fairingMirrors } from './clip-ons.ts'
import { makeInlineEngine } from './engine-inline.ts'
import { streetExhaust } from './exhaust.ts'
import { makeFinishes } from './finishes.ts'
import { makeFork } from './fork.ts'
import { anchorsOf, type Stance } from './geometry.ts'
import { runningGear } from './naked.ts'
import { numberPlate } from './number-plate.ts'
import { group } from './parts.ts'
import { radiator } from './radiator.ts'
import { sportFairing, twinSpar } from './sport-fairing.ts'
import { seatPad, tailUnit } from './tail-unit.ts'
import { streetTank } from './street-body.ts'
import { streetSeat } from './street-tail.ts'
import { makeTank, tankCap } from './tank.ts'
import { tourerFairing } from './tourer-fairing.ts'

const supersportStance: Stance = {
  wheelbase: 1.41,
  rake: 24,
  front: { radius: 0.3, rim: 0.216, width: 0.12 },
  rear: { radius: 0.32, rim: 0.216, width: 0.19 },
  forkTop: 0.9,
  forkHalf: 0.105,
}

/** A fully faired supersport: nose down, tail up. */
export function supersport(): { group: Group; stance: Stance } {
  const kit = makeFinishes(
    { fork: '#a9812f', leather: '#161617', engine: '#34363a', covers: 'black', wheel: 'black', pipes: 'steel' },
  )
  const stance = supersportStance
  const anchors = anchorsOf(stance)
  return {
    stance,
    group: group(
      runningGear(stance, anchors, 'five-pair', kit),
      makeFork(stance, anchors, 'upside-down', kit),
      clipOns(anchors, { height: 0.885, rise: -0.01, half: 0.335, forkHalf: stance.forkHalf }, kit),
      fairingMirrors([-0.6, 0.95, 0.15], [-0.52, 1.035, 0.34], kit),
      twinSpar(kit),
      makeInlineEngine([-0.08, 0.43, 0], false, kit),
      radiator([-0.37, 0.52, 0], -0.3, kit),
      streetExhaust([-0.235, 0.64, 0], kit),
      sportFairing(kit),
      makeTank(streetTank, kit.paint),
      tankCap([-0.2, 1.012, 0], kit),
      seatPad(
        {
          top: [[0, 0.87], [0.1, 0.838], [0.3, 0.84], [0.4, 0.87]],
          half: [[0, 0.085], [0.15, 0.118], [0.28, 0.125], [0.4, 0.1]],
          from: 0.03,
          to: 0.35,
        },
        kit,
      ),
      tailUnit({
        top: [[0.2, 0.8], [0.32, 0.9], [0.4, 0.95], [0.6, 0.975], [0.8, 1.0]],
        bottom: [[0.1, 0.74], [0.4, 0.835], [0.8, 0.962]],
        half: [[0.1, 0.12], [0.3, 0.15], [0.45, 0.135], [0.8, 0.06]],
        from: 0.14,
        to: 0.8,
      }, kit),
      shock([0.24, 0.7, 0], [0.32, 0.43, 0], kit, kit.fork),
      controls([0.23, 0.43, 0.17], [0.08, 0.27, 0.12], kit),
      mudguard(anchors.frontAxle, 0.322, 0.142, 48, 150, kit.paint, 0.06),
      mudguard(anchors.rearAxle, 0.347, 0.2, 62, 150, kit.satin),
      numberPlate([0.72, 0.93, 0], [0.9, 0.7, 0], kit),
    ),
  }
}

const tourerStance: Stance = {
  wheelbase: 1.45,
  rake: 24.5,
  front: { radius: 0.3, rim: 0.216, width: 0.12 },
  rear: { radius: 0.318, rim: 0.216, width: 0.18 },
  forkTop: 0.95,
  forkHalf: 0.105,
}

/** A sports tourer: half faired, a taller screen and bars, a seat for two. */
export function sportsTourer(): { group: Group; stance: Stance } {
  const kit = makeFinishes(
    { fork: '#2a2b2e', leather: '#1c1c1d', engine: '#44464a', covers: 'alloy', wheel: 'alloy', pipes: 'steel' },
  )
  const stance = tourerStance
  const anchors = anchorsOf(stance)
  return {
    stance,
    group: group(
      runningGear(stance, anchors, 'three-pair', kit),
      makeFork(stance, anchors, 'upside-down', kit),
      clipOns(anchors, { height: 0.965, rise: 0.05, half: 0.36, forkHalf: stance.forkHalf }, kit),
      fairingMirrors([-0.6, 1.0, 0.17], [-0.5, 1.13, 0.37], kit),
      twinSpar(kit),
      makeInlineEngine([-0.08, 0.43, 0], false, kit),
      radiator([-0.385, 0.52, 0], -0.3, kit),
      streetExhaust([-0.235, 0.64, 0], kit),
      tourerFairing(kit),
      makeTank(streetTank, kit.paint),
      tankCap([-0.2, 1.012, 0], kit),
      streetSeat(kit),
      tailUnit({
        top: [[0.1, 0.77], [0.4, 0.855], [0.8, 0.93]],
        bottom: [[0.1, 0.7], [0.4, 0.765], [0.8, 0.885]],
        half: [[0.1, 0.13], [0.4, 0.148], [0.8, 0.085]],
        from: 0.16,
        to: 0.8,
      }, kit),
      shock([0.24, 0.7, 0], [0.34, 0.43, 0], kit, kit.machined),
      controls([0.18, 0.4, 0.17], [0.08, 0.27, 0.12], kit),
      mudguard(anchors.frontAxle, 0.322, 0.142, 40, 152, kit.paint, 0.06),
      mudguard(anchors.rearAxle, 0.345, 0.19, 62, 150, kit.satin),
      numberPlate([0.74, 0.88, 0], [0.92, 0.66, 0], kit),
    ),
  }
}
