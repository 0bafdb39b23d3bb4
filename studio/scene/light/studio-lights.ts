import { mix, smoothStep } from '../shape/smooth.ts'
import { azimuthOf, elevationOf, type Environment } from './environment.ts'

/** A soft-edged rectangle on the ceiling. */
const panel = (along: number, across: number, halfLength: number, halfWidth: number, edge: number): number =>
  smoothStep(halfLength + edge, halfLength - edge, Math.abs(along)) *
  smoothStep(halfWidth + edge, halfWidth - edge, Math.abs(across))

/** Light on the walls, within an angle of straight ahead of the wall and between two heights. */
const strip = (off: number, elevation: number, width: readonly [number, number], heights: readonly number[]): number =>
  smoothStep(width[0], width[1], off) *
  smoothStep(heights[0]!, heights[1]!, elevation) *
  smoothStep(heights[3]!, heights[2]!, elevation)

/**
 * A photographer's studio: dark walls, a floor that fades, softboxes overhead and broad banks at the sides that light the
 * doors and draw the shoulder line. Neutral on purpose: any tint of the light would be taken for a tint of the paint.
 */
export const studio: Environment = from => {
  const elevation = elevationOf(from)
  const azimuth = azimuthOf(from)
  let light = elevation < 0
    ? mix(0.24, 0.16, smoothStep(1, 40, -elevation))
    : mix(0.2, 0.06, smoothStep(2, 24, elevation))
  light *= 1 - 0.5 * Math.exp(-(((elevation + 0.5) / 2.4) ** 2))
  if (from.y > 0.04) {
    const along = from.x / from.y
    const across = from.z / from.y
    light += 2.9 * panel(along, across, 2.2, 0.5, 0.14)
  }
  const side = Math.abs(Math.abs(azimuth) - 90)
  light += 4.6 * strip(side, elevation, [74, 52], [17, 20, 30, 35])
  light += 2.2 * strip(side, elevation, [66, 46], [9, 10.5, 14, 16.5])
  light += 3.4 * strip(180 - Math.abs(azimuth), elevation, [36, 26], [14, 18, 30, 36])
  light += 3.2 * strip(Math.abs(azimuth), elevation, [36, 26], [14, 18, 30, 36])
  return [light, light, light]
}
