import { cleanBlock, cleanLine } from '../../stock-feeds/clean-text.ts'

/** Characters that XML 1.0 does not know even as references; cleaning has taken the other ones. */
const noCharacters = /[\ufffe\uffff]/g

/**
 * Text as it may leave the house, on one line: nothing that ends a header, hides or turns letters around, and no more of it than
 * this. It is cut before it is cleaned, for cleaning takes time.
 */
export const outsideLine = (text: string, most = 200): string =>
  cut(cleanLine(cut(text, most * 4)).replace(noCharacters, ''), most)

/** The same with its line breaks. */
export const outsideBlock = (text: string, most = 8_000): string =>
  cut(cleanBlock(cut(text, most * 4)).replace(noCharacters, ''), most)

/** Never in the middle of a character. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  return text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '') + '…'
}

/** Text as it stands in HTML and XML, between tags or quotes. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
