import { z } from 'zod'
import { withEqualSigns } from '#domain/stock-search/site-scope.ts'
import { SearchError } from '#search/index.ts'
import type { HttpContext } from '../../http.ts'
import { AnswerPieces } from './answer-pieces.ts'
import { distribution, type Searching } from './answer-search.ts'
import { readPayload } from './read-request.ts'
import { most, name, names, usual, whole } from './search-request.ts'

/** Searches as older pages send them: the site's own filter, what a shopper chose, and words. */
const carsRequest = z.strictObject({
  search_filters: z.string().max(8_192).nullish(),
  filters: z.string().max(8_192).nullish(),
  query: z.string().max(1_000).nullish(),
  sort: z.array(name).max(10).nullish(),
  facets: names.nullish(),
  offset: whole.nullish(),
  hitsPerPage: whole.nullish(),
  limit: whole.nullish(),
})

type CarsRequest = z.infer<typeof carsRequest>

const usualCars = 21

/** A plain list where a limit is named or nothing but the site's filter; else one page with counts. */
export async function listCars(c: HttpContext, search: Searching['search']): Promise<Response> {
  const request = await readPayload(c, carsRequest)
  const asked = { limit: limitOf(request), offset: request.offset ?? 0, facets: request.facets ?? [] }
  const started = performance.now()
  const found = await search.search(
    c.get('live').site.slug,
    {
      q: request.query ?? '',
      filter: [request.search_filters, request.filters].flatMap((text) => (text ? [withEqualSigns(text)] : [])),
      sort: request.sort ?? [],
      ...asked,
      ...(asked.facets.length > 0 && { countNumbers: true, maxValuesPerFacet: usual.valuesPerFacet }),
    },
    c.get('budget'),
  )
  const answer = new AnswerPieces(c.get('budget'))
  if (isPlain(request)) {
    await answer.addList(found.hits, (hit) => hit)
    return answer.response()
  }
  await answer.add('{"hits":')
  await answer.addList(found.hits, (hit) => hit)
  const rest = {
    count: found.total,
    facets: distribution(found.facetCounts),
    pages: asked.limit > 0 ? Math.ceil(found.total / asked.limit) : 0,
    ms: Math.round(performance.now() - started),
  }
  await answer.add(`,${JSON.stringify(rest).slice(1)}`)
  return answer.response()
}

/** What only a page with counts has. */
const ofPages = ['hitsPerPage', 'facets'] as const
const ofBoth = ['filters', 'query', 'sort', 'offset'] as const
const isGiven = (value: unknown): boolean => value !== null && value !== undefined

function isPlain(request: CarsRequest): boolean {
  if (!isGiven(request.limit)) return ![...ofPages, ...ofBoth].some((field) => isGiven(request[field]))
  const other = ofPages.find((field) => isGiven(request[field]))
  if (other)
    throw new SearchError('bad_request', `\`limit\` asks for a plain list, \`${other}\` for a page: name one of them.`)
  return true
}

const limitOf = ({ limit, hitsPerPage }: CarsRequest): number => Math.min(most.hits, limit ?? hitsPerPage ?? usualCars)
