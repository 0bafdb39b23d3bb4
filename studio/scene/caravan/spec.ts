import type { WheelDesign } from '../wheel/designs.ts'
import type { WheelSize } from '../wheel/tyre.ts'

/** A window: its middle as a share of the body's length, how wide it is; height and sill as usual unless given. */
export type Window = { at: number; width: number; height?: number; sill?: number }

/** A coloured area of the livery: corners as [share of the length, height]. */
export type Decal = { colour: number; corners: readonly (readonly [number, number])[] }

/** All that one caravan differs from another by. Metres; along the body in shares of its length, so that the length is free. */
export type CaravanSpec = {
  length: number
  half: number
  /** Heights of the underside, of the lower band's top and of the roof. */
  floor: number
  band: number
  roof: number
  bandFinish: 'checker' | 'black checker' | 'composite' | 'white'
  upperFinish?: 'paint' | 'composite'
  /** How far the front leans back above its foot, the height it starts at, and how far the foot is cut off. */
  nose: { lean: number; from: number; foot: number }
  /** How far the tail's lower corner is cut away, along and up. */
  cutAway?: readonly [along: number, up: number]
  axles: 1 | 2
  axleAt: number
  tyre: WheelSize
  wheel: WheelDesign
  allTerrain?: boolean
  door?: { at: number; width?: number }
  windows: readonly Window[]
  livery: readonly Decal[]
  hatches: readonly { at: number; width: number; low: number; high: number }[]
  vents?: readonly number[]
  awning?: readonly [from: number, until: number]
  roofFittings: { airConditioner?: number; hatches?: readonly number[]; solar?: readonly number[] }
  drawbar: { length: number; load: 'gas' | 'toolbox' | 'boot' }
  /** A window in the front behind a stone guard; a boot across the front. */
  frontWindow?: boolean
  frontBoot?: boolean
  /** How far tread plate goes up the front; the colour of a panel above it. */
  frontPlate?: number
  nosePanel?: number
  rear: { spare: 'bar' | 'wall' | 'drawbar'; window?: boolean; jerryCans?: boolean }
  /** A roof that rises on canvas walls, by so much. */
  popTop?: number
  /** A hard shell that folds open, so deep, with a rack on it. */
  lid?: number
}

/** What follows from the numbers above, once. */
export type Layout = {
  spec: CaravanSpec
  along: (share: number) => number
  axles: readonly number[]
  arch: { from: number; until: number; top: number }
}

const axleSpacing = 0.09

export function layOut(spec: CaravanSpec): Layout {
  const { radius } = spec.tyre
  const middle = spec.axleAt * spec.length
  const reach = radius + axleSpacing / 2
  const axles = spec.axles === 1 ? [middle] : [middle - reach, middle + reach]
  const room = spec.allTerrain ? 0.13 : 0.09
  return {
    spec, axles, along: share => share * spec.length,
    arch: { from: axles[0]! - radius - room, until: axles.at(-1)! + radius + room, top: radius * 2 + room },
  }
}
