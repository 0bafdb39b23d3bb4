import { clearBit, listMembers } from '../bits.ts'
import type { Scratch } from '../scratch.ts'
import type { Steps } from '../steps.ts'
import { codeWord } from './codes.ts'
import type { WordMatch } from './match-word.ts'
import { words as wordsOf } from './normalize.ts'
import { matchPenalty, penalty, type Typed } from './penalties.ts'
import type { SearchedAttribute } from './searched-attributes.ts'
import { wordsAndJoins } from './text-index.ts'

/** What a document says, by slot and attribute. */
export type ReadText = (slot: number, name: string) => unknown

interface Reading {
  readonly attributes: readonly SearchedAttribute[]
  readonly read: ReadText
  readonly scratch: Scratch
  readonly synonyms: ReadonlyMap<string, readonly string[]>
}

/** Reading a document's own texts takes long. */
const readAtOnce = 64
export const readCost = 3

/**
 * Leaves of a word's documents those that have it in the attributes named, each with what it costs there: the index knows
 * which documents have a word, not where. `ways` are the word alone and joined with its neighbours.
 */
export function* readMatches(match: WordMatch, ways: readonly Typed[], reading: Reading): Steps<void> {
  const { scratch, attributes } = reading
  const costOf = attributes.map((attribute) => costReader(attribute, ways, reading.synonyms))
  const count = listMembers(match.bits, scratch.members)
  for (let from = 0; from < count; from += readAtOnce) {
    const slots = scratch.members.subarray(from, Math.min(count, from + readAtOnce))
    if (scratch.meter.add(slots.length * attributes.length * readCost)) yield scratch.meter.take()
    for (const slot of slots) {
      const cost = Math.min(...attributes.map(({ name }, at) => leastCost(reading.read(slot, name), costOf[at]!)))
      if (cost < none) match.costs[slot] = cost
      else clearBit(match.bits, slot)
    }
  }
}

const none = 255

function leastCost(value: unknown, costOf: (text: string) => number): number {
  if (!Array.isArray(value)) return value === null || value === undefined ? none : costOf(String(value))
  return value.reduce<number>((least, item) => Math.min(least, costOf(String(item))), none)
}

/** Texts repeat from document to document: each is compared once. */
function costReader(
  attribute: SearchedAttribute,
  ways: readonly Typed[],
  synonyms: Reading['synonyms'],
): (text: string) => number {
  const known = new Map<string, number>()
  return (text) => {
    let cost = known.get(text)
    if (cost === undefined) known.set(text, (cost = textCost(attribute, text, ways, synonyms)))
    return cost
  }
}

function textCost(
  { isCode, joins, secondary }: SearchedAttribute,
  text: string,
  ways: readonly Typed[],
  synonyms: Reading['synonyms'],
): number {
  const candidates = isCode ? [codeWord(text)] : joins ? wordsAndJoins(text) : wordsOf(text)
  let least = none
  for (const way of ways) {
    const same = synonyms.get(way.word) ?? []
    for (const candidate of candidates) {
      const cost = isCode ? matchPenalty({ ...way, typos: 0 }, candidate) : matchPenalty(way, candidate)
      if (cost !== null) least = Math.min(least, cost)
      if (!isCode && same.includes(candidate)) least = Math.min(least, penalty.synonym)
    }
  }
  return least === none ? none : least + (secondary ? penalty.secondary : 0)
}
