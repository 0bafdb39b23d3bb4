import type { Mesh } from 'three'
import { lit } from '../shape/panel.ts'
import { bar, block, bothSides } from '../shape/place.ts'
import type { Finishes } from './finishes.ts'
import type { Layout } from './spec.ts'

/** The seam of a shell that folds open, the catches that hold it shut, gas struts' covers, and the rack on top. */
export function lid({ spec }: Layout, finishes: Finishes): Mesh[] {
  if (spec.lid === undefined) return []
  const { length, half, roof, nose } = spec
  const seam = roof - spec.lid
  const from = (seam - nose.from) / (roof - nose.from) * nose.lean
  const [rackFrom, rackUntil] = [nose.lean + 0.2, length - 0.3]
  return [
    ...bothSides(side => [
      lit(block([length - from - 0.01, 0.03, 0.02], 0.006, finishes.powder, [(from + length) / 2, seam, side * half]), 0.8),
      ...[0.3, 0.62, 0.92].map(share => lit(block([0.05, 0.12, 0.03], 0.008, finishes.alloy, [length * share, seam,
        side * (half + 0.008)]), 0.9)),
      bar([rackFrom, roof + 0.09, side * (half - 0.12)], [rackUntil, roof + 0.09, side * (half - 0.12)], 0.02, finishes.powder),
      ...[rackFrom + 0.1, (rackFrom + rackUntil) / 2, rackUntil - 0.1].map(x =>
        block([0.06, 0.1, 0.04], 0.01, finishes.powder, [x, roof + 0.045, side * (half - 0.12)])),
    ]),
    ...Array.from({ length: 6 }, (_, index) => rackFrom + ((rackUntil - rackFrom) * (index + 0.5)) / 6).map(x =>
      bar([x, roof + 0.09, half - 0.12], [x, roof + 0.09, 0.12 - half], 0.014, finishes.powder)),
  ]
}
