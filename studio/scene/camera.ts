import { Mesh, PerspectiveCamera, Vector3 } from 'three'
import { spinView, type ViewCamera, views, wheelView, type ExteriorView } from '../../demo/paint/views.ts'
import { smoothMax } from './shape/smooth.ts'
import type { Point, Subject } from './subject.ts'

const fieldOfView = 20
const halfTangent = Math.tan((fieldOfView * Math.PI) / 360)
const margin = 0.07
const farthest = 60

/** How much of the unshifted frame a subject takes, from −1 to 1. */
type Extent = { left: number; right: number; top: number; bottom: number }

export function cameraFor(subject: Subject, view: ExteriorView | { frame: number } | undefined,
  aspect: number): PerspectiveCamera {
  if (view === undefined) return ownCamera(subject, aspect)
  if (view === 'wheel') return wheelCamera(subject, aspect)
  if (typeof view === 'string') return fittedCamera(subject, views[view], aspect)
  return spinCamera(subject, view.frame, aspect)
}

function ownCamera(subject: Subject, aspect: number): PerspectiveCamera {
  if (!subject.camera) throw new Error('A subject without a camera of its own needs a view.')
  const camera = new PerspectiveCamera(subject.camera.fieldOfView, aspect, 0.03, 100)
  camera.position.set(...subject.camera.eye)
  camera.lookAt(...subject.camera.target)
  camera.updateMatrixWorld()
  return camera
}

/** A level camera `distance` from the middle, as high as puts the nearest wheel on the ground line. */
function levelCamera(azimuth: number, distance: number, height: number, aspect: number): PerspectiveCamera {
  const angle = (azimuth * Math.PI) / 180
  const camera = new PerspectiveCamera(fieldOfView, aspect, 0.1, 200)
  camera.position.set(-Math.cos(angle) * distance, height, Math.sin(angle) * distance)
  camera.lookAt(0, height, 0)
  camera.updateMatrixWorld()
  return camera
}

/** How high the camera is when something on the floor at `depth` appears `drop` of the frame below the horizon. */
const heightFor = (depth: number, drop: number): number => depth * drop * 2 * halfTangent

/** A level camera at a distance, and how much of its frame the vehicle takes. */
function seenFrom(subject: Subject, view: ViewCamera, distance: number, aspect: number): { camera: PerspectiveCamera; frame: Extent } {
  const height = heightFor(nearestContact(subject, view.azimuth, distance), view.ground - view.horizon)
  const camera = levelCamera(view.azimuth, distance, height, aspect)
  return { camera, frame: extentOf(silhouette(subject), camera) }
}

/** As near as one can go while the vehicle keeps to its share of the frame. */
function nearestDistance(subject: Subject, view: ViewCamera, aspect: number): number {
  const fits = ({ left, right, top, bottom }: Extent): boolean =>
    (right - left) / 2 < view.fill && top / 2 < view.horizon - margin && -bottom / 2 < 1 - margin / 2 - view.horizon
  let [tooNear, farEnough] = [subject.size.length / 2 + 1, farthest]
  for (let round = 0; round < 14; round++) {
    const middle = (tooNear + farEnough) / 2
    if (fits(seenFrom(subject, view, middle, aspect).frame)) farEnough = middle
    else tooNear = middle
  }
  return farEnough
}

function fittedCamera(subject: Subject, view: ViewCamera, aspect: number, distance?: number): PerspectiveCamera {
  const { camera, frame } = seenFrom(subject, view, distance ?? nearestDistance(subject, view, aspect), aspect)
  return shifted(camera, (frame.left + frame.right) / 4, view.horizon)
}

/** Walks round at the distance of the front three-quarter photo, so that the first frame is that photo, and steps back for a long side. */
function spinCamera(subject: Subject, frame: number, aspect: number): PerspectiveCamera {
  const view = { ...spinView, azimuth: views['front-34'].azimuth + (frame * 360) / spinView.frames }
  const [photo, own] = [views['front-34'], view].map(one => nearestDistance(subject, one, aspect)) as [number, number]
  return fittedCamera(subject, view, aspect, smoothMax(photo, own, 0.3))
}

function wheelCamera(subject: Subject, aspect: number): PerspectiveCamera {
  if (!subject.wheel) throw new Error('This subject has no wheel to look at.')
  const { at, radius } = subject.wheel
  const depth = (2 * radius) / wheelView.wheelHeight / (2 * halfTangent)
  const angle = (wheelView.azimuth * Math.PI) / 180
  const camera = levelCamera(wheelView.azimuth, depth, heightFor(depth, wheelView.ground - wheelView.horizon), aspect)
  camera.position.set(at[0] - Math.cos(angle) * depth, camera.position.y, at[2] + Math.sin(angle) * depth)
  camera.updateMatrixWorld()
  return shifted(camera, 0.06, wheelView.horizon)
}

/** Shifts the lens: the horizon, drawn at the middle, goes to its place, and what is `off` the middle to the middle. */
function shifted(camera: PerspectiveCamera, off: number, horizon: number): PerspectiveCamera {
  const [width, height] = [1000 * camera.aspect, 1000]
  camera.setViewOffset(width, height, off * width, (0.5 - horizon) * height, width, height)
  return camera
}

function nearestContact(subject: Subject, azimuth: number, distance: number): number {
  const angle = (azimuth * Math.PI) / 180
  const { length, width } = subject.size
  const contacts = subject.contacts ?? ([[-length / 2, 0, width / 2], [length / 2, 0, width / 2]] satisfies Point[])
  return Math.min(...contacts.flatMap(([x, ,
    z]) => [z, -z].map(side => distance + x * Math.cos(angle) - side * Math.sin(angle))))
}

const silhouettes = new WeakMap<Subject, Vector3[]>()

/** Enough of the subject's points to know how much of the frame it takes. */
function silhouette(subject: Subject): Vector3[] {
  const known = silhouettes.get(subject)
  if (known) return known
  subject.group.updateMatrixWorld(true)
  const points: Vector3[] = []
  subject.group.traverseVisible(object => {
    if (!(object instanceof Mesh)) return
    const positions = object.geometry.getAttribute('position')
    const step = Math.max(1, Math.floor(positions.count / 1500))
    for (let at = 0; at < positions.count; at += step)
      points.push(new Vector3().fromBufferAttribute(positions, at).applyMatrix4(object.matrixWorld))
  })
  silhouettes.set(subject, points)
  return points
}

function extentOf(points: readonly Vector3[], camera: PerspectiveCamera): Extent {
  const extent = { left: Infinity, right: -Infinity, top: -Infinity, bottom: Infinity }
  const projected = new Vector3()
  for (const point of points) {
    projected.copy(point).project(camera)
    extent.left = Math.min(extent.left, projected.x)
    extent.right = Math.max(extent.right, projected.x)
    extent.top = Math.max(extent.top, projected.y)
    extent.bottom = Math.min(extent.bottom, projected.y)
    if (projected.z > 1) extent.right = Infinity
  }
  return extent
}
