import { mirrored, type Outline, whole } from '../../canvas/outline.ts'
import { rearCover, rearLens, rearLight } from '../graphics/rear-pens.ts'
import type { Tail } from './tail.ts'

/** A boot lid between wide lamps: sedans, coupés, convertibles. */
export const saloon = ({ lightBar = false, bumperTop = 0.335 } = {}): Tail => (sheet, { rearLamp: { low, high, inner } }) => {
  const cover: Outline = [
    [0.4, low + 0.03], [0.46, low - 0.005], [0.72, low - 0.02], [1.3, low], [1.3, high + 0.06], [0.74, high + 0.015],
    [0.4, high - 0.03],
  ]
  const middle = (low + high) / 2
  rearCover(sheet, cover)
  rearCover(sheet, mirrored(cover))
  rearLight(sheet, [[inner + 0.03, high - 0.035], [0.72, high - 0.01], [0.9, high + 0.02]], 0.013)
  rearLight(sheet, [[inner + 0.05, low + 0.022], [0.68, low + 0.005], [0.9, low + 0.005]], 0.013)
  rearLens(sheet, [[0.67, middle - 0.012], [1, middle - 0.01], [1, middle + 0.02], [0.67, middle + 0.016]], '#c4520d')
  if (lightBar) {
    const across: Outline = [[-0.42, high - 0.07], [0.42, high - 0.07], [0.42, high - 0.03], [-0.42, high - 0.03]]
    sheet.lamp.area(across)
    sheet.bed.area(across, 0, '#5a0709')
    rearLight(sheet, [[0, high - 0.05], [0.45, high - 0.05]], 0.013)
  } else sheet.chrome.line([[-0.4, high - 0.05], [0.4, high - 0.05]], 0.016)
  const gate = low - 0.16
  sheet.shut.line([
    [-0.56, high + 0.2], [-0.56, low - 0.06], [-0.5, gate], [0.5, gate], [0.56, low - 0.06], [0.56, high + 0.2],
  ], 0.006, { round: 0.04 })
  const recess = low - 0.035
  sheet.gloss.area([[-0.3, recess], [0.3, recess], [0.26, recess - 0.155], [-0.26, recess - 0.155]], 0.02)
  sheet.plastic.area(whole([[0, bumperTop], [0.5, bumperTop], [0.66, bumperTop + 0.05], [1.3, bumperTop + 0.05], [1.3, 0],
    [0, 0]]), 0.03)
  sheet.reflector.areaPair([
    [0.56, bumperTop + 0.03], [0.74, bumperTop + 0.035], [0.74, bumperTop + 0.06], [0.56, bumperTop + 0.055],
  ], 0.005)
  return { plate: recess - 0.075, badge: recess + 0.1 }
}
