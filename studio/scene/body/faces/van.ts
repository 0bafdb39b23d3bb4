import { box, whole } from '../../canvas/outline.ts'
import { daytimeLight, grille, lampCover, lensRow, projector, reflectorBowl } from '../graphics/pens.ts'
import type { Face } from './face.ts'

/** A delivery van's: upright lamps, a small grille, a deep black bumper. */
export const delivery: Face = (sheet, { y, half }) => {
  lampCover(sheet, [[0.5, y - half], [0.62, y - half * 1.1], [1.3, y - half * 0.6], [1.3, y + half * 2.2],
    [0.78, y + half * 1.6], [0.6, y + half * 0.6]], 0.02, '#2b3036')
  reflectorBowl(sheet, 0.66, y - 0.015, 0.055)
  reflectorBowl(sheet, 0.78, y + 0.05, 0.045)
  daytimeLight(sheet, [[0.55, y - half * 0.85], [0.84, y - half * 0.7]], 0.012)
  const upper = grille(sheet, [[0, y + 0.05], [0.44, y + 0.04], [0.5, y - half * 0.8], [0, y - half]], 'bars')
  sheet.gloss.line(upper, 0.03, { round: 0.03, closed: true })
  grille(sheet, [[0, 0.52], [0.5, 0.52], [0.58, 0.36], [0, 0.34]], 'mesh', 0.04)
  sheet.plastic.area(whole([[0, 0.62], [0.6, 0.62], [1.3, 0.58], [1.3, 0], [0, 0]]), 0.03)
  sheet.lamp.areaPair(box(0.69, 0.79, 0.4, 0.48), 0.02)
  projector(sheet, 0.74, 0.44, 0.028)
  return { plate: 0.44, badge: y - 0.03, badgeScale: 1.2 }
}

/** A people mover's: a broad chromed mouth under slim lamps. */
export const family: Face = (sheet, { y, half, inner }) => {
  lampCover(sheet, [[inner, y - half * 0.2], [0.62, y - half * 0.8], [1.3, y - half * 0.2], [1.3, y + half * 1.9],
    [0.7, y + half * 0.8], [inner, y + half * 0.35]], 0.02)
  projector(sheet, 0.6, y, 0.03)
  projector(sheet, 0.71, y + 0.012, 0.028)
  daytimeLight(sheet, [[inner + 0.03, y], [0.62, y - half * 0.58], [0.9, y - half * 0.05]], 0.012)
  const mouth = grille(sheet, [[0, y - half * 0.9], [0.5, y - half * 0.95], [0.62, y - half * 2], [0.5, 0.42],
    [0, 0.41]], 'chrome bars', 0.05)
  sheet.chrome.line(mouth, 0.018, { round: 0.05, closed: true }).line([[-inner, y + half * 0.12], [0, y],
    [inner, y + half * 0.12]], 0.014, { round: 0.2 })
  sheet.plastic.area(whole([[0, 0.32], [0.62, 0.32], [1.3, 0.35], [1.3, 0], [0, 0]]), 0.03)
  sheet.gloss.areaPair([[0.7, 0.4], [0.84, 0.42], [0.86, 0.54], [0.74, 0.52]], 0.02)
  return { plate: 0.47, badge: y - half * 0.45 }
}

/** A light truck's flat face: lamps in the bumper, a black panel under the windscreen. */
export const cabOver: Face = (sheet, { y, half }) => {
  lampCover(sheet, [[0.42, y - half], [1.3, y - half * 0.8], [1.3, y + half * 1.3], [0.46, y + half]], 0.025, '#3a4047')
  reflectorBowl(sheet, 0.56, y, 0.058)
  reflectorBowl(sheet, 0.7, y + 0.006, 0.05)
  sheet.bed.areaPair(box(0.78, 1.3, y - 0.03, y + 0.06), 0.01, '#d0781c')
  sheet.plastic.area(whole([[0, y + half * 1.5], [0.4, y + half * 1.5], [0.44, y - half * 1.3], [1.3, y - half * 1.2],
    [1.3, 0], [0, 0]]), 0.03)
  grille(sheet, [[0, y + half * 0.9], [0.36, y + half * 0.85], [0.38, y - half * 0.6], [0, y - half * 0.7]], 'bars', 0.02)
  sheet.gloss.area(whole([[0, 1.06], [0.5, 1.06], [0.56, 0.92], [0, 0.9]]), 0.04)
  sheet.lamp.areaPair(box(0.62, 0.72, 0.42, 0.5), 0.02)
  projector(sheet, 0.67, 0.46, 0.03)
  return { plate: 0.47, badge: 0.98, badgeScale: 1.3 }
}

