import { box, whole } from '../../canvas/outline.ts'
import { daytimeLight, grille, lampCover, projector, reflectorBowl } from '../graphics/pens.ts'
import type { Face } from './face.ts'

/** Slim swept lamps joined by a thin upper grille, and a wide mouth below. */
export const sporty: Face = (sheet, { y, half, inner }) => {
  lampCover(sheet, [
    [inner, y - half * 0.1], [inner + 0.05, y - half * 0.62], [0.62, y - half], [1.3, y - half * 0.4], [1.3, y + half * 1.9],
    [0.68, y + half * 0.75], [inner, y + half * 0.35],
  ])
  projector(sheet, 0.58, y - 0.008, 0.028)
  projector(sheet, 0.68, y + 0.004, 0.027)
  daytimeLight(sheet, [[inner + 0.02, y + 0.004], [0.6, y - half * 0.62], [0.8, y - half * 0.35]], 0.011)
  daytimeLight(sheet, [[0.7, y + half * 0.62], [0.9, y + half * 1.5]], 0.009)
  const upper = grille(sheet, [
    [0, y + half * 0.42], [inner - 0.05, y + half * 0.3], [inner - 0.03, y - half * 0.1], [inner - 0.1, y - half * 0.62],
    [0, y - half * 0.72],
  ], 'bars', 0.012)
  sheet.gloss.line(upper, 0.025, { round: 0.012, closed: true })
  sheet.chrome.line([[-inner + 0.06, y - half * 0.6], [0, y - half * 0.78],
    [inner - 0.06, y - half * 0.6]], 0.012, { round: 0.03 })
  const lower = grille(sheet, [[0, 0.49], [0.34, 0.49], [0.52, 0.3], [0.48, 0.225], [0, 0.215]], 'honeycomb')
  sheet.gloss.line(lower, 0.03, { round: 0.03, closed: true })
  sheet.plastic.area(whole([[0, 0.215], [0.6, 0.215], [1.3, 0.26], [1.3, 0], [0, 0]]), 0.02)
  sheet.gloss.areaPair([[0.64, 0.3], [0.8, 0.34], [0.86, 0.5], [0.8, 0.52], [0.68, 0.4]], 0.02)
  return { plate: 0.4, badge: y - half * 0.1 }
}

/** Round-eyed and friendly: full lamps, a closed nose, a low intake. */
export const cityCar: Face = (sheet, { y, half, inner }) => {
  lampCover(sheet, [
    [inner + 0.02, y - half * 0.6], [0.6, y - half * 1.25], [1.3, y - half * 0.7], [1.3, y + half * 1.7],
    [0.7, y + half * 0.95], [inner + 0.02, y + half * 0.4],
  ], 0.04, '#22262b')
  projector(sheet, 0.62, y - 0.012, 0.042)
  daytimeLight(sheet, [[inner + 0.06, y - half * 0.3], [0.58, y - half * 0.95], [0.74, y - half * 0.7],
    [0.82, y + half * 0.2]], 0.012, 0.05)
  sheet.gloss.line([[-inner - 0.02, y + half * 0.2], [0, y + half * 0.02],
    [inner + 0.02, y + half * 0.2]], 0.022, { round: 0.2 })
  const lower = grille(sheet, [[0, 0.5], [0.5, 0.5], [0.58, 0.38], [0.5, 0.25], [0, 0.24]], 'bars', 0.05)
  sheet.gloss.line(lower, 0.022, { round: 0.05, closed: true })
  sheet.plastic.area(whole([[0, 0.225], [0.6, 0.225], [1.3, 0.26], [1.3, 0], [0, 0]]), 0.02)
  sheet.lamp.areaPair([[0.68, 0.39], [0.77, 0.39], [0.78, 0.45], [0.69, 0.45]], 0.02)
  projector(sheet, 0.725, 0.42, 0.022)
  return { plate: 0.4, badge: y + half * 0.05 }
}

