import { mirrored, type Outline } from '../../canvas/outline.ts'
import type { RearDrawing } from './sheets.ts'

const ribs = 0.011

/** A rear lamp's cover over fluted red, with a dark rim. */
export function rearCover({ lamp, bed }: RearDrawing, outline: Outline, round = 0.02): void {
  lamp.area(outline, round)
  // What is behind shifts against a sloping cover: it reaches a little further.
  bed.line(outline, 0.05, { round, closed: true, style: '#4a0608' }).area(outline, round, '#4a0608').within(outline,
    round, () => {
    for (let across = -1.2; across < 1.2; across += ribs) bed.line([[across, 0], [across, 1.6]], 0.004, { style: '#6e0b0e' })
    bed.line(outline, 0.014, { round, closed: true, style: '#1d0304' })
  })
}

/** A clear or amber pane in a rear lamp, on both sides, with the prisms that spread its light. */
export function rearLens({ bed }: RearDrawing, outline: Outline, colour: string): void {
  for (const side of [outline, mirrored(outline)]) bed.area(side, 0.004, colour).within(side, 0.004, () => {
    for (let across = -1.2; across < 1.2; across += ribs) bed.line([[across, 0], [across, 1.6]], 0.003, { style: '#00000055' })
    bed.line(side, 0.006, { closed: true, style: '#00000088' })
  })
}

/** A glowing line in a rear lamp, on both sides. */
export function rearLight({ bed, glow }: RearDrawing, outline: Outline, width: number, round = 0.015, style = '#ff2a1e'): void {
  bed.linePair(outline, width * 1.9, { style: '#a30d0d', round })
  glow.linePair(outline, width * 1.9, { style: '#4d0806', round })
  glow.linePair(outline, width, { style, round })
}
