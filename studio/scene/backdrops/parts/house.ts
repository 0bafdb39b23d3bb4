import { BufferGeometry, Float32BufferAttribute, Group, Mesh, MeshStandardMaterial } from 'three'
import { box, glass } from './building.ts'
import { wallMaterial } from './wall.ts'

/** A single-storey house with a hipped roof, porch and garage, its front at z. */
export function house(x: number, z: number, colours: { wall: string; roof: string; trim: string }): Group {
  const brick = wallMaterial('brick', colours.wall)
  const trim = new MeshStandardMaterial({ color: colours.trim, roughness: 0.7 })
  const dark = new MeshStandardMaterial({ color: '#1d2226', roughness: 0.3 })
  const group = new Group().add(
    box(11, 2.7, 8, brick, [x, 0, z - 4]),
    box(5.4, 2.6, 2.4, brick, [x + 3, 0, z + 1]),
    hippedRoof(x, 2.7, z - 4, 12.2, 9.2, 2.3, colours.roof),
    hippedRoof(x + 3, 2.6, z + 1, 6.4, 3.8, 1.5, colours.roof),
    box(4.4, 2.1, 0.06, wallMaterial('panel', colours.trim), [x + 3, 0.05, z + 2.2]),
    box(2.2, 1.3, 0.06, dark, [x - 3, 0.9, z + 0.02]),
    box(2.2, 1.3, 0.02, glass('#8fa6b8', 0.5), [x - 3, 0.9, z + 0.06]),
    box(2.4, 0.08, 0.1, trim, [x - 3, 0.82, z + 0.04]),
    box(0.07, 1.3, 0.1, trim, [x - 3, 0.9, z + 0.06]),
    box(1, 2.1, 0.08, trim, [x - 0.6, 0.1, z + 0.02]),
    box(12.4, 0.16, 0.12, trim, [x, 2.62, z + 0.62]),
  )
  return group
}

function hippedRoof(x: number, y: number, z: number, width: number, depth: number, rise: number, colour: string): Mesh {
  const [w, d] = [width / 2, depth / 2]
  const ridge = Math.max(0.2, w - d)
  const corners = [
    [-w, 0, d],
    [w, 0, d],
    [w, 0, -d],
    [-w, 0, -d],
    [-ridge, rise, 0],
    [ridge, rise, 0],
  ]
  const faces = [
    [0, 1, 5],
    [0, 5, 4],
    [1, 2, 5],
    [2, 3, 4],
    [2, 4, 5],
    [3, 0, 4],
  ]
  const geometry = new BufferGeometry()
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      faces.flat().flatMap(index => corners[index]!),
      3,
    ),
  )
  geometry.computeVertexNormals()
  const roof = new Mesh(geometry, wallMaterial('corrugated', colour))
  roof.position.set(x, y, z)
  roof.castShadow = true
  roof.receiveShadow = true
  return roof
}
