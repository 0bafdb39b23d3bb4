import type { FacetCount } from '../facets/distribution.ts'
import type { SearchQuery, SearchResult } from '../query.ts'
import type { Document, IndexSchema } from '../schema.ts'
import { matchPenalty, penalty, typed, typedJoined, type Typed } from '../text/penalties.ts'
import { words } from '../text/normalize.ts'
import type { RandomFilter } from './random-filter.ts'

/** What the engine must answer, worked out the slow and obvious way: every document, one after the other. */
export interface NaiveQuery extends Omit<SearchQuery, 'filter'> {
  readonly parts: readonly RandomFilter[]
}

interface NaiveResult {
  readonly ids: readonly unknown[]
  readonly total: number
  readonly facetCounts: Record<string, FacetCount[]>
  readonly facetStats: Record<string, { min: number; max: number }>
  readonly rangeCounts: Record<string, number[]>
  readonly droppedWords: number
  readonly scores?: readonly number[]
}

const listOf = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => item !== null && item !== undefined && item !== '')

export function naiveSearch(schema: IndexSchema, documents: readonly Document[], query: NaiveQuery): NaiveResult {
  const disjunctive = query.disjunctive ?? []
  const parts = query.parts.flatMap(conditions)
  const passes = (document: Document, except: string | null): boolean =>
    parts.every(
      (part) =>
        (except !== null && part.attribute === except && disjunctive.includes(except)) || part.matches(document),
    )
  const typedWords = words(query.q ?? '')
  const known = (word: Typed): Typed =>
    documents.some((document) => bestCost(schema, document, { ...word, typos: 0 }) !== null)
      ? { ...word, typos: 0 }
      : word
  const last = typedWords.length - 1
  const singles = typedWords.map((word, at) => known(typed(word, at === last)))
  const isKnown = singles.map(({ word, beginning }) =>
    documents.some((document) => bestCost(schema, document, { word, beginning, typos: 0 }) !== null),
  )
  const joins = typedWords.slice(1).map((word, at) => {
    const joined = known(typedJoined(typedWords[at]!, word, at + 1 === last))
    return isKnown[at] && isKnown[at + 1] ? { ...joined, typos: 0 } : joined
  })
  const searched = query.searchOn ? only(schema, query.searchOn) : schema
  const asTyped = documents.map((document) => wordCosts(searched, document, singles, joins))
  const places = keptFirst(asTyped, typedWords.length, query.matchingStrategy)
  const costsOf = new Map(documents.map((document, at) => [document, places.map((place) => asTyped[at]![place]!)]))
  const filtered = documents.filter((document) => passes(document, null))
  const used = wordsUsed(
    filtered.map((document) => costsOf.get(document)!),
    typedWords.length,
    query.matchingStrategy,
  )
  const cost = (document: Document): number =>
    costsOf
      .get(document)!
      .slice(0, used)
      .reduce<number>((sum, one) => sum + one!, 0)
  const score = (document: Document): number =>
    typedWords.length === 0 ? 1 : (used - cost(document) / (used * dearest + 1)) / typedWords.length
  const matched = (document: Document): boolean =>
    costsOf
      .get(document)!
      .slice(0, used)
      .every((one) => one !== null) && score(document) >= (query.minScore ?? 0)
  const ordered = filtered.filter(matched).toSorted((one, other) => {
    const bySort = query.sort?.length ? compareBy(schema, query.sort, one, other) : cost(one) - cost(other)
    return bySort || compareBy(schema, schema.rank, one, other) || Number(one['id']) - Number(other['id'])
  })
  const found = query.distinct ? firstOfEach(ordered, query.distinct) : ordered
  const without = (name: string): Document[] =>
    query.distinct ? found : documents.filter((document) => passes(document, name) && matched(document))
  const isCounted = (name: string): boolean =>
    schema.attributes[name]?.facet === true || (query.countNumbers === true && schema.attributes[name]?.sort === true)
  const offset = query.offset ?? 0
  const names = query.facets ?? []
  const numbers = names.filter((name) => schema.attributes[name]?.sort)
  return {
    ids: found.slice(offset, offset + (query.limit ?? 20)).map((document) => document['id']),
    total: found.length,
    facetCounts: Object.fromEntries(
      names.filter(isCounted).map((name) => [name, listed(schema, query, name, count(without(name), name))]),
    ),
    facetStats: Object.fromEntries(
      numbers.flatMap((name) => {
        const values = without(name)
          .map((document) => document[name])
          .filter((value) => typeof value === 'number')
        return values.length > 0 ? [[name, { min: Math.min(...values), max: Math.max(...values) }]] : []
      }),
    ),
    rangeCounts: Object.fromEntries(
      Object.entries(query.ranges ?? {}).map(([name, bounds]) => [name, countBetween(without(name), name, bounds)]),
    ),
    droppedWords: typedWords.length - used,
    ...(query.scores && { scores: found.slice(offset, offset + (query.limit ?? 20)).map(score) }),
  }
}

/** Two typos, not as it was typed, in a secondary attribute. */
const dearest = 2 * penalty.typo + penalty.beginning + penalty.secondary

const only = (schema: IndexSchema, names: readonly string[]): IndexSchema => ({
  ...schema,
  attributes: Object.fromEntries(Object.entries(schema.attributes).filter(([name]) => names.includes(name))),
})

