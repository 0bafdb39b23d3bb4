import type { FaceName } from '../../../variants.ts'
import { splitLamps, wideGrille } from './compact-suv.ts'
import { roadster, roundLamps, sharp } from './coupe.ts'
import { closedPanel, glossShield, lightLine, pixelLamps, slimLamps } from './electric.ts'
import type { Face } from './face.ts'
import { bigEyes, cityCar, lightBar, sporty } from './hatch.ts'
import { expedition, shield } from './large-suv.ts'
import { broad, crossCountry, everyday, executive, smooth } from './sedan.ts'
import { hexagon, highSlits } from './small-suv.ts'
import { chromeBar, darkFrame, hookedLights, workhorse } from './ute.ts'
import { cabOver, courier, delivery, family, horizonLight } from './van.ts'

export const faces: Record<FaceName, Face> = {
  sporty, 'city car': cityCar, 'light bar': lightBar, executive, smooth, broad, 'wide grille': wideGrille,
    'split lamps': splitLamps,
  shield, expedition, 'chrome bar': chromeBar, 'dark frame': darkFrame, workhorse, delivery, family, sharp, roadster,
    'cab over': cabOver,
  'slim lamps': slimLamps, 'light line': lightLine, 'closed panel': closedPanel, 'gloss shield': glossShield,
  'pixel lamps': pixelLamps, hexagon, 'high slits': highSlits, 'big eyes': bigEyes, 'round lamps': roundLamps,
  'hooked lights': hookedLights, everyday, 'cross country': crossCountry, courier, 'horizon light': horizonLight,
}
