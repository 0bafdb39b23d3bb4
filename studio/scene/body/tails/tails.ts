import type { TailName } from '../../../variants.ts'
import { hatchback } from './hatchback.ts'
import { lightBand } from './light-band.ts'
import type { Tail } from './tail.ts'

/** Tails a variant may have instead of its body's own. */
export const tails: Record<TailName, Tail> = {
  'light band': lightBand({ bumperTop: 0.36, hatch: true }),
  'high light band': lightBand({ bumperTop: 0.56, skidPlate: true, hatch: true }),
  'joined lamps': hatchback({ bumperTop: 0.56, bumperCorner: 0.6, skidPlate: true, lightBar: true }),
}
