import type { Pixel } from './frame.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What of a ring lies within a box, by Sutherland and Hodgman: cut along one side after the other. */
export function clipRing(ring: readonly Pixel[], { left, top, right, bottom }: Box): Pixel[] {
  const sides = [
    { isIn: ({ x }: Pixel) => x >= left, meet: atX(left) },
    { isIn: ({ x }: Pixel) => x <= right, meet: atX(right) },
    { isIn: ({ y }: Pixel) => y >= top, meet: atY(top) },
    { isIn: ({ y }: Pixel) => y <= bottom, meet: atY(bottom) },
  ]
  return sides.reduce<Pixel[]>((points, { isIn, meet }) => cut(points, isIn, meet), [...ring])
}

type Meet = (a: Pixel, b: Pixel) => Pixel

/** Where a line from one point to another meets a side. */
const atX =
  (x: number): Meet =>
  (a, b) => ({ x, y: a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x) })
const atY =
  (y: number): Meet =>
  (a, b) => ({ x: a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y), y })

function cut(points: readonly Pixel[], isIn: (point: Pixel) => boolean, meet: Meet): Pixel[] {
  const kept: Pixel[] = []
  let before = points.at(-1)
  for (const point of points) {
    if (isIn(point) !== isIn(before!)) kept.push(meet(before!, point))
    if (isIn(point)) kept.push(point)
    before = point
  }
  return kept
}
