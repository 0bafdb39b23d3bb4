import { box, whole } from '../../canvas/outline.ts'
import { daytimeLight, grille, lampCover, projector } from '../graphics/pens.ts'
import type { Face } from './face.ts'

/** A wide mouth with a chrome lower lip, and lamps that continue its line. */
export const wideGrille: Face = (sheet, { y, half, inner }) => {
  lampCover(sheet, [
    [inner - 0.02, y - half * 0.5], [0.6, y - half * 0.95], [1.3, y - half * 0.3], [1.3, y + half * 1.6],
    [0.7, y + half * 0.85], [inner - 0.02, y + half * 0.55],
  ])
  projector(sheet, 0.56, y - 0.005, 0.029)
  projector(sheet, 0.665, y + 0.002, 0.029)
  daytimeLight(sheet, [[inner + 0.01, y - half * 0.25], [0.6, y - half * 0.72], [0.84, y - half * 0.32]], 0.012)
  daytimeLight(sheet, [[0.74, y + half * 0.4], [0.95, y + half * 1.1]], 0.01)
  const upper = grille(sheet, [
    [0, y + half * 0.62], [inner - 0.05, y + half * 0.55], [inner - 0.03, y - half * 0.4], [0.33, y - 0.2], [0, y - 0.215],
  ], 'mesh', 0.02)
  sheet.gloss.line(upper, 0.03, { round: 0.02, closed: true })
  sheet.chrome.line([[-inner + 0.01, y - half * 0.35], [-0.33, y - 0.215], [0.33, y - 0.215],
    [inner - 0.01, y - half * 0.35]], 0.018, { round: 0.05 })
  sheet.plastic.area(whole([[0, 0.56], [0.4, 0.56], [0.52, 0.47], [0.7, 0.44], [1.3, 0.44], [1.3, 0], [0, 0]]), 0.04)
  grille(sheet, [[0, 0.51], [0.38, 0.51], [0.46, 0.4], [0, 0.39]], 'bars')
  sheet.gloss.areaPair([[0.63, 0.5], [0.82, 0.5], [0.86, 0.62], [0.7, 0.6]], 0.03)
  sheet.silver.area(whole([[0, 0.36], [0.46, 0.36], [0.5, 0.29], [0, 0.28]]), 0.03)
  sheet.lamp.areaPair([[0.69, 0.52], [0.77, 0.52], [0.78, 0.575], [0.7, 0.575]], 0.02)
  projector(sheet, 0.735, 0.548, 0.022)
  return { plate: 0.605, badge: y - 0.055 }
}

/** Thin lights above, the headlamps themselves lower in the bumper, hardly any grille. */
export const splitLamps: Face = (sheet, { y, half, inner }) => {
  lampCover(sheet, [[inner - 0.08, y + half * 0.25], [0.62, y + half * 0.1], [1.3, y + half * 0.5], [1.3, y + half * 1.25],
    [0.66, y + half * 0.8], [inner - 0.08, y + half * 0.7]], 0.01)
  daytimeLight(sheet, [[inner - 0.06, y + half * 0.46], [0.64, y + half * 0.44], [0.95, y + half * 0.82]], 0.017)
  sheet.gloss.area(box(-inner + 0.06, inner - 0.06, y + half * 0.2, y + half * 0.75), 0.01)
  lampCover(sheet, [[0.58, y - 0.235], [0.8, y - 0.225], [0.86, y - 0.1], [0.62, y - 0.115]], 0.025)
  projector(sheet, 0.665, y - 0.172, 0.034)
  projector(sheet, 0.765, y - 0.168, 0.03)
  sheet.gloss.linePair([[0.58, y - 0.235], [0.8, y - 0.225], [0.86, y - 0.1],
    [0.62, y - 0.115]], 0.03, { round: 0.025, closed: true })
  sheet.plastic.area(whole([[0, 0.6], [0.46, 0.6], [0.58, 0.46], [0.7, 0.42], [1.3, 0.42], [1.3, 0], [0, 0]]), 0.04)
  const lower = grille(sheet, [[0, 0.56], [0.42, 0.56], [0.5, 0.42], [0, 0.4]], 'honeycomb')
  sheet.gloss.line(lower, 0.02, { round: 0.03, closed: true })
  sheet.silver.area(whole([[0, 0.36], [0.5, 0.36], [0.54, 0.28], [0, 0.28]]), 0.03)
  return { plate: 0.49, badge: y - 0.03 }
}
