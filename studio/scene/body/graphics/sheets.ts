import { Mask, type Sheet } from '../../canvas/mask.ts'
import type { Blueprint } from '../blueprint.ts'

/** The nose and the tail are drawn on a sheet across the vehicle, each side of the middle. */
export function endSheet({ halfWidth, headlamp }: Blueprint): Sheet {
  const half = Math.max(1.05, headlamp.reach > 0 ? halfWidth + 0.05 : 0)
  return { left: -half, right: half, low: 0, high: half > 1.05 ? 1.9 : 1.6, pixelsPerMetre: 640 }
}

export const sideSheet = ({ length, height }: Blueprint): Sheet =>
  ({ left: -0.1, right: length + 0.1, low: 0, high: height + 0.1, pixelsPerMetre: 420 })

/** What is drawn on the nose: where the lamps and grilles are cut, what lies on the paint, and what is seen behind. */
export type FrontDrawing = {
  lamp: Mask
  grille: Mask
  plastic: Mask
  chrome: Mask
  gloss: Mask
  shut: Mask
  silver: Mask
  /** The colours of what lies behind lamp covers and grilles, and what of it shines. */
  bed: Mask
  glow: Mask
}
export type RearDrawing = Omit<FrontDrawing, 'grille'> & { reflector: Mask }
export type SideDrawing = { shut: Mask; plastic: Mask; chrome: Mask; gloss: Mask }

type EndMask = (ground?: string) => Mask
const endMask = (blueprint: Blueprint): EndMask => ground => new Mask(endSheet(blueprint), ground)

export const frontDrawing = (blueprint: Blueprint, end = endMask(blueprint)): FrontDrawing => ({
  lamp: end(), grille: end(), plastic: end(), chrome: end(), gloss: end(), shut: end(), silver: end(), bed: end('#07080a'),
    glow: end(),
})

export const rearDrawing = (blueprint: Blueprint, end = endMask(blueprint)): RearDrawing => ({
  lamp: end(), plastic: end(), chrome: end(), gloss: end(), shut: end(), silver: end(), bed: end('#140405'), glow: end(),
    reflector: end(),
})

export function sideDrawing(blueprint: Blueprint): SideDrawing {
  const sheet = sideSheet(blueprint)
  return { shut: new Mask(sheet), plastic: new Mask(sheet), chrome: new Mask(sheet), gloss: new Mask(sheet) }
}