/** Electric: a bar of light from lamp to lamp, and no grille at all. */
export const lightBar: Face = (sheet, { y, half, inner }) => {
  lampCover(sheet, [[inner + 0.04, y - half * 0.55], [0.66, y - half * 0.75], [1.3, y - half * 0.2], [1.3, y + half * 1.2],
    [0.68, y + half * 0.62], [inner + 0.04, y + half * 0.42]], 0.015)
  projector(sheet, 0.6, y - half * 0.2, 0.022)
  projector(sheet, 0.69, y - half * 0.12, 0.022)
  sheet.lamp.area(box(-inner - 0.06, inner + 0.06, y + half * 0.2, y + half * 0.44), 0.006)
  daytimeLight(sheet, [[0, y + half * 0.32], [inner + 0.06, y + half * 0.32], [0.68, y + half * 0.45],
    [0.93, y + half * 0.95]], 0.011)
  const lower = grille(sheet, [[0, 0.4], [0.46, 0.4], [0.56, 0.3], [0.5, 0.235], [0, 0.225]], 'bars', 0.02)
  sheet.gloss.line(lower, 0.03, { round: 0.02, closed: true }).areaPair([[0.7, 0.3], [0.82, 0.34], [0.84, 0.5],
    [0.78, 0.5]], 0.02)
  sheet.plastic.area(whole([[0, 0.215], [0.6, 0.215], [1.3, 0.26], [1.3, 0], [0, 0]]), 0.02)
  return { plate: 0.46, badge: y - half * 0.75 }
}

/** A city car's: tall round-cornered lamps, a thin chrome smile, a wide low grille. */
export const bigEyes: Face = (sheet, { y, half, inner }) => {
  lampCover(sheet, [[inner + 0.04, y - half * 0.85], [0.52, y - half * 1.25], [0.68, y - half * 1.1], [1.3, y - half * 0.2],
    [1.3, y + half * 1.9], [0.66, y + half * 1.15], [inner + 0.04, y + half * 0.2]], 0.05, '#2a2f35')
  reflectorBowl(sheet, 0.545, y - half * 0.2, 0.056)
  projector(sheet, 0.545, y - half * 0.2, 0.03)
  reflectorBowl(sheet, 0.665, y + half * 0.3, 0.04)
  daytimeLight(sheet, [[inner + 0.07, y - half * 0.6], [0.52, y - half * 1.02], [0.66, y - half * 0.85],
    [0.74, y + half * 0.1]], 0.01, 0.05)
  sheet.gloss.area(whole([[0, y - half * 0.1], [0.3, y + half * 0.02], [inner, y - half * 0.15], [0.3, y - half * 0.5],
    [0, y - half * 0.6]]), 0.02)
  sheet.chrome.line([[-inner, y - half * 0.12], [-0.3, y - half * 0.5], [0, y - half * 0.62], [0.3, y - half * 0.5],
    [inner, y - half * 0.12]], 0.011, { round: 0.12 })
  const lower = grille(sheet, [[0, 0.49], [0.42, 0.49], [0.53, 0.39], [0.46, 0.27], [0, 0.255]], 'honeycomb', 0.06)
  sheet.gloss.line(lower, 0.026, { round: 0.06, closed: true })
  sheet.gloss.areaPair([[0.6, 0.33], [0.72, 0.35], [0.76, 0.47], [0.66, 0.47]], 0.03)
  sheet.lamp.areaPair([[0.635, 0.37], [0.705, 0.38], [0.72, 0.44], [0.65, 0.435]], 0.02)
  projector(sheet, 0.678, 0.406, 0.022)
  sheet.plastic.area(whole([[0, 0.235], [0.55, 0.235], [1.3, 0.27], [1.3, 0], [0, 0]]), 0.02)
  return { plate: 0.39, badge: y - half * 0.3, badgeScale: 0.9 }
}
