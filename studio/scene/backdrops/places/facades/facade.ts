import type { Object3D } from 'three'
import { type Showroom, showroom } from '../../parts/building.ts'
import type { Place, PlaceBuilder } from '../../place.ts'
import type { Hour } from '../daylight.ts'
import { type Dealership, dealership } from '../dealership.ts'
import { openAir } from '../open-air.ts'
import { shopLight } from './shop-light.ts'

export type FacadeLook = Dealership & {
  hour: Hour
  /** Glazed storeys above the first, the last of which may have the sign. */
  upper?: { count: number; height: number; sign?: Showroom['sign'] }
  /** Lamps inside, after dark. */
  lamps?: boolean
  more?: Partial<Place>
}

/** A dealership seen from across the street, everything sharp. */
export const facade = (look: FacadeLook): PlaceBuilder => {
  const { building: { x, z, width, depth }, lamps } = look
  const content = (): Object3D[] => [
    ...dealership(look),
    ...upperStoreys(look),
    ...(lamps ? [shopLight(x, z - depth * 0.35, width * 0.85)] : []),
  ]
  return openAir(look.hour, content, { softness: 0, vignette: 0.6, ...look.more })
}

function upperStoreys({ building, upper }: FacadeLook): Object3D[] {
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
