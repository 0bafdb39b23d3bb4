import { DoubleSide, Group, Mesh, MeshStandardMaterial, PlaneGeometry } from 'three'
import { box } from './box.ts'

/** Feather flags in a row, plain coloured. */
export function flags(spots: readonly (readonly [x: number, z: number])[], colours: readonly string[]): Group {
  const group = new Group()
  const pole = new MeshStandardMaterial({ color: '#dfe2e5', roughness: 0.4, metalness: 0.4 })
  spots.forEach(([x, z], index) => {
    const cloth = new PlaneGeometry(0.85, 3, 8, 16)
    const position = cloth.attributes.position!
    for (let i = 0; i < position.count; i++) position.setZ(i, 0.1 * Math.sin(position.getX(i) * 5 + position.getY(i) * 2 + index))
    cloth.computeVertexNormals()
    const flag = new Mesh(cloth, new MeshStandardMaterial({ color: colours[index % colours.length]!, roughness: 0.8, side: DoubleSide }))
    flag.position.set(x + 0.46, 3.5, z)
    flag.castShadow = true
    group.add(box(0.06, 5.1, 0.06, pole, [x, 0, z]), flag)
  })
  return group
}
