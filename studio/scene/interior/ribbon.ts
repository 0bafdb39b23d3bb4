import { BufferGeometry, CatmullRomCurve3, Float32BufferAttribute, type Material, Mesh, Vector3 } from 'three'
import type { Point } from '../subject.ts'

/** About where the heads of the passengers are: every panel is seen from there. */
const within = new Vector3(0.7, 0.75, 0)

/** A panel stretched between two edges, arched in the middle: pillars, roof linings, door cards. */
export function ribbon(one: readonly Point[], other: readonly Point[], arch: Point, material: Material, rows = 64, columns = 24): Mesh {
  const [first, second] = [one, other].map(
    points =>
      new CatmullRomCurve3(
        points.map(point => new Vector3(...point)),
        false,
        'catmullrom',
        0.5,
      ),
  ) as [CatmullRomCurve3, CatmullRomCurve3]
  const lift = new Vector3(...arch)
  const positions: number[] = []
  const index: number[] = []
  for (let row = 0; row <= rows; row++) {
    const [from, to] = [first.getPoint(row / rows), second.getPoint(row / rows)]
    for (let column = 0; column <= columns; column++) {
      const share = column / columns
      const bow = 1 - (share * 2 - 1) ** 2
      positions.push(...from.clone().lerp(to, share).addScaledVector(lift, bow).toArray())
      if (row === rows || column === columns) continue
      const corner = row * (columns + 1) + column
      index.push(corner, corner + columns + 1, corner + 1, corner + 1, corner + columns + 1, corner + columns + 2)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setIndex(index)
  geometry.computeVertexNormals()
  faceInwards(geometry)
  return new Mesh(geometry, material)
}

function faceInwards(geometry: BufferGeometry): void {
  const [position, normal] = [geometry.attributes.position!, geometry.attributes.normal!]
  let inwards = 0
  for (let i = 0; i < position.count; i++) {
    const towards = within.clone().sub(new Vector3().fromBufferAttribute(position, i))
    inwards += Math.sign(towards.dot(new Vector3().fromBufferAttribute(normal, i)))
  }
  if (inwards >= 0) return
  const index = geometry.index!
  for (let i = 0; i < index.count; i += 3) {
    const second = index.getX(i + 1)
    index.setX(i + 1, index.getX(i + 2))
    index.setX(i + 2, second)
  }
  geometry.computeVertexNormals()
}
