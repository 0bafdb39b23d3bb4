import type { MultiSearchResult, SearchParams } from 'meilisearch'
import {
  filterText,
  parseFilter,
  soleAttribute,
  withoutAliases,
  type Document,
  type FacetCount,
  type Filter,
  type FilterInput,
  type IndexSchema,
  type SearchQuery,
  type SearchResult,
} from '#search/index.ts'
import type { SiteScope } from './search-service.ts'

/** One request to the server, and what its answer is for. */
interface HostedRequest {
  readonly request: SearchParams
  readonly gives: 'main' | { readonly facet: string } | { readonly range: string; readonly at: number }
}

/** Every document has one value here, so its counts add up to the total where a server caps the total itself. */
const counted = 'car_type'
const capped = 1_999

/** The site's filter in full: its dealerships, what it shows now, and its own filter. */
export const scopeFilter = (scope: SiteScope, now: number): string =>
  `dealership_id IN [${scope.dealershipIds.join(', ')}] AND ${scope.filter(now - scope.soldWindow)}`

/**
 * A query as the server takes it: one request for hits and counts, one more for each facet whose own selection its
 * counts leave out, and one for each range.
 */
export function requestsFor(query: SearchQuery, scope: string, schema: IndexSchema): HostedRequest[] {
  const parts = filterParts(query.filter, schema)
  const without = (attribute: string) => parts.filter((part) => part.attribute !== attribute)
  const refined = (query.disjunctive ?? []).filter((attribute) => without(attribute).length < parts.length)
  const shared = {
    q: query.q ?? '',
    matchingStrategy: query.matchingStrategy ?? 'last',
    ...(query.searchOn && { attributesToSearchOn: [...query.searchOn] }),
    ...(query.distinct !== undefined && { distinct: query.distinct }),
  } as const
  const filter = (kept: readonly FilterPart[], ...more: string[]) => [scope, ...kept.map(({ text }) => text), ...more]
  const facets = facetNames(query, schema)
  const main: HostedRequest = {
    gives: 'main',
    request: {
      ...shared,
      filter: filter(parts),
      facets: [...new Set([...facets, counted])],
      sort: [...(query.sort ?? [])],
      offset: query.offset ?? 0,
      limit: query.limit ?? 20,
      ...(query.only && { attributesToRetrieve: [...query.only] }),
    },
  }
  return [
    main,
    ...refined
      .filter((facet) => facets.includes(facet))
      .map((facet): HostedRequest => ({
        gives: { facet },
        request: { ...shared, filter: filter(without(facet)), facets: [facet], limit: 0 },
      })),
    ...Object.entries(query.ranges ?? {}).flatMap(([range, bounds]) =>
      bounds.slice(1).map((to, at): HostedRequest => {
        const below = at === bounds.length - 2 ? '<=' : '<'
        const kept = refined.includes(range) ? without(range) : parts
        const between = `${range} >= ${bounds[at]} AND ${range} ${below} ${to}`
        return {
          gives: { range, at },
          request: { ...shared, filter: filter(kept, between), facets: [counted], limit: 0 },
        }
      }),
    ),
  ]
}

/** Puts the answers together again. */
export function mergeAnswers(
  query: SearchQuery,
  schema: IndexSchema,
  requests: readonly HostedRequest[],
  answers: readonly MultiSearchResult<Document>[],
): SearchResult {
  const [main] = answers
  const isFacet = (name: string): boolean =>
    schema.attributes[name]?.facet === true || (query.countNumbers === true && schema.attributes[name]?.sort === true)
  const asked = new Set(facetNames(query, schema).filter(isFacet))
  const listed = (counts: Readonly<Record<string, number>> = {}): FacetCount[] => inOrder(counts, query.facetOrder)
  const facetCounts = Object.fromEntries([...asked].map((name) => [name, listed(main!.facetDistribution?.[name])]))
  const facetStats: Record<string, { min: number; max: number }> = { ...main!.facetStats }
  const rangeCounts: Record<string, number[]> = {}
  requests.forEach(({ gives }, at) => {
    if (gives === 'main') return
    if ('facet' in gives) {
      if (isFacet(gives.facet)) facetCounts[gives.facet] = listed(answers[at]!.facetDistribution?.[gives.facet])
      const stats = answers[at]!.facetStats?.[gives.facet]
      if (stats) facetStats[gives.facet] = stats
    } else (rangeCounts[gives.range] ??= [])[gives.at] = totalOf(answers[at]!)
  })
  return { hits: main!.hits, total: totalOf(main!), facetCounts, facetStats, rangeCounts, droppedWords: 0 }
}

/** A server lists values by name, which most callers do not want. */
function inOrder(counts: Readonly<Record<string, number>>, order: SearchQuery['facetOrder']): FacetCount[] {
  const byName = Object.entries(counts).map(([value, count]) => ({ value, count }))
  return order === 'alpha' ? byName : byName.toSorted((one, other) => other.count - one.count)
}

function totalOf({ estimatedTotalHits = 0, facetDistribution }: MultiSearchResult<Document>): number {
  if (estimatedTotalHits <= capped) return estimatedTotalHits
  return Object.values(facetDistribution?.[counted] ?? {}).reduce((sum, count) => sum + count, 0)
}

function facetNames(query: SearchQuery, schema: IndexSchema): readonly string[] {
  const all = Object.entries(schema.attributes)
    .filter(([, { facet, sort }]) => facet || sort)
    .map(([name]) => name)
  return query.facets?.includes('*') ? all : (query.facets ?? [])
}

/** A part of a filter that must hold, in the index's own names. */
interface FilterPart {
  readonly text: string
  /** The attribute it speaks of alone. */
  readonly attribute: string | null
}

/** The parts of a filter, each readable by the server: other names for attributes are unknown to it. */
export function filterParts(input: FilterInput | null | undefined, { aliases = {} }: IndexSchema): FilterPart[] {
  const filter = parseFilter(input)
  if (!filter) return []
  const named = withoutAliases(filter, aliases)
  return allOf(named).map((part) => ({ text: filterText(part), attribute: soleAttribute(part) }))
}

const allOf = (filter: Filter): readonly Filter[] => (filter.type === 'and' ? filter.parts.flatMap(allOf) : [filter])
