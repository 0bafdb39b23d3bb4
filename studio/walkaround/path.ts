import type { SceneCamera } from '../scene/backdrops/scene-request.ts'
import { mix, smoothStep } from '../scene/shape/smooth.ts'

/** Twelve frames a second are drawn; the encoder works out the ones between. */
export const film = { width: 960, height: 540, drawnPerSecond: 12, shownPerSecond: 24, seconds: 6 } as const
export const frameCount = film.drawnPerSecond * film.seconds

const firstAngle = -62
const lastAngle = 118
const low = 0.95
const high = 2.1

/** Where the camera is in a frame: round the vehicle from its nose past the kerb side to its tail, rising slowly. */
export function cameraAt(frame: number, vehicle: { length: number; height: number }): SceneCamera {
  const share = smoothStep(-0.12, 1.12, frame / (frameCount - 1))
  const angle = (mix(firstAngle, lastAngle, share) * Math.PI) / 180
  const distance = vehicle.length * 2.05
  return {
    eye: [Math.sin(angle) * distance, mix(low, high, share), Math.cos(angle) * distance],
    target: [0, vehicle.height * 0.46, 0],
    fieldOfView: 24,
  }
}
