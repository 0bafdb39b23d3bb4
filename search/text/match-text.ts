import { clearBit, countBits, difference, intersect, intersection, isEmpty, listMembers, type Bits } from '../bits.ts'
import type { Scratch } from '../scratch.ts'
import type { Steps } from '../steps.ts'
import { entriesCost, matchTyped, WordMatch } from './match-word.ts'
import { words as wordsOf } from './normalize.ts'
import { typed, typedJoined, type Typed } from './penalties.ts'
import { readCost, readMatches, type ReadText } from './read-matches.ts'
import type { TextQuery } from './read-query.ts'
import type { SearchedAttribute } from './searched-attributes.ts'
import type { TextIndex } from './text-index.ts'

interface TextMatch {
  /** One for each word in use. */
  readonly words: readonly WordMatch[]
  /** Words that were left out because nothing has them all. */
  readonly dropped: number
}

/** `all`: every word must match. Where nothing has them all, `last` drops words from the end, `frequency` the commonest. */
export type MatchingStrategy = 'all' | 'last' | 'frequency'

export interface MatchOptions {
  readonly text: TextIndex
  readonly scratch: Scratch
  readonly read: ReadText
  readonly strategy: MatchingStrategy
  /** The attributes that are looked through, if not all. */
  readonly only?: readonly SearchedAttribute[] | undefined
}

const readAtOnce = 64

/** Narrows a set to what has every quoted phrase, and none of the unwanted words and phrases. */
export function* narrowByPhrases(query: TextQuery, found: Bits, options: MatchOptions): Steps<void> {
  for (const word of query.excluded) {
    const unwanted = yield* withWords([word], options)
    if (options.only) yield* keepPhrase(unwanted, [word], options)
    difference(found, found, unwanted)
  }
  for (const phrase of query.excludedPhrases) {
    const unwanted = yield* withWords(phrase, options)
    intersect(unwanted, found)
    yield* keepPhrase(unwanted, phrase, options)
    difference(found, found, unwanted)
  }
  for (const phrase of query.phrases) {
    intersect(found, yield* withWords(phrase, options))
    yield* keepPhrase(found, phrase, options)
  }
}

/** What has these words, wherever they stand. */
function* withWords(words: readonly string[], { text, scratch }: MatchOptions): Steps<Bits> {
  const found = new WordMatch(scratch)
  for (const [at, word] of words.entries()) {
    const entries = text.postings.get(word) ?? []
    if (scratch.meter.add(entriesCost(entries))) yield scratch.meter.take()
    const one = at === 0 ? found : new WordMatch(scratch)
    one.addEntries(entries, 0)
    if (at > 0) intersect(found.bits, one.bits)
  }
  return found.bits
}

/** Leaves those that have the words side by side in one attribute. */
function* keepPhrase(found: Bits, phrase: readonly string[], { text, scratch, read, only }: MatchOptions): Steps<void> {
  const attributes = only?.filter(({ isCode }) => !isCode) ?? text.attributes
  const wanted = ` ${phrase.join(' ')} `
  const hasPhrase = (slot: number): boolean =>
    attributes.some(({ name }) => {
      const value = read(slot, name)
      const texts = Array.isArray(value) ? value : [value]
      return texts.some((each) => ` ${wordsOf(String(each ?? '')).join(' ')} `.includes(wanted))
    })
  const count = listMembers(found, scratch.members)
  for (let from = 0; from < count; from += readAtOnce) {
    const slots = scratch.members.subarray(from, Math.min(count, from + readAtOnce))
    if (scratch.meter.add(slots.length * readCost)) yield scratch.meter.take()
    for (const slot of slots) if (!hasPhrase(slot)) clearBit(found, slot)
  }
}

/**
 * Narrows `main`, and with it `common`, to the documents that match the words. All must match; where nothing in `main`
 * has them all, words are dropped as the strategy has it, never the first of its order.
 */
export function* narrowByWords(query: TextQuery, main: Bits, common: Bits, options: MatchOptions): Steps<TextMatch> {
  const all = yield* matchWords(query, options)
  const words = options.strategy === 'frequency' ? rarestFirst(all) : all
  for (let used = 0; used < words.length; used++) {
    const { bits } = words[used]!
    const next = options.scratch.unfilledBits()
    intersection(next, main, bits)
    if (used > 0 && options.strategy !== 'all' && isEmpty(next))
      return { words: words.slice(0, used), dropped: words.length - used }
    main.set(next)
    if (common !== main) intersect(common, bits)
  }
  return { words, dropped: 0 }
}

function rarestFirst(words: readonly WordMatch[]): WordMatch[] {
  const counts = new Map(words.map((word) => [word, countBits(word.bits)]))
  return words.toSorted((one, other) => counts.get(one)! - counts.get(other)!)
}

/** Two words that are both in stock are not one misspelt, so typos across the space are looked for only otherwise. */
function* matchWords({ words, lastIsBeginning }: TextQuery, options: MatchOptions): Steps<WordMatch[]> {
  const { text, scratch } = options
  const last = words.length - 1
  const matches = words.map(() => new WordMatch(scratch))
  const isKnown: boolean[] = []
  const { only, read } = options
  // How each word was looked for; only who reads documents for it looks so again.
  const ways: Typed[][] | undefined = only && words.map(() => [])
  for (const [at, word] of words.entries()) {
    const single = typed(word, at === last && lastIsBeginning)
    isKnown.push(yield* matchTyped(text, scratch.meter, single, [matches[at]!]))
    ways?.[at]!.push(isKnown[at] ? withoutTypos(single) : single)
  }
  for (let at = 1; at < words.length; at++) {
    const joined = typedJoined(words[at - 1]!, words[at]!, at === last && lastIsBeginning)
    const areKnown = isKnown[at - 1]! && isKnown[at]!
    const way = areKnown ? withoutTypos(joined) : joined
    const isWhole = yield* matchTyped(text, scratch.meter, way, [matches[at - 1]!, matches[at]!])
    if (ways) for (const place of [at - 1, at]) ways[place]!.push(isWhole ? withoutTypos(way) : way)
  }
  if (only && ways)
    for (const [at, match] of matches.entries())
      yield* readMatches(match, ways[at]!, { attributes: only, read, scratch, synonyms: text.synonyms })
  return matches
}

const withoutTypos = (word: Typed): Typed => ({ ...word, typos: 0 })
