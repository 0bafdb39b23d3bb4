import type { Coordinates } from '../coordinates.ts'

/** Web Mercator at the zoom every map of one place has. */
export const zoom = 10
/** The world is so many pixels wide. */
const worldAt = (level: number): number => 256 * 2 ** level

export interface Pixel {
  readonly x: number
  readonly y: number
}

/** A part of the map, so many pixels wide and high around its middle. */
export interface Frame {
  readonly width: number
  readonly height: number
  /** Where a place lies in it, or beside it. */
  readonly toPixel: (place: Coordinates) => Pixel
  readonly southWest: Coordinates
  readonly northEast: Coordinates
  /** How many pixels a kilometre takes, in its middle. */
  readonly pixelsPerKm: number
}

export function frameAround(middle: Coordinates, width: number, height: number, level = zoom): Frame {
  const world = worldAt(level)
  const { x: left, y: top } = shifted(onWorld(middle, world), -width / 2, -height / 2)
  return {
    width,
    height,
    toPixel: (place) => shifted(onWorld(place, world), -left, -top),
    southWest: fromWorld({ x: left, y: top + height }, world),
    northEast: fromWorld({ x: left + width, y: top }, world),
    pixelsPerKm: world / (2 * Math.PI * 6371 * Math.cos((middle.lat * Math.PI) / 180)),
  }
}

const shifted = ({ x, y }: Pixel, right: number, down: number): Pixel => ({ x: x + right, y: y + down })

function onWorld({ lat, long }: Coordinates, world: number): Pixel {
  const sine = Math.sin((lat * Math.PI) / 180)
  return { x: (long / 360 + 0.5) * world, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world }
}

const fromWorld = ({ x, y }: Pixel, world: number): Coordinates => ({
  lat: (Math.atan(Math.sinh((0.5 - y / world) * 2 * Math.PI)) * 180) / Math.PI,
  long: (x / world - 0.5) * 360,
})

/** The middle of some places, and the closest zoom, in steps, at which a square of so many pixels holds them all. */
export function fitting(
  places: readonly Coordinates[],
  pixels: number,
  step = 1,
): { middle: Coordinates; level: number } {
  const points = places.map((place) => onWorld(place, 1))
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const span = Math.max(right - left, bottom - top, 1e-9)
  const level = Math.max(3, Math.min(zoom, Math.floor(Math.log2(pixels / span / 256) / step) * step))
  return { middle: fromWorld({ x: (left + right) / 2, y: (top + bottom) / 2 }, 1), level }
}
