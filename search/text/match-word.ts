import type { Bits } from '../bits.ts'
import type { Meter } from '../meter.ts'
import type { Scratch } from '../scratch.ts'
import type { Steps } from '../steps.ts'
import { matchPenalty, penalty, type Typed } from './penalties.ts'
import { firstNotBelow, type Postings } from './postings.ts'
import type { TextIndex } from './text-index.ts'

/** Documents that match one typed word, and what the best match costs in each. */
export class WordMatch {
  readonly bits: Bits
  /** Meaningful only where `bits` has the document. */
  readonly costs: Uint8Array

  constructor(scratch: Scratch) {
    this.bits = scratch.bits()
    this.costs = scratch.scores()
  }

  addEntries(entries: readonly number[], cost: number): void {
    const { bits, costs } = this
    for (let at = 0; at < entries.length; at++) {
      const entry = entries[at]!
      const slot = entry >>> 1
      const mask = 1 << (slot & 31)
      const total = cost + (entry & 1)
      if ((bits[slot >>> 5]! & mask) === 0) {
        bits[slot >>> 5]! |= mask
        costs[slot] = total
      } else if (costs[slot]! > total) costs[slot] = total
    }
  }
}

/** What it costs to add a word's documents. */
export const entriesCost = (entries: readonly number[] = []): number => 1 + entries.length / 100

const addedAtOnce = 4_096
const comparedAtOnce = 512

/**
 * Collects what matches the typed word into each of the given matches (two, if it was typed as two). Typos are looked for
 * only where nothing in stock is spelt that way: whoever types "ranger" does not mean a Range Rover. Answers whether
 * something is.
 */
export function* matchTyped(text: TextIndex, meter: Meter, word: Typed, into: readonly WordMatch[]): Steps<boolean> {
  const { postings, codes } = text
  let isKnown = addSpelt(text, word.word, into, meter)
  if (word.beginning) {
    const { from, to } = postings.beginningWith(word.word)
    isKnown ||= to > from
    for (let at = from; at < to; at++) {
      addWord(postings.get(postings.sorted[at]!), penalty.beginning, into, meter)
      if (meter.isFull) yield meter.take()
    }
  }
  const { from, to } = codes.range(word.word, word.beginning)
  for (let at = from; at < to; at += addedAtOnce) {
    const end = Math.min(to, at + addedAtOnce)
    if (meter.add((end - at) / 10)) yield meter.take()
    codes.each(at, end, (slot, code) => {
      const cost = code === word.word ? penalty.exact : penalty.beginning
      for (const match of into) match.addEntries([slot << 1], cost)
    })
  }
  if (isKnown || to > from) return true
  if (word.typos > 0) yield* matchMistyped(postings, meter, word, into)
  return false
}

/** What is spelt so, or means the same. Answers whether there is any. */
function addSpelt({ postings, synonyms }: TextIndex, word: string, into: readonly WordMatch[], meter: Meter): boolean {
  let isKnown = addWord(postings.get(word), penalty.exact, into, meter)
  for (const other of synonyms.get(word) ?? [])
    isKnown = addWord(postings.get(other), penalty.synonym, into, meter) || isKnown
  return isKnown
}

function addWord(
  entries: readonly number[] | undefined,
  cost: number,
  into: readonly WordMatch[],
  meter: Meter,
): boolean {
  if (!entries) return false
  meter.add(entriesCost(entries))
  for (let at = 0; at < into.length; at++) into[at]!.addEntries(entries, cost)
  return true
}

/** One typo keeps the first letter, so only words that share it are compared; two may change it. */
function* matchMistyped(postings: Postings, meter: Meter, word: Typed, into: readonly WordMatch[]): Steps<void> {
  const { sorted } = postings
  const first = word.word[0]!
  const everywhere = word.typos > 1
  const from = everywhere ? 0 : firstNotBelow(sorted, first)
  for (let at = from; at < sorted.length; at += comparedAtOnce) {
    if (!everywhere && sorted[at]![0] !== first) return
    const end = Math.min(sorted.length, at + comparedAtOnce)
    if (meter.add((end - at) / 8)) yield meter.take()
    for (const candidate of sorted.slice(at, end)) {
      if (!everywhere && candidate[0] !== first) return
      const cost = mistypedCost(word, candidate)
      if (cost !== null) addWord(postings.get(candidate), cost, into, meter)
    }
  }
}

function mistypedCost(word: Typed, candidate: string): number | null {
  if (candidate.length < word.word.length - word.typos) return null
  if (!word.beginning && candidate.length > word.word.length + word.typos) return null
  return matchPenalty(word, candidate)
}
