import * as THREE from 'three'
import { paintMaterial } from '../material/paint.ts'

export interface Finishes {
  paint: THREE.MeshPhysicalMaterial
  gloss: THREE.Material
  satin: THREE.Material
  casting: THREE.Material
  machined: THREE.Material
  chrome: THREE.Material
  steel: THREE.Material
  fork: THREE.Material
  rubber: THREE.Material
  leather: THREE.Material
  engine: THREE.Material
  covers: THREE.Material
  wheel: THREE.Material
  /** What the rim of a spoked wheel is. */
  rim: THREE.Material
  pipes: THREE.Material
  /** A tinted screen: one sees through it. */
  screen: THREE.Material
}

export interface FinishChoice {
  fork: string
  leather: string
  engine: string
  covers: 'chrome' | 'black' | 'alloy'
  wheel: 'black' | 'alloy'
  /** The colour of a spoked wheel's rim; chromed without it. */
  rim?: string
  pipes: 'chrome' | 'black' | 'steel'
}

const metal = (color: string, roughness: number, metalness = 0.9, more: THREE.MeshPhysicalMaterialParameters = {}) =>
  new THREE.MeshPhysicalMaterial({ color, roughness, metalness, side: THREE.DoubleSide, ...more })
const plain = (
  color: string,
  roughness: number,
  more: THREE.MeshPhysicalMaterialParameters = {},
) => metal(color, roughness, 0, more)

export function makeFinishes(choice: FinishChoice): Finishes {
  const chrome = metal('#d6d9dc', 0.07, 1)
  const gloss = plain('#08080a', 0.25, { clearcoat: 1, clearcoatRoughness: 0.04 })
  const casting = metal('#2a2b2e', 0.5, 0.55)
  const machined = metal('#a9acb0', 0.3, 0.9)
  const steel = metal('#b4aea6', 0.24, 1)
  const paint = paintMaterial({ side: THREE.DoubleSide })
  return {
    paint,
    gloss,
    casting,
    machined,
    chrome,
    steel,
    satin: metal('#121214', 0.48, 0.25),
    fork: metal(choice.fork, 0.25, 0.85),
    rubber: plain('#0c0c0d', 0.82, { envMapIntensity: 0.8 }),
    leather: plain(choice.leather, 0.62),
    engine: metal(choice.engine, 0.42, 0.7),
    covers: { chrome, black: gloss, alloy: machined }[choice.covers],
    wheel: choice.wheel === 'black' ? metal('#161618', 0.34, 0.5, { clearcoat: 0.4 }) : metal('#b6b9bd', 0.3, 0.85),
    screen: plain('#0a0c0e', 0.03, { transparent: true, opacity: 0.5, depthWrite: false, clearcoat: 1 }),
    rim: choice.rim ? metal(choice.rim, 0.32, 0.75) : chrome,
    pipes: { chrome, black: metal('#161617', 0.4, 0.6), steel }[choice.pipes],
  }
}

export const lens = (color: string, glow = 0): THREE.MeshPhysicalMaterial =>
  new THREE.MeshPhysicalMaterial({ color, roughness: 0.08, clearcoat: 1, emissive: color, emissiveIntensity: glow })
