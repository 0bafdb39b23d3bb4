import { BufferGeometry, DoubleSide, Float32BufferAttribute, Mesh, MeshBasicMaterial, MeshStandardMaterial, type Material } from 'three'

export type RidgeLine = (share: number) => number

/** Hills far away: a wall whose upper edge follows a line, wide enough for any camera. */
export function farRidge(distance: number, width: number, line: RidgeLine, colour: string, flat = false): Mesh {
  const steps = 400
  const positions: number[] = []
  const index: number[] = []
  for (let i = 0; i <= steps; i++) {
    const share = i / steps
    const x = (share - 0.5) * width
    positions.push(x, -2, -distance, x, line(share), -distance - 4)
    if (i < steps) index.push(i * 2, i * 2 + 2, i * 2 + 1, i * 2 + 1, i * 2 + 2, i * 2 + 3)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  const material: Material = flat
    ? new MeshBasicMaterial({ color: colour, side: DoubleSide })
    : new MeshStandardMaterial({ color: colour, roughness: 1, side: DoubleSide })
  return new Mesh(geometry, material)
}

/** A line of rolling hills: waves of different lengths on top of each other. */
export const rolling =
  (height: number, waves: number, seed: number): RidgeLine =>
  share =>
    height *
    (0.55 +
      0.3 * Math.sin(share * waves * 6.28 + seed) +
      0.12 * Math.sin(share * waves * 17.3 + seed * 2.1) +
      0.05 * Math.sin(share * waves * 47 + seed * 3.7) +
      0.02 * Math.sin(share * waves * 131 + seed))

/** Flat-topped hills with steep ends, as in the red centre. */
export const mesas =
  (height: number, spans: readonly (readonly [from: number, to: number, rise: number])[]): RidgeLine =>
  share => {
    const rough = 0.035 * Math.sin(share * 190) + 0.02 * Math.sin(share * 431) + 0.05 * Math.sin(share * 37)
    const rise = spans.reduce((highest, [from, to, top]) => {
      const inside = Math.min(share - from, to - share) * 90
      return Math.max(highest, top * Math.min(1, Math.max(0, 0.5 + inside * 0.5)) + (inside > -1.5 && inside < 1 ? 0.12 * top : 0))
    }, 0.06)
    return height * Math.max(0, rise + rough * 0.6)
  }
