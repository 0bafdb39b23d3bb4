import { box, whole } from '../../canvas/outline.ts'
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

/** Round eyes on the wings and no grille: the engine is behind. Three low intakes with lights over the outer two. */
export const roundLamps: Face = (sheet, { y, half }) => {
  const across = 0.675
  lampCover(sheet, box(across - half, across + half, y - half, y + half), half, '#20242a')
  reflectorBowl(sheet, across, y - 0.004, half * 0.86)
  for (const [right, up] of [[-0.036, 0.03], [0.036, 0.03], [-0.036, -0.034], [0.036, -0.034]] as const) {
    projector(sheet, across + right, y + up, 0.019)
  }
  projector(sheet, across, y, 0.024)
  const middle = grille(sheet, [[0, 0.285], [0.3, 0.285], [0.36, 0.24], [0.3, 0.17], [0, 0.165]], 'bars', 0.02)
  sheet.gloss.line(middle, 0.014, { round: 0.02, closed: true })
  const outer = [[0.46, 0.2], [0.8, 0.24], [0.85, 0.38], [0.5, 0.36]] as const
  sheet.grille.areaPair(outer, 0.03)
  sheet.bed.areaPair(outer, 0.03, '#0a0b0c')
  for (const up of [0.235, 0.275, 0.315]) sheet.bed.linePair([[0.48, up], [0.84, up + 0.025]], 0.01, { style: '#33373c' })
  sheet.gloss.linePair(outer, 0.014, { round: 0.03, closed: true })
  const light = [[0.5, 0.375], [0.84, 0.4], [0.85, 0.425], [0.5, 0.4]] as const
  lampCover(sheet, light, 0.008)
  daytimeLight(sheet, [[0.52, 0.389], [0.84, 0.412]], 0.009)
  sheet.plastic.area(whole([[0, 0.155], [0.6, 0.165], [1.3, 0.21], [1.3, 0], [0, 0]]), 0.02)
  return { plate: 0.35, badge: 0.485, badgeScale: 0.8 }
}
