import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import type { OpeningLetters } from './font-faces.ts'

/** What pages ask of a font besides its letters: pairs set closer, accents in their place, figures of one width. */
const keepFeatures = ['kern', 'liga', 'tnum', 'mark', 'ccmp', 'locl']

/** A font with these letters alone. Without hints: they are a third of a headline's font, and screens with coarse dots need them in small print alone. */
export function cutFont({ from, letters }: OpeningLetters): Promise<Buffer> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(from))
  return subsetFont(whole, letters, { targetFormat: 'woff2', keepFeatures, noHinting: true })
}
