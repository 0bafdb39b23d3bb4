import { words } from './normalize.ts'

/** What the search box holds, taken apart. */
export interface TextQuery {
  readonly words: readonly string[]
  /** Words in quotes: they must stand side by side in one attribute. */
  readonly phrases: readonly (readonly string[])[]
  /** Words with a minus before them. */
  readonly excluded: readonly string[]
  /** The last word is still being typed. */
  readonly lastIsBeginning: boolean
}

/** More words than anyone types; the rest is ignored so that no query is expensive. */
const mostWords = 10

const nothing: TextQuery = { words: [], phrases: [], excluded: [], lastIsBeginning: false }

export function readQuery(text: string): TextQuery {
  if (text === '') return nothing
  const phrases: string[][] = []
  const excluded: string[] = []
  const unquoted = text.replace(/"([^"]*)"?/g, (_, quoted: string) => {
    phrases.push(words(quoted))
    return ' '
  })
  const rest = unquoted.replace(/(?<=^|\s)-(\S+)/g, (_, unwanted: string) => {
    excluded.push(...words(unwanted))
    return ' '
  })
  const plain = words(rest).slice(0, mostWords)
  return {
    words: plain,
    phrases: phrases.filter((phrase) => phrase.length > 0).slice(0, mostWords),
    excluded: excluded.slice(0, mostWords),
    lastIsBeginning: plain.length > 0 && /[\p{L}\p{N}]$/u.test(rest),
  }
}
