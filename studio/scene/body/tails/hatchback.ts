import { box, mirrored, type Outline, whole } from '../../canvas/outline.ts'
import { rearCover, rearLens, rearLight } from '../graphics/rear-pens.ts'
import type { Tail } from './tail.ts'

type HatchbackStyle = { bumperTop: number; bumperCorner: number; skidPlate?: boolean; lightBar?: boolean; gateDrop?: number }

/** A tailgate with lamps that wrap round the corners: hatches, wagons, SUVs, people movers. */
export const hatchback = ({ bumperTop, bumperCorner, skidPlate, lightBar, gateDrop = 0.26 }: HatchbackStyle): Tail =>
  (sheet, { rearLamp: { low, high, inner } }) => {
    const cover: Outline = [
      [inner, low + 0.04], [inner + 0.05, low], [0.66, low - 0.03], [1.3, low - 0.05], [1.3, high + 0.1], [0.72, high + 0.03],
      [inner, high - 0.02],
    ]
    const middle = (low + high) / 2
    rearCover(sheet, cover)
    rearCover(sheet, mirrored(cover))
    rearLight(sheet, [[inner + 0.03, high - 0.035], [0.72, high + 0.005], [0.9, high + 0.03]], 0.013)
    rearLight(sheet, [[inner + 0.05, low + 0.022], [0.68, low], [0.9, low - 0.01]], 0.013)
    rearLens(sheet, [[0.5, middle - 0.018], [0.64, middle - 0.014], [0.64, middle + 0.018],
      [0.5, middle + 0.018]], '#e9e6e2')
    rearLens(sheet, [[0.67, middle - 0.016], [1, middle - 0.014], [1, middle + 0.026],
      [0.67, middle + 0.022]], '#c4520d')
    const barTop = high - 0.02
    if (lightBar) {
      sheet.lamp.area(box(-inner - 0.03, inner + 0.03, barTop - 0.05, barTop), 0.005)
      sheet.bed.area(box(-inner - 0.03, inner + 0.03, barTop - 0.05, barTop), 0, '#5a0709')
      rearLight(sheet, [[0, barTop - 0.025], [inner + 0.04, barTop - 0.025]], 0.013)
    } else sheet.gloss.area(box(-inner - 0.02, inner + 0.02, barTop - 0.055, barTop), 0.005)
    const gate = low - gateDrop
    sheet.shut.line([
      [-0.74, high + 0.06], [-0.6, high], [-0.6, low - 0.02], [-0.66, gate], [0.66, gate], [0.6, low - 0.02], [0.6, high],
      [0.74, high + 0.06],
    ], 0.006, { round: 0.03 })
    const recess = low - 0.03
    sheet.gloss.area([[-0.3, recess], [0.3, recess], [0.26, recess - 0.155], [-0.26, recess - 0.155]], 0.02)
    sheet.plastic.area(whole([[0, bumperTop], [0.5, bumperTop], [0.66, bumperCorner], [1.3, bumperCorner], [1.3, 0],
      [0, 0]]), 0.03)
    if (skidPlate) sheet.silver.area(whole([[0, 0.4], [0.46, 0.4], [0.5, 0.28], [0, 0.28]]), 0.03)
    const lift = skidPlate ? -0.05 : 0.03
    sheet.reflector.areaPair([
      [0.56, bumperTop + lift], [0.74, bumperTop + lift + 0.005], [0.74, bumperTop + lift + 0.03],
      [0.56, bumperTop + lift + 0.025],
    ], 0.005)
    return { plate: recess - 0.075, badge: recess + 0.1 }
  }
