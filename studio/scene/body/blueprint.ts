import type { ProfilePoint } from '../shape/profile.ts'
import type { WheelSize } from '../wheel/tyre.ts'

export type Line = readonly ProfilePoint[]

/**
 * The lines a body is drawn with, in metres. x runs from the nose (0) to the tail, y up from the ground. A line over x
 * gives a height or half a width; `nose`, `tail`, `windscreen` and `rearScreen` run over y and give x.
 */
export type Lines = {
  bonnetAndDeck: Line
  nose: Line
  tail: Line
  plan: Line
  underside: Line
  belt: Line
  sill: Line
  /** The section of the flank: from the sill (0) to the belt (1), how far it stands out. */
  flank: Line
  roof: Line
  windscreen: Line
  rearScreen: Line
  cabinPlan: Line
}

/** How round things are. `bow` is how far an end falls back towards the corners: [evenly, mostly at the corner]. */
export type Rounding = {
  noseBow: readonly [number, number]
  tailBow: readonly [number, number]
  windscreenBow: number
  rearScreenBow: number
  noseCorner: number
  tailCorner: number
  deckEdge: number
  deckCrown: number
  bonnetDome: number
  /** How far the cabin leans in for each metre of height, and how that grows. */
  lean: number
  leanGrowth: number
  /** How fast the cabin narrows below the belt. */
  tuck: number
  roofEdge: number
  roofCrown: number
  windscreenHeader: number
  windscreenPillar: number
  rearPillar: number
  /** The fillet between cabin and body, and towards the tail, from `tailFilletFrom`. */
  beltFillet: number
  tailFillet: number
  tailFilletFrom?: number
  flare: number
  flareWidth: number
}

export const usualRounding: Rounding = {
  noseBow: [0.1, 0.14], tailBow: [0.06, 0.1], windscreenBow: 0.22, rearScreenBow: 0.12, noseCorner: 0.22, tailCorner: 0.22,
  deckEdge: 0.1, deckCrown: 0.06, bonnetDome: 0.014, lean: 0.3, leanGrowth: 0.1, tuck: 0.7, roofEdge: 0.13, roofCrown: 0.055,
  windscreenHeader: 0.12, windscreenPillar: 0.06, rearPillar: 0.1, beltFillet: 0.022, tailFillet: 0.1, flare: 0.022,
    flareWidth: 0.17,
}

/** What is glass: margins to the pillars, the roof, the belt; `pillars` are [x at the belt, width, lean]. */
export type Glass = {
  windscreenPillar: number
  roof: number
  belt: number
  rearPillar: number
  pillars: readonly (readonly [number, number, number])[]
  from: number
  until: number
  rearSides: number
  rearTop: number
  rearBelt: number
  rearAbove?: number
  /** How dark the glass behind the front doors is. */
  privacy: number
}

export const usualGlass: Glass = {
  windscreenPillar: 0.06, roof: 0.075, belt: 0.012, rearPillar: 0.2, pillars: [], from: -9, until: 99,
  rearSides: 0.1, rearTop: 0.085, rearBelt: 0.02, privacy: 0.86,
}

/** Where the shut lines run: front edge of the front door, between the doors, end of the rear door. */
export type Doors = { front: number; middle: number; end?: number; straight?: boolean }

export type Blueprint = {
  length: number
  halfWidth: number
  height: number
  wheelbase: number
  frontOverhang: number
  wheel: WheelSize
  archRadius: number
  lines: Lines
  rounding?: Partial<Rounding>
  glass?: Partial<Glass>
  doors?: Doors
  /** The headlamps: middle, half height, inner end, how far they reach along the wing. */
  headlamp: { y: number; half: number; inner: number; reach: number }
  rearLamp: { low: number; high: number; inner: number; reach?: number }
  /** Plastic round the arches and along the sill. */
  cladding?: number
  /** What is cut out of the body: a tray, an open cabin. Negative inside. */
  hollow?: (x: number, y: number, z: number) => number
  /** An open car: the cabin is only its windscreen, so thick. */
  windscreenOnly?: number
  /** How fine it is meshed. */
  cell?: number
  /** How far the front and rear graphics reach round the corner. */
  wrap?: number
  /** The bonnet's shut line: from the flank, from the nose. */
  bonnet?: readonly [number, number]
}
