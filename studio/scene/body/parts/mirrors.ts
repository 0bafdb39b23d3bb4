import { CapsuleGeometry, type Mesh, SphereGeometry } from 'three'
import { block, bothSides, place } from '../../shape/place.ts'
import type { Kit } from '../kit.ts'
import { surfaceZ } from '../surface.ts'

const usualHalf = 0.072

export function mirrors({ shell, fittings, trim, paint, gloss, chrome }: Kit): Mesh[] {
  const { doors } = shell.blueprint
  if (fittings.mirror === false || !doors) return []
  const { x = doors.front + 0.36, rise = 0.075, half = usualHalf } = fittings.mirror ?? {}
  const y = shell.belt(x) + rise
  const z = surfaceZ(shell, x, shell.belt(x))
  const housing = mirrorHousing(half)
  return bothSides(side => {
    const head = place(housing, trim.blackMirrors ? gloss : paint, [x, y + 0.02, side * (z + 0.1)])
    if (side < 0) head.rotation.y = Math.PI
    head.scale.x = side
    const foot = place(new CapsuleGeometry(0.03, 0.12, 6, 14), gloss, [x + 0.02, y - 0.035, side * (z + 0.005)])
    foot.rotation.set(side * 1.15, 0, 0)
    foot.scale.set(1.3, 1, 0.7)
    const glass = block([0.006, half * 1.46, 0.17], 0.003, chrome, [x + 0.055, y + 0.02, side * (z + 0.1)])
    glass.rotation.y = -side * 0.12
    return [head, foot, glass]
  })
}

const squared = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.72

/** A rounded box, flat behind, that leans back outwards. */
function mirrorHousing(half: number): SphereGeometry {
  const geometry = new SphereGeometry(1, 40, 28)
  const positions = geometry.getAttribute('position')
  for (let at = 0; at < positions.count; at++) {
    const out = squared(positions.getZ(at))
    const along = squared(positions.getX(at))
    const flat = along > 0.25 ? 0.25 + (along - 0.25) * 0.12 : along
    const lean = (out + 1) / 2
    positions.setXYZ(at, (flat + 0.22 * lean) * 0.085, squared(positions.getY(at)) * (1 - 0.12 * lean) * half, out * 0.115)
  }
  geometry.computeVertexNormals()
  return geometry
}
