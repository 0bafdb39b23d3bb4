import { type BufferGeometry, CatmullRomCurve3, CylinderGeometry, type Material, Mesh, TubeGeometry, Vector3 } from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import type { Point } from '../subject.ts'

export function place(geometry: BufferGeometry, material: Material, at: Point): Mesh {
  const mesh = new Mesh(geometry, material)
  mesh.position.set(...at)
  return mesh
}

/** What a vehicle has on both sides: built once for +1, once for −1. */
export const bothSides = (build: (side: 1 | -1) => Mesh | Mesh[]): Mesh[] => [build(1), build(-1)].flat()

export const block = (size: Point, round: number, material: Material, at: Point): Mesh =>
  place(new RoundedBoxGeometry(...size, 3, round), material, at)

/** A straight bar between two points. */
export function bar(from: Point, to: Point, radius: number, material: Material): Mesh {
  const [start, end] = [new Vector3(...from), new Vector3(...to)]
  const mesh = new Mesh(new CylinderGeometry(radius, radius, start.distanceTo(end), 14), material)
  mesh.position.copy(start).lerp(end, 0.5)
  mesh.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), end.sub(start).normalize())
  return mesh
}

/** A bent tube through points. */
export const tube = (points: readonly Point[], radius: number, material: Material, tension = 0.3): Mesh =>
  new Mesh(
    new TubeGeometry(new CatmullRomCurve3(points.map(point => new Vector3(...point)), false, 'catmullrom', tension), 60,
      radius, 12),
    material,
  )
