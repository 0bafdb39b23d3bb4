import { type Outline, whole } from '../../canvas/outline.ts'
import { rearCover, rearLight } from '../graphics/rear-pens.ts'
import type { Tail } from './tail.ts'

/** A rear engine's: a thin lamp across, slats over it for the engine to breathe, two pipes in a dark bumper. */
export const engineLid: Tail = (sheet, { rearLamp: { low, high, inner } }) => {
  const middle = (low + high) / 2
  const band: Outline = whole([
    [0, middle + 0.012], [inner + 0.1, middle + 0.014], [0.66, high], [1.3, high + 0.02], [1.3, low - 0.01], [0.66, low],
    [inner + 0.1, middle - 0.014], [0, middle - 0.012],
  ])
  rearCover(sheet, band, 0.008)
  rearLight(sheet, [[0, middle], [inner + 0.1, middle], [0.68, middle + 0.012], [0.95, middle + 0.018]], 0.009)
  rearLight(sheet, [[0.6, low + 0.012], [0.92, low + 0.008]], 0.006)
  for (let up = high + 0.03; up < high + 0.1; up += 0.022) sheet.gloss.area(whole([[0, up], [0.42, up],
    [0.42, up + 0.011], [0, up + 0.011]]), 0.004)
  sheet.shut.line([[-0.62, high + 0.16], [-0.56, high + 0.012], [0.56, high + 0.012],
    [0.62, high + 0.16]], 0.006, { round: 0.03 })
  sheet.shut.line(whole([[0, 0.645], [0.86, 0.65]]), 0.005)
  sheet.gloss.area([[-0.29, 0.62], [0.29, 0.62], [0.25, 0.46], [-0.25, 0.46]], 0.03)
  sheet.plastic.area(whole([[0, 0.36], [0.5, 0.36], [0.62, 0.32], [1.3, 0.3], [1.3, 0], [0, 0]]), 0.03)
  sheet.gloss.areaPair([[0.7, 0.4], [0.84, 0.42], [0.86, 0.56], [0.8, 0.54]], 0.015)
  for (const across of [0.34, 0.46]) for (const side of [across, -across]) {
    sheet.chrome.ring(side, 0.27, 0.042, 0.014)
    sheet.gloss.disc(side, 0.27, 0.036)
  }
  sheet.reflector.areaPair([[0.62, 0.345], [0.78, 0.35], [0.78, 0.372], [0.62, 0.367]], 0.005)
  return { plate: 0.54 }
}
