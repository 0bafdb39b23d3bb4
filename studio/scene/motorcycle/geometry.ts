import type { WheelSize } from './wheel.ts'
import type { Point } from './parts.ts'

/** The few numbers a motorcycle's stance follows from. */
export interface Stance {
  wheelbase: number
  /** Degrees that the fork leans back from upright. */
  rake: number
  front: WheelSize
  rear: WheelSize
  /** Height of the upper fork clamp. */
  forkTop: number
  /** Half the distance between the fork legs. */
  forkHalf: number
  /** How much more of the fork slides than on the road. */
  travel?: number
}

export interface Anchors {
  frontAxle: Point
  rearAxle: Point
  /** A point on the line of the fork at a height. */
  onFork(height: number, z?: number): Point
  /** The swingarm's pivot in the frame. */
  pivot: Point
}

export function anchorsOf(stance: Stance): Anchors {
  const frontX = -stance.wheelbase / 2
  const lean = Math.tan((stance.rake * Math.PI) / 180)
  return {
    frontAxle: [frontX, stance.front.radius, 0],
    rearAxle: [stance.wheelbase / 2, stance.rear.radius, 0],
    onFork: (height, z = 0) => [frontX + (height - stance.front.radius) * lean, height, z],
    pivot: [stance.wheelbase / 2 - 0.54, stance.rear.radius + 0.055, 0],
  }
}
