import type { Coordinates } from '../coordinates.ts'

/** Web Mercator at the zoom every map of ours has: the world is so many pixels wide. */
export const zoom = 10
const world = 256 * 2 ** zoom

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

export function frameAround(middle: Coordinates, width: number, height: number): Frame {
  const { x: left, y: top } = shifted(onWorld(middle), -width / 2, -height / 2)
  return {
    width,
    height,
    toPixel: (place) => shifted(onWorld(place), -left, -top),
    southWest: fromWorld({ x: left, y: top + height }),
    northEast: fromWorld({ x: left + width, y: top }),
    pixelsPerKm: world / (2 * Math.PI * 6371 * Math.cos((middle.lat * Math.PI) / 180)),
  }
}

const shifted = ({ x, y }: Pixel, right: number, down: number): Pixel => ({ x: x + right, y: y + down })

function onWorld({ lat, long }: Coordinates): Pixel {
  const sine = Math.sin((lat * Math.PI) / 180)
  return { x: (long / 360 + 0.5) * world, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world }
}

const fromWorld = ({ x, y }: Pixel): Coordinates => ({
  lat: (Math.atan(Math.sinh((0.5 - y / world) * 2 * Math.PI)) * 180) / Math.PI,
  long: (x / world - 0.5) * 360,
})
