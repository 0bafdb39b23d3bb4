import type * as THREE from 'three'
import type { Finishes } from './finishes.ts'
import type { Anchors, Stance } from './geometry.ts'
import { at, block, bothSides, drum, group, rod, type Point } from './parts.ts'

export type ForkStyle = 'upside-down' | 'telescopic' | 'shrouded'

export function makeFork(stance: Stance, anchors: Anchors, style: ForkStyle, finishes: Finishes): THREE.Group {
  const { forkTop, forkHalf, rake } = stance
  const lean: Point = [0, 0, (-rake * Math.PI) / 180]
  const lower = forkTop - 0.21
  const clamp = (height: number, depth: number) =>
    block([depth, 0.034, forkHalf * 2 + 0.07], 0.012, finishes.casting, anchors.onFork(height), lean)
  return group(
    bothSides(side => legs[style](stance, anchors, side * forkHalf, finishes)),
    clamp(forkTop, 0.085),
    clamp(lower, 0.09),
    rod(anchors.onFork(lower - 0.02), anchors.onFork(forkTop + 0.02), 0.03, finishes.satin),
    bothSides(side =>
      at(drum(0.016, 0.03, finishes.machined, [0, 0, 0]), [anchors.frontAxle[0], anchors.frontAxle[1], side * (forkHalf + 0.026)]),
    ),
  )
}

type LegBuilder = (stance: Stance, anchors: Anchors, z: number, finishes: Finishes) => THREE.Object3D[]

/** Thick tubes held by the clamps, thin bright ones sliding below. */
const upsideDown: LegBuilder = ({ forkTop, front, travel = 0 }, anchors, z, finishes) => {
  const foot = front.radius - 0.035
  const seal = front.radius + 0.235 + travel
  return [
    rod(anchors.onFork(seal, z), anchors.onFork(forkTop + 0.035, z), 0.0275, finishes.fork),
    rod(anchors.onFork(seal - 0.03, z), anchors.onFork(seal + 0.012, z), 0.0305, finishes.satin),
    rod(anchors.onFork(foot, z), anchors.onFork(seal, z), 0.0212, finishes.chrome),
    rod(anchors.onFork(foot - 0.012, z), anchors.onFork(foot + 0.13, z), 0.029, finishes.satin, 0.025),
    rod(anchors.onFork(forkTop + 0.03, z), anchors.onFork(forkTop + 0.046, z), 0.019, finishes.machined),
  ]
}

/** Bright stanchions above, thick sliders below. */
const telescopic: LegBuilder = ({ forkTop, front }, anchors, z, finishes) => {
  const foot = front.radius - 0.04
  const seal = front.radius + 0.26
  return [
    rod(anchors.onFork(seal - 0.02, z), anchors.onFork(forkTop + 0.03, z), 0.0205, finishes.chrome),
    rod(anchors.onFork(foot, z), anchors.onFork(seal, z), 0.03, finishes.fork, 0.0275),
    rod(anchors.onFork(seal - 0.008, z), anchors.onFork(seal + 0.024, z), 0.03, finishes.rubber, 0.026),
    rod(anchors.onFork(forkTop + 0.028, z), anchors.onFork(forkTop + 0.042, z), 0.017, finishes.machined),
  ]
}

/** A cruiser's: sliders below, the upper tubes inside covers. */
const shrouded: LegBuilder = (stance, anchors, z, finishes) => [
  ...telescopic(stance, anchors, z, finishes),
  rod(anchors.onFork(stance.forkTop - 0.25, z), anchors.onFork(stance.forkTop + 0.01, z), 0.036, finishes.covers, 0.034),
]

const legs: Record<ForkStyle, LegBuilder> = { 'upside-down': upsideDown, telescopic, shrouded }
