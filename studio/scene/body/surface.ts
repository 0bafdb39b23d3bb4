import type { Shell } from './shell.ts'

const near = 0.0004

/** Walks from outside towards the body until it meets it. */
function walk(distanceAt: (along: number) => number, from: number, direction: 1 | -1, until: number): number {
  let along = from
  for (let step = 0; step < 200; step++) {
    const away = distanceAt(along)
    if (away < near) return along
    along += direction * Math.max(away * 0.7, 0.0007)
    if (direction * (along - until) > 0) return until
  }
  return along
}

/** The outermost z of the body at a place on its side. */
export const surfaceZ = ({ distance, blueprint }: Shell, x: number, y: number): number =>
  walk(z => distance(x, y, z), blueprint.halfWidth + 0.15, -1, 0)

/** The x where a line from ahead (or from behind) first meets the body. */
export const surfaceX = ({ distance, blueprint }: Shell, y: number, z: number, from: 'front' | 'rear' = 'front'): number =>
  from === 'front'
    ? walk(x => distance(x, y, z), -0.3, 1, blueprint.length)
    : walk(x => distance(x, y, z), blueprint.length + 0.3, -1, 0)

export const surfaceY = ({ distance, blueprint }: Shell, x: number, z: number): number =>
  walk(y => distance(x, y, z), blueprint.height + 0.3, -1, 0)
