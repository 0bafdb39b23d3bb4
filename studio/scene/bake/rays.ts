import { DoubleSide, Ray, Vector3 } from 'three'
import type { MeshBVH } from 'three-mesh-bvh'

const goldenAngle = 2.399963

/** Directions over the half sphere round +y, denser towards the middle, as a matt surface weighs light. */
export const cosineDirections = (count: number): Vector3[] =>
  Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count
    const radius = Math.sqrt(share)
    const angle = index * goldenAngle
    return new Vector3(radius * Math.cos(angle), Math.sqrt(1 - share), radius * Math.sin(angle))
  })

/** A turn for each vertex that repeats nowhere: a regular one shows as a pattern on flat panels. */
export function turnOf(index: number): number {
  let hash = Math.imul(index ^ 0x9e3779b9, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (((hash ^ (hash >>> 16)) >>> 0) / 4294967296) * Math.PI * 2
}

export type Caster = (origin: Vector3, direction: Vector3) => number

/** The distance to whatever a ray meets first, infinite when it meets nothing. */
export function casterOf(tree: MeshBVH): Caster {
  const ray = new Ray()
  return (origin, direction) => {
    ray.origin.copy(origin)
    ray.direction.copy(direction)
    return tree.raycastFirst(ray, DoubleSide)?.distance ?? Number.POSITIVE_INFINITY
  }
}
