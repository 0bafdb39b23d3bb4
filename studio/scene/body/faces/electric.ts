import { box, whole } from '../../canvas/outline.ts'
import { daytimeLight, grille, lampCover, lensRow, projector } from '../graphics/pens.ts'
import type { Face } from './face.ts'

/** Narrow eyes in a bare nose, a dark slot at the bottom, ducts at the corners. */
export const slimLamps: Face = (sheet, { y, half, inner }) => {
  lampCover(sheet, [[inner, y - half * 0.55], [0.64, y - half * 0.85], [1.3, y], [1.3, y + half * 2.1], [0.74, y + half * 0.62],
    [inner, y - half * 0.05]], 0.01)
  lensRow(sheet, [[0.55, y - half * 0.42], [0.74, y - half * 0.18]], 4, 0.019)
  daytimeLight(sheet, [[inner + 0.02, y - half * 0.18], [0.72, y + half * 0.36], [0.92, y + half * 1.5]], 0.009)
  const slot = grille(sheet, [[0, 0.31], [0.5, 0.31], [0.6, 0.27], [0.54, 0.2], [0, 0.195]], 'bars', 0.02)
  sheet.gloss.line(slot, 0.016, { round: 0.02, closed: true })
  sheet.gloss.areaPair([[0.74, 0.26], [0.83, 0.3], [0.86, 0.47], [0.83, 0.48]], 0.015)
  sheet.shut.linePair([[0.5, 0.315], [0.68, 0.42], [0.83, 0.5]], 0.005, { round: 0.08 })
  sheet.plastic.area(whole([[0, 0.19], [0.6, 0.19], [1.3, 0.235], [1.3, 0], [0, 0]]), 0.02)
  return { plate: 0.4, badge: 0.535 }
}

/** A line of light across the whole nose, the headlamps hidden in a dark band under it. */
export const lightLine: Face = (sheet, { y, half }) => {
  const band = whole([[0, y + half * 0.42], [0.5, y + half * 0.46], [0.74, y + half * 0.75], [1.3, y + half * 2.1],
    [1.3, y - half * 0.4], [0.72, y - half * 0.95], [0.46, y - half * 0.6], [0, y - half * 0.35]])
  sheet.lamp.area(band, 0.01)
  sheet.bed.line(band, 0.04, { closed: true, style: '#0d0f12' }).area(band, 0.01, '#0d0f12')
  lensRow(sheet, [[0.56, y - half * 0.4], [0.75, y - half * 0.22]], 3, 0.023)
  daytimeLight(sheet, [[0, y + half * 0.12], [0.5, y + half * 0.16], [0.74, y + half * 0.5], [0.93, y + half * 1.4]], 0.015)
  const mouth = grille(sheet, [[0, 0.33], [0.4, 0.33], [0.54, 0.28], [0.48, 0.2], [0, 0.195]], 'honeycomb', 0.03)
  sheet.gloss.line(mouth, 0.02, { round: 0.03, closed: true })
  sheet.gloss.areaPair([[0.66, 0.25], [0.84, 0.29], [0.87, 0.45], [0.8, 0.46], [0.76, 0.34]], 0.015)
  sheet.plastic.area(whole([[0, 0.19], [0.6, 0.19], [1.3, 0.235], [1.3, 0], [0, 0]]), 0.02)
  return { plate: 0.41, badge: 0.54 }
}

/** An electric SUV's: a closed panel in the paint, a bar of light over it, the headlamps in the corners below. */
export const closedPanel: Face = (sheet, { y, half, inner }) => {
  lampCover(sheet, [[inner - 0.1, y + half * 0.42], [0.64, y + half * 0.3], [1.3, y + half * 0.55], [1.3, y + half * 1.35],
    [0.68, y + half * 0.95], [inner - 0.1, y + half * 0.82]], 0.008)
  daytimeLight(sheet, [[inner - 0.08, y + half * 0.62], [0.66, y + half * 0.62], [0.95, y + half * 0.95]], 0.012)
  sheet.lamp.area(box(-inner + 0.1, inner - 0.1, y + half * 0.42, y + half * 0.82), 0.004)
  daytimeLight(sheet, [[0, y + half * 0.62], [inner - 0.08, y + half * 0.62]], 0.013)
  const eye = [[0.56, y - half * 1.6], [0.8, y - half * 1.5], [0.87, y - half * 0.3], [0.62, y - half * 0.42]] as const
  sheet.gloss.linePair(eye, 0.034, { round: 0.02, closed: true })
  lampCover(sheet, eye, 0.02)
  lensRow(sheet, [[0.645, y - half * 0.98], [0.775, y - half * 0.92]], 2, 0.038)
  sheet.shut.line([[-0.5, y + half * 0.1], [-0.42, y - half * 2.4], [0.42, y - half * 2.4],
    [0.5, y + half * 0.1]], 0.005, { round: 0.05 })
  sheet.plastic.area(whole([[0, 0.53], [0.46, 0.53], [0.58, 0.45], [0.72, 0.43], [1.3, 0.43], [1.3, 0], [0, 0]]), 0.03)
  const slot = grille(sheet, [[0, 0.48], [0.44, 0.48], [0.5, 0.39], [0, 0.38]], 'bars', 0.02)
  sheet.gloss.line(slot, 0.016, { round: 0.02, closed: true })
  sheet.silver.area(whole([[0, 0.35], [0.5, 0.35], [0.56, 0.28], [0, 0.27]]), 0.03)
  return { plate: 0.6, badge: y - half * 0.75 }
}

