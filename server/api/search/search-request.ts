import { z } from 'zod'
import type { SearchQuery } from '#search/index.ts'
import { positiveInteger } from './field-error.ts'
import { locales } from './locales.ts'

/** Bounds that keep every request cheap. */
export const most = { hits: 1_000, facets: 60, queries: 24, offset: 1_000_000, valuesPerFacet: 1_000 } as const
/** What a request gets that names no number. */
export const usual = { hits: 20, valuesPerFacet: 500 } as const

export const name = z.string().max(200)
export const names = z.array(name).max(most.facets)
export const whole = z.int(positiveInteger).min(0, positiveInteger)
const filterText = z.string().max(8_192)
const filter = z.union([filterText, z.array(z.union([filterText, z.array(filterText).max(500)])).max(500)])
const q = z.string().max(1_000)

const wrongThreshold = 'the value of `rankingScoreThreshold` is invalid, expected a float between `0.0` and `1.0`'

/** What a request says of what is to be found. */
const matching = {
  q: q.nullish(),
  filter: filter.nullish(),
  matchingStrategy: z.enum(['last', 'all', 'frequency']).nullish(),
  attributesToSearchOn: names.nullish(),
  rankingScoreThreshold: z.number().min(0, wrongThreshold).max(1, wrongThreshold).nullish(),
  locales: z.array(z.enum(locales)).max(most.facets).nullish(),
}

/** One search as the protocol's clients send it, with our own additions at the end. */
export const searchRequest = z.strictObject({
  ...matching,
  offset: whole.nullish(),
  limit: whole.nullish(),
  page: whole.nullish(),
  hitsPerPage: whole.nullish(),
  facets: names.nullish(),
  sort: z.array(name).max(10).nullish(),
  distinct: name.nullish(),
  attributesToRetrieve: names.nullish(),
  attributesToHighlight: names.nullish(),
  attributesToCrop: names.nullish(),
  highlightPreTag: name.nullish(),
  highlightPostTag: name.nullish(),
  cropLength: whole.max(1_000).nullish(),
  cropMarker: name.nullish(),
  showMatchesPosition: z.boolean().nullish(),
  showRankingScore: z.boolean().nullish(),
  showRankingScoreDetails: z.boolean().nullish(),
  showPerformanceDetails: z.boolean().nullish(),
  // There are no embedders: a hit has no vectors to show, and nothing else of theirs can be asked for.
  retrieveVectors: z.boolean().nullish(),
  hybrid: z.null('there are no embedders in this index').optional(),
  vector: z.null('there are no embedders in this index').optional(),
  media: z.null('there are no embedders in this index').optional(),
  personalize: z.null('searches are not personalized').optional(),
  useNetwork: z.literal(false, 'there is no network of servers').nullish(),
  // Ours: counts that leave out a facet's own selection, in the same request.
  disjunctiveFacets: names.nullish(),
  facetRanges: z.record(name, z.array(z.number()).min(2).max(100)).nullish(),
  facetOrder: z.enum(['alpha', 'count']).nullish(),
  maxValuesPerFacet: whole.max(most.valuesPerFacet).nullish(),
})

export type SearchRequest = z.infer<typeof searchRequest>

/** Whatever else a search would say is ignored: clients send what they searched with. */
export const facetSearchRequest = z.looseObject({
  ...matching,
  facetName: name,
  facetQuery: q.nullish(),
  exhaustiveFacetCount: z.boolean().nullish(),
})

export type FacetSearchRequest = z.infer<typeof facetSearchRequest>

type Pages = Pick<SearchRequest, 'page' | 'hitsPerPage' | 'offset' | 'limit'>

export const isPaged = ({ page, hitsPerPage }: Pages): boolean =>
  typeof page === 'number' || typeof hitsPerPage === 'number'

/** The part of a request that says what is found. */
export const matchQuery = (request: z.infer<z.ZodObject<typeof matching>>) => ({
  q: request.q ?? '',
  filter: request.filter,
  matchingStrategy: request.matchingStrategy ?? 'last',
  ...(request.attributesToSearchOn && { searchOn: request.attributesToSearchOn }),
  ...(request.rankingScoreThreshold && { minScore: request.rankingScoreThreshold }),
})

/** The part of a request that the engine answers. */
export function engineQuery(request: SearchRequest): SearchQuery {
  return {
    ...matchQuery(request),
    facets: request.facets ?? [],
    disjunctive: request.disjunctiveFacets ?? [],
    ranges: request.facetRanges ?? {},
    sort: request.sort ?? [],
    facetOrder: request.facetOrder ?? 'alpha',
    maxValuesPerFacet: request.maxValuesPerFacet ?? usual.valuesPerFacet,
    ...(request.facets && request.facets.length > 0 && { countNumbers: true }),
    ...(typeof request.distinct === 'string' && { distinct: request.distinct }),
    ...((request.showRankingScore || request.showRankingScoreDetails) && { scores: true }),
    ...pageWindow(request),
  }
}

/** Which hits are meant. More than a request may have are not refused but cut. */
export function pageWindow(request: Pages): { offset: number; limit: number } {
  const limit = Math.min(most.hits, (isPaged(request) ? request.hitsPerPage : request.limit) ?? usual.hits)
  if (!isPaged(request)) return { offset: Math.min(most.offset, request.offset ?? 0), limit }
  const page = request.page ?? 1
  // Page 0 is how clients ask for totals without hits.
  return page === 0 ? { offset: 0, limit: 0 } : { offset: Math.min(most.offset, (page - 1) * limit), limit }
}

/** What an answer says of its place among all. */
export function pagination(request: Pages, total: number) {
  const { offset } = pageWindow(request)
  if (!isPaged(request)) return { limit: request.limit ?? usual.hits, offset, estimatedTotalHits: total }
  const hitsPerPage = Math.min(most.hits, request.hitsPerPage ?? usual.hits)
  return {
    hitsPerPage,
    page: request.page ?? 1,
    totalPages: hitsPerPage > 0 ? Math.ceil(total / hitsPerPage) : 0,
    totalHits: total,
  }
}
