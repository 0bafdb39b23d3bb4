import { intersection, listMembers } from './bits.ts'
import type { Columns } from './columns/columns.ts'
import { countFacets } from './facets/count-facets.ts'
import type { Filter } from './filter/filter.ts'
import { readFilter } from './filter/read-filter.ts'
import { splitFilter } from './filter/split-filter.ts'
import { orderedPage } from './order.ts'
import type { SearchQuery, SearchResult } from './query.ts'
import { narrowByPhrases, narrowByWords } from './text/match-text.ts'
import { words as wordsOf } from './text/normalize.ts'
import { readQuery } from './text/read-query.ts'

const pageSize = 20

/** Filter, then text, then one page in order, then counts. */
export function runQuery(columns: Columns, query: SearchQuery, standing: Filter | undefined): SearchResult {
  const { scratch } = columns
  const { common, groups } = splitFilter(columns, readFilter(columns, query.filter), standing, query.disjunctive ?? [])
  const text = readQuery(query.q ?? '')
  const options = {
    text: columns.text,
    scratch,
    hasPhrase: (slot: number, phrase: readonly string[]) => hasPhrase(columns, slot, phrase),
    strict: query.matchingStrategy === 'all',
  }
  narrowByPhrases(text, common, options)
  let main = common
  for (const group of groups) {
    const next = scratch.unfilledBits()
    intersection(next, main, group.bits)
    main = next
  }
  const { words, dropped } = narrowByWords(text, main, common, options)
  const found = { bits: main, members: scratch.members, count: listMembers(main, scratch.members) }
  const page = { offset: query.offset ?? 0, limit: query.limit ?? pageSize }
  const slots = orderedPage(columns, found, query.sort ?? [], words, page)
  const hits = slots.map((slot) => columns.document(slot, query.only))
  return { hits, total: found.count, ...countFacets(columns, query, found, common, groups), droppedWords: dropped }
}

function hasPhrase(columns: Columns, slot: number, phrase: readonly string[]): boolean {
  const wanted = ` ${phrase.join(' ')} `
  return columns.text.attributes.some(({ name }) => {
    const value = columns.read(slot, name)
    const texts = Array.isArray(value) ? value : [value]
    return texts.some((text) => ` ${wordsOf(String(text ?? '')).join(' ')} `.includes(wanted))
  })
}
