import type { Pixel } from './frame.ts'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What of a ring lies within a box, by Sutherland and Hodgman: cut along one side after the other. */
export function clipRing(ring: readonly Pixel[], { left, top, right, bottom }: Box): Pixel[] {
  const atX = (x: number) => (a: Pixel, b: Pixel) => ({ x, y: a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x) })
  const atY = (y: number) => (a: Pixel, b: Pixel) => ({ x: a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y), y })
  const sides = [
    { isIn: ({ x }: Pixel) => x >= left, meet: atX(left) },
    { isIn: ({ x }: Pixel) => x <= right, meet: atX(right) },
    { isIn: ({ y }: Pixel) => y >= top, meet: atY(top) },
    { isIn: ({ y }: Pixel) => y <= bottom, meet: atY(bottom) },
  ]
  return sides.reduce<Pixel[]>((points, { isIn, meet }) => cut(points, isIn, meet), [...ring])
}

function cut(points: readonly Pixel[], isIn: (point: Pixel) => boolean, meet: (a: Pixel, b: Pixel) => Pixel): Pixel[] {
  const kept: Pixel[] = []
  let before = points.at(-1)
  for (const point of points) {
    if (isIn(point) !== isIn(before!)) kept.push(meet(before!, point))
    if (isIn(point)) kept.push(point)
    before = point
  }
  return kept
}
