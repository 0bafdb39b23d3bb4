import type { FaceName } from '../../../variants.ts'
import { splitLamps, wideGrille } from './compact-suv.ts'
import { roadster, sharp } from './coupe.ts'
import type { Face } from './face.ts'
import { cityCar, lightBar, sporty } from './hatch.ts'
import { expedition, shield } from './large-suv.ts'
import { broad, executive, smooth } from './sedan.ts'
import { chromeBar, darkFrame, workhorse } from './ute.ts'
import { cabOver, delivery, family } from './van.ts'

export const faces: Record<FaceName, Face> = {
  sporty, 'city car': cityCar, 'light bar': lightBar, executive, smooth, broad, 'wide grille': wideGrille,
    'split lamps': splitLamps,
  shield, expedition, 'chrome bar': chromeBar, 'dark frame': darkFrame, workhorse, delivery, family, sharp, roadster,
    'cab over': cabOver,
}
