import type { ExteriorView } from '../../../demo/paint/views.ts'
import type { Point, SubjectOptions } from '../subject.ts'

export type SceneVehicle = {
  subject: string
  options?: SubjectOptions
  colour: string
  flake?: number
  at?: Point
  /** Degrees round from the nose, as in `views.ts`: 38 shows the front three-quarter. */
  azimuth: number
}

export type SceneCamera =
  /** `size` is how long the vehicles are that will stand there, beside a car: a motorcycle is photographed from nearer. */
  | { view: ExteriorView; across?: number; size?: number }
  | { eye: Point; target: Point; fieldOfView: number }
  | { height: number; distance: number; fieldOfView: number; horizon: number; across?: number; turn?: number }

/** One picture of a place, with vehicles or without. */
export type SceneRequest = {
  place: string
  options?: Readonly<Record<string, unknown>>
  camera: SceneCamera
  vehicles?: readonly SceneVehicle[]
  width: number
  height: number
  oversample?: number
  exposure?: number
}

export type SceneShot = { pixels: string; seconds: number }

/** One picture of an interior: through a camera of its own, or everything round the driver's head. */
export type InteriorRequest = { family: string; trim: string; view: string; width: number; height: number; oversample?: number }
