import { whole } from '../../canvas/outline.ts'
import { daytimeLight, grille, lampCover, projector, reflectorBowl } from '../graphics/pens.ts'
import type { Face } from './face.ts'

/** A framed grille of fine bars between slim lamps, with chrome in the bumper. */
export const executive: Face = (sheet, { y, half, inner }) => {
  lampCover(sheet, [
    [inner, y - half * 0.2], [0.5, y - half * 0.75], [0.66, y - half], [1.3, y - half * 0.3], [1.3, y + half * 1.9],
    [0.68, y + half * 0.8], [inner, y + half * 0.45],
  ])
  projector(sheet, 0.57, y - 0.01, 0.028)
  projector(sheet, 0.67, y + 0.002, 0.027)
  daytimeLight(sheet, [[inner + 0.03, y - half * 0.1], [0.56, y - half * 0.66], [0.72, y - half * 0.55]], 0.01)
  daytimeLight(sheet, [[inner + 0.04, y + half * 0.28], [0.7, y + half * 0.6], [0.92, y + half * 1.4]], 0.01)
  const upper = grille(sheet, [[0, y + half * 0.5], [0.34, y + half * 0.42], [0.4, y - half * 0.2], [0.3, y - 0.19],
    [0, y - 0.205]], 'bars', 0.03)
  sheet.chrome.line(upper, 0.016, { round: 0.03, closed: true })
  const lower = grille(sheet, [[0, 0.385], [0.42, 0.385], [0.56, 0.27], [0.5, 0.215], [0, 0.205]], 'mesh', 0.03)
  sheet.gloss.line(lower, 0.024, { round: 0.03, closed: true }).areaPair([[0.64, 0.3], [0.8, 0.34], [0.86, 0.5], [0.8, 0.52],
    [0.68, 0.4]], 0.02)
  sheet.chrome.linePair([[0.66, 0.31], [0.8, 0.35], [0.85, 0.49]], 0.012, { round: 0.02 })
  sheet.plastic.area(whole([[0, 0.205], [0.6, 0.205], [1.3, 0.26], [1.3, 0], [0, 0]]), 0.02)
  return { plate: 0.42, badge: y - half * 0.75 }
}

/** Electric and smooth: eyes only, a dark blade underneath. */
export const smooth: Face = (sheet, { y, half, inner }) => {
  lampCover(sheet, [[inner + 0.06, y - half * 0.7], [0.62, y - half], [1.3, y - half * 0.5], [1.3, y + half * 1.6],
    [0.7, y + half * 0.5], [inner + 0.06, y - half * 0.1]], 0.02)
  projector(sheet, 0.63, y - half * 0.38, 0.024)
  projector(sheet, 0.715, y - half * 0.18, 0.024)
  daytimeLight(sheet, [[inner + 0.09, y - half * 0.22], [0.7, y + half * 0.32], [0.93, y + half * 1.15]], 0.011)
  const lower = grille(sheet, [[0, 0.36], [0.52, 0.36], [0.62, 0.29], [0.52, 0.225], [0, 0.215]], 'plain', 0.02)
  sheet.gloss.line(lower, 0.02, { round: 0.02, closed: true }).areaPair([[0.74, 0.27], [0.84, 0.31], [0.85, 0.5],
    [0.8, 0.5]], 0.02)
  sheet.plastic.area(whole([[0, 0.205], [0.6, 0.205], [1.3, 0.25], [1.3, 0], [0, 0]]), 0.02)
  return { plate: 0.45, badge: y - half * 0.2 }
}

/** A wagon's broad, low grille with the lamps drawn into it. */
export const broad: Face = (sheet, { y, half, inner }) => {
  lampCover(sheet, [[inner + 0.03, y - half * 0.6], [0.66, y - half * 0.85], [1.3, y - half * 0.2], [1.3, y + half * 1.7],
    [0.7, y + half * 0.85], [inner + 0.03, y + half * 0.7]], 0.02)
  projector(sheet, 0.585, y, 0.03)
  projector(sheet, 0.69, y + 0.006, 0.028)
  daytimeLight(sheet, [[inner + 0.06, y - half * 0.42], [0.68, y - half * 0.62], [0.84, y - half * 0.3]], 0.011)
  daytimeLight(sheet, [[0.64, y + half * 0.62], [0.9, y + half * 1.3]], 0.01)
  const upper = grille(sheet, [[0, y + half * 0.7], [inner - 0.03, y + half * 0.62], [inner + 0.01, y - half * 0.4],
    [0.38, y - half * 1.5], [0, y - half * 1.55]], 'uprights', 0.02)
  sheet.gloss.line(upper, 0.022, { round: 0.02, closed: true })
  sheet.chrome.line([[-0.38, y - half * 1.62], [0.38, y - half * 1.62]], 0.014)
  const lower = grille(sheet, [[0, 0.42], [0.48, 0.42], [0.6, 0.3], [0.54, 0.22], [0, 0.21]], 'bars', 0.03)
  sheet.gloss.line(lower, 0.024, { round: 0.03, closed: true })
  sheet.silver.linePair([[0.68, 0.27], [0.8, 0.3], [0.84, 0.42]], 0.02, { round: 0.04 })
  sheet.plastic.area(whole([[0, 0.215], [0.6, 0.215], [1.3, 0.26], [1.3, 0], [0, 0]]), 0.02)
  return { plate: 0.44, badge: y - half * 0.3 }
}

