import { ExtrudeGeometry, type Material, Mesh, Path, Shape } from 'three'

/** A thin part that takes a fixed share of the light and shades nothing: the wall behind it is too coarse to show its shadow. */
export const lit = <T extends Mesh>(mesh: T, light: number): T => {
  Object.assign(mesh.userData, { light, bake: 'unlit' })
  return mesh
}

function roundedRectangle<T extends Path>(path: T, width: number, height: number, round: number): T {
  const [x, y] = [width / 2, height / 2]
  path.moveTo(-x + round, -y).lineTo(x - round, -y).quadraticCurveTo(x, -y, x, -y + round).lineTo(x, y - round)
    .quadraticCurveTo(x, y, x - round, y).lineTo(-x + round, y).quadraticCurveTo(-x, y, -x, y - round)
    .lineTo(-x, -y + round).quadraticCurveTo(-x, -y, -x + round, -y)
  return path
}

/** A frame lying in x and y, its middle at the origin, standing out towards +z. */
export function frame(width: number, height: number, rail: number, thickness: number, round: number, finish: Material): Mesh {
  const shape = roundedRectangle(new Shape(), width, height, round)
  shape.holes.push(roundedRectangle(new Path(), width - rail * 2, height - rail * 2, Math.max(0.01, round - rail)))
  const geometry = new ExtrudeGeometry(shape, { depth: thickness, bevelSize: 0.004, bevelThickness: 0.004, bevelSegments: 2 })
  return lit(new Mesh(geometry, finish), 0.85)
}

/** Puts parts made flat on to a side of the body. */
export function onSide(parts: Mesh[], x: number, y: number, z: number): Mesh[] {
  for (const part of parts) {
    part.position.x += x
    part.position.y += y
    part.position.z = Math.sign(z) * (Math.abs(z) + part.position.z)
    if (z < 0) part.rotation.y = Math.PI
  }
  return parts
}
