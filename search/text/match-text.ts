import { clearBit, difference, intersect, intersection, isEmpty, listMembers, type Bits } from '../bits.ts'
import type { Scratch } from '../scratch.ts'
import { matchTyped, WordMatch } from './match-word.ts'
import { typed, typedJoined } from './penalties.ts'
import type { TextQuery } from './read-query.ts'
import type { TextIndex } from './text-index.ts'

interface TextMatch {
  /** One for each word in use. */
  readonly words: readonly WordMatch[]
  /** Words at the end that were left out because nothing has them all. */
  readonly dropped: number
}

interface MatchOptions {
  readonly text: TextIndex
  readonly scratch: Scratch
  /** Whether one document has these words side by side. */
  readonly hasPhrase: (slot: number, phrase: readonly string[]) => boolean
  readonly strict: boolean
}

/** Narrows a set to what has every quoted phrase and none of the unwanted words. */
export function narrowByPhrases(query: TextQuery, found: Bits, options: MatchOptions): void {
  const { text, scratch, hasPhrase } = options
  for (const word of query.excluded) {
    const unwanted = new WordMatch(scratch)
    unwanted.addEntries(text.postings.get(word) ?? [], 0)
    difference(found, found, unwanted.bits)
  }
  for (const phrase of query.phrases) {
    for (const word of phrase) {
      const match = new WordMatch(scratch)
      match.addEntries(text.postings.get(word) ?? [], 0)
      intersect(found, match.bits)
    }
    const count = listMembers(found, scratch.members)
    for (const slot of scratch.members.subarray(0, count)) if (!hasPhrase(slot, phrase)) clearBit(found, slot)
  }
}

/**
 * Narrows `main`, and with it `common`, to the documents that match the words. All must match; where nothing in `main`
 * has them all, words are dropped from the end (never the first), unless `strict`.
 */
export function narrowByWords(query: TextQuery, main: Bits, common: Bits, options: MatchOptions): TextMatch {
  const words = matchWords(query, options)
  for (let used = 0; used < words.length; used++) {
    const { bits } = words[used]!
    const next = options.scratch.unfilledBits()
    intersection(next, main, bits)
    if (used > 0 && !options.strict && isEmpty(next))
      return { words: words.slice(0, used), dropped: words.length - used }
    main.set(next)
    if (common !== main) intersect(common, bits)
  }
  return { words, dropped: 0 }
}

/** Two words that are both in stock are not one misspelt, so typos across the space are looked for only otherwise. */
function matchWords({ words, lastIsBeginning }: TextQuery, { text, scratch }: MatchOptions): WordMatch[] {
  const last = words.length - 1
  const matches = words.map(() => new WordMatch(scratch))
  const isKnown = words.map((word, at) => matchTyped(text, typed(word, at === last && lastIsBeginning), [matches[at]!]))
  for (let at = 1; at < words.length; at++) {
    const joined = typedJoined(words[at - 1]!, words[at]!, at === last && lastIsBeginning)
    const areKnown = isKnown[at - 1]! && isKnown[at]!
    matchTyped(text, areKnown ? { ...joined, typos: 0 } : joined, [matches[at - 1]!, matches[at]!])
  }
  return matches
}
