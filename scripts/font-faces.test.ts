import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cutFont } from './cut-font.ts'
import { fontFaces, lettersIn, openingLetters } from './font-faces.ts'

const folder = join(import.meta.dirname, '../app/templates/fonts')
const styles = readFileSync(join(folder, 'fonts.css'), 'utf8')
const openings = openingLetters(styles)

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

// While one of two is not there, Chromium looks a font of the machine up for every size of text.
it('gives each family one file', () => {
  const families = fontFaces(styles).map(({ family }) => family)
  expect(families).toHaveLength(8)
  expect(new Set(families).size).toBe(families.length)
})

it('asks for each letter of one file alone', () => {
  const letters = lettersIn('U+20-7E, U+A0-2FFF')
  for (const pair of Map.groupBy(fontFaces(styles), ({ family }) => family.replace(/ Rest$/, '')).values()) {
    const [one, other] = pair.map((face) => new Set(face.letters))
    for (const letter of letters) expect(one!.has(letter), letter).toBe(!other!.has(letter))
  }
})
