import type { Object3D } from 'three'
import type { WheelDesign } from '../wheel/designs.ts'
import type { Blueprint } from './blueprint.ts'
import type { Face } from './faces/face.ts'
import type { SidePen } from './graphics/graphics.ts'
import type { Kit } from './kit.ts'
import type { Tail } from './tails/tail.ts'

/** What is fixed to a body of this kind, whatever its trim. */
export type Fittings = {
  mirror?: { x?: number; rise?: number; half?: number } | false
  handles?: readonly number[]
  handleDrop?: number
  /** From where to where a roof rail runs, if the trim has one. */
  rails?: readonly [number, number]
  antenna?: boolean
  wipers?: { rise?: number } | false
  cabin?: { seatX?: number; rearSeats?: number | false; floorLength?: number; thirdRow?: number } | false
  /** Where the wheels' faces are, if not under the arches; whether a well hides what is behind; double rear tyres; only wells. */
  wheels?: { out?: readonly [number, number]; wells?: readonly [boolean, boolean]; doubleRear?: boolean; none?: boolean }
  underside?: { until?: number } | false
}

/** A kind of body: its shape, what is drawn on it, what is fixed to it. */
export type Model = {
  blueprint: Blueprint
  face?: Face
  tail?: Tail
  side?: SidePen
  fittings?: Fittings
  extras?: (kit: Kit) => Object3D[]
  /** More than usual where large flat panels would show the grain of the light. */
  rays?: number
}

/** What one variant of a model chooses. */
export type Trim = {
  face?: Face
  tail?: Tail
  wheel?: WheelDesign
  blackRoof?: boolean
  rails?: 'silver' | 'black'
  blackMirrors?: boolean
  chromeBelt?: boolean
  extras?: (kit: Kit) => Object3D[]
}
