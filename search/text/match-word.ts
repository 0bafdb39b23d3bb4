import type { Bits } from '../bits.ts'
import type { Scratch } from '../scratch.ts'
import { matchPenalty, penalty, type Typed } from './penalties.ts'
import { firstNotBelow } from './postings.ts'
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

type Add = (entries: readonly number[] | undefined, cost: number) => void

/**
 * Collects what matches the typed word into each of the given matches (two, if it was typed as two). Typos are looked for
 * only where nothing in stock is spelt that way: whoever types "ranger" does not mean a Range Rover. Answers whether
 * something is.
 */
export function matchTyped(text: TextIndex, word: Typed, into: readonly WordMatch[]): boolean {
  let isKnown = false
  const add: Add = (entries, cost) => {
    if (!entries) return
    isKnown = true
    for (const match of into) match.addEntries(entries, cost)
  }
  add(text.postings.get(word.word), penalty.exact)
  for (const other of text.synonyms.get(word.word) ?? []) add(text.postings.get(other), penalty.synonym)
  if (word.beginning) {
    const { from, to } = text.postings.beginningWith(word.word)
    for (let at = from; at < to; at++) add(text.postings.get(text.postings.sorted[at]!), penalty.beginning)
  }
  text.codes.each(word.word, word.beginning, (slot, exact) =>
    add([slot << 1], exact ? penalty.exact : penalty.beginning),
  )
  if (isKnown) return true
  if (word.typos > 0) matchMistyped(text, word, add)
  return false
}

/** One typo keeps the first letter, so only words that share it are compared; two may change it. */
function matchMistyped(text: TextIndex, word: Typed, add: Add): void {
  const { sorted } = text.postings
  const first = word.word[0]!
  const everywhere = word.typos > 1
  const from = everywhere ? 0 : firstNotBelow(sorted, first)
  for (let at = from; at < sorted.length; at++) {
    const candidate = sorted[at]!
    if (!everywhere && candidate[0] !== first) return
    if (candidate.length < word.word.length - word.typos) continue
    if (!word.beginning && candidate.length > word.word.length + word.typos) continue
    const cost = matchPenalty(word, candidate)
    if (cost !== null) add(text.postings.get(candidate), cost)
  }
}
