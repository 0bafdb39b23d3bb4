import { Color, Mesh, MeshPhysicalMaterial, type MeshPhysicalMaterialParameters, type Object3D } from 'three'

/** How much of the paint's colour is in its flakes; the reference pictures use this one. */
export const usualFlake = 0.35

/** Paint under a clear coat. The stage finds every material made here and gives it the colour of the picture. */
export function paintMaterial(more: MeshPhysicalMaterialParameters = {}): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial({
    color: 0x000000, roughness: 0.42, metalness: usualFlake, specularIntensity: 0.3, clearcoat: 1, clearcoatRoughness: 0.03, ...more,
  })
  material.userData.paint = true
  return material
}

export function setPaint(root: Object3D, colour: string, flake = usualFlake): void {
  const paint = new Color(colour)
  root.traverse(object => {
    if (!(object instanceof Mesh) || !(object.material instanceof MeshPhysicalMaterial)) return
    if (!object.material.userData.paint) return
    object.material.color.copy(paint)
    object.material.metalness = flake
  })
}
