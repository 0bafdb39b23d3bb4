import { SearchError, type Budget, type Document, type FacetCount } from '#search/index.ts'
import type { FederatedSearch, SearchService } from '#services/search/search-service.ts'
import type { HttpContext } from '../../http.ts'
import { performanceDetails, queryMetadata, requestUid, Stopwatch } from './answer-facts.ts'
import type { AnswerPieces } from './answer-pieces.ts'
import { engineQuery, pagination, type SearchRequest } from './search-request.ts'
import { hitShower } from './show-hit.ts'

export interface Searching {
  readonly search: SearchService & FederatedSearch
  readonly site: string
  readonly indexUid: string
  readonly budget: Budget
  /** Whether the client asked to be told which query was answered, and by which index. */
  readonly tellsMetadata: boolean
}

export const searchingOf = (c: HttpContext, search: Searching['search']): Searching => ({
  search,
  site: c.get('live').site.slug,
  indexUid: c.get('live').config.search.indexName,
  budget: c.get('budget'),
  tellsMetadata: c.req.header('meili-include-metadata') === 'true',
})

/** Runs one search and writes the answer as the protocol has it, after what the caller has to say itself. */
export async function writeAnswer(
  answer: AnswerPieces,
  searching: Searching,
  request: SearchRequest,
  leading: Document = {},
): Promise<void> {
  const { search, site, budget, indexUid } = searching
  const watch = new Stopwatch()
  const result = await search.search(site, engineQuery(request), budget)
  watch.lap('search')
  const show = hitShower(request, budget)
  await answer.add(JSON.stringify({ ...leading, hits: 0 }).replace(/0}$/, ''))
  await answer.addList(result.hits.entries(), ([at, hit]) => show(hit, result.scores?.[at]))
  watch.lap('format')
  const rest = {
    query: request.q ?? '',
    processingTimeMs: watch.milliseconds,
    ...pagination(request, result.total),
    ...(request.facets && { facetDistribution: distribution(result.facetCounts), facetStats: result.facetStats }),
    ...(request.facetRanges && { facetRanges: result.rangeCounts }),
    ...requestUid(),
    ...(searching.tellsMetadata && { metadata: queryMetadata(indexUid, request.q) }),
    ...(request.showPerformanceDetails && performanceDetails(watch)),
  }
  await answer.add(`,${JSON.stringify(rest).slice(1)}`)
}

/** The protocol gives values as names of an object. */
export const distribution = (counts: Readonly<Record<string, readonly FacetCount[]>>) =>
  Object.fromEntries(
    Object.entries(counts).map(([name, values]) => [
      name,
      Object.fromEntries(values.map(({ value, count }) => [value, count])),
    ]),
  )

/** A document of the site by its id. */
export async function findDocument({ search, site, budget }: Searching, id: string): Promise<Document> {
  const { hits } = /^\d{1,15}$/.test(id)
    ? await search.search(site, { filter: `id = ${id}`, limit: 1 }, budget)
    : { hits: [] }
  if (!hits[0]) throw new SearchError('document_not_found', `Document \`${id}\` not found.`)
  return hits[0]
}
