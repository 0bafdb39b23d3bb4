import { box, mirrored, whole } from '../../canvas/outline.ts'
import { rearCover, rearLens, rearLight } from '../graphics/rear-pens.ts'
import type { Tail } from './tail.ts'

/** A van's two upright doors with tall lamps beside them. */
export const barnDoors: Tail = (sheet, { rearLamp: { low, high, inner } }) => {
  const cover = box(inner, 1.3, low, high)
  rearCover(sheet, cover)
  rearCover(sheet, mirrored(cover))
  rearLens(sheet, box(inner + 0.015, 1.3, low + 0.03, low + 0.09), '#e9e6e2')
  rearLens(sheet, box(inner + 0.015, 1.3, low + 0.11, low + 0.17), '#c4520d')
  rearLight(sheet, [[inner + 0.03, low + 0.2], [inner + 0.03, high - 0.03], [1, high - 0.03]], 0.016)
  sheet.shut.line([[0, 0.5], [0, 1.6]], 0.01).line([[-0.76, 1.6], [-0.76, 0.5], [0.76, 0.5],
    [0.76, 1.6]], 0.008, { round: 0.04 })
  sheet.gloss.area(box(-0.28, 0.28, 0.62, 0.79), 0.02)
  sheet.plastic.area(whole([[0, 0.47], [1.3, 0.47], [1.3, 0], [0, 0]]), 0.02)
  sheet.reflector.areaPair(box(0.58, 0.74, 0.4, 0.43), 0.005)
  return { plate: 0.705, badge: 0.98 }
}
