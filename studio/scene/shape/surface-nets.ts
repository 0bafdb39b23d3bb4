import { type Box, type Field, type Grid, sampleGrid } from './grid.ts'
import { mirror, type Mesh } from './mirror.ts'
import { clamp } from './smooth.ts'

/** The surface of a symmetric solid as triangles: one vertex in each cube that the surface passes, both halves. */
export function meshSolid(field: Field, box: Box, cell: number): Mesh {
  const grid = sampleGrid(field, box, cell)
  const { positions, vertexOf } = placeVertices(grid)
  const normals = settle(field, positions, cell)
  return mirror(positions, normals, connect(grid, vertexOf))
}

/** The cube's corners are numbered by bits: 1 is x, 2 is y, 4 is z. */
const edges = [
  [0, 1], [0, 2], [0, 4], [1, 3], [1, 5], [2, 3], [2, 6], [3, 7], [4, 5], [4, 6], [5, 7], [6, 7],
] as const
const bit = (corner: number, axis: 0 | 1 | 2): number => (corner >> axis) & 1

type VertexOf = (i: number, j: number, k: number) => number

function placeVertices(grid: Grid): { positions: number[]; vertexOf: VertexOf } {
  const [nx, ny, nz] = grid.cells
  const { box, cell } = grid
  const vertices = new Int32Array(nx * ny * nz).fill(-1)
  const positions: number[] = []
  const corners = new Float64Array(8)
  for (let i = 0; i < nx; i++)
    for (let j = 0; j < ny; j++)
      for (let k = 0; k < nz; k++) {
        let inside = 0
        for (let corner = 0; corner < 8; corner++) {
          corners[corner] = grid.at(i + bit(corner, 0), j + bit(corner, 1), k + bit(corner, 2))
          if (corners[corner]! < 0) inside++
        }
        if (inside === 0 || inside === 8) continue
        const [x, y, z] = crossing(corners)
        vertices[(i * ny + j) * nz + k] = positions.length / 3
        positions.push(box.x[0] + (i + x) * cell, box.y[0] + (j + y) * cell, k === 0 ? 0 : (k - 0.5 + z) * cell)
      }
  return { positions, vertexOf: (i, j, k) => vertices[(i * ny + j) * nz + k]! }
}

/** The mean of the points where the surface crosses the cube's edges. */
function crossing(corners: Float64Array): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0]
  let count = 0
  for (const [a, b] of edges) {
    const from = corners[a]!
    const to = corners[b]!
    if (from < 0 === to < 0) continue
    const share = from / (from - to)
    for (const axis of [0, 1, 2] as const) sum[axis] += bit(a, axis) + (bit(b, axis) - bit(a, axis)) * share
    count++
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}

/** Moves the vertices on to the surface and gives their normals. A wide reach keeps ripples out of reflections. */
function settle(field: Field, positions: number[], cell: number): Float32Array {
  const normals = new Float32Array(positions.length)
  for (let start = 0; start < positions.length; start += 3) {
    let [x, y, z] = [positions[start]!, positions[start + 1]!, positions[start + 2]!]
    const onMiddle = z === 0
    for (let round = 0; round < 2; round++) {
      const [gx, gy, gz] = gradient(field, x, y, z, cell * 0.35)
      const square = gx * gx + gy * gy + gz * gz
      if (square < 1e-4) break
      const move = clamp(field(x, y, z) / square, -cell * 0.6, cell * 0.6)
      x -= move * gx
      y -= move * gy
      if (!onMiddle) z -= move * gz
    }
    positions[start] = x
    positions[start + 1] = y
    positions[start + 2] = z
    const [gx, gy, gz] = gradient(field, x, y, z, cell * 0.5)
    const depth = onMiddle ? 0 : gz
    const length = Math.hypot(gx, gy, depth) || 1
    normals.set([gx / length, gy / length, depth / length], start)
  }
  return normals
}

function gradient(field: Field, x: number, y: number, z: number, reach: number): [number, number, number] {
  const scale = 1 / (2 * reach)
  return [
    (field(x + reach, y, z) - field(x - reach, y, z)) * scale,
    (field(x, y + reach, z) - field(x, y - reach, z)) * scale,
    (field(x, y, z + reach) - field(x, y, z - reach)) * scale,
  ]
}

/** Two triangles for each grid edge that the surface crosses, among the four cubes round it. */
function connect(grid: Grid, vertexOf: VertexOf): number[] {
  const [nx, ny, nz] = grid.cells
  const triangles: number[] = []
  const quad = (a: number, b: number, c: number, d: number, flipped: boolean): void => {
    if (a < 0 || b < 0 || c < 0 || d < 0) return
    if (flipped) triangles.push(a, c, b, a, d, c)
    else triangles.push(a, b, c, a, c, d)
  }
  for (let i = 0; i < nx; i++)
    for (let j = 0; j < ny; j++)
      for (let k = 0; k < nz; k++) {
        const inside = grid.at(i, j, k) < 0
        if (j > 0 && k > 0 && inside !== grid.at(i + 1, j, k) < 0)
          quad(vertexOf(i, j - 1, k - 1), vertexOf(i, j, k - 1), vertexOf(i, j, k), vertexOf(i, j - 1, k), !inside)
        if (i > 0 && k > 0 && inside !== grid.at(i, j + 1, k) < 0)
          quad(vertexOf(i - 1, j, k - 1), vertexOf(i - 1, j, k), vertexOf(i, j, k), vertexOf(i, j, k - 1), !inside)
        if (i > 0 && j > 0 && inside !== grid.at(i, j, k + 1) < 0)
          quad(vertexOf(i - 1, j - 1, k), vertexOf(i, j - 1, k), vertexOf(i, j, k), vertexOf(i - 1, j, k), !inside)
      }
  return triangles
}
