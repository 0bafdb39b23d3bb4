import { drawDoors } from '../graphics/sides.ts'
import type { Model } from '../model.ts'
import { coach } from '../parts/coach.ts'
import { van, vanLines } from './vans.ts'

/** A van's cab with a coach built behind and over it. */
export const motorhome: Model = {
  blueprint: {
    ...van.blueprint,
    length: 6.9, height: 3, wheelbase: 3.8,
    lines: {
      ...vanLines,
      tail: [[0.1, 2.2], [0.5, 2.25], [2, 2.25]], rearScreen: [[0.9, 2.25], [2, 2.2]],
      roof: [[0.3, 1.78], [1, 1.86], [1.6, 1.95], [2.4, 1.98]],
      plan: [[-0.1, 0.82], [0.2, 0.895], [0.6, 0.935], [1.1, 0.945], [2.3, 0.945]],
      underside: [[0, 0.26], [0.5, 0.19], [1.4, 0.18], [7, 0.18]],
    },
    rearLamp: { low: 0.8, high: 1.1, inner: 3 },
  },
  face: van.face,
  side: (sheet, shell) => drawDoors(sheet, shell, { fuelFlap: false, bumperJoints: false }),
  fittings: { ...van.fittings, underside: false, wheels: { out: [0.93, 1.02], wells: [true, false] } },
  extras: coach,
  rays: 40,
}
