// npm run data:fonts: cuts the fonts in app/templates/fonts to the letters that fonts.css asks of them.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cutFont } from './cut-font.ts'
import { openingLetters } from './font-faces.ts'

const folder = join(import.meta.dirname, '../app/templates/fonts')
for (const opening of openingLetters(readFileSync(join(folder, 'fonts.css'), 'utf8'))) {
  const font = await cutFont(opening)
  writeFileSync(join(folder, opening.file), font)
  console.log(`${font.length} bytes in ${opening.file}.`)
}
