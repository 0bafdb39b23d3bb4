import { box, whole } from '../../canvas/outline.ts'
import { daytimeLight, grille, lampCover, lensRow, projector } from '../graphics/pens.ts'
import type { Face } from './face.ts'

/** A tall shield of honeycomb between slim lamps. */
export const shield: Face = (sheet, { y, half, inner }) => {
  lampCover(sheet, [
    [inner, y - half * 0.35], [inner + 0.06, y - half * 0.95], [0.62, y - half * 1.05], [1.3, y - half * 0.55],
    [1.3, y + half * 1.7], [0.66, y + half * 0.72], [inner, y + half * 0.25],
  ])
  projector(sheet, 0.56, y - 0.012, 0.03)
  projector(sheet, 0.66, y - 0.004, 0.03)
  projector(sheet, 0.755, y + 0.012, 0.026)
  daytimeLight(sheet, [[inner + 0.02, y + 0.006], [0.62, y + half * 0.55], [0.92, y + half * 1.12]], 0.012)
  daytimeLight(sheet, [[0.8, y - 0.07], [0.815, y + 0.03]], 0.012)
  const upper = grille(sheet, [
    [0, y + half * 0.5], [0.37, y + half * 0.45], [0.45, y], [0.36, y - 0.27], [0, y - 0.28],
  ], 'honeycomb')
  sheet.gloss.line(upper, 0.055, { round: 0.03, closed: true })
  sheet.chrome.line([[-0.455, y - 0.02], [-0.37, y - 0.265], [0.37, y - 0.265], [0.455, y - 0.02]], 0.014, { round: 0.03 })
  sheet.plastic.area(whole([[0, 0.545], [0.46, 0.545], [0.58, 0.43], [0.72, 0.4], [1.3, 0.4], [1.3, 0], [0, 0]]), 0.03)
  sheet.gloss.areaPair([[0.6, 0.46], [0.8, 0.455], [0.87, 0.66], [0.7, 0.665]], 0.03)
  grille(sheet, [[0, 0.5], [0.4, 0.5], [0.5, 0.36], [0, 0.34]], 'bars')
  sheet.silver.area(whole([[0, 0.345], [0.44, 0.345], [0.52, 0.39], [0.6, 0.39], [0.5, 0.24], [0, 0.24]]), 0.03)
  projector(sheet, 0.735, 0.575, 0.028)
  sheet.lamp.areaPair([[0.69, 0.53], [0.78, 0.53], [0.79, 0.62], [0.7, 0.62]], 0.02)
  return { plate: 0.535, badge: y - 0.1 }
}

/** Upright and square: box lamps joined by chrome bars, a plain black bumper. */
export const expedition: Face = (sheet, { y, half }) => {
  lampCover(sheet, [[0.52, y - half * 1.25], [1.3, y - half * 1.2], [1.3, y + half * 1.1], [0.52, y + half * 1.1]], 0.02)
  projector(sheet, 0.63, y - 0.01, 0.042)
  projector(sheet, 0.755, y - 0.008, 0.036)
  daytimeLight(sheet, [[0.545, y + half * 0.8], [0.545, y - half * 0.95], [0.84, y - half * 0.95]], 0.014, 0.03)
  daytimeLight(sheet, [[0.545, y + half * 0.86], [0.95, y + half * 0.86]], 0.011)
  const upper = grille(sheet, [[0, y + half * 1.1], [0.5, y + half * 1.1], [0.5, y - half * 1.3],
    [0, y - half * 1.3]], 'chrome bars', 0.02)
  sheet.gloss.line(upper, 0.03, { round: 0.02, closed: true })
  sheet.chrome.line(upper, 0.012, { round: 0.02, closed: true })
  sheet.plastic.area(whole([[0, 0.66], [0.56, 0.66], [0.66, 0.6], [1.3, 0.6], [1.3, 0], [0, 0]]), 0.02)
  grille(sheet, [[0, 0.6], [0.5, 0.6], [0.54, 0.45], [0, 0.45]], 'mesh', 0.02)
  sheet.silver.area(whole([[0, 0.42], [0.5, 0.42], [0.56, 0.3], [0, 0.3]]), 0.03)
  lampCover(sheet, box(0.67, 0.83, 0.5, 0.56), 0.02)
  lensRow(sheet, [[0.705, 0.53], [0.795, 0.53]], 3, 0.034)
  return { plate: 0.55, badge: y, badgeScale: 1.25 }
}
