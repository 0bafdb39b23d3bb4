import { clearBit, difference, intersect, intersection, isEmpty, listMembers, type Bits } from '../bits.ts'
import type { Scratch } from '../scratch.ts'
import type { Steps } from '../steps.ts'
import { entriesCost, matchTyped, WordMatch } from './match-word.ts'
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

/** Reading a document's own texts takes long. */
const readAtOnce = 64
const readCost = 3

/** Narrows a set to what has every quoted phrase and none of the unwanted words. */
export function* narrowByPhrases(query: TextQuery, found: Bits, options: MatchOptions): Steps<void> {
  const { text, scratch, hasPhrase } = options
  for (const word of query.excluded) {
    const unwanted = new WordMatch(scratch)
    const entries = text.postings.get(word) ?? []
    if (scratch.meter.add(entriesCost(entries))) yield scratch.meter.take()
    unwanted.addEntries(entries, 0)
    difference(found, found, unwanted.bits)
  }
  for (const phrase of query.phrases) {
    for (const word of phrase) {
      const match = new WordMatch(scratch)
      const entries = text.postings.get(word) ?? []
      if (scratch.meter.add(entriesCost(entries))) yield scratch.meter.take()
      match.addEntries(entries, 0)
      intersect(found, match.bits)
    }
    const count = listMembers(found, scratch.members)
    for (let from = 0; from < count; from += readAtOnce) {
      const slots = scratch.members.subarray(from, Math.min(count, from + readAtOnce))
      if (scratch.meter.add(slots.length * readCost)) yield scratch.meter.take()
      for (const slot of slots) if (!hasPhrase(slot, phrase)) clearBit(found, slot)
    }
  }
}

/**
 * Narrows `main`, and with it `common`, to the documents that match the words. All must match; where nothing in `main`
 * has them all, words are dropped from the end (never the first), unless `strict`.
 */
export function* narrowByWords(query: TextQuery, main: Bits, common: Bits, options: MatchOptions): Steps<TextMatch> {
  const words = yield* matchWords(query, options)
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
function* matchWords({ words, lastIsBeginning }: TextQuery, { text, scratch }: MatchOptions): Steps<WordMatch[]> {
  const last = words.length - 1
  const matches = words.map(() => new WordMatch(scratch))
  const isKnown: boolean[] = []
  for (const [at, word] of words.entries())
    isKnown.push(yield* matchTyped(text, scratch.meter, typed(word, at === last && lastIsBeginning), [matches[at]!]))
  for (let at = 1; at < words.length; at++) {
    const joined = typedJoined(words[at - 1]!, words[at]!, at === last && lastIsBeginning)
    const areKnown = isKnown[at - 1]! && isKnown[at]!
    yield* matchTyped(text, scratch.meter, areKnown ? { ...joined, typos: 0 } : joined, [
      matches[at - 1]!,
      matches[at]!,
    ])
  }
  return matches
}
