const beyondAscii = /[^ -~\s]/

/** How two texts compare: without regard to case, accents and surrounding space. */
export function normalize(text: string): string {
  const lower = text.trim().toLowerCase()
  return beyondAscii.test(lower) ? lower.normalize('NFKD').replace(/\p{M}+/gu, '') : lower
}

/** Letters and digits; a point stays between two digits, so that `2.5i` is one word. */
const word = /[\p{L}\p{N}]+(?:(?<=\p{N})\.(?=\p{N})[\p{L}\p{N}]+)*/gu
const asciiWord = /[a-z0-9]+(?:(?<=[0-9])\.(?=[0-9])[a-z0-9]+)*/g

export const words = (text: string): string[] => {
  const normal = normalize(text)
  return normal.match(beyondAscii.test(normal) ? word : asciiWord) ?? []
}

/** A word as it stands in a text, with its place there. */
export interface PlacedWord {
  readonly word: string
  readonly start: number
  readonly end: number
}

export const placedWords = (text: string): PlacedWord[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+(?:(?<=\p{N})\.(?=\p{N})[\p{L}\p{N}\p{M}]+)*/gu), (match) => ({
    word: normalize(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }))
