import { z } from 'zod'
import { QueryError, SearchError } from '#search/index.ts'
import type { HttpContext } from '../../http.ts'
import { AnswerPieces } from './answer-pieces.ts'
import { searchingOf, writeAnswer, type Searching } from './answer-search.ts'
import { fieldError, searchCode, type CodeOf } from './field-error.ts'
import { federationRequest, federationOptions, writeFederated, type FederatedRequest } from './federated-search.ts'
import { readPayload } from './read-request.ts'
import { requireIndex } from './require-index.ts'
import { most, searchRequest } from './search-request.ts'

const multiSearchRequest = z.strictObject({
  queries: z.array(z.unknown()).max(most.queries, `at most ${most.queries} queries can be sent together`),
  federation: federationRequest.nullish(),
})
const queryRequest = searchRequest.extend({ indexUid: z.string(), federationOptions: federationOptions.nullish() })

/** Fields whose codes are of several queries, not of a search. */
const own = new Map<PropertyKey | undefined, string>([
  ['facetsByIndex', 'invalid_multi_search_facets_by_index'],
  ['mergeFacets', 'invalid_multi_search_merge_facets'],
  ['maxValuesPerFacet', 'invalid_multi_search_max_values_per_facet'],
  ['weight', 'invalid_multi_search_weight'],
  ['remote', 'invalid_multi_search_remote'],
  ['queryPosition', 'invalid_multi_search_query_position'],
])
const multiSearchCode: CodeOf = ([field, of, inner]) => {
  if (field !== 'federation' || of === undefined) return 'bad_request'
  return (of === 'mergeFacets' && own.get(inner)) || (own.get(of) ?? searchCode([of]))
}
const queryCode: CodeOf = ([field, of]) => {
  if (field === 'indexUid') return 'invalid_index_uid'
  if (field !== 'federationOptions') return searchCode([field!])
  return own.get(of) ?? 'invalid_multi_search_federation_options'
}

/** Answers several queries at once: each for itself, or with one list of hits. */
export async function answerMultiSearch(c: HttpContext, search: Searching['search']): Promise<Response> {
  const { queries, federation } = await readPayload(c, multiSearchRequest, multiSearchCode)
  const requests = queries.map((query, at) => readQuery(c, query, at))
  const searching = searchingOf(c, search)
  const answer = new AnswerPieces(c.get('budget'))
  if (federation) await writeFederated(answer, searching, federation, requests)
  else await writeEach(answer, searching, requests)
  return answer.response()
}

async function writeEach(
  answer: AnswerPieces,
  searching: Searching,
  requests: readonly FederatedRequest[],
): Promise<void> {
  let before = '{"results":['
  for (const [at, { indexUid, federationOptions: options, ...request }] of requests.entries()) {
    if (options)
      throw new QueryError(
        at,
        new SearchError(
          'invalid_multi_search_federation_options',
          'Using `federationOptions` is not allowed in a non-federated search.\n - Hint: remove `federationOptions` from the query or add `federation` to the request.',
        ),
      )
    await answer.add(before)
    await inQuery(at, () => writeAnswer(answer, searching, request, { indexUid }))
    before = ','
  }
  await answer.add(requests.length > 0 ? ']}' : '{"results":[]}')
}

function readQuery(c: HttpContext, input: unknown, at: number): FederatedRequest {
  const read = queryRequest.safeParse(input)
  if (!read.success) throw fieldError(read.error, { input, codeOf: queryCode, place: `.queries[${at}]` })
  try {
    requireIndex(c, read.data.indexUid)
  } catch (error) {
    throw ofQuery(at, error)
  }
  return read.data
}

async function inQuery(at: number, answer: () => Promise<void>): Promise<void> {
  try {
    await answer()
  } catch (error) {
    throw ofQuery(at, error)
  }
}

/** What a query asks is its own fault; what all of them cost together is not. */
const ofQuery = (at: number, error: unknown): unknown =>
  error instanceof SearchError && /^(invalid|index)_/.test(error.code) ? new QueryError(at, error) : error
