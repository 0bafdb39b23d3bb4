import * as THREE from 'three'
import type { Point } from './parts.ts'

/** A thin surface given by its points: u and v run from 0 to 1. Screens, guards, anything bent from one piece. */
export function sheet(
  point: (u: number, v: number) => Point,
  [columns, rows]: readonly [number, number],
  material: THREE.Material,
): THREE.Mesh {
  const positions: number[] = []
  const index: number[] = []
  for (let i = 0; i <= rows; i++)
    for (let j = 0; j <= columns; j++) {
      positions.push(...point(j / columns, i / rows))
      if (i === rows || j === columns) continue
      const corner = i * (columns + 1) + j
      index.push(corner, corner + columns + 1, corner + 1, corner + 1, corner + columns + 1, corner + columns + 2)
    }
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  return new THREE.Mesh(geometry, material)
}
