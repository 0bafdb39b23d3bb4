import { type BufferGeometry, ExtrudeGeometry, Path, Shape, Vector2 } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Dish } from './spoke.ts'

/** An aerodynamic cover: slots as shares of the rim's radius, so wide in metres, swept by so many radians. */
export type CoverShape = { slots: number; from: number; to: number; width: number; sweep: number }

const steps = 10

/**
 * A nearly closed disc behind the spokes, as electric cars have, with swept slots that show the brake. It is made of sectors:
 * the triangles of a whole disc reach across the hub, and would not follow its dish.
 */
export function aeroCover(radius: number, dish: Dish, shape: CoverShape): BufferGeometry {
  const half = Math.PI / shape.slots
  const outline = new Shape()
    .absarc(0, 0, radius * 0.95, Math.PI / 2 - half, Math.PI / 2 + half, false)
    .absarc(0, 0, radius * 0.15, Math.PI / 2 + half, Math.PI / 2 - half, true)
  outline.holes.push(slotPath(radius, shape))
  const sector = new ExtrudeGeometry(outline, { depth: 0.012, bevelSize: 0.003, bevelThickness: 0.003, curveSegments: 12 })
  const positions = sector.getAttribute('position')
  for (let at = 0; at < positions.count; at++) {
    const share = Math.hypot(positions.getX(at), positions.getY(at)) / radius
    positions.setZ(at, positions.getZ(at) - 0.026 + dish(share))
  }
  sector.computeVertexNormals()
  return mergeGeometries(Array.from({ length: shape.slots }, (_, slot) => sector.clone().rotateZ(half * (2 * slot + 1))))
}

/** Out along one edge of the slot and back along the other, widest in the middle. */
function slotPath(radius: number, { from, to, width, sweep }: CoverShape): Path {
  const edge = (side: number): Vector2[] => Array.from({ length: steps + 1 }, (_, step) => {
    const along = step / steps
    const away = radius * (from + (to - from) * along)
    const half = (width / 2) * Math.sin(Math.PI * (0.12 + 0.8 * along)) ** 0.6
    const angle = Math.PI / 2 + sweep * along + (side * half) / away
    return new Vector2(Math.cos(angle) * away, Math.sin(angle) * away)
  })
  return new Path([...edge(-1), ...edge(1).toReversed()])
}
