import { z } from 'zod'
import { SearchError, type FederatedResult } from '#search/index.ts'
import { performanceDetails, queryMetadata, requestUid, Stopwatch } from './answer-facts.ts'
import type { AnswerPieces } from './answer-pieces.ts'
import { distribution, type Searching } from './answer-search.ts'
import {
  matchQuery,
  most,
  name,
  names,
  pageWindow,
  pagination,
  usual,
  whole,
  type SearchRequest,
} from './search-request.ts'
import { refuseOwn } from './refuse-own.ts'
import { hitShower } from './show-hit.ts'

export const federationRequest = z.strictObject({
  offset: whole.nullish(),
  limit: whole.nullish(),
  page: whole.nullish(),
  hitsPerPage: whole.nullish(),
  facetsByIndex: z.record(name, names.nullable()).nullish(),
  mergeFacets: z.strictObject({ maxValuesPerFacet: whole.nullish() }).nullish(),
  distinct: name.nullish(),
  showPerformanceDetails: z.boolean().nullish(),
  personalize: z.null('searches are not personalized').optional(),
})

export const federationOptions = z.strictObject({
  weight: z.number().min(0, 'the value of `weight` is invalid, expected a positive float (>= 0.0)').nullish(),
  remote: z.null('there is no network of servers').optional(),
  queryPosition: whole.nullish(),
})

type FederationRequest = z.infer<typeof federationRequest>
export type FederatedRequest = SearchRequest & {
  readonly indexUid: string
  readonly federationOptions?: z.infer<typeof federationOptions> | null | undefined
}

/** Runs the queries and writes one list of what they found, each hit as its own query wants it shown. */
export async function writeFederated(
  answer: AnswerPieces,
  { search, site, budget, indexUid, tellsMetadata }: Searching,
  federation: FederationRequest,
  requests: readonly FederatedRequest[],
): Promise<void> {
  requests.forEach(refuseOwn)
  const watch = new Stopwatch()
  const result = await search.federate(
    site,
    {
      queries: requests.map((request) => ({
        ...matchQuery(request),
        sort: request.sort ?? [],
        weight: request.federationOptions?.weight ?? 1,
      })),
      facets: facetsOf(federation, indexUid),
      facetOrder: 'alpha',
      countNumbers: true,
      maxValuesPerFacet: Math.min(
        most.valuesPerFacet,
        federation.mergeFacets?.maxValuesPerFacet ?? usual.valuesPerFacet,
      ),
      ...(typeof federation.distinct === 'string' && { distinct: federation.distinct }),
      ...pageWindow(federation),
    },
    budget,
  )
  watch.lap('search')
  const showers = requests.map((request) => hitShower(request, budget))
  await answer.add('{"hits":')
  await answer.addList(result.hits.entries(), ([at, hit]) => {
    const { query, score, weighted } = result.origins[at]!
    const origin = { indexUid, queriesPosition: query, weightedRankingScore: weighted }
    return { ...showers[query]!(hit, score), _federation: origin }
  })
  watch.lap('format')
  const rest = {
    processingTimeMs: watch.milliseconds,
    ...pagination(federation, result.total),
    ...counts(federation, indexUid, result),
    ...requestUid(),
    ...(tellsMetadata && { metadata: requests.map(({ q }) => queryMetadata(indexUid, q)) }),
    ...(federation.showPerformanceDetails && performanceDetails(watch)),
  }
  await answer.add(`,${JSON.stringify(rest).slice(1)}`)
}

function facetsOf({ facetsByIndex }: FederationRequest, indexUid: string): readonly string[] {
  const unknown = Object.keys(facetsByIndex ?? {}).find((uid) => uid !== indexUid)
  if (unknown === undefined) return facetsByIndex?.[indexUid] ?? []
  throw new SearchError(
    'invalid_multi_search_facets_by_index',
    `Inside \`.federation.facetsByIndex.${unknown}\`: Index \`${unknown}\` not found.`,
  )
}

function counts({ facetsByIndex, mergeFacets }: FederationRequest, indexUid: string, result: FederatedResult) {
  if (!facetsByIndex?.[indexUid]) return {}
  const [values, stats] = [distribution(result.facetCounts), result.facetStats]
  return mergeFacets
    ? { facetDistribution: values, facetStats: stats }
    : { facetsByIndex: { [indexUid]: { distribution: values, stats } } }
}
