/** Latin with its accents, and the signs of print. */
const latin =
  /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u017e\u0218-\u021b\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2039\u203a\u20ac\u2122]/
/** Of these, letters that one font or another does not have. */
const rare =
  /[\u0114\u0115\u0124\u0125\u0128\u0129\u012c\u012d\u0132\u0133\u0138\u013f\u0140\u0149\u014e\u014f\u0162\u0163\u0166-\u0169]/

/** A word longer than this finds no place to break: it is given some. */
const longWord = /\S{40}(?=\S)/gu

/** Text as it can be drawn: what there is no letter for is left out rather than drawn as a box. */
export function drawableText(text: string): string {
  const letters = [...text.normalize('NFC')].map((letter) => (/\s/.test(letter) ? ' ' : letter))
  const drawn = letters.filter((letter) => latin.test(letter) && !rare.test(letter)).join('')
  return drawn.replaceAll(/ +/g, ' ').trim().replaceAll(longWord, '$& ')
}
