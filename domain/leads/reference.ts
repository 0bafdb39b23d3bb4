/** No vowels, so that no word comes out, and none of the pairs people confuse: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const alphabet = '345679CDFGHJKMNPQRTVWXY'
const drawn = 6

/**
 * A number for a lead that can be read out over the telephone: six characters by chance and one that checks them.
 * `below(n)` draws a whole number under n.
 */
export function makeReference(below: (most: number) => number): string {
  const characters = Array.from({ length: drawn }, () => alphabet[below(alphabet.length)]!)
  return [...characters, checkOf(characters)].join('')
}

/** What was written or heard, as we write it; null where a character is wrong or two have changed places. */
export function readReference(text: string): string | null {
  const characters = [...text.toUpperCase().replaceAll(/[\s-]/g, '')]
  if (characters.length !== drawn + 1 || characters.some((each) => !alphabet.includes(each))) return null
  return checkOf(characters.slice(0, drawn)) === characters.at(-1) ? characters.join('') : null
}

/** The alphabet has a prime number of characters: weights then tell every single mistake and every swap. */
function checkOf(characters: readonly string[]): string {
  const sum = characters.reduce((total, each, at) => total + (at + 2) * alphabet.indexOf(each), 0)
  return alphabet[(alphabet.length - (sum % alphabet.length)) % alphabet.length]!
}
