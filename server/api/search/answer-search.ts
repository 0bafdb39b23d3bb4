import { SearchError, type Budget, type Document, type SearchResult } from '#search/index.ts'
import type { SearchService } from '#services/search/search-service.ts'
import type { HttpContext } from '../../http.ts'
import type { AnswerPieces } from './answer-pieces.ts'
import { engineQuery, isPaged, type SearchRequest } from './search-request.ts'
import { hitShower } from './show-hit.ts'

export interface Searching {
  readonly search: SearchService
  readonly site: string
  readonly budget: Budget
}

export const searchingOf = (c: HttpContext, search: SearchService): Searching => ({
  search,
  site: c.get('live').site.slug,
  budget: c.get('budget'),
})

/** Runs one search and writes the answer as the protocol has it, after what the caller has to say itself. */
export async function writeAnswer(
  answer: AnswerPieces,
  { search, site, budget }: Searching,
  request: SearchRequest,
  leading: Document = {},
): Promise<void> {
  const started = performance.now()
  const query = engineQuery(request)
  const result = await search.search(site, query, budget)
  const counts = {
    ...(request.facets && { facetDistribution: distribution(result.facetCounts), facetStats: result.facetStats }),
    ...(request.facetRanges && { facetRanges: result.rangeCounts }),
  }
  await answer.add(JSON.stringify({ ...leading, hits: 0 }).replace(/0}$/, ''))
  await answer.addList(result.hits, hitShower(request, budget))
  const rest = {
    query: request.q ?? '',
    processingTimeMs: Math.round(performance.now() - started),
    ...pagination(request, query.offset ?? 0, query.limit ?? 0, result.total),
    ...counts,
  }
  await answer.add(`,${JSON.stringify(rest).slice(1)}`)
}

/** The protocol gives values as names of an object. */
const distribution = (counts: SearchResult['facetCounts']) =>
  Object.fromEntries(
    Object.entries(counts).map(([name, values]) => [
      name,
      Object.fromEntries(values.map(({ value, count }) => [value, count])),
    ]),
  )

function pagination(request: SearchRequest, offset: number, limit: number, total: number) {
  if (!isPaged(request)) return { limit, offset, estimatedTotalHits: total }
  const hitsPerPage = request.hitsPerPage ?? limit
  return {
    hitsPerPage,
    page: request.page ?? 1,
    totalPages: hitsPerPage > 0 ? Math.ceil(total / hitsPerPage) : 0,
    totalHits: total,
  }
}

/** A document of the site by its id. */
export async function findDocument({ search, site, budget }: Searching, id: string): Promise<Document> {
  const { hits } = /^\d{1,15}$/.test(id)
    ? await search.search(site, { filter: `id = ${id}`, limit: 1 }, budget)
    : { hits: [] }
  if (!hits[0]) throw new SearchError('document_not_found', `Document \`${id}\` not found.`)
  return hits[0]
}
