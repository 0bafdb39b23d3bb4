import type { Interest } from '../media/unasked.ts'
import { wrapFrame } from './vehicle-media-spin.ts'

/** One frame in so many is fetched first: a coarse turn that is there soon. */
const ringStep = 3

/** The frames with which a vehicle can be turned at all. */
export const ringOf = (count: number): number[] =>
  Array.from({ length: Math.ceil(count / ringStep) }, (_, at) => at * ringStep)

/** All frames, those of the ring first. */
const ringFirst = (count: number): number[] => [
  ...new Set([...ringOf(count), ...Array.from({ length: count }, (_, frame) => frame)]),
]

/** All frames, by how far they are turned from one of them. */
export function nearestFirst(frame: number, count: number): number[] {
  const distances = Array.from({ length: count }, (_, at) => Math.ceil(at / 2) * (at % 2 === 0 ? -1 : 1))
  return distances.map((distance) => wrapFrame(frame + distance, count))
}

/** What to fetch of a spin: nothing; every frame, small; the one that is seen sharp as well; or all of them. */
export type SpinGoal = 'nothing' | 'small' | 'sharp one' | 'sharp all'

interface SpinAttention {
  interest: Interest
  isSparing: boolean
  /** Seen over the whole screen. */
  isEnlarged: boolean
  isTurning: boolean
}

export function spinGoal({ interest, isSparing, isEnlarged, isTurning }: SpinAttention): SpinGoal {
  if (interest === 'none') return 'nothing'
  if (isSparing && !isEnlarged) return 'small'
  if (interest === 'asked') return 'sharp all'
  return isTurning ? 'small' : 'sharp one'
}

type Sharpness = 'small' | 'sharp'

/** A frame, and how it is to be fetched. */
export interface FrameToFetch {
  frame: number
  as: Sharpness
}

interface FetchedSoFar {
  goal: SpinGoal
  /** The frame that is seen. */
  inView: number
  count: number
  begun: Readonly<Record<Sharpness, ReadonlySet<number>>>
}

/** What to fetch next: small ones, a coarse turn of them first; then sharp ones, from the frame that is seen outwards. */
export function nextFrame({ goal, inView, count, begun }: FetchedSoFar): FrameToFetch | null {
  if (goal === 'nothing') return null
  const small = ringFirst(count).find((frame) => !begun.small.has(frame))
  if (small !== undefined) return { frame: small, as: 'small' }
  if (goal === 'small') return null
  const wanted = goal === 'sharp one' ? [inView] : nearestFirst(inView, count)
  const sharp = wanted.find((frame) => !begun.sharp.has(frame))
  return sharp === undefined ? null : { frame: sharp, as: 'sharp' }
}
