import { PerspectiveCamera } from 'three'
import { views, wheelView } from '../../../demo/paint/views.ts'
import type { SceneCamera } from './scene-request.ts'

const fieldOfView = 20
const halfTangent = Math.tan((fieldOfView * Math.PI) / 360)

/** How far the studio's camera stands from a vehicle of the usual size; the horizon and the ground line fix the rest. */
const usualDistance = { 'front-34': 11.5, 'low-34': 11.5, side: 10.8, 'rear-34': 11.5, front: 8, rear: 8, wheel: 3.6 } as const
const usualNearest = { 'front-34': 9.8, 'low-34': 9.8, side: 9.9, 'rear-34': 9.8, front: 6.6, rear: 6.6, wheel: 3.6 } as const

export function sceneCamera(wanted: SceneCamera, aspect: number): PerspectiveCamera {
  if ('eye' in wanted) return pointed(wanted, aspect)
  if (!('view' in wanted))
    return level(wanted.distance, wanted.height, wanted.fieldOfView, wanted.horizon, aspect, wanted.across, wanted.turn)
  const { horizon, ground } = wanted.view === 'wheel' ? wheelView : views[wanted.view]
  // A wheel is about as large on a motorcycle as on a car.
  const size = wanted.view === 'wheel' ? 1 : (wanted.size ?? 1)
  const height = usualNearest[wanted.view] * size * (ground - horizon) * 2 * halfTangent
  return level(usualDistance[wanted.view] * size, height, fieldOfView, horizon, aspect, wanted.across)
}

/** A camera in the hand: it looks up or down as it must. */
function pointed({ eye, target, fieldOfView: angle }: Extract<SceneCamera, { eye: unknown }>, aspect: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(angle, aspect, 0.2, 2000)
  camera.position.set(...eye)
  camera.lookAt(...target)
  camera.updateMatrixWorld()
  return camera
}

function level(distance: number, height: number, angle: number, horizon: number, aspect: number, across = 0, turn = 0): PerspectiveCamera {
  const camera = new PerspectiveCamera(angle, aspect, 0.2, 2000)
  const round = (turn * Math.PI) / 180
  camera.position.set(Math.sin(round) * distance + across, height, Math.cos(round) * distance)
  camera.lookAt(across, height, 0)
  camera.setViewOffset(1000 * aspect, 1000, 0, (0.5 - horizon) * 1000, 1000 * aspect, 1000)
  camera.updateMatrixWorld()
  return camera
}
