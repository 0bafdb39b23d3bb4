import type { Group } from 'three'
import { makeBrake } from './brakes.ts'
import { mudguard, shock, stand } from './chassis.ts'
import { makeFinishes, type Finishes } from './finishes.ts'
import { makeFork } from './fork.ts'
import { anchorsOf, type Stance } from './geometry.ts'
import { makeHandlebar } from './handlebar.ts'
import { numberPlate } from './number-plate.ts'
import { at, block, bothSides, drum, group, plate, rod, tube } from './parts.ts'
import { scooterBody } from './scooter-body.ts'
import { roundBox, solid } from './solid.ts'
import { makeWheel } from './wheel.ts'

const stance: Stance = {
  wheelbase: 1.37,
  rake: 26,
  front: { radius: 0.26, rim: 0.178, width: 0.11 },
  rear: { radius: 0.252, rim: 0.165, width: 0.13 },
  forkTop: 0.74,
  forkHalf: 0.082,
}

/** A scooter of the 125 to 300 class. */
export function scooter(): { group: Group; stance: Stance } {
  const kit = makeFinishes(
    { fork: '#1c1c1e', leather: '#1a1a1b', engine: '#4a4c50', covers: 'black', wheel: 'black', pipes: 'black' },
  )
  const anchors = anchorsOf(stance)
  const { frontAxle, rearAxle, onFork } = anchors
  const clamp = onFork(1)
  return {
    stance,
    group: group(
      at(makeWheel(stance.front, 'five-pair', kit), frontAxle),
      at(makeWheel(stance.rear, 'five-pair', kit), rearAxle),
      makeBrake([frontAxle[0], frontAxle[1], 0.062], 0.118, 0.6, kit),
      makeFork(stance, anchors, 'telescopic', kit),
      rod(onFork(0.7), clamp, 0.03, kit.satin),
      makeHandlebar(clamp, { rise: 0.055, pullback: 0.1, half: 0.355, mirrors: 'angular' }, kit),
      headset(clamp[0], clamp[1], kit),
      scooterBody(kit),
      swingUnit(rearAxle[0], rearAxle[1], kit),
      stand([0.02, 0.23, 0.14], kit),
      mudguard(frontAxle, 0.288, 0.155, 25, 152, kit.paint, 0.06),
      mudguard(rearAxle, 0.3, 0.15, 5, 120, kit.satin, 0.03),
      numberPlate([0.84, 0.72, 0], [0.96, 0.55, 0], kit),
    ),
  }
}

/** The cover over the middle of the bars, with what the rider reads. */
function headset(x: number, y: number, kit: Finishes): Group {
  return group(
    solid(
      (px, py, z) => roundBox(
        px - x - 0.012 + 0.1 * z * z,
        py - y - 0.045 + 0.4 * (px - x) - 0.15 * Math.abs(z),
        z,
        0.085,
        0.04,
        0.2,
        0.034,
      ),
      [x - 0.12, x + 0.14, y - 0.08, y + 0.16, 0.24],
      0.006,
      kit.satin,
    ),
    block([0.075, 0.006, 0.15], 0.003, kit.gloss, [x + 0.03, y + 0.083, 0], [0, 0, -0.4]),
  )
}

/** Engine, belt drive and rear wheel are one piece that swings; the silencer is on the right. */
function swingUnit(x: number, y: number, kit: Finishes): Group {
  return group(
    plate(
      [
        [x - 0.5, y + 0.09], [x - 0.4, y + 0.12], [x - 0.2, y + 0.1], [x - 0.04, y + 0.085], [x + 0.075, y + 0.05],
        [x + 0.085, y - 0.03], [x + 0.02, y - 0.085], [x - 0.2, y - 0.07], [x - 0.42, y - 0.085], [x - 0.51, y - 0.02],
      ],
      0.075, 0.135, kit.casting, 0.016,
    ),
    drum(0.085, 0.02, kit.engine, [x - 0.39, y + 0.015, 0.172], 0.008),
    drum(0.068, 0.02, kit.engine, [x - 0.01, y, 0.172], 0.008),
    block([0.24, 0.075, 0.05], 0.02, kit.satin, [x - 0.2, y + 0.145, 0.135], [0, 0, -0.06]),
    block([0.26, 0.18, 0.22], 0.05, kit.engine, [x - 0.42, y + 0.03, 0]),
    bothSides(side => shock([x - 0.06, y + 0.36, side * 0.14], [x + 0.05, y + 0.06, side * 0.16], kit, kit.chrome)),
    tube([[x - 0.45, y + 0.02, -0.08], [x - 0.42, y - 0.08, -0.15], [x - 0.25, y - 0.06, -0.18]], 0.02, kit.steel),
    rod([x - 0.26, y - 0.05, -0.19], [x + 0.18, y + 0.08, -0.2], 0.055, kit.pipes, 0.06),
    drum(0.05, 0.02, kit.steel, [x, y, -0.09]),
  )
}
