import type { MarkedPoint } from './vehicle-media.ts'
import type { PlacedPoint } from './vehicle-media-spin.ts'

/** Where someone inside looks, in radians: to the right, and up. */
export interface Look {
  yaw: number
  pitch: number
}

/** Half the height of what is seen at a distance of one: about 72 degrees from top to bottom. */
export const halfHeight = Math.tan((36 * Math.PI) / 180)

const highest = (80 * Math.PI) / 180

/** Turns the head; it goes round for ever but never over the top. */
export const lookOn = ({ yaw, pitch }: Look, right: number, up: number): Look => ({
  yaw: (yaw + right) % (2 * Math.PI),
  pitch: Math.max(-highest, Math.min(highest, pitch + up)),
})

/** Which way that is, in whole degrees from 0 to 359. */
export const headingOf = ({ yaw }: Look): number => (Math.round((yaw * 180) / Math.PI) + 360) % 360

/** The points in view, where they stand on a screen of this shape. A point's own place is in the whole picture. */
export function pointsInView(points: readonly MarkedPoint[], look: Look, aspect: number): PlacedPoint[] {
  return points.flatMap(({ id, description, positions }) => {
    const [place] = positions
    const seen = place && project(place, look, aspect)
    return seen ? [{ id, description, ...seen }] : []
  })
}

function project(
  place: { x: number; y: number },
  { yaw, pitch }: Look,
  aspect: number,
): { x: number; y: number } | null {
  const across = (place.x - 0.5) * 2 * Math.PI - yaw
  const above = (0.5 - place.y) * Math.PI
  const ahead = Math.cos(above) * Math.cos(across)
  const depth = Math.sin(above) * Math.sin(pitch) + ahead * Math.cos(pitch)
  if (depth <= 0) return null
  const height = (Math.sin(above) * Math.cos(pitch) - ahead * Math.sin(pitch)) / depth / halfHeight
  const width = (Math.cos(above) * Math.sin(across)) / depth / halfHeight / aspect
  return Math.abs(width) < 1 && Math.abs(height) < 1 ? { x: (1 + width) / 2, y: (1 - height) / 2 } : null
}
