/** A solid as a signed distance: negative inside. It is symmetric in z, so only z ≥ 0 is ever asked. */
export type Field = (x: number, y: number, z: number) => number

export type Box = { x: readonly [number, number]; y: readonly [number, number]; z: number }

/** The field sampled on a grid of cubes. Nodes lie at z = (k − ½)·cell, so that the first layer straddles z = 0. */
export type Grid = {
  box: Box
  cell: number
  cells: readonly [number, number, number]
  at: (i: number, j: number, k: number) => number
}

const block = 6

/** Samples the field; a block far from the surface is filled with one value instead of 343. */
export function sampleGrid(field: Field, box: Box, cell: number): Grid {
  const nx = Math.ceil((box.x[1] - box.x[0]) / cell)
  const ny = Math.ceil((box.y[1] - box.y[0]) / cell)
  const nz = Math.ceil(box.z / cell) + 1
  const values = new Float32Array((nx + 1) * (ny + 1) * (nz + 1)).fill(Number.NaN)
  const index = (i: number, j: number, k: number): number => (i * (ny + 1) + j) * (nz + 1) + k
  const sample = (i: number, j: number, k: number): number =>
    field(box.x[0] + i * cell, box.y[0] + j * cell, (k - 0.5) * cell)
  const far = Math.sqrt(3) * block * cell * 1.1

  const fillBlock = (i0: number, j0: number, k0: number): void => {
    const middle = sample(i0 + block / 2, j0 + block / 2, k0 + block / 2)
    const distant = Math.abs(middle) > far
    for (let i = i0; i <= Math.min(i0 + block, nx); i++)
      for (let j = j0; j <= Math.min(j0 + block, ny); j++)
        for (let k = k0; k <= Math.min(k0 + block, nz); k++) {
          const node = index(i, j, k)
          if (!distant) values[node] = sample(i, j, k)
          else if (Number.isNaN(values[node]!)) values[node] = middle
        }
  }
  for (let i = 0; i < nx; i += block)
    for (let j = 0; j < ny; j += block) for (let k = 0; k < nz; k += block) fillBlock(i, j, k)

  return { box, cell, cells: [nx, ny, nz], at: (i, j, k) => values[index(i, j, k)]! }
}
