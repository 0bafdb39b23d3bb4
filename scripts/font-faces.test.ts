import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cutFont } from './cut-font.ts'
import { lettersIn, openingLetters } from './font-faces.ts'

const folder = join(import.meta.dirname, '../app/templates/fonts')
const openings = openingLetters(readFileSync(join(folder, 'fonts.css'), 'utf8'))

it.each([
  ['U+41-43, U+E9', 'ABCé'],
  ['U+2026,\n    U+2212', '…−'],
])('reads the letters of a range: %s', (range, letters) => expect(lettersIn(range)).toBe(letters))

it('opens pages in letters enough for Australian English', () => {
  expect(openings).toHaveLength(4)
  for (const { letters } of openings)
    for (const letter of 'Citroën Coupé, 2.0 m² · $24,990 – “it’s … yours” © 4×4 −5 °C')
      expect(letters).toContain(letter)
})

it.each(openings)('holds $file as npm run data:fonts makes it', async (opening) => {
  expect(readFileSync(join(folder, opening.file)).equals(await cutFont(opening))).toBe(true)
})
