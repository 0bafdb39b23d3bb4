import { box } from '../../canvas/outline.ts'
import type { SideDrawing } from '../graphics/sheets.ts'
import type { Model } from '../model.ts'
import { caravanParts } from '../parts/caravan-parts.ts'

function drawPanels({ shut, gloss, plastic, chrome }: SideDrawing): void {
  for (const [left, right, low] of [[1.15, 2.05, 1.5], [3.25, 4.35, 1.55],
    [5.05, 5.85, 1.55]] as const) gloss.area(box(left, right, low, 2.12), 0.05)
  shut.line(box(2.35, 3, 0.6, 2.46), 0.012, { round: 0.05, closed: true })
  gloss.area(box(2.44, 2.91, 1.6, 2.25), 0.04)
  shut.line(box(0.4, 1, 0.62, 0.94), 0.008, { round: 0.03, closed: true }).line(box(5.2, 6, 0.62, 0.94), 0.008, { round: 0.03,
    closed: true })
  plastic.area(box(-0.2, 6.6, 0.3, 0.98))
  for (const step of [0, 1, 2]) {
    const low = 1.12 + step * 0.1
    plastic.area([[0.2, low], [2.2 - step * 0.3, low], [2.3 - step * 0.3, low + 0.05], [0.2, low + 0.05]])
  }
  plastic.area(box(3.1, 6.5, 1.12, 1.17))
  chrome.line([[0.3, 1], [6.4, 1]], 0.02)
}

export const caravan: Model = {
  blueprint: {
    length: 6.4, halfWidth: 1.2, height: 2.8, wheelbase: 0.86, frontOverhang: 3.52, noCabin: true, cell: 0.022,
    wheel: { radius: 0.38, rim: 0.22, width: 0.235 }, archRadius: 0.425,
    lines: {
      bonnetAndDeck: [[-0.2, 1.9], [0.25, 2.35], [0.6, 2.66], [1, 2.74], [3, 2.76], [5.6, 2.74], [6.1, 2.7], [6.6, 2.62]],
      nose: [[0.3, 0.36], [0.55, 0.24], [0.9, 0.06], [1.1, 0], [1.4, 0.02], [2, 0.22], [2.4, 0.44], [2.8, 0.8]],
      tail: [[0.3, 6.1], [0.6, 6.3], [1, 6.38], [1.8, 6.4], [2.4, 6.34], [2.8, 6.2]],
      plan: [[-0.2, 1.17], [6.6, 1.17]], underside: [[0, 0.52], [6.5, 0.52]], belt: [[0, 1.6], [7, 1.6]], sill: [[0, 0.5],
        [7, 0.5]],
      flank: [[-0.3, 0], [0, 0], [1, 0], [2.2, -0.01]], roof: [[0, 2], [7, 2]], windscreen: [[0, 0],
        [3, 0]], rearScreen: [[0, 6], [3, 6]],
      cabinPlan: [[0, 1], [7, 1]],
    },
    rounding: { noseCorner: 0.1, tailCorner: 0.1, noseBow: [0.01, 0.02], tailBow: [0.01, 0.02], flare: 0, bonnetDome: 0 },
    bonnet: [9, 9], headlamp: { y: -9, half: 0.01, inner: 3, reach: -9 }, rearLamp: { low: 0.95, high: 1.29, inner: 3 },
  },
  side: drawPanels,
  fittings: { handles: [], mirror: false, wipers: false, antenna: false, cabin: false, underside: false },
  extras: caravanParts,
  rays: 40,
}
