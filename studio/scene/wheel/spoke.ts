import { BufferGeometry, Float32BufferAttribute } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'

/** Widths in metres at the hub and at the rim; reach and twist as shares of the rim's radius. */
export type SpokeShape = { hubWidth: number; rimWidth: number; depth: number; from?: number; to?: number; twist?: number }

const rings = 14
const chamfer = 0.007

/** How far the spokes' faces lie inside the rim's outer edge, at a share of its radius. */
export type Dish = (share: number) => number

/** One spoke as a machined face and darker flanks, so that a rim can have two tones. */
export function spoke(rim: number, dish: Dish, angle: number,
  shape: SpokeShape): { face: BufferGeometry; flanks: BufferGeometry } {
  const sections = Array.from({ length: rings + 1 }, (_, ring) => crossSection(rim, dish, ring / rings, shape))
  const strip = (edge: number): BufferGeometry => ribbon(sections.map(section => [section[edge]!,
    section[edge + 1]!])).rotateZ(angle)
  return { face: mergeGeometries([strip(1), strip(2), strip(3)]), flanks: mergeGeometries([strip(0), strip(4)]) }
}

function crossSection(rim: number, dish: Dish, along: number, shape: SpokeShape): number[][] {
  const { hubWidth, rimWidth, depth, from = 0.16, to = 0.975, twist = 0 } = shape
  const share = from + (to - from) * along
  const hubFlare = 0.25 * hubWidth * (Math.max(0, 0.12 - along) / 0.12) ** 2
  const rimFlare = 0.35 * rimWidth * (Math.max(0, along - 0.88) / 0.12) ** 2
  const half = (hubWidth + (rimWidth - hubWidth) * along ** 1.3) / 2 + hubFlare + rimFlare
  const middle = twist * along * rim
  const face = dish(share)
  const outline = [
    [-half - 0.002, -depth], [-half, -chamfer], [-half + chamfer, 0], [half - chamfer, 0], [half, -chamfer],
      [half + 0.002, -depth],
  ] as const
  return outline.map(([across, behind]) => [share * rim, across + middle, face + behind])
}

function ribbon(rows: readonly number[][][]): BufferGeometry {
  const triangles = rows.slice(1).flatMap((_, row) => {
    const start = row * 2
    return [start, start + 2, start + 1, start + 1, start + 2, start + 3]
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(rows.flat(2), 3))
  geometry.setIndex(triangles)
  geometry.computeVertexNormals()
  return geometry
}
