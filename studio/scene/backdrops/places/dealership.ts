import type { Object3D } from 'three'
import { type Showroom, showroom } from '../parts/building.ts'
import { flags } from '../parts/flags.ts'
import { type GroundLook, makeGround } from '../parts/ground.ts'
import { parked, type ParkedSpot } from '../parts/parked.ts'
import { trees, type TreeKind } from '../parts/trees.ts'

/** A building and what stands around it, as a row of numbers. */
export type Dealership = {
  ground: GroundLook
  building: Showroom
  flags?: { at: readonly (readonly [x: number, z: number])[]; colours: readonly string[] }
  trees?: Partial<Record<TreeKind, Parameters<typeof trees>[1]>>
  parked: readonly ParkedSpot[]
  /** What stands beside, before and behind the building. */
  beside?: () => Object3D[]
}

export const dealership = (look: Dealership): Object3D[] => [
  makeGround(look.ground),
  showroom(look.building),
  ...(look.flags ? [flags(look.flags.at, look.flags.colours)] : []),
  // Each kind from a seed of its own, so that they do not grow alike.
  ...Object.entries(look.trees ?? {}).map(([kind, spots], at) => trees(kind as TreeKind, spots, 3 + at * 4)),
  ...(look.beside?.() ?? []),
  parked(look.parked),
]
