import type { Coordinates } from '../coordinates.ts'
import { clipRing } from './clip-ring.ts'
import type { Frame, Pixel } from './frame.ts'

interface Ring {
  /** Longitude and latitude by turns, in thousandths of a degree. */
  readonly points: Int32Array
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** So far beyond the frame that the line along its edge is not seen. */
const margin = 8

/** Shores and inland waters: what `npm run data:coast` writes, read once. */
export class Coast {
  readonly #rings: readonly Ring[]

  constructor(text: string) {
    this.#rings = text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map(readRing)
  }

  /** The rings that touch a frame, in its pixels, cut off a little beyond it. To be filled by the even-odd rule. */
  ringsIn(frame: Frame): Pixel[][] {
    const { southWest, northEast } = frame
    const near = this.#rings.filter(
      ({ west, south, east, north }) =>
        west < northEast.long * 1000 + 100 &&
        east > southWest.long * 1000 - 100 &&
        south < northEast.lat * 1000 + 100 &&
        north > southWest.lat * 1000 - 100,
    )
    const box = { left: -margin, top: -margin, right: frame.width + margin, bottom: frame.height + margin }
    return near.map(({ points }) => clipRing(pixelsOf(points, frame), box)).filter(({ length }) => length > 2)
  }

  /** Whether a place is on land, as near as the coast is drawn: some hundred metres, more in narrow waters. */
  isLand({ lat, long }: Coordinates): boolean {
    const [x, y] = [long * 1000, lat * 1000]
    let isInside = false
    for (const { points, west, south, east, north } of this.#rings)
      if (x >= west && x <= east && y >= south && y <= north && crosses(points, x, y)) isInside = !isInside
    return isInside
  }
}

function readRing(line: string): Ring {
  const points = Int32Array.from(line.split(' '), Number)
  let [west, south, east, north] = [points[0]!, points[1]!, points[0]!, points[1]!]
  for (let at = 2; at < points.length; at += 2) {
    const x = (points[at]! += points[at - 2]!)
    const y = (points[at + 1]! += points[at - 1]!)
    if (x < west) west = x
    if (x > east) east = x
    if (y < south) south = y
    if (y > north) north = y
  }
  return { points, west, south, east, north }
}

function pixelsOf(points: Int32Array, { toPixel }: Frame): Pixel[] {
  const pixels: Pixel[] = []
  for (let at = 0; at < points.length; at += 2)
    pixels.push(toPixel({ long: points[at]! / 1000, lat: points[at + 1]! / 1000 }))
  return pixels
}

/** Whether a line from the point eastward crosses the ring an odd number of times. */
function crosses(points: Int32Array, x: number, y: number): boolean {
  let isOdd = false
  for (let at = 0, before = points.length - 2; at < points.length; before = at, at += 2) {
    const [ax, ay, bx, by] = [points[at]!, points[at + 1]!, points[before]!, points[before + 1]!]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isOdd = !isOdd
  }
  return isOdd
}
