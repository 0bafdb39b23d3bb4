import type { Line } from '../blueprint.ts'

/** A car's flank: tucked in at the sill, a hollow over it, a crease under the windows. */
export const creasedFlank: Line = [
  [-0.25, -0.13], [0, -0.06], [0.05, -0.022], [0.13, -0.018], [0.22, -0.034], [0.38, -0.034], [0.56, -0.014], [0.74, 0.002],
  [0.795, 0.008, 0.01], [0.815, -0.006, 0.01], [0.9, -0.016], [1, -0.05], [1.25, -0.19],
]

/** Fuller and softer, with one line high up. */
export const softFlank: Line = [
  [-0.25, -0.13], [0, -0.058], [0.06, -0.026], [0.16, -0.026], [0.32, -0.03], [0.55, -0.012], [0.76, 0.002], [0.85, 0, 0.02],
  [0.93, -0.016], [1, -0.045], [1.25, -0.17],
]

/** Nearly upright, for vans and trucks, with a rubbing strip's step. */
export const slabFlank: Line = [
  [-0.25, -0.1], [0, -0.04], [0.06, -0.016], [0.3, -0.014], [0.42, -0.02, 0.012], [0.45, -0.008, 0.012], [0.7, 0],
  [0.9, -0.006],
  [1, -0.014], [1.25, -0.06],
]

/** Nearly flat between a shoulder and a hollow low on the doors. */
export const cleanFlank: Line = [
  [-0.25, -0.13], [0, -0.056], [0.05, -0.02], [0.13, -0.012], [0.17, -0.014, 0.012], [0.22, -0.034, 0.012], [0.36, -0.03],
  [0.56, -0.01], [0.74, 0.002], [0.83, 0.004, 0.012], [0.86, -0.003, 0.012], [0.93, -0.018], [1, -0.048], [1.25, -0.18],
]

/** Round all the way, as a sports car's wings are. */
export const haunchFlank: Line = [
  [-0.25, -0.12], [0, -0.055], [0.07, -0.024], [0.16, -0.024], [0.34, -0.02], [0.55, -0.004], [0.72, 0.002], [0.86, -0.012],
  [1, -0.06], [1.25, -0.22],
]
