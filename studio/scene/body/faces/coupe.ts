import { whole } from '../../canvas/outline.ts'
import { daytimeLight, grille, lampCover, projector, reflectorBowl } from '../graphics/pens.ts'
import type { Face } from './face.ts'

/** Low and sharp: narrow lamps, a wide mouth with open corners. */
export const sharp: Face = (sheet, { y, half, inner }) => {
  lampCover(sheet, [[inner + 0.02, y - half * 0.55], [0.62, y - half * 0.95], [1.3, y - half * 0.1], [1.3, y + half * 1.8],
    [0.74, y + half * 0.6], [inner + 0.02, y - half * 0.05]], 0.012)
  projector(sheet, 0.62, y - half * 0.3, 0.022)
  projector(sheet, 0.7, y - half * 0.06, 0.022)
  daytimeLight(sheet, [[inner + 0.05, y - half * 0.3], [0.62, y - half * 0.74], [0.86, y - half * 0.2]], 0.011)
  const mouth = grille(sheet, [[0, 0.47], [0.3, 0.47], [0.5, 0.41], [0.56, 0.26], [0.46, 0.185], [0, 0.175]], 'honeycomb', 0.03)
  sheet.gloss.line(mouth, 0.022, { round: 0.03, closed: true })
  sheet.grille.areaPair([[0.66, 0.24], [0.84, 0.3], [0.88, 0.46], [0.8, 0.44], [0.7, 0.36]], 0.02)
  sheet.gloss.linePair([[0.66, 0.24], [0.84, 0.3], [0.88, 0.46], [0.8, 0.44], [0.7, 0.36]], 0.02, { round: 0.02, closed: true })
  sheet.plastic.area(whole([[0, 0.175], [0.6, 0.18], [1.3, 0.23], [1.3, 0], [0, 0]]), 0.02)
  return { plate: 0.32, badge: y - half * 0.35 }
}

/** A roadster's round lamps and oval grille. */
export const roadster: Face = (sheet, { y, half }) => {
  lampCover(sheet, [[0.5, y - half * 1.1], [0.64, y - half * 1.5], [0.82, y - half], [1.3, y], [1.3, y + half * 1.9],
    [0.72, y + half * 1.1], [0.54, y + half * 0.5]], 0.06, '#1d2126')
  reflectorBowl(sheet, 0.665, y - half * 0.15, 0.062)
  projector(sheet, 0.665, y - half * 0.15, 0.034)
  daytimeLight(sheet, [[0.55, y - half * 0.9], [0.66, y - half * 1.3], [0.8, y - half * 0.85]], 0.01, 0.08)
  const mouth = grille(sheet, [[0, 0.46], [0.22, 0.455], [0.42, 0.39], [0.46, 0.3], [0.36, 0.21], [0, 0.195]], 'bars', 0.1)
  sheet.chrome.line(mouth, 0.016, { round: 0.1, closed: true })
  sheet.lamp.areaPair([[0.66, 0.3], [0.75, 0.31], [0.76, 0.38], [0.67, 0.37]], 0.03)
  projector(sheet, 0.71, 0.34, 0.024)
  sheet.plastic.area(whole([[0, 0.175], [0.6, 0.18], [1.3, 0.23], [1.3, 0], [0, 0]]), 0.02)
  return { plate: 0.33, badge: y - half * 0.5 }
}
