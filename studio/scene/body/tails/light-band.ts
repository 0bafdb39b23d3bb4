import { type Outline, whole } from '../../canvas/outline.ts'
import { rearCover, rearLens, rearLight } from '../graphics/rear-pens.ts'
import type { Tail } from './tail.ts'

type BandStyle = { bumperTop: number; bumperCorner?: number; skidPlate?: boolean; hatch?: boolean }

/** One lamp from side to side, thin in the middle: electric cars and the newest of the others. */
export const lightBand = ({ bumperTop, bumperCorner = bumperTop + 0.04, skidPlate, hatch }: BandStyle): Tail =>
  (sheet, { rearLamp: { low, high, inner } }) => {
    const middle = (low + high) / 2
    const band: Outline = whole([
      [0, middle + 0.014], [inner, middle + 0.016], [0.7, high - 0.005], [1.3, high + 0.04], [1.3, low - 0.02], [0.7, low],
      [inner, middle - 0.016], [0, middle - 0.014],
    ])
    rearCover(sheet, band, 0.01)
    rearLight(sheet, [[0, middle], [inner, middle], [0.7, high - 0.026], [0.95, high - 0.005]], 0.01)
    rearLight(sheet, [[inner + 0.14, middle - 0.014], [0.7, low + 0.022], [0.95, low + 0.012]], 0.008)
    rearLens(sheet, [[0.66, middle - 0.01], [1, middle - 0.006], [1, middle + 0.012], [0.66, middle + 0.008]], '#c4520d')
    const gate = bumperTop + (skidPlate ? 0.09 : 0.2)
    const edge = hatch ? 0.64 : 0.6
    sheet.shut.line([
      [-edge - 0.06, high + 0.2], [-edge, high], [-edge, low - 0.04], [-edge + 0.06, gate], [edge - 0.06, gate],
        [edge, low - 0.04],
      [edge, high], [edge + 0.06, high + 0.2],
    ], 0.006, { round: 0.04 })
    const recess = hatch ? low - 0.1 : bumperTop + 0.19
    sheet.gloss.area([[-0.29, recess], [0.29, recess], [0.26, recess - 0.15], [-0.26, recess - 0.15]], 0.02)
    sheet.plastic.area(whole([[0, bumperTop], [0.46, bumperTop], [0.62, bumperCorner], [1.3, bumperCorner], [1.3, 0],
      [0, 0]]), 0.03)
    sheet.shut.line([[-0.4, bumperTop - 0.09], [0.4, bumperTop - 0.09]], 0.012)
    if (skidPlate) sheet.silver.area(whole([[0, 0.4], [0.46, 0.4], [0.5, 0.28], [0, 0.28]]), 0.03)
    const strip = bumperCorner - 0.05
    sheet.reflector.areaPair([[0.6, strip], [0.76, strip + 0.005], [0.76, strip + 0.025], [0.6, strip + 0.02]], 0.005)
    return { plate: recess - 0.075, badge: hatch ? low - 0.045 : low - 0.09 }
  }
