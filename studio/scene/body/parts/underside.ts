import { BoxGeometry, CylinderGeometry, type Mesh } from 'three'
import { place } from '../../shape/place.ts'
import type { Kit } from '../kit.ts'

/** A dark floor and axles, so that no light shows under the car. */
export function underside({ shell, fittings, dark }: Kit): Mesh[] {
  const { blueprint, axles, sill } = shell
  const shafts = [axles.front, axles.rear].map(x => {
    const shaft = place(new CylinderGeometry(0.05, 0.05, blueprint.halfWidth * 1.5, 12), dark, [x, axles.height, 0])
    shaft.rotation.x = Math.PI / 2
    return shaft
  })
  if (fittings.underside === false) return shafts
  const from = 0.5
  const until = fittings.underside?.until ?? blueprint.length - 0.55
  const floor = place(new BoxGeometry(until - from, 0.1, blueprint.halfWidth * 1.4), dark,
    [(from + until) / 2, sill(2) + 0.06, 0])
  return [...shafts, floor]
}
