import { MeshPhysicalMaterial, type MeshPhysicalMaterialParameters } from 'three'

/** Any unpainted material: colour, roughness, metalness. */
export const material = (
  color: number, roughness = 0.5, metalness = 0, more: MeshPhysicalMaterialParameters = {},
): MeshPhysicalMaterial => new MeshPhysicalMaterial({ color, roughness, metalness, ...more })

export const blackPlastic = (): MeshPhysicalMaterial => material(0x0c0c0d, 0.6)
export const glossBlack = (): MeshPhysicalMaterial => material(0x050506, 0.08, 0, { clearcoat: 1 })
export const darkUnderside = (): MeshPhysicalMaterial => material(0x060607, 0.95, 0, { envMapIntensity: 0.35 })
export const chrome = (): MeshPhysicalMaterial => material(0xcfd2d6, 0.08, 1)
export const aluminium = (): MeshPhysicalMaterial => material(0xb4b8bc, 0.34, 0.85)
export const galvanised = (): MeshPhysicalMaterial => material(0x4a4d52, 0.5, 0.6)
export const rearLampRed = (): MeshPhysicalMaterial => material(0x8c0d10, 0.22, 0, { clearcoat: 1, emissive: 0x3a0203 })
export const indicatorAmber = (): MeshPhysicalMaterial => material(0xd97a14, 0.3, 0, { emissive: 0x331800 })
