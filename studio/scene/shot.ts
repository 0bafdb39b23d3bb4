import type { ExteriorView } from '../../demo/paint/views.ts'
import type { EnvironmentName } from './light/environments.ts'
import type { SubjectOptions } from './subject.ts'

/** One picture to take. */
export type ShotRequest = {
  /** A name in `subjects.ts`. */
  subject: string
  options?: SubjectOptions
  /** The subject's own camera when it has one; a number is a frame of the spin. */
  view?: ExteriorView | { frame: number }
  width: number
  height: number
  /** How many pixels are drawn for one, each way. */
  oversample?: number
  environment?: EnvironmentName
  exposure?: number
  /** Grainier light, sooner. */
  quick?: boolean
  /** One colour, or (without it) the two references that any colour is made from. */
  paint?: { colour: string; flake?: number }
}

/** Where a named point lies in the picture, as shares of its width and height. */
export type Mark = { name: string; x: number; y: number }

/** Raw pixels (RGBA, premultiplied, from the top), in base64 to cross from the browser to Node. */
export type Shot = { first: string; second: string; marks: Mark[]; seconds: { build: number; bake: number; draw: number } }
