import { intersection, listMembers } from './bits.ts'
import type { Columns } from './columns/columns.ts'
import { countFacets } from './facets/count-facets.ts'
import type { Filter } from './filter/filter.ts'
import { readFilter } from './filter/read-filter.ts'
import { splitFilter } from './filter/split-filter.ts'
import { orderedPage } from './order.ts'
import type { SearchQuery, SearchResult } from './query.ts'
import type { Steps } from './steps.ts'
import { narrowByPhrases, narrowByWords } from './text/match-text.ts'
import { words as wordsOf } from './text/normalize.ts'
import { readQuery } from './text/read-query.ts'

const pageSize = 20
const shownCost = 0.5
const noWords = { words: [], dropped: 0 }

/** Filter, then text, then one page in order, then counts. */
export function* runQuery(columns: Columns, query: SearchQuery, standing: Filter | undefined): Steps<SearchResult> {
  const { scratch } = columns
  const filter = readFilter(columns, query.filter)
  const { common, groups } = yield* splitFilter(columns, filter, standing, query.disjunctive ?? [])
  const text = readQuery(query.q ?? '')
  const options = {
    text: columns.text,
    scratch,
    hasPhrase: (slot: number, phrase: readonly string[]) => hasPhrase(columns, slot, phrase),
    strict: query.matchingStrategy === 'all',
  }
  if (text.phrases.length + text.excluded.length > 0) yield* narrowByPhrases(text, common, options)
  let main = common
  for (const group of groups) {
    const next = scratch.unfilledBits()
    intersection(next, main, group.bits)
    main = next
  }
  const { words, dropped } = text.words.length > 0 ? yield* narrowByWords(text, main, common, options) : noWords
  const found = { bits: main, members: scratch.members, count: listMembers(main, scratch.members) }
  const page = { offset: query.offset ?? 0, limit: query.limit ?? pageSize }
  scratch.meter.add(shownCost * Math.min(page.limit, found.count))
  const slots = yield* orderedPage(columns, found, query.sort ?? [], words, page)
  const hits = slots.map((slot) => columns.document(slot, query.only))
  const counting = countFacets(columns, query, found, common, groups)
  const counts = 'next' in counting ? yield* counting : counting
  return { hits, total: found.count, ...counts, droppedWords: dropped }
}

function hasPhrase(columns: Columns, slot: number, phrase: readonly string[]): boolean {
  const wanted = ` ${phrase.join(' ')} `
  return columns.text.attributes.some(({ name }) => {
    const value = columns.read(slot, name)
    const texts = Array.isArray(value) ? value : [value]
    return texts.some((text) => ` ${wordsOf(String(text ?? '')).join(' ')} `.includes(wanted))
  })
}
