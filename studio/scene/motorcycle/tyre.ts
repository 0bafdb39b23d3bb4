import * as THREE from 'three'
import { turned, type Outline } from './parts.ts'
import { knobs, treadTexture } from './tread.ts'
import type { WheelSize } from './wheel.ts'

/** Round in section, as a motorcycle's must be to lean. */
export function tyre(size: WheelSize): THREE.Mesh[] {
  const { radius, rim, width, knobbly } = size
  const half = width / 2
  const crown = radius - (knobbly ? 0.012 : 0)
  const wall = crown - rim
  const arc = Array.from({ length: 25 }, (_, i): readonly [number, number] => {
    const angle = (i / 24 - 0.5) * Math.PI * 0.92
    return [crown - wall * 0.62 * (1 - Math.cos(angle)) ** 0.9, Math.sin(angle) * half]
  })
  const profile: Outline = [
    [rim - 0.006, -half * 0.66],
    [rim + wall * 0.14, -half * 0.8],
    ...arc,
    [rim + wall * 0.14, half * 0.8],
    [rim - 0.006, half * 0.66],
  ]
  const rubber = new THREE.MeshStandardMaterial({
    color: '#0d0d0e',
    roughness: 0.8,
    side: THREE.DoubleSide,
    envMapIntensity: 0.8,
    ...(knobbly ? {} : { bumpMap: treadTexture(), bumpScale: 4 }),
  })
  return [turned(profile, rubber, 96), ...(knobbly ? [knobs(size)] : [])]
}