/** In which order words are kept where nothing has them all: as typed, or those that fewest documents have first. */
function keptFirst(
  costs: readonly (number | null)[][],
  typedWords: number,
  strategy: SearchQuery['matchingStrategy'],
): number[] {
  const places = Array.from({ length: typedWords }, (_, at) => at)
  const frequency = (place: number): number => costs.filter((one) => one[place] !== null).length
  return strategy === 'frequency' ? places.toSorted((one, other) => frequency(one) - frequency(other)) : places
}

function firstOfEach(documents: readonly Document[], name: string): Document[] {
  const seen = new Set<unknown>()
  return documents.filter((document) => {
    const values = listOf(document[name])
    const isNew = !values.some((value) => seen.has(value))
    if (isNew) for (const value of values) seen.add(value)
    return isNew
  })
}

const conditions = (part: RandomFilter): readonly RandomFilter[] => part.all?.flatMap(conditions) ?? [part]

function count(documents: readonly Document[], name: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const document of documents) {
    for (const value of new Set(listOf(document[name]).map(String))) counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

/** In the order asked for: by name, numbers by size and some values first, or by count and then so. */
function listed(schema: IndexSchema, query: NaiveQuery, name: string, counts: Record<string, number>): FacetCount[] {
  const { kind, order = [] } = schema.attributes[name]!
  const place = (value: string): string =>
    order.includes(value) ? ` ${order.indexOf(value)}` : kind === 'number' ? value.padStart(12, '0') : byName(value)
  const inOrder = Object.entries(counts)
    .map(([value, times]) => ({ value, count: times }))
    .toSorted((one, other) => (place(one.value) < place(other.value) ? -1 : 1))
  const ordered = query.facetOrder === 'alpha' ? inOrder : inOrder.toSorted((one, other) => other.count - one.count)
  return ordered.slice(0, query.maxValuesPerFacet)
}

/** Names are looked up without regard to case and accents. */
const byName = (name: string): string => `${name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')}\u0000${name}`

/** The engine's answer in the same form. */
export const comparable = ({ hits, scores, ...rest }: SearchResult) => ({
  ...rest,
  ids: hits.map((hit) => hit['id']),
  ...(scores && { scores: scores.map(({ score }) => score) }),
})

const countBetween = (documents: readonly Document[], name: string, bounds: readonly number[]): number[] =>
  bounds.slice(1).map((to, at) => {
    const isLast = at === bounds.length - 2
    return documents.filter((document) => {
      const value = document[name]
      return typeof value === 'number' && value >= bounds[at]! && (value < to || (isLast && value === to))
    }).length
  })

function compareBy(schema: IndexSchema, rules: readonly string[], one: Document, other: Document): number {
  for (const rule of rules) {
    const [name = '', direction] = rule.split(':')
    const first = sortable(schema, one, name)
    const second = sortable(schema, other, name)
    if (first === null || second === null) {
      if (first !== second) return first === null ? 1 : -1
      continue
    }
    if (first !== second) return (first < second ? -1 : 1) * (direction === 'desc' ? -1 : 1)
  }
  return 0
}

function sortable(schema: IndexSchema, document: Document, name: string): number | string | null {
  const value = document[name]
  const order = schema.attributes[name]?.order
  if (typeof value === 'number') return value
  if (value === null || value === undefined || value === '') return null
  return order?.includes(String(value)) ? ` ${order.indexOf(String(value))}` : byName(String(value))
}

/** How many words from the first on are kept: all, or as many as something has together. */
function wordsUsed(
  costs: readonly (number | null)[][],
  total: number,
  strategy: SearchQuery['matchingStrategy'],
): number {
  if (strategy === 'all') return total
  let used = total
  while (used > 1 && !costs.some((one) => one.slice(0, used).every((cost) => cost !== null))) used--
  return used
}

/** What each typed word costs in a document, alone or joined with a neighbour; null where it does not occur. */
function wordCosts(
  schema: IndexSchema,
  document: Document,
  singles: readonly Typed[],
  joins: readonly Typed[],
): (number | null)[] {
  const costs = singles.map((word) => bestCost(schema, document, word))
  joins.forEach((word, at) => {
    const joined = bestCost(schema, document, word)
    if (joined === null) return
    for (const place of [at, at + 1]) costs[place] = Math.min(costs[place] ?? joined, joined)
  })
  return costs
}

function bestCost(schema: IndexSchema, document: Document, word: Typed): number | null {
  const costs: number[] = []
  const synonyms = new Set((schema.synonyms ?? []).filter((group) => group.includes(word.word)).flat())
  for (const [name, attribute] of Object.entries(schema.attributes)) {
    if (!attribute.text) continue
    for (const value of listOf(document[name])) {
      const parts = words(String(value))
      const extra = attribute.text === 'secondary' ? penalty.secondary : 0
      if (attribute.text === 'code') {
        const code = parts.join('')
        if (code === word.word) costs.push(penalty.exact)
        else if (word.beginning && code.startsWith(word.word)) costs.push(penalty.beginning)
        continue
      }
      const joins = attribute.facet ? parts.slice(1).map((part, at) => parts[at]! + part) : []
      for (const candidate of [...parts, ...joins]) {
        const cost = matchPenalty(word, candidate)
        if (cost !== null) costs.push(cost + extra)
        if (synonyms.has(candidate) && candidate !== word.word) costs.push(penalty.synonym + extra)
      }
    }
  }
  return costs.length > 0 ? Math.min(...costs) : null
}
