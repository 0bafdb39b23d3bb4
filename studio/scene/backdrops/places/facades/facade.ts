import type { Object3D } from 'three'
import { type Showroom, showroom } from '../../parts/building.ts'
import { flags } from '../../parts/flags.ts'
import { type GroundLook, makeGround } from '../../parts/ground.ts'
import { parked, type ParkedSpot } from '../../parts/parked.ts'
import { trees, type TreeKind } from '../../parts/trees.ts'
import type { Place, PlaceBuilder } from '../../place.ts'
import type { Hour } from '../daylight.ts'
import { openAir } from '../open-air.ts'
import { shopLight } from './shop-light.ts'

type Spots = Parameters<typeof trees>[1]

export type Facade = {
  hour: Hour
  ground: GroundLook
  building: Showroom
  /** Glazed storeys above the first, the last of which may have the sign. */
  upper?: { count: number; height: number; sign?: Showroom['sign'] }
  flags?: { at: readonly (readonly [x: number, z: number])[]; colours: readonly string[] }
  trees?: Partial<Record<TreeKind, Spots>>
  parked: readonly ParkedSpot[]
  /** What stands beside, before and behind the building. */
  beside?: () => Object3D[]
  /** Lamps inside, after dark. */
  lamps?: boolean
  more?: Partial<Place>
}

/** A dealership seen from across the street, everything sharp. */
export const facade = (look: Facade): PlaceBuilder => {
  const { building, lamps } = look
  const content = (): Object3D[] => [
    makeGround(look.ground),
    showroom(building),
    ...upperStoreys(look),
    ...(look.flags ? [flags(look.flags.at, look.flags.colours)] : []),
    ...Object.entries(look.trees ?? {}).map(([kind, spots], at) => trees(kind as TreeKind, spots, 3 + at * 4)),
    ...(lamps ? [shopLight(building.x, building.z - building.depth * 0.35, building.width * 0.85)] : []),
    ...(look.beside?.() ?? []),
    parked(look.parked),
  ]
  return openAir(look.hour, content, { softness: 0, vignette: 0.6, ...look.more })
}

function upperStoreys({ building, upper }: Facade): Object3D[] {
  return Array.from({ length: upper?.count ?? 0 }, (_, level) =>
    showroom({
      ...building,
      z: building.z - 0.6,
      height: upper!.height,
      depth: building.depth - 1,
      bays: Math.round(building.bays * 1.5),
      lights: building.lights * 0.8,
      fascia: { ...building.fascia, height: 0.7 },
      sign: level === upper!.count - 1 && upper!.sign ? upper!.sign : { ...building.sign, shape: 'none' },
      overhang: 0.4,
      sill: 0.4,
    }).translateY(building.height + level * upper!.height),
  )
}
