import type { Color, Group, Texture } from 'three'

export type Point = readonly [x: number, y: number, z: number]

export type Size = { length: number; width: number; height: number }

/** A point that a spin may mark, with the way its surface faces, so that it hides when it turns away. */
export type Hotspot = { at: Point; facing: Point }

/** Where a subject wants to be seen from, when the studio's own views do not suit it (a cabin is seen from inside). */
export type OwnCamera = { eye: Point; target: Point; fieldOfView: number }

/**
 * Anything the stage can photograph. In metres: the nose towards −x, up +y, the left-hand (kerb) side +z,
 * the wheels standing on y = 0, the middle of its length and width at x = z = 0.
 * Paint needs no method: the stage paints every mesh whose material comes from `paintMaterial`.
 */
export type Subject = {
  group: Group
  size: Size
  /** Where the wheels touch the ground, on the near side, for the ground line. Without it: the box's corners. */
  contacts?: readonly Point[]
  /** The face of the near front wheel, for the close-up. */
  wheel?: { at: Point; radius: number }
  hotspots?: Readonly<Record<string, Hotspot>>
  camera?: OwnCamera
  /** Seen behind the subject instead of nothing; a picture with a background is opaque. */
  background?: Color | Texture
  /** How its ambient light is baked; the floor's shadow is left out for what does not stand on a floor. */
  bake?: { rays?: number; bounce?: number; floor?: boolean }
  /** Called before each picture, for what depends on where the camera stands. */
  beforeShot?: (cameraPosition: Point, mirroredSky?: Point) => void
  /** Called when it leaves the stage, to give back what only it uses. */
  leave?: () => void
  /** Called once, when the light is baked. */
  afterBake?: (floor: FloorShadow) => void
}

/** The shadow on the floor: a picture of the light that arrives, over a rectangle round x = centre, z = 0. */
export type FloorShadow = { texture: Texture; centre: number; halfLength: number; halfWidth: number }

/** What a variant chooses: each builder reads its own options. */
export type SubjectOptions = Readonly<Record<string, unknown>>

export type SubjectBuilder = (options: SubjectOptions) => Subject
