import * as THREE from 'three'
import type { Field } from '../shape/grid.ts'
import { meshSolid } from '../shape/surface-nets.ts'

/** x from, x to, y from, y to, and how far it reaches to either side. */
export type Bounds = readonly [x0: number, x1: number, y0: number, y1: number, z: number]

/** The surface of a field, symmetric about the centre line. */
export function solid(field: Field, [x0, x1, y0, y1, z]: Bounds, cell: number, material: THREE.Material): THREE.Mesh {
  const surface = meshSolid(field, { x: [x0, x1], y: [y0, y1], z }, cell)
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.BufferAttribute(surface.positions, 3))
  geometry.setAttribute('normal', new THREE.BufferAttribute(surface.normals, 3))
  geometry.setIndex(new THREE.BufferAttribute(surface.triangles, 1))
  return new THREE.Mesh(geometry, material)
}

/** Distance to a box with rounded edges. */
export function roundBox(x: number, y: number, z: number, halfX: number, halfY: number, halfZ: number, radius: number): number {
  const dx = Math.abs(x) - halfX + radius
  const dy = Math.abs(y) - halfY + radius
  const dz = Math.abs(z) - halfZ + radius
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0)) + Math.min(Math.max(dx, dy, dz), 0) - radius
}

/** A skin with a recess of some depth wherever the cut is negative. */
export const recessed =
  (skin: Field, cut: Field, depth: number): Field =>
  (x, y, z) => {
    const distance = skin(x, y, z)
    return Math.max(distance, -Math.max(cut(x, y, z), -depth - distance))
  }

/** What lies in such a recess: a layer that follows the skin, so far below it. */
export const inlaid =
  (skin: Field, cut: Field, below: number, thickness = 0.012): Field =>
  (x, y, z) => {
    const distance = skin(x, y, z) + below
    return Math.max(cut(x, y, z), distance, -distance - thickness)
  }
