import type { Hono } from 'hono'
import { z } from 'zod'
import { withEqualSigns } from '#domain/stock-search/site-scope.ts'
import { SearchError } from '#search/index.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { HttpContext, HttpEnv } from '../../http.ts'
import { AnswerPieces } from './answer-pieces.ts'
import { searchingOf, writeAnswer } from './answer-search.ts'
import { fieldError } from './protocol-error.ts'
import { readPayload, readQueryString } from './read-request.ts'
import { requireIndex } from './require-index.ts'
import { facetSearchRequest, multiSearchRequest, searchRequest, type SearchRequest } from './search-request.ts'

/** What a plain list of cars is asked by. */
const carsRequest = z.strictObject({
  search_filters: z.string().max(8_192).nullish(),
  filters: z.string().max(8_192).nullish(),
  query: z.string().max(1_000).nullish(),
  sort: z.array(z.string().max(200)).max(10).nullish(),
  offset: z.int().min(0).max(1_000_000).nullish(),
  limit: z.int().min(0).max(1_000).nullish(),
})
const usualCars = 21

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

  api.post('/multi-search', async (c) => {
    const { queries } = await readPayload(c, multiSearchRequest)
    const answer = new AnswerPieces(c.get('budget'))
    let before = '{"results":['
    for (const [at, { indexUid, ...rest }] of queries.entries()) {
      requireIndex(c, indexUid, `.queries[${at}]`)
      const request = searchRequest.safeParse(rest)
      if (!request.success) throw fieldError(request.error, `.queries[${at}]`)
      await answer.add(before)
      await writeAnswer(answer, searchingOf(c, search), request.data, { indexUid })
      before = ','
    }
    await answer.add(queries.length > 0 ? ']}' : '{"results":[]}')
    return answer.response()
  })

  api.post('/indexes/:uid/facet-search', async (c) => {
    requireIndex(c, c.req.param('uid'))
    const started = performance.now()
    const { facetName, facetQuery, q, filter } = await readPayload(c, facetSearchRequest)
    const facetHits = await search.searchFacet(
      c.get('live').site.slug,
      { facetName, facetQuery: facetQuery ?? '', q: q ?? '', filter },
      c.get('budget'),
    )
    return c.json({
      facetHits,
      facetQuery: facetQuery ?? null,
      processingTimeMs: Math.round(performance.now() - started),
    })
  })

  api.post('/cars', async (c) => {
    const { search_filters, filters, query, sort, offset, limit } = await readPayload(c, carsRequest)
    const filter = [search_filters, filters].flatMap((text) => (text ? [withEqualSigns(text)] : []))
    const { hits } = await search.search(
      c.get('live').site.slug,
      { q: query ?? '', filter, sort: sort ?? [], offset: offset ?? 0, limit: limit ?? usualCars },
      c.get('budget'),
    )
    const answer = new AnswerPieces(c.get('budget'))
    await answer.addList(hits, (hit) => hit)
    return answer.response()
  })

  for (const path of ['/indexes/:uid/facet-search', '/multi-search', '/cars']) {
    api.all(path, () => {
      throw new SearchError('method_not_allowed', 'Use POST.')
    })
  }
}
