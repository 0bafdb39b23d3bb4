import { words } from './normalize.ts'

/** What the search box holds, taken apart. */
export interface TextQuery {
  readonly words: readonly string[]
  /** Words in quotes: they must stand side by side in one attribute. */
  readonly phrases: readonly (readonly string[])[]
  /** Words with a minus before them. */
  readonly excluded: readonly string[]
  /** Quotes with a minus before them. */
  readonly excludedPhrases: readonly (readonly string[])[]
  /** The last word is still being typed. */
  readonly lastIsBeginning: boolean
}

/** More than anyone types; the rest is ignored so that no query is expensive. */
const mostWords = 10
export const longestText = 512

const nothing: TextQuery = { words: [], phrases: [], excluded: [], excludedPhrases: [], lastIsBeginning: false }

export function readQuery(text: string): TextQuery {
  if (text === '') return nothing
  return readWords(text.slice(0, longestText))
}

/** The words of a text in which signs mean nothing. */
export const typedWords = (text: string): string[] => words(text.slice(0, longestText)).slice(0, mostWords)

function readWords(text: string): TextQuery {
  const phrases: string[][] = []
  const excludedPhrases: string[][] = []
  const excluded: string[] = []
  const unquoted = text.replace(/(?:(?<=^|\s)(-))?"([^"]*)"?/g, (_, minus: string | undefined, quoted: string) => {
    ;(minus ? excludedPhrases : phrases).push(words(quoted))
    return ' '
  })
  const rest = unquoted.replace(/(?<=^|\s)-(\S+)/g, (_, unwanted: string) => {
    excluded.push(...words(unwanted))
    return ' '
  })
  const plain = typedWords(rest)
  return {
    words: plain,
    phrases: firstPhrases(phrases),
    excluded: excluded.slice(0, mostWords),
    excludedPhrases: firstPhrases(excludedPhrases),
    lastIsBeginning: plain.length > 0 && /[\p{L}\p{N}]$/u.test(rest),
  }
}

/** As many phrases as have no more words together. */
function firstPhrases(phrases: readonly string[][]): string[][] {
  let left = mostWords
  return phrases.flatMap((phrase) => {
    const kept = phrase.slice(0, left)
    left -= kept.length
    return kept.length > 0 ? [kept] : []
  })
}
