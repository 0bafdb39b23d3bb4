import { box, whole } from '../../canvas/outline.ts'
import { daytimeLight, grille, lampCover, projector, reflectorBowl } from '../graphics/pens.ts'
import type { Face } from './face.ts'

/** A heavy truck's with the cab over the engine: a tall dark grille with bright bars, lamps in the corners of the bumper. */
export const heavy: Face = (sheet, { y, half }) => {
  lampCover(sheet, [[0.68, y - half], [1.4, y - half * 0.7], [1.4, y + half * 1.2], [0.8, y + half], [0.66, y + half * 0.3]],
    0.025, '#1b1f24')
  projector(sheet, 0.8, y, 0.05)
  projector(sheet, 0.95, y + 0.01, 0.05)
  daytimeLight(sheet, [[0.72, y - half * 0.7], [1.12, y - half * 0.45]], 0.016)
  const upper = grille(sheet, [[0, 1.56], [0.86, 1.56], [0.8, 1.04], [0, 1.02]], 'chrome bars', 0.05)
  sheet.gloss.line(upper, 0.05, { round: 0.05, closed: true })
  grille(sheet, [[0, 0.92], [0.6, 0.92], [0.56, 0.62], [0, 0.62]], 'mesh', 0.03)
  sheet.shut.line([[-1.3, 0.97], [1.3, 0.97]], 0.012).linePair([[0.98, 0.98], [0.98, 1.74]], 0.01)
  sheet.plastic.area(whole([[0, 0.5], [0.9, 0.5], [1.4, 0.56], [1.4, 0], [0, 0]]), 0.03)
  sheet.lamp.areaPair(box(0.74, 0.9, 0.53, 0.6), 0.02)
  projector(sheet, 0.82, 0.565, 0.028)
  sheet.chrome.line([[-0.8, 1.61], [0.8, 1.61]], 0.025)
  return { plate: 0.47, badge: 1.66, badgeScale: 1.5 }
}

/** A medium truck's: a band of grille under the windscreen, square lamps in a deep bumper. */
export const medium: Face = (sheet, { y, half }) => {
  lampCover(sheet, [[0.6, y - half], [1.3, y - half], [1.3, y + half], [0.64, y + half]], 0.03, '#3a4047')
  reflectorBowl(sheet, 0.72, y, 0.07)
  reflectorBowl(sheet, 0.88, y, 0.06)
  sheet.bed.areaPair(box(0.96, 1.3, y - half, y + half), 0.01, '#d0781c')
  const mouth = grille(sheet, [[0, 1.36], [0.78, 1.36], [0.72, 1.06], [0, 1.04]], 'bars', 0.04)
  sheet.gloss.line(mouth, 0.04, { round: 0.04, closed: true })
  sheet.shut.line([[-1.3, 0.93], [1.3, 0.93]], 0.012)
  sheet.plastic.area(whole([[0, 0.9], [0.52, 0.9], [0.56, 0.6], [1.3, 0.58], [1.3, 0], [0, 0]]), 0.03).areaPair(box(0.56, 1.3, 0.5, y + half + 0.04), 0.03)
  grille(sheet, [[0, 0.84], [0.44, 0.84], [0.46, 0.66], [0, 0.66]], 'bars', 0.02)
  sheet.lamp.areaPair(box(0.72, 0.88, 0.44, 0.53), 0.02)
  projector(sheet, 0.8, 0.485, 0.032)
  return { plate: 0.5, badge: 1.46, badgeScale: 1.5 }
}
