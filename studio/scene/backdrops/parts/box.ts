import { BoxGeometry, Mesh, MeshBasicMaterial, MeshStandardMaterial, type Material } from 'three'
import type { Point } from '../../subject.ts'

/** A box standing on its base. */
export function box(width: number, height: number, depth: number, material: Material, [x, y, z]: Point): Mesh {
  const mesh = new Mesh(new BoxGeometry(width, height, depth), material)
  mesh.position.set(x, y + height / 2, z)
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}

export const glow = (colour: string, strength: number): MeshBasicMaterial => {
  const material = new MeshBasicMaterial({ color: colour })
  material.color.multiplyScalar(strength)
  return material
}

export const glass = (tint = '#0d1a22', opacity = 0.34): MeshStandardMaterial =>
  new MeshStandardMaterial({
    color: tint,
    roughness: 0.04,
    metalness: 0,
    transparent: true,
    opacity,
    envMapIntensity: 2.2,
    depthWrite: false,
  })
