import { box, mirrored } from '../../canvas/outline.ts'
import { rearCover, rearLens, rearLight } from '../graphics/rear-pens.ts'
import type { Tail } from './tail.ts'

/** A ute's drop-down gate between upright lamps. */
export const tailgate: Tail = sheet => {
  const cover = box(0.8, 1.3, 0.8, 1.14)
  rearCover(sheet, cover)
  rearCover(sheet, mirrored(cover))
  rearLens(sheet, box(0.855, 1.3, 0.925, 0.965), '#e9e6e2')
  rearLens(sheet, box(0.855, 1.3, 0.975, 1.015), '#c4520d')
  rearLight(sheet, [[1.1, 0.83], [0.83, 0.83], [0.83, 1.11], [1.1, 1.11]], 0.013, 0.02)
  sheet.shut.linePair([[0.775, 0.66], [0.775, 1.3]], 0.008).line([[-0.775, 0.675], [0.775, 0.675]], 0.008)
  sheet.shut.line([[-0.62, 0.98], [0.62, 0.98]], 0.004).line([[-0.62, 0.8], [0.62, 0.8]], 0.004)
  sheet.gloss.area(box(-0.14, 0.14, 1.04, 1.11), 0.02)
  sheet.plastic.area(box(-1.2, 1.2, 0, 0.62), 0.02)
  return { plate: 0.745 }
}
