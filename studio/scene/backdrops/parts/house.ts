import { ConeGeometry, Group, Mesh, MeshStandardMaterial } from 'three'
import { box } from './box.ts'
import { wallMaterial } from './wall.ts'

export type House = { x: number; z: number; width: number; height: number; boards: string; iron: string }

/** A neighbour's house as Brisbane builds it: painted boards, a row of windows and a hipped roof of iron. */
export function house({ x, z, width, height, boards, iron }: House): Group {
  const depth = width * 0.8
  const pane = new MeshStandardMaterial({ color: '#55636b', roughness: 0.3 })
  const trim = new MeshStandardMaterial({ color: '#f3efe4', roughness: 0.8 })
  // A cone of four sides is a hipped roof once it is turned and stretched.
  const roof = new Mesh(new ConeGeometry(Math.SQRT1_2, 1, 4, 1).rotateY(Math.PI / 4), wallMaterial('corrugated', iron))
  roof.scale.set(width + 1.4, height * 0.5, depth + 1.4)
  roof.position.set(x, height * 1.25, z - depth / 2)
  const windows = [-0.32, 0, 0.32].flatMap(share => [
    box(width * 0.19, height * 0.34, 0.1, trim, [x + share * width, height * 0.5, z]),
    box(width * 0.15, height * 0.28, 0.14, pane, [x + share * width, height * 0.53, z]),
  ])
  return new Group().add(
    box(width, height, depth, wallMaterial('weatherboard', boards), [x, 0, z - depth / 2]),
    box(width + 1.4, 0.16, depth + 1.4, trim, [x, height, z - depth / 2]),
    ...windows,
    roof,
  )
}
