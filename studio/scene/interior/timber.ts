import { MeshPhysicalMaterial } from 'three'

const made = new Map<string, MeshPhysicalMaterial>()

/** Light laminated timber, the same in every trim. */
export function timber(colour: string): MeshPhysicalMaterial {
  const material = made.get(colour) ?? new MeshPhysicalMaterial({ color: colour, roughness: 0.55, clearcoat: 0.2 })
  made.set(colour, material)
  return material
}
