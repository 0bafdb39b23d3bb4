import { BufferAttribute, BufferGeometry, type Material, Mesh } from 'three'
import { indicatorAmber, material } from '../../../material/trim.ts'
import { lit } from '../../../shape/panel.ts'
import { bar, block, bothSides } from '../../../shape/place.ts'
import { profile } from '../../../shape/profile.ts'
import { smoothMax } from '../../../shape/smooth.ts'
import { meshSolid } from '../../../shape/surface-nets.ts'
import type { Kit } from '../../kit.ts'
import { surfaceY } from '../../surface.ts'

/** Tall mirrors on arms, a wide-angle one under the main one. */
export function truckMirrors({ chrome, black }: Kit, x: number, y: number, z: number, housing: Material): Mesh[] {
  return bothSides(side => [
    block([0.11, 0.5, 0.25], 0.045, housing, [x, y + 0.1, side * (z + 0.27)]),
    block([0.11, 0.22, 0.25], 0.045, housing, [x, y - 0.3, side * (z + 0.27)]),
    lit(block([0.01, 0.42, 0.2], 0.004, chrome, [x + 0.055, y + 0.1, side * (z + 0.27)]), 0.9),
    lit(block([0.01, 0.16, 0.2], 0.004, chrome, [x + 0.055, y - 0.3, side * (z + 0.27)]), 0.9),
    ...[0.4, -0.44].map(up => bar([x + 0.1, y + up, side * (z - 0.06)], [x, y + up, side * (z + 0.27)], 0.018, black)),
    bar([x, y + 0.4, side * (z + 0.27)], [x, y - 0.44, side * (z + 0.27)], 0.016, black),
  ])
}

/** How high a lamp stands on the middle of the roof. */
export const onRoof = ({ shell }: Kit, x: number): number => surfaceY(shell, x, 0.5)

/** Five amber lamps in a row over the windscreen. */
export const roofMarkers = (x: number, y: number, half: number): Mesh[] =>
  [-1, -0.22, 0, 0.22, 1].map(share => lit(block([0.1, 0.05, 0.12], 0.02, indicatorAmber(), [x, y, share * half]), 1))

export const sunVisor = (x: number, y: number, half: number, finish?: Material): Mesh => {
  const visor = block([0.26, 0.028, half * 2], 0.012, finish ?? material(0x0c0d0f, 0.5), [x, y, 0])
  visor.rotation.z = 0.85
  return visor
}

export type Fairing = { low: number; high: number; until: number; half: number; front: readonly (readonly [number, number])[] }

/** What stands on a cab's roof: a sleeper's headroom that leads the wind over the trailer. */
export function roofFairing({ paint }: Kit, { low, high, until, half, front }: Fairing): Mesh {
  const nose = profile(front, 0.05)
  const field = (x: number, y: number, z: number): number => {
    const narrowing = 0.12 * Math.max(0, y - low - 0.15)
    const walls = smoothMax(z - half + narrowing, (nose(y) + 0.22 * (z / half) ** 2 - x) * 0.75, 0.25)
    return smoothMax(smoothMax(walls, x - until, 0.1), smoothMax(y - high + 0.05 * (z / half) ** 2, low - y, 0.02), 0.16)
  }
  const { positions, normals, triangles } = meshSolid(field, { x: [front[0]![1] - 0.2, until + 0.1], y: [low - 0.1,
    high + 0.1], z: half + 0.1 }, 0.03)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  geometry.setIndex(new BufferAttribute(triangles, 1))
  return new Mesh(geometry, paint)
}
