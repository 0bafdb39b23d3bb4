import type { Mesh } from 'three'
import { block, type Point } from '../motorcycle/parts.ts'
import type { CabinShape } from './families.ts'
import { ribbon } from './ribbon.ts'
import type { Trim } from './trim.ts'

/** Slightly domed, rolled down at the sides; a pane of glass may take its middle. */
export function roofLining(from: number, to: number, roof: number, top: number, { glassRoof }: CabinShape, trim: Trim): Mesh[] {
  const edge = (z: number, drop: number): Point[] =>
    [0, 0.25, 0.5, 0.75, 1].map(share => [from + (to - from) * share, roof - drop + 0.02 * Math.sin(share * Math.PI), z])
  const strip = (a: number, aDrop: number, b: number, bDrop: number, bow: number): Mesh =>
    ribbon(edge(a, aDrop), edge(b, bDrop), [0, bow, 0], trim.lining, 30, 8)
  const inner = glassRoof ? 0.36 : 0
  const sides = [1, -1].flatMap(side => [
    strip(side * (top + 0.02), 0.06, side * (top - 0.06), 0.005, 0.012),
    strip(side * (top - 0.06), 0.005, side * inner, -0.012, 0.006),
  ])
  const header = ribbon(
    [
      [from - 0.03, roof - 0.035, -top],
      [from - 0.05, roof - 0.02, 0],
      [from - 0.03, roof - 0.035, top],
    ],
    [
      [from + 0.01, roof - 0.005, -top],
      [from + 0.01, roof + 0.012, 0],
      [from + 0.01, roof - 0.005, top],
    ],
    [0, 0.004, 0],
    trim.lining,
  )
  const console = block([0.16, 0.03, 0.2], 0.012, trim.lining, [from + 0.16, roof - 0.006, 0])
  return [...sides, header, ...(glassRoof ? [block([0.1, 0.02, 0.74], 0.01, trim.lining, [from + 0.06, roof, 0])] : [console])]
}
