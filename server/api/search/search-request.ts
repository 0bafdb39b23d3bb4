import { z } from 'zod'
import type { SearchQuery } from '#search/index.ts'

/** Bounds that keep every request cheap. */
export const most = { hits: 1_000, facets: 60, queries: 24, offset: 1_000_000, valuesPerFacet: 1_000 } as const

const name = z.string().max(200)
const names = z.array(name).max(most.facets)
const whole = (max: number) => z.int().min(0).max(max)
const filterText = z.string().max(8_192)
const filter = z.union([filterText, z.array(z.union([filterText, z.array(filterText).max(500)])).max(500)])
const q = z.string().max(1_000)

/** One search as the protocol's clients send it, with our own additions at the end. */
export const searchRequest = z.strictObject({
  q: q.nullish(),
  offset: whole(most.offset).nullish(),
  limit: whole(most.hits).nullish(),
  page: whole(most.offset).nullish(),
  hitsPerPage: whole(most.hits).nullish(),
  filter: filter.nullish(),
  facets: names.nullish(),
  sort: z.array(name).max(10).nullish(),
  attributesToRetrieve: names.nullish(),
  attributesToHighlight: names.nullish(),
  attributesToCrop: names.nullish(),
  highlightPreTag: name.nullish(),
  highlightPostTag: name.nullish(),
  cropLength: whole(1_000).nullish(),
  cropMarker: name.nullish(),
  showMatchesPosition: z.boolean().nullish(),
  matchingStrategy: z.enum(['last', 'all', 'frequency']).nullish(),
  // Known to clients, without meaning for a stock of vehicles.
  showRankingScore: z.boolean().nullish(),
  showRankingScoreDetails: z.boolean().nullish(),
  rankingScoreThreshold: z.number().nullish(),
  attributesToSearchOn: names.nullish(),
  distinct: name.nullish(),
  locales: names.nullish(),
  retrieveVectors: z.boolean().nullish(),
  hybrid: z.null().optional(),
  vector: z.null().optional(),
  // Ours: counts that leave out a facet's own selection, in the same request.
  disjunctiveFacets: names.nullish(),
  facetRanges: z.record(name, z.array(z.number()).min(2).max(100)).nullish(),
  facetOrder: z.enum(['alpha', 'count']).nullish(),
  maxValuesPerFacet: whole(most.valuesPerFacet).nullish(),
})

export type SearchRequest = z.infer<typeof searchRequest>

export const multiSearchRequest = z.strictObject({
  queries: z.array(z.looseObject({ indexUid: z.string().max(400) })).max(most.queries),
  federation: z.null().optional(),
})

export const facetSearchRequest = searchRequest.extend({
  facetName: name,
  facetQuery: q.nullish(),
  exhaustiveFacetCount: z.boolean().nullish(),
})

export const isPaged = ({ page, hitsPerPage }: SearchRequest): boolean =>
  typeof page === 'number' || typeof hitsPerPage === 'number'

const usualHits = 20
const usualValues = 500

/** The part of a request that the engine answers. */
export function engineQuery(request: SearchRequest): SearchQuery {
  return {
    q: request.q ?? '',
    filter: request.filter,
    facets: request.facets ?? [],
    disjunctive: request.disjunctiveFacets ?? [],
    ranges: request.facetRanges ?? {},
    sort: request.sort ?? [],
    facetOrder: request.facetOrder ?? 'alpha',
    maxValuesPerFacet: request.maxValuesPerFacet ?? usualValues,
    matchingStrategy: request.matchingStrategy === 'all' ? 'all' : 'last',
    ...window(request),
  }
}

function window(request: SearchRequest): { offset: number; limit: number } {
  if (!isPaged(request)) return { offset: request.offset ?? 0, limit: request.limit ?? usualHits }
  const limit = request.hitsPerPage ?? usualHits
  const page = request.page ?? 1
  // Page 0 is how clients ask for totals without hits.
  return page === 0 ? { offset: 0, limit: 0 } : { offset: (page - 1) * limit, limit }
}
