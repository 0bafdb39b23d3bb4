import type * as THREE from 'three'
import { profile, type ProfilePoint } from '../shape/profile.ts'
import { mix, smoothMax } from '../shape/smooth.ts'
import type { Field } from '../shape/grid.ts'
import { lens, type Finishes } from './finishes.ts'
import type { Flank } from './panel.ts'
import { lightly, type Point } from './parts.ts'
import { sheet } from './sheet.ts'
import { inlaid, recessed, solid, type Bounds } from './solid.ts'

/** The lines of a fairing: half its width along the motorcycle, and the share of that at each height. */
export interface FairingLines {
  plan: readonly ProfilePoint[]
  section: readonly ProfilePoint[]
  /** How fast the section's lines, its crease above all, fall towards the rear. */
  fall?: number
}

/** The nose in the side view, and where it ends towards the rider. */
export interface NoseLines {
  top: readonly ProfilePoint[]
  bottom: readonly ProfilePoint[]
  rear: number
  /** How much further forward it ends lower down. */
  lean?: number
}

/** A lamp or an intake as it is seen from the front: negative inside, z at least 0. */
export type FrontShape = (y: number, z: number) => number

export const flankOf = ({ plan, section, fall = 0 }: FairingLines, away = 0): Flank => {
  const half = profile(plan, 0.025)
  const share = profile(section, 0.03)
  return (x, y) => half(x) * share(y + fall * (x + 0.3)) + away
}

export function noseField(flank: Flank, { top, bottom, rear, lean = 0.5 }: NoseLines): Field {
  const upper = profile(top, 0.02)
  const lower = profile(bottom, 0.02)
  return (x, y, z) => {
    const side = Math.abs(z)
    let distance = smoothMax((side - flank(x, y)) * 0.75, (y - upper(x) + 0.9 * side * side) * 0.75, 0.03)
    distance = smoothMax(distance, (lower(x) - y + 0.3 * side) * 0.85, 0.022)
    return smoothMax(distance, x - rear + lean * (0.9 - y), 0.012)
  }
}

/** A stroke between two points of the front view, as wide at each end as is said. */
export function stroke(
  from: readonly [z: number, y: number],
  to: readonly [z: number, y: number],
  widths: readonly [number, number],
): FrontShape {
  const along = [to[0] - from[0], to[1] - from[1]] as const
  const square = along[0] ** 2 + along[1] ** 2
  return (y, z) => {
    const share = Math.min(1, Math.max(0, ((z - from[0]) * along[0] + (y - from[1]) * along[1]) / square))
    const distance = Math.hypot(z - from[0] - along[0] * share, y - from[1] - along[1] * share)
    return distance - (widths[0] + (widths[1] - widths[0]) * share) / 2
  }
}

const facing = (shape: FrontShape, behind: number): Field => (x, y, z) => Math.max(shape(y, Math.abs(z)), x - behind)

export interface NoseFace {
  lamps: FrontShape
  /** What shines in them. */
  lights: FrontShape
  intakes?: FrontShape
  /** None of these reaches further back. */
  behind: number
  /** Where it is not painted, and where the lamps are not black. */
  shell?: THREE.Material
  glass?: THREE.Material
}

/** A nose with its lamps sunk in, a bright line in each, and dark intakes. */
export function makeNose(
  skin: Field,
  shapes: NoseFace,
  bounds: Bounds,
  finishes: Finishes,
): THREE.Object3D[] {
  const lamps = facing(shapes.lamps, shapes.behind)
  const intakes = facing(shapes.intakes ?? (() => 1), shapes.behind)
  const cut: Field = (x, y, z) => Math.min(lamps(x, y, z), intakes(x, y, z))
  const lampBox = [bounds[0], shapes.behind + 0.02, bounds[2], bounds[3], bounds[4]] as const
  return [
    solid(recessed(skin, cut, 0.022), bounds, 0.0045, shapes.shell ?? finishes.paint),
    solid(inlaid(skin, lamps, 0.006), lampBox, 0.0045, shapes.glass ?? finishes.gloss),
    solid(inlaid(skin, facing(shapes.lights, shapes.behind), 0.003, 0.01), lampBox, 0.0035, lens('#f2f6ff', 0.75)),
    ...(shapes.intakes ? [solid(inlaid(skin, intakes, 0.018), lampBox, 0.0045, finishes.rubber)] : []),
  ]
}

export interface ScreenShape {
  foot: Point
  head: Point
  /** Half its width below and above. */
  half: readonly [number, number]
  /** How far its sides reach back, and how far they fall. */
  wrap: number
  fall: readonly [number, number]
  /** How far it bulges from a straight line. */
  bubble: number
}

export function screen({ foot, head, half, wrap, fall, bubble }: ScreenShape, material: THREE.Material): THREE.Mesh {
  const glass = sheet(
    (u, v) => {
      const across = u * 2 - 1
      const bow = Math.sin(v * Math.PI) * bubble
      const corner = v > 0.7 ? ((v - 0.7) / 0.3) ** 3 * 0.3 * across ** 4 : 0
      return [
        mix(foot[0], head[0], v) - bow + wrap * across * across,
        mix(foot[1], head[1], v) + bow * 0.6 - mix(fall[0], fall[1], v) * across * across - corner * 0.1,
        across * mix(half[0], half[1], v) * (1 - 0.12 * Math.abs(across) ** 3),
      ]
    },
    [28, 20],
    material,
  )
  glass.userData.bake = 'unlit'
  return lightly(glass, 0.9)
}
