import type { Hono } from 'hono'
import { z } from 'zod'
import { SearchError, type SearchQuery } from '#search/index.ts'
import type { HttpContext, HttpEnv } from '../../http.ts'
import { AnswerPieces } from './answer-pieces.ts'
import { findDocument, searchingOf, type Searching } from './answer-search.ts'
import { documentCode } from './field-error.ts'
import { readPayload, readQueryString } from './read-request.ts'
import { names, pageWindow, searchRequest, usual } from './search-request.ts'
import { retrieved } from './show-hit.ts'

const shownRequest = z.strictObject({ fields: names.nullish(), retrieveVectors: z.boolean().nullish() })
const documentsRequest = searchRequest.pick({ offset: true, limit: true, filter: true, sort: true }).extend({
  ...shownRequest.shape,
  ids: z
    .array(z.union([z.string(), z.int()]))
    .max(1_000, 'at most 1000 documents can be named')
    .nullish(),
})

type DocumentsRequest = z.infer<typeof documentsRequest>
type ShownRequest = z.infer<typeof shownRequest>

/** Reading documents, by what they are or by their ids. */
export function addDocumentRoutes(api: Hono<HttpEnv>, search: Searching['search']): void {
  const listed = async (c: HttpContext, request: DocumentsRequest): Promise<Response> => {
    const window = pageWindow({ offset: request.offset, limit: request.limit })
    const ids = request.ids ? [`id IN [${request.ids.map(idText).join(', ')}]`] : []
    const query = { filter: [...ids, ...asList(request.filter)], sort: request.sort ?? ['id:asc'], ...window }
    const { hits, total } = await ofDocuments(() => search.search(c.get('live').site.slug, query, c.get('budget')))
    const answer = new AnswerPieces(c.get('budget'))
    await answer.add('{"results":')
    await answer.addList(hits, (hit) => shown(hit, request))
    const rest = { offset: window.offset, limit: request.limit ?? usual.hits, total }
    await answer.add(`,${JSON.stringify(rest).slice(1)}`)
    return answer.response()
  }

  api.get('/indexes/:uid/documents', (c) => listed(c, readQueryString(c, documentsRequest, documentCode)))
  api.post('/indexes/:uid/documents/fetch', async (c) =>
    listed(c, await readPayload(c, documentsRequest, documentCode)),
  )
  api.get('/indexes/:uid/documents/:id', async (c) => {
    const request = readQueryString(c, shownRequest, documentCode)
    return c.json(shown(await findDocument(searchingOf(c, search), c.req.param('id')), request))
  })
}

const shown = (hit: Parameters<typeof retrieved>[0], { fields, retrieveVectors }: ShownRequest) => ({
  ...retrieved(hit, fields ?? ['*']),
  ...(retrieveVectors && { _vectors: {} }),
})

const asList = (filter: DocumentsRequest['filter']): Exclude<NonNullable<SearchQuery['filter']>, string> =>
  typeof filter === 'string' ? [filter] : (filter ?? [])

/** Any well-formed id may be asked for; only whole numbers name a vehicle, anything else names none. */
function idText(id: string | number, at: number): string {
  const text = String(id)
  if (!/^[\w-]{1,511}$/.test(text))
    throw new SearchError(
      'invalid_document_ids',
      `In \`.ids[${at}]\`: Document identifier \`${JSON.stringify(id).slice(0, 100)}\` is invalid. A document identifier can be of type integer or string, only composed of alphanumeric characters (a-z A-Z 0-9), hyphens (-) and underscores (_), and can not be more than 511 bytes.`,
    )
  return /^(0|[1-9]\d{0,14})$/.test(text) ? text : '-1'
}

/** The engine speaks of searches; here the same is wrong with a request for documents. */
async function ofDocuments<Result>(search: () => Promise<Result>): Promise<Result> {
  try {
    return await search()
  } catch (error) {
    if (!(error instanceof SearchError)) throw error
    throw new SearchError(error.code.replace(/^invalid_search_(filter|sort)$/, 'invalid_document_$1'), error.message)
  }
}