/** An everyday car's: lamps that sweep in to a thin grille, one wide mouth in the bumper. */
export const everyday: Face = (sheet, { y, half, inner }) => {
  lampCover(sheet, [[inner - 0.06, y - half * 0.05], [0.58, y - half * 0.85], [0.72, y - half * 0.8], [1.3, y + half * 0.1],
    [1.3, y + half * 1.9], [0.7, y + half * 0.9], [inner - 0.06, y + half * 0.4]], 0.012, '#1b1f24')
  reflectorBowl(sheet, 0.6, y - half * 0.05, 0.034)
  projector(sheet, 0.6, y - half * 0.05, 0.026)
  projector(sheet, 0.695, y + half * 0.1, 0.024)
  daytimeLight(sheet, [[inner - 0.03, y + half * 0.16], [0.58, y - half * 0.62], [0.74, y - half * 0.52],
    [0.88, y + half * 0.4]], 0.01, 0.04)
  const upper = grille(sheet, [[0, y + half * 0.4], [inner - 0.1, y + half * 0.34], [inner - 0.09, y - half * 0.1],
    [0.26, y - half * 0.6],
    [0, y - half * 0.66]], 'bars', 0.015)
  sheet.gloss.line(upper, 0.016, { round: 0.015, closed: true })
  sheet.chrome.line([[-inner + 0.07, y - half * 0.08], [-0.26, y - half * 0.68], [0.26, y - half * 0.68],
    [inner - 0.07, y - half * 0.08]], 0.011, { round: 0.06 })
  const lower = grille(sheet, [[0, 0.47], [0.36, 0.47], [0.56, 0.34], [0.54, 0.235], [0, 0.225]], 'mesh', 0.03)
  sheet.gloss.line(lower, 0.024, { round: 0.03, closed: true })
  sheet.lamp.areaPair([[0.67, 0.3], [0.78, 0.32], [0.79, 0.37], [0.68, 0.35]], 0.015)
  projector(sheet, 0.73, 0.335, 0.019)
  sheet.gloss.linePair([[0.63, 0.28], [0.83, 0.32], [0.84, 0.43]], 0.014, { round: 0.03 })
  sheet.plastic.area(whole([[0, 0.21], [0.6, 0.21], [1.3, 0.255], [1.3, 0], [0, 0]]), 0.02)
  return { plate: 0.4, badge: y - half * 0.15 }
}

/** For rough roads: a tall mesh grille, lamps with a kink, plastic and a silver guard underneath. */
export const crossCountry: Face = (sheet, { y, half, inner }) => {
  lampCover(sheet, [[inner, y - half * 0.75], [0.6, y - half * 0.95], [1.3, y - half * 0.2], [1.3, y + half * 1.8],
    [0.7, y + half * 0.85],
    [inner, y + half * 0.6]], 0.012)
  projector(sheet, 0.56, y - half * 0.1, 0.028)
  projector(sheet, 0.66, y, 0.027)
  daytimeLight(sheet, [[inner + 0.03, y + half * 0.36], [0.64, y + half * 0.5], [0.9, y + half * 1.35]], 0.01)
  daytimeLight(sheet, [[0.735, y + half * 0.3], [0.745, y - half * 0.6], [0.86, y - half * 0.4]], 0.01, 0.02)
  const upper = grille(sheet, [[0, y + half * 0.62], [0.37, y + half * 0.56], [0.41, y - half * 0.5], [0.34, y - half * 2.3],
    [0, y - half * 2.4]], 'honeycomb', 0.025)
  sheet.gloss.line(upper, 0.028, { round: 0.025, closed: true })
  sheet.plastic.area(whole([[0, 0.5], [0.44, 0.5], [0.56, 0.44], [0.72, 0.42], [1.3, 0.42], [1.3, 0], [0, 0]]), 0.03)
  grille(sheet, [[0, 0.46], [0.44, 0.46], [0.52, 0.36], [0, 0.35]], 'bars', 0.02)
  sheet.lamp.areaPair([[0.66, 0.45], [0.78, 0.46], [0.79, 0.52], [0.67, 0.51]], 0.02)
  projector(sheet, 0.725, 0.485, 0.024)
  sheet.silver.area(whole([[0, 0.325], [0.5, 0.325], [0.58, 0.24], [0, 0.23]]), 0.03)
  return { plate: 0.55, badge: y - half * 0.35 }
}