/** A newer van's: painted bumper, lamps that lean into a grille with two thin bars. */
export const courier: Face = (sheet, { y, half }) => {
  lampCover(sheet, [[0.5, y - half * 0.7], [0.64, y - half * 0.95], [0.8, y - half * 0.8], [1.3, y],
    [1.3, y + half * 2], [0.76, y + half * 1.05],
    [0.5, y + half * 0.35]], 0.015)
  projector(sheet, 0.62, y - half * 0.2, 0.034)
  projector(sheet, 0.73, y + half * 0.12, 0.03)
  daytimeLight(sheet, [[0.53, y + half * 0.12], [0.55, y - half * 0.55], [0.66, y - half * 0.74],
    [0.84, y - half * 0.5]], 0.013, 0.04)
  const upper = grille(sheet, [[0, y + half * 0.3], [0.46, y + half * 0.28], [0.46, y - half * 0.6],
    [0.4, y - half * 1.5], [0, y - half * 1.55]],
    'honeycomb', 0.025)
  sheet.gloss.line(upper, 0.024, { round: 0.025, closed: true })
  for (const bar of [0.1, 0.75]) sheet.bed.line([[-0.45, y - half * bar], [0.45, y - half * bar]], 0.02, { style: '#b4bac1' })
  const lower = grille(sheet, [[0, 0.5], [0.48, 0.5], [0.58, 0.4], [0.52, 0.33], [0, 0.32]], 'mesh', 0.03)
  sheet.plastic.line(lower, 0.03, { round: 0.03, closed: true })
  sheet.plastic.area(whole([[0, 0.33], [0.6, 0.33], [0.72, 0.38], [1.3, 0.38], [1.3, 0], [0, 0]]), 0.03)
  sheet.gloss.areaPair([[0.66, 0.41], [0.82, 0.43], [0.86, 0.57], [0.7, 0.55]], 0.025)
  sheet.lamp.areaPair([[0.71, 0.445], [0.79, 0.455], [0.81, 0.525], [0.73, 0.515]], 0.02)
  projector(sheet, 0.762, 0.487, 0.026)
  return { plate: 0.42, badge: y - half * 0.42, badgeScale: 1.2 }
}

/** A boxy people mover's: one thin light from corner to corner, the headlamps low in a grille of fine bars. */
export const horizonLight: Face = (sheet, { y, half }) => {
  const slit = whole([[0, y + half * 1.55], [0.6, y + half * 1.55], [1.3, y + half * 1.75], [1.3, y + half * 1.05],
    [0.6, y + half * 0.95], [0, y + half * 0.95]])
  sheet.lamp.area(slit, 0.008)
  sheet.bed.line(slit, 0.05, { closed: true, style: '#14171b' }).area(slit, 0, '#14171b')
  daytimeLight(sheet, [[0, y + half * 1.25], [0.6, y + half * 1.25], [0.98, y + half * 1.4]], 0.02)
  const panel = grille(sheet, [[0, y + half * 0.5], [0.6, y + half * 0.5], [0.68, y - half * 1], [0.6, y - half * 2.2],
    [0, y - half * 2.25]],
    'chrome bars', 0.03)
  sheet.gloss.line(panel, 0.02, { round: 0.03, closed: true })
  const eye = [[0.69, y - half * 1.5], [0.86, y - half * 1.3], [0.88, y + half * 0.5], [0.7, y + half * 0.45]] as const
  sheet.gloss.linePair(eye, 0.03, { round: 0.02, closed: true })
  lampCover(sheet, eye, 0.02)
  lensRow(sheet, [[0.775, y + half * 0.05], [0.785, y - half * 0.95]], 2, 0.042)
  sheet.plastic.area(whole([[0, 0.37], [0.66, 0.37], [1.3, 0.39], [1.3, 0], [0, 0]]), 0.02)
  sheet.silver.line([[-0.6, 0.34], [0.6, 0.34]], 0.016)
  return { plate: 0.47, badge: y - half * 0.35, badgeScale: 1.3 }
}
