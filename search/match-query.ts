import { clearBit, intersection, listMembers, type Bits } from './bits.ts'
import type { Columns } from './columns/columns.ts'
import type { Filter } from './filter/filter.ts'
import { readFilter } from './filter/read-filter.ts'
import { splitFilter, type Group } from './filter/split-filter.ts'
import type { SearchQuery } from './query.ts'
import type { Steps } from './steps.ts'
import { narrowByPhrases, narrowByWords } from './text/match-text.ts'
import { readQuery } from './text/read-query.ts'
import { Scorer } from './text/score.ts'
import { namedAttributes } from './text/searched-attributes.ts'

/** The part of a query that says what is found. */
export type MatchQuery = Pick<
  SearchQuery,
  'q' | 'filter' | 'disjunctive' | 'matchingStrategy' | 'searchOn' | 'minScore'
>

/** What a query finds, before it is ordered, cut and counted. */
export interface Matched {
  readonly bits: Bits
  /** What would be found without the parts of the filter that speak of one disjunctive facet. */
  readonly common: Bits
  readonly groups: readonly Group[]
  readonly scorer: Scorer
  readonly dropped: number
}

const noWords = { words: [], dropped: 0 }
/** Most queries of pages have no words: they share what scores everything alike. */
const scoresAlike = new Scorer({ words: [], phraseWords: 0, dropped: 0 })

/** Filter, then text. */
export function* matchQuery(columns: Columns, query: MatchQuery, standing: Filter | undefined): Steps<Matched> {
  const { scratch } = columns
  const filter = readFilter(columns, query.filter)
  const { common, groups } = yield* splitFilter(columns, filter, standing, query.disjunctive ?? [])
  const text = readQuery(query.q ?? '')
  const options = {
    text: columns.text,
    scratch,
    read: (slot: number, name: string) => columns.read(slot, name),
    strategy: query.matchingStrategy ?? 'last',
    only: namedAttributes(columns.text.searched, query.searchOn),
  }
  if (text.phrases.length + text.excluded.length + text.excludedPhrases.length > 0)
    yield* narrowByPhrases(text, common, options)
  let bits = common
  for (const group of groups) {
    const next = scratch.unfilledBits()
    intersection(next, bits, group.bits)
    bits = next
  }
  const { words, dropped } = text.words.length > 0 ? yield* narrowByWords(text, bits, common, options) : noWords
  const phraseWords = text.phrases.length > 0 ? text.phrases.flat().length : 0
  const scorer = words.length + phraseWords > 0 ? new Scorer({ words, phraseWords, dropped }) : scoresAlike
  if (query.minScore)
    for (const each of new Set([common, bits])) yield* leaveOutBelow(columns, each, scorer, query.minScore)
  return { bits, common, groups, scorer, dropped }
}

const scoredAtOnce = 4_096

function* leaveOutBelow({ scratch }: Columns, found: Bits, scorer: Scorer, least: number): Steps<void> {
  const count = listMembers(found, scratch.members)
  for (let from = 0; from < count; from += scoredAtOnce) {
    const slots = scratch.members.subarray(from, Math.min(count, from + scoredAtOnce))
    if (scratch.meter.add(slots.length / 20)) yield scratch.meter.take()
    for (const slot of slots) if (scorer.score(slot) < least) clearBit(found, slot)
  }
}
