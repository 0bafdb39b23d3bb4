import { BufferGeometry, Float32BufferAttribute, type Material, Mesh, Shape, ShapeGeometry, Vector2 } from 'three'
import { closedPath, type PathCorner, type PathPoint } from './outline-path.ts'

export type SlabFinish = {
  side: Material
  /** What goes round: nose, roof, tail. */
  wrap?: Material
  /** The rounded edge between the two, where a moulding covers the joint. */
  edge?: Material
  /** What faces the ground. */
  under?: Material
  /** How much of the light its flat sides get: they are too plain to be baked. */
  light?: number
  /** The same for what goes round, where it is plain too. */
  wrapLight?: number
}
export type SlabShape = { outline: readonly PathCorner[]; half: number; edge?: number; across?: number }

const edgeSteps = 4

/** A side view pulled out to a width, with rounded edges: the way panel vans, caravans and boxes are built. */
export function slab({ outline, half, edge = 0.02, across = 6 }: SlabShape,
  { side, wrap = side, edge: trim = wrap, under = wrap, light = 0.95, wrapLight }: SlabFinish): Mesh[] {
  const path = closedPath(outline, 0.3)
  const rows = Array.from({ length: across + 1 }, (_, row) => ((half - edge) * (1 - (2 * row) / across)))
  const around = path.map(point => rows.map(z => ({ at: [point.x, point.y, z], facing: [point.nx, point.ny, 0] } as const)))
  const rounded = (end: 1 | -1) => path.map(point => Array.from({ length: edgeSteps + 1 }, (_, step) =>
    edgePoint(point, half, edge, end, (Math.PI / 2) * (step / edgeSteps))))
  const isUnder = (index: number): boolean => path[index]!.ny + path[(index + 1) % path.length]!.ny < -1.2
  const wrapped = new Mesh(grid(around, index => !isUnder(index)), wrap)
  if (wrapLight !== undefined) wrapped.userData.light = wrapLight
  return [
    wrapped, new Mesh(grid(around, isUnder), under),
    new Mesh(grid(rounded(1), () => true), trim), new Mesh(grid(rounded(-1), () => true), trim),
    ...[1, -1].map(end => flatSide(path, half, edge, end, side, light)),
  ].filter(mesh => mesh.geometry.index!.count > 0)
}

type Node = { at: readonly number[]; facing: readonly number[] }

function edgePoint({ x, y, nx, ny }: PathPoint, half: number, edge: number, end: 1 | -1, angle: number): Node {
  const [out, round] = end > 0 ? [Math.cos(angle), Math.sin(angle)] : [Math.sin(angle), Math.cos(angle)]
  return {
    at: [x - nx * edge * (1 - round), y - ny * edge * (1 - round), end * (half - edge * (1 - out))],
    facing: [nx * round, ny * round, end * out],
  }
}

/** Rows of nodes closed to a ring, without what is not wanted. */
function grid(ring: readonly (readonly Node[])[], wanted: (index: number) => boolean): BufferGeometry {
  const width = ring[0]!.length
  const triangles = ring.flatMap((row, index) => {
    const next = (index + 1) % ring.length
    if (!wanted(index)) return []
    return row.slice(1).flatMap((_, column) => {
      const [a, b] = [index * width + column, next * width + column]
      return [a, a + 1, b, b, a + 1, b + 1]
    })
  })
  const geometry = new BufferGeometry()
  const nodes = ring.flat()
  geometry.setAttribute('position', new Float32BufferAttribute(nodes.flatMap(node => [...node.at]), 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(nodes.flatMap(node => [...node.facing]), 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(nodes.flatMap(({ at, facing }) =>
    [Math.abs(facing[1]!) > 0.7 ? at[0]! : at[2]!, Math.abs(facing[1]!) > 0.7 ? at[2]! : at[1]!]), 2))
  geometry.setIndex(triangles)
  return geometry
}

function flatSide(path: readonly PathPoint[], half: number, edge: number, end: number, finish: Material, light: number): Mesh {
  const shape = new Shape(path.map(({ x, y, nx, ny }) => new Vector2(x - nx * edge, y - ny * edge)))
  const mesh = new Mesh(new ShapeGeometry(shape), finish)
  mesh.position.z = end * half
  mesh.userData.light = light
  if (end < 0) {
    mesh.geometry.scale(1, 1, -1)
    const index = mesh.geometry.index!
    for (let at = 0; at < index.count; at += 3) {
      const kept = index.getX(at)
      index.setX(at, index.getX(at + 1))
      index.setX(at + 1, kept)
    }
    mesh.geometry.computeVertexNormals()
  }
  return mesh
}
