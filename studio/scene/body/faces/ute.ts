import { box, whole } from '../../canvas/outline.ts'
import { daytimeLight, grille, lampCover, lensRow, projector, reflectorBowl } from '../graphics/pens.ts'
import type { Face } from './face.ts'

/** A big chrome grille with a bar across, and lamps with a hooked light. */
export const chromeBar: Face = (sheet, { y, half, inner }) => {
  lampCover(sheet, [
    [inner, y - half * 0.75], [0.58, y - half * 0.9], [1.3, y - half * 0.6], [1.3, y + half * 0.95], [0.7, y + half * 0.85],
    [inner, y + half * 0.8],
  ])
  projector(sheet, 0.6, y + 0.01, 0.04)
  projector(sheet, 0.735, y + 0.016, 0.036)
  daytimeLight(sheet, [[inner + 0.03, y + half * 0.6], [inner + 0.035, y - half * 0.55], [0.8, y - half * 0.45]], 0.016)
  const upper = grille(sheet, [
    [0, y + half * 0.85], [0.44, y + half * 0.8], [0.44, y - 0.1], [0.37, y - 0.3], [0, y - 0.31],
  ], 'chrome bars', 0.035)
  sheet.gloss.line(upper, 0.07, { round: 0.03, closed: true })
  sheet.chrome.line(upper, 0.022, { round: 0.035, closed: true }).area(box(-0.42, 0.42, y - 0.035, y + 0.02))
  sheet.plastic.area(whole([[0, 0.635], [0.4, 0.635], [0.5, 0.66], [0.62, 0.68], [1.3, 0.68], [1.3, 0], [0, 0]]), 0.03)
  lowerBumper(sheet)
  return { plate: 0.54, badge: y - 0.006, badgeScale: 1.3 }
}

/** All black: a deep grille with a wide frame, and a painted bumper. */
export const darkFrame: Face = (sheet, { y, half }) => {
  lampCover(sheet, [[0.52, y - half * 0.9], [1.3, y - half * 0.75], [1.3, y + half], [0.52, y + half * 0.95]], 0.02)
  projector(sheet, 0.62, y - half * 0.1, 0.036)
  projector(sheet, 0.73, y - half * 0.06, 0.034)
  daytimeLight(sheet, [[0.545, y - half * 0.7], [0.545, y + half * 0.72], [0.95, y + half * 0.72]], 0.015, 0.03)
  const upper = grille(sheet, [[0, y + half * 0.95], [0.47, y + half * 0.92], [0.49, y - half * 0.6], [0.4, y - 0.29],
    [0, y - 0.3]], 'honeycomb', 0.03)
  sheet.gloss.line(upper, 0.085, { round: 0.03, closed: true })
  sheet.gloss.area(box(-0.42, 0.42, y - 0.1, y - 0.05), 0.01)
  sheet.plastic.area(whole([[0, 0.63], [0.44, 0.63], [0.54, 0.52], [1.3, 0.5], [1.3, 0], [0, 0]]), 0.03)
  sheet.gloss.areaPair([[0.58, 0.55], [0.82, 0.53], [0.86, 0.7], [0.66, 0.71]], 0.03)
  lowerBumper(sheet)
  return { plate: 0.54, badge: y + half * 0.2, badgeScale: 1.35 }
}

/** A work ute's: reflector lamps, a plain slatted grille, a black bumper. */
export const workhorse: Face = (sheet, { y, half, inner }) => {
  lampCover(sheet, [[inner + 0.03, y - half * 0.85], [1.3, y - half * 0.7], [1.3, y + half * 0.95],
    [inner + 0.03, y + half * 0.85]], 0.02, '#4a5159')
  reflectorBowl(sheet, 0.61, y, 0.07)
  reflectorBowl(sheet, 0.76, y + 0.005, 0.055)
  const upper = grille(sheet, [[0, y + half * 0.85], [0.46, y + half * 0.82], [0.46, y - half * 0.8], [0.38, y - 0.22],
    [0, y - 0.23]], 'bars', 0.03)
  sheet.plastic.line(upper, 0.06, { round: 0.03, closed: true })
  sheet.plastic.area(whole([[0, 0.7], [0.5, 0.7], [0.62, 0.74], [1.3, 0.74], [1.3, 0], [0, 0]]), 0.03)
  lowerBumper(sheet)
  return { plate: 0.56, badge: y, badgeScale: 1.2 }
}

const lowerBumper = (sheet: Parameters<Face>[0]): void => {
  grille(sheet, [[0, 0.585], [0.4, 0.585], [0.46, 0.45], [0, 0.44]], 'mesh')
  sheet.silver.area(whole([[0, 0.44], [0.4, 0.44], [0.44, 0.36], [0, 0.36]]), 0.02)
  sheet.lamp.areaPair([[0.66, 0.58], [0.78, 0.58], [0.79, 0.65], [0.67, 0.65]], 0.02)
  projector(sheet, 0.725, 0.615, 0.027)
}

/** Hooked lights round stacked lamps, a broad bar in the paint across the grille, a painted bumper. */
export const hookedLights: Face = (sheet, { y, half }) => {
  lampCover(sheet, [[0.53, y - half * 1.1], [0.66, y - half * 1.25], [1.3, y - half * 0.9], [1.3, y + half * 0.95],
    [0.53, y + half * 0.9]], 0.015)
  lensRow(sheet, [[0.64, y + half * 0.12], [0.8, y + half * 0.14]], 3, 0.04)
  daytimeLight(sheet, [[0.96, y + half * 0.66], [0.565, y + half * 0.64], [0.565, y - half * 0.92], [0.7, y - half * 0.98],
    [0.86, y - half * 0.86]], 0.016, 0.025)
  const upper = grille(sheet, [[0, y + half * 0.9], [0.5, y + half * 0.86], [0.5, y + 0.035], [0, y + 0.035]], 'bars', 0.015)
  const lower = grille(sheet, [[0, y - 0.065], [0.49, y - 0.065], [0.47, y - 0.14], [0.4, y - 0.25],
    [0, y - 0.26]], 'mesh', 0.02)
  for (const opening of [upper, lower]) sheet.gloss.line(opening, 0.026, { round: 0.02, closed: true })
  sheet.chrome.line([[-0.5, y + 0.018], [0.5, y + 0.018]], 0.007).line([[-0.49, y - 0.048], [0.49, y - 0.048]], 0.007)
  sheet.plastic.area(whole([[0, 0.64], [0.42, 0.64], [0.54, 0.55], [0.7, 0.48], [1.3, 0.48], [1.3, 0], [0, 0]]), 0.03)
  sheet.gloss.areaPair([[0.6, 0.53], [0.84, 0.53], [0.87, 0.72], [0.8, 0.74], [0.66, 0.62]], 0.025)
  lowerBumper(sheet)
  return { plate: 0.54, badge: y - 0.018, badgeScale: 1.25 }
}
