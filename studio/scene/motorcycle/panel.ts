import * as THREE from 'three'
import { type Outline, roundedOutline } from './parts.ts'
import { refine } from './refine.ts'

/** How far from the centre line a surface lies at a point of the side view. */
export type Flank = (x: number, y: number) => number

export interface PanelShape {
  thickness?: number
  /** How much of each edge its corners take. */
  softness?: number
  /** What its inner side is made of; the outer's material without it. */
  liner?: THREE.Material
}

const longest = 0.013
/** Small panels are meshed finer: light is evened out only over meshes with enough points. */
const fewestTriangles = 4500
const lip = 0.003

/** A bent plate on both sides: cut to an outline in the side view, lying on a flank. Its edge is as sharp as the outline. */
export function panel(outline: Outline, flank: Flank, material: THREE.Material, shape: PanelShape = {}): THREE.Object3D[] {
  const { thickness = 0.012, softness = 0.14, liner = material } = shape
  const rim = evenly(roundedOutline(outline, softness))
  if (THREE.ShapeUtils.isClockWise(rim)) rim.reverse()
  const finest = Math.sqrt((2 * Math.abs(THREE.ShapeUtils.area(rim))) / fewestTriangles)
  const { points, triangles } = refine(rim, THREE.ShapeUtils.triangulateShape(rim, []), Math.min(longest, finest * 1.4))
  return ([1, -1] as const).flatMap(side => [
    face(points, triangles, flank, 0, side, material),
    face(points, triangles, flank, thickness, side, liner),
    edge(rim, flank, thickness, side, material),
  ])
}

function evenly(corners: readonly THREE.Vector2[]): THREE.Vector2[] {
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length]!
    const steps = Math.ceil(corner.distanceTo(next) / longest)
    return Array.from({ length: steps }, (_, step) => corner.clone().lerp(next, step / steps))
  })
}

function normalOf(flank: Flank, x: number, y: number): THREE.Vector3 {
  const reach = 0.004
  const slope = (dx: number, dy: number) => (flank(x + dx, y + dy) - flank(x - dx, y - dy)) / (2 * reach)
  return new THREE.Vector3(-slope(reach, 0), -slope(0, reach), 1).normalize()
}

function face(
  points: readonly THREE.Vector2[],
  triangles: readonly number[][],
  flank: Flank,
  inset: number,
  side: 1 | -1,
  material: THREE.Material,
): THREE.Mesh {
  const normals = points.map(({ x, y }) => normalOf(flank, x, y).multiplyScalar(inset > 0 ? -1 : 1))
  const outwards = inset > 0 === side < 0
  return meshOf(
    points.map(({ x, y }) => [x, y, side * (flank(x, y) - inset)]),
    normals.map(({ x, y, z }) => [x, y, side * z]),
    triangles.flatMap(([a, b, c]) => (outwards ? [a!, b!, c!] : [a!, c!, b!])),
    material,
  )
}

/** The plate's edge, its outer corner rounded. */
function edge(rim: readonly THREE.Vector2[], flank: Flank, thickness: number, side: 1 | -1, material: THREE.Material): THREE.Mesh {
  const positions: number[][] = []
  const normals: number[][] = []
  const index: number[] = []
  rim.forEach(({ x, y }, at) => {
    const before = rim[(at + rim.length - 1) % rim.length]!
    const after = rim[(at + 1) % rim.length]!
    const out = new THREE.Vector2(after.y - before.y, before.x - after.x).normalize()
    const top = normalOf(flank, x, y)
    const depth = flank(x, y)
    const rows = [
      [0, 0, 0.15],
      [lip, lip * 0.5, 0.7],
      [lip * 1.3, lip * 1.6, 1],
      [lip * 1.3, thickness, 1],
    ] as const
    for (const [away, down, turn] of rows) {
      positions.push([x + out.x * away, y + out.y * away, side * (depth - down)])
      const normal = top.clone().lerp(new THREE.Vector3(out.x, out.y, 0), turn).normalize()
      normals.push([normal.x, normal.y, side * normal.z])
    }
    const [here, there] = [at * 4, ((at + 1) % rim.length) * 4]
    for (let row = 0; row < 3; row++) {
      const [a, b, c, d] = [here + row, here + row + 1, there + row + 1, there + row]
      index.push(...(side > 0 ? [a, b, c, a, c, d] : [a, c, b, a, d, c]))
    }
  })
  return meshOf(positions, normals, index, material)
}

function meshOf(
  positions: readonly number[][],
  normals: readonly number[][],
  index: number[],
  material: THREE.Material,
): THREE.Mesh {
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions.flat(), 3))
  geometry.setAttribute('normal', new THREE.Float32BufferAttribute(normals.flat(), 3))
  geometry.setIndex(index)
  return new THREE.Mesh(geometry, material)
}
