import type { Vector2 } from 'three'

/** Cuts triangles in halves until no edge is longer than wanted; triangles that share an edge cut it at the same point. */
export function refine(
  rim: readonly Vector2[],
  faces: readonly number[][],
  longest: number,
): { points: Vector2[]; triangles: number[][] } {
  const points = [...rim]
  const middles = new Map<string, number>()
  const middle = (a: number, b: number): number => {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`
    let found = middles.get(key)
    if (found === undefined) middles.set(key, (found = points.push(points[a]!.clone().lerp(points[b]!, 0.5)) - 1))
    return found
  }
  const waiting = faces.map(face => [...face])
  const triangles: number[][] = []
  for (let face = waiting.pop(); face; face = waiting.pop()) {
    const [a, b, c] = turnedToLongest(face, points)
    if (points[a]!.distanceTo(points[b]!) <= longest * 1.02) triangles.push([a, b, c])
    else waiting.push([a, middle(a, b), c], [middle(a, b), b, c])
  }
  return { points, triangles }
}

/** The same triangle, its longest edge first. */
function turnedToLongest([a, b, c]: readonly number[], points: readonly Vector2[]): [number, number, number] {
  const turns = [
    [a!, b!, c!],
    [b!, c!, a!],
    [c!, a!, b!],
  ] as const
  const length = ([from, to]: readonly number[]) => points[from!]!.distanceTo(points[to!]!)
  return [...turns.reduce((best, turn) => (length(turn) > length(best) ? turn : best))] as [number, number, number]
}
