import type { Material, Mesh, Object3D } from 'three'
import type { Point } from '../motorcycle/parts.ts'
import type { CabinLimits } from './cabin-body.ts'
import { doorCard } from './door-card.ts'
import type { CabinShape } from './families.ts'
import { belts, grabHandle, outsideMirror } from './fittings.ts'
import { ribbon } from './ribbon.ts'
import type { Trim } from './trim.ts'
import { windscreenPillar } from './windscreen-pillar.ts'

/** Doors and pillars on one side (1 left, −1 right), with the belt, the handle and the mirror outside. */
export function cabinSide(side: 1 | -1, shape: CabinShape, limits: CabinLimits, trim: Trim): Object3D[] {
  const { halfWidth, roof, dashTop, reach, rearSeats } = shape
  const { cowl, header, end, top, sill } = limits
  const out = (distance: number): number => side * distance
  const door = out(halfWidth)
  const middle = reach + 0.34
  const belt = sill + 0.012
  const front = [
    windscreenPillar([cowl + 0.2, dashTop - 0.05, out(halfWidth + 0.01)], [header, roof - 0.035, out(top + 0.03)], trim),
    pillar(
      { at: [middle, belt - 0.02, door], width: 0.12 },
      { at: [middle - 0.06, roof - 0.045, out(top + 0.01)], width: 0.1 },
      trim.lining,
    ),
    pillar({ at: [middle + 0.01, 0.02, out(halfWidth - 0.01)], width: 0.14 }, { at: [middle, belt, door], width: 0.12 }, trim.pad),
    pillar({ at: [-0.66, 0, door], width: 0.56 }, { at: [-0.66, sill + 0.02, door], width: 0.56 }, trim.pad),
    doorCard(-0.12, middle, door, sill, trim),
    ...belts(middle, door, roof, shape, trim),
    outsideMirror(sill, door, trim),
    grabHandle(reach - 0.05, roof - 0.06, out(top - 0.02), trim),
  ]
  if (!rearSeats) return front
  const rearPillar = pillar(
    { at: [end - 0.2, belt - 0.02, door], width: 0.24 },
    { at: [end - 0.34, roof - 0.05, out(top)], width: 0.3 },
    trim.lining,
  )
  return [...front, doorCard(middle + 0.13, end - 0.16, door, sill, trim), rearPillar]
}

type PillarEnd = { at: Point; width: number }
const behind = ([x, y, z]: Point, width: number): Point => [x + width, y, z]

/** A panel between two heights, slightly bowed outwards on its way and rounded across. */
function pillar(low: PillarEnd, high: PillarEnd, material: Material): Mesh {
  const side = Math.sign(low.at[2])
  const waist: Point = [(low.at[0] + high.at[0]) / 2, (low.at[1] + high.at[1]) / 2 + 0.02, (low.at[2] + high.at[2]) / 2 + side * 0.012]
  const edge = [low.at, waist, high.at]
  const other = [behind(low.at, low.width), behind(waist, (low.width + high.width) / 2), behind(high.at, high.width)]
  return ribbon(edge, other, [0, 0, -side * 0.022], material)
}
