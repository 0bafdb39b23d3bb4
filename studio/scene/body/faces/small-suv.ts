import { whole } from '../../canvas/outline.ts'
import { daytimeLight, grille, lampCover, lensRow, projector } from '../graphics/pens.ts'
import type { Face } from './face.ts'

/** Six-sided: a mesh grille with a thick dark frame, lamps that grow out of its corners. */
export const hexagon: Face = (sheet, { y, half, inner }) => {
  lampCover(sheet, [[inner - 0.04, y - half * 0.3], [0.56, y - half * 0.9], [0.7, y - half * 0.95], [1.3, y - half * 0.3],
    [1.3, y + half * 1.7], [0.68, y + half * 0.85], [inner - 0.04, y + half * 0.6]], 0.012)
  projector(sheet, 0.55, y - half * 0.08, 0.027)
  projector(sheet, 0.645, y + half * 0.02, 0.027)
  daytimeLight(sheet, [[inner + 0.02, y - half * 0.12], [0.56, y - half * 0.68], [0.74, y - half * 0.62],
    [0.8, y + half * 0.5]], 0.011, 0.03)
  const upper = grille(sheet, [[0, y + half * 0.6], [0.36, y + half * 0.55], [0.44, y - half * 0.7], [0.34, y - 0.2],
    [0, y - 0.205]], 'mesh', 0.03)
  sheet.gloss.line(upper, 0.045, { round: 0.03, closed: true })
  sheet.chrome.line([[-0.46, y - half * 0.6], [-0.35, y - 0.215], [0.35, y - 0.215],
    [0.46, y - half * 0.6]], 0.013, { round: 0.04 })
  lowerHalf(sheet)
  return { plate: 0.575, badge: y - half * 0.6 }
}

/** Running lights in thin slits under the bonnet, round-cornered headlamps beneath, a wide low grille. */
export const highSlits: Face = (sheet, { y, half, inner }) => {
  const slit = [[inner - 0.06, y + half * 0.3], [0.64, y + half * 0.2], [1.3, y + half * 0.7], [1.3, y + half * 1.6],
    [0.68, y + half * 0.95], [inner - 0.06, y + half * 0.8]] as const
  lampCover(sheet, slit, 0.008)
  daytimeLight(sheet, [[inner - 0.03, y + half * 0.56], [0.66, y + half * 0.56], [0.92, y + half * 1.08]], 0.015)
  const upper = grille(sheet, [[0, y + half * 0.8], [inner - 0.1, y + half * 0.78], [inner - 0.06, y - half * 0.5],
    [0.3, y - half * 1.2],
    [0, y - half * 1.25]], 'honeycomb', 0.02)
  sheet.gloss.line(upper, 0.02, { round: 0.02, closed: true })
  const eye = [[0.53, y - half * 2.6], [0.75, y - half * 2.5], [0.81, y - half * 1], [0.56, y - half * 1.05]] as const
  sheet.gloss.linePair(eye, 0.04, { round: 0.035, closed: true })
  lampCover(sheet, eye, 0.035)
  lensRow(sheet, [[0.6, y - half * 1.5], [0.735, y - half * 1.45]], 2, 0.036)
  projector(sheet, 0.655, y - half * 2.15, 0.02)
  lowerHalf(sheet)
  return { plate: 0.58, badge: y - half * 0.1 }
}

const lowerHalf = (sheet: Parameters<Face>[0]): void => {
  sheet.plastic.area(whole([[0, 0.515], [0.42, 0.515], [0.54, 0.44], [0.7, 0.42], [1.3, 0.42], [1.3, 0], [0, 0]]), 0.03)
  grille(sheet, [[0, 0.475], [0.38, 0.475], [0.46, 0.375], [0, 0.365]], 'bars', 0.03)
  sheet.lamp.areaPair([[0.62, 0.44], [0.72, 0.45], [0.73, 0.505], [0.63, 0.5]], 0.02)
  projector(sheet, 0.675, 0.474, 0.021)
  sheet.silver.area(whole([[0, 0.34], [0.42, 0.34], [0.5, 0.37], [0.56, 0.36], [0.48, 0.26], [0, 0.26]]), 0.03)
}