/** A large electric SUV's: a glossy shield without openings between upright lamps. */
export const glossShield: Face = (sheet, { y, half }) => {
  const shieldOutline = whole([[0, y + half * 0.75], [0.5, y + half * 0.72], [0.54, y - half * 0.2],
    [0.42, y - half * 3.3], [0, y - half * 3.4]])
  sheet.gloss.area(shieldOutline, 0.04)
  sheet.chrome.line([[-0.52, y - half * 0.5], [-0.425, y - half * 3.2], [0.425, y - half * 3.2],
    [0.52, y - half * 0.5]], 0.01, { round: 0.04 })
  for (const step of [1.2, 1.8, 2.4]) sheet.shut.line([[-0.4, y - half * step], [0.4, y - half * step]], 0.01)
  lampCover(sheet, [[0.57, y - half * 1.5], [0.68, y - half * 1.7], [1.3, y - half * 1.2], [1.3, y + half * 1.25],
    [0.66, y + half * 0.85],
    [0.57, y + half * 0.75]], 0.015)
  projector(sheet, 0.655, y - half * 0.15, 0.034)
  projector(sheet, 0.655, y - half * 1.05, 0.028)
  daytimeLight(sheet, [[0.95, y + half * 0.9], [0.62, y + half * 0.55], [0.6, y - half * 1.35]], 0.012, 0.03)
  daytimeLight(sheet, [[0.72, y - half * 1.4], [0.86, y - half * 1.1]], 0.01)
  sheet.plastic.area(whole([[0, 0.6], [0.46, 0.6], [0.6, 0.5], [0.72, 0.46], [1.3, 0.46], [1.3, 0], [0, 0]]), 0.03)
  grille(sheet, [[0, 0.52], [0.48, 0.52], [0.55, 0.41], [0, 0.4]], 'bars', 0.02)
  sheet.silver.area(whole([[0, 0.375], [0.5, 0.375], [0.6, 0.44], [0.66, 0.43], [0.56, 0.28], [0, 0.27]]), 0.03)
  return { plate: 0.645, badge: y - half * 0.2, badgeScale: 1.2 }
}

/** An electric hatch's: square lamps of many small lenses in a black band, a bare bumper. */
export const pixelLamps: Face = (sheet, { y, half, inner }) => {
  sheet.gloss.area(whole([[0, y + half * 0.5], [inner, y + half * 0.55], [inner, y - half * 0.65], [0, y - half * 0.6]]), 0.01)
  lampCover(sheet, [[inner - 0.02, y - half * 0.75], [0.66, y - half * 0.95], [1.3, y - half * 0.5], [1.3, y + half * 1.5],
    [0.68, y + half * 0.72], [inner - 0.02, y + half * 0.6]], 0.01, '#0b0c0e')
  lensRow(sheet, [[inner + 0.05, y + half * 0.26], [0.7, y + half * 0.34]], 4, 0.024)
  lensRow(sheet, [[inner + 0.05, y - half * 0.36], [0.7, y - half * 0.36]], 4, 0.024)
  daytimeLight(sheet, [[0.78, y + half * 0.72], [0.78, y - half * 0.62]], 0.012)
  const slot = grille(sheet, [[0, 0.34], [0.5, 0.34], [0.58, 0.28], [0.52, 0.225], [0, 0.22]], 'plain', 0.02)
  sheet.gloss.line(slot, 0.02, { round: 0.02, closed: true })
  sheet.shut.line([[-0.62, 0.44], [-0.5, 0.5], [0.5, 0.5], [0.62, 0.44]], 0.005, { round: 0.05 })
  sheet.gloss.areaPair([[0.7, 0.28], [0.8, 0.31], [0.825, 0.46], [0.775, 0.47]], 0.015)
  sheet.plastic.area(whole([[0, 0.215], [0.6, 0.215], [1.3, 0.26], [1.3, 0], [0, 0]]), 0.02)
  return { plate: 0.42, badge: y - half * 0.05 }
}
