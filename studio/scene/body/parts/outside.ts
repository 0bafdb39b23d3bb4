import { CapsuleGeometry, ExtrudeGeometry, type Mesh, Shape } from 'three'
import { material } from '../../material/trim.ts'
import { bothSides, place, tube } from '../../shape/place.ts'
import type { Point } from '../../subject.ts'
import type { Kit } from '../kit.ts'
import { surfaceX, surfaceY, surfaceZ } from '../surface.ts'

export function doorHandles({ shell, fittings, trim, paint, chrome }: Kit): Mesh[] {
  const { doors } = shell.blueprint
  if (!doors) return []
  const usual = [doors.middle - 0.13, ...(doors.end === undefined ? [] : [doors.end - 0.12])]
  return (fittings.handles ?? usual).flatMap(x => bothSides(side => {
    const y = shell.belt(x) - (fittings.handleDrop ?? 0.115)
    const handle = place(new CapsuleGeometry(0.013, 0.155, 6, 12), trim.chromeBelt ? chrome : paint,
      [x, y, side * (surfaceZ(shell, x, y) + 0.018)])
    handle.rotation.z = Math.PI / 2
    handle.scale.z = 0.75
    return handle
  }))
}

export function roofRails({ shell, fittings, trim, black }: Kit): Mesh[] {
  if (!fittings.rails || !trim.rails) return []
  const [from, to] = fittings.rails
  const finish = trim.rails === 'silver' ? material(0x9da1a6, 0.3, 0.85) : black
  const steps = 14
  return bothSides(side => tube(Array.from({ length: steps + 1 }, (_, step): Point => {
    const x = from + ((to - from) * step) / steps
    const z = shell.cabinPlan(x) - 0.3
    const lift = 0.036 * Math.min(1, 6 * Math.min(step / steps, 1 - step / steps))
    return [x, surfaceY(shell, x, z) + lift - 0.004, side * z]
  }), 0.016, finish, 0.5))
}

/** A shark fin at the back of the roof. */
export function antenna({ shell, fittings, trim, paint, gloss }: Kit): Mesh[] {
  if (fittings.antenna === false) return []
  const outline = new Shape()
  outline.moveTo(0, 0)
  outline.quadraticCurveTo(0.1, 0.012, 0.15, 0.04)
  outline.lineTo(0.172, 0.036)
  outline.lineTo(0.18, 0)
  const geometry = new ExtrudeGeometry(outline, { depth: 0.016, bevelSize: 0.01, bevelThickness: 0.014, bevelSegments: 4 })
  const x = shell.rearScreen(shell.blueprint.height - 0.12) - 0.42
  return [place(geometry, trim.blackRoof ? gloss : paint, [x, surfaceY(shell, x + 0.1, 0) - 0.005, -0.009])]
}

export function wipers({ shell, fittings, black }: Kit): Mesh[] {
  if (fittings.wipers === false) return []
  const rise = fittings.wipers?.rise ?? 0.075
  return ([[0.55, -0.05], [-0.1, -0.62]] as const).map(([from, to]) => tube(Array.from({ length: 9 }, (_, step): Point => {
    const z = from + ((to - from) * step) / 8
    const y = shell.belt(1.2) + rise + (0.05 * step) / 8
    return [surfaceX(shell, y, z) - 0.012, y + 0.006, z]
  }), 0.008, black, 0.5))
}
