import type { Mesh } from 'three'
import type { CabinShape } from './families.ts'
import { ribbon } from './ribbon.ts'
import type { Trim } from './trim.ts'

/** What closes the cabin behind: a rear window over a shelf, or a cab's back wall with a small window. */
export function bulkhead(end: number, half: number, roof: number, { rearSeats, dashTop }: CabinShape, trim: Trim): Mesh[] {
  const wall = (low: number, high: number, x: number, lean: number): Mesh =>
    ribbon(
      [
        [x, low, -half],
        [x, low, half],
      ],
      [
        [x + lean, high, -half],
        [x + lean, high, half],
      ],
      [0.02, 0, 0],
      trim.pad,
      20,
      10,
    )
  if (rearSeats)
    return [
      wall(0, dashTop - 0.02, end - 0.02, 0),
      ribbon(
        [
          [end - 0.06, dashTop - 0.02, -half],
          [end - 0.06, dashTop - 0.02, half],
        ],
        [
          [end + 0.5, dashTop - 0.02, -half],
          [end + 0.5, dashTop - 0.02, half],
        ],
        [0, 0.01, 0],
        trim.carpet,
      ),
      ribbon(
        [
          [end - 0.06, roof, -half + 0.12],
          [end - 0.06, roof, half - 0.12],
        ],
        [
          [end + 0.08, roof - 0.08, -half + 0.12],
          [end + 0.08, roof - 0.08, half - 0.12],
        ],
        [0, 0.01, 0],
        trim.lining,
      ),
    ]
  return [
    wall(0, dashTop + 0.1, end, 0),
    wall(roof - 0.18, roof + 0.02, end, 0),
    ...[1, -1].map(side =>
      ribbon(
        [
          [end, dashTop + 0.08, side * half],
          [end, roof - 0.16, side * half],
        ],
        [
          [end, dashTop + 0.08, side * 0.5],
          [end, roof - 0.16, side * 0.5],
        ],
        [0, 0, 0],
        trim.pad,
      ),
    ),
  ]
}
