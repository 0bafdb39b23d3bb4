import type { Hono } from 'hono'
import { SearchError } from '#search/index.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { HttpContext, HttpEnv } from '../../http.ts'
import { AnswerPieces } from './answer-pieces.ts'
import { searchingOf, writeAnswer } from './answer-search.ts'
import { listCars } from './list-cars.ts'
import { answerMultiSearch } from './multi-search.ts'
import { readPayload, readQueryString } from './read-request.ts'
import { requireIndex } from './require-index.ts'
import { facetSearchRequest, matchQuery, searchRequest, usual, type SearchRequest } from './search-request.ts'

export function addSearchRoutes(api: Hono<HttpEnv>, { search }: AppDeps): void {
  const answerOne = async (c: HttpContext, request: SearchRequest): Promise<Response> => {
    const answer = new AnswerPieces(c.get('budget'))
    await writeAnswer(answer, searchingOf(c, search), request)
    return answer.response()
  }

  api.post('/indexes/:uid/search', async (c) => {
    requireIndex(c, c.req.param('uid'))
    return answerOne(c, await readPayload(c, searchRequest))
  })

  api.get('/indexes/:uid/search', async (c) => {
    requireIndex(c, c.req.param('uid'))
    return answerOne(c, readQueryString(c, searchRequest))
  })

  api.post('/multi-search', (c) => answerMultiSearch(c, search))

  api.post('/indexes/:uid/facet-search', async (c) => {
    requireIndex(c, c.req.param('uid'))
    const started = performance.now()
    const { facetName, facetQuery, ...request } = await readPayload(c, facetSearchRequest)
    const facetHits = await search.searchFacet(
      c.get('live').site.slug,
      {
        ...matchQuery(request),
        facetName,
        facetQuery: facetQuery ?? '',
        compares: 'beginning',
        order: 'alpha',
        limit: usual.valuesPerFacet,
      },
      c.get('budget'),
    )
    return c.json({
      facetHits,
      facetQuery: facetQuery ?? null,
      processingTimeMs: Math.round(performance.now() - started),
    })
  })

  api.post('/cars', (c) => listCars(c, search))

  for (const path of ['/indexes/:uid/facet-search', '/multi-search', '/cars']) {
    api.all(path, () => {
      throw new SearchError('method_not_allowed', 'Use POST.')
    })
  }
}
