import type { Hono } from 'hono'
import { z } from 'zod'
import { SearchError } from '#search/index.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { HttpContext, HttpEnv } from '../../http.ts'
import { AnswerPieces } from './answer-pieces.ts'
import { findDocument, searchingOf } from './answer-search.ts'
import { settingOf, settings } from './index-info.ts'
import { readPayload, readQueryString } from './read-request.ts'
import { requireIndex } from './require-index.ts'
import { searchRequest } from './search-request.ts'
import { retrieved } from './show-hit.ts'

const documentsRequest = searchRequest.pick({ offset: true, limit: true, filter: true, sort: true }).extend({
  fields: z.union([z.array(z.string().max(200)).max(60), z.string().max(2_000)]).nullish(),
  ids: z
    .array(z.union([z.string().max(40), z.int()]))
    .max(1_000)
    .nullish(),
  retrieveVectors: z.boolean().nullish(),
})

/** Reading what is in the index, and what the index is. Nothing here writes: stock comes from dealers' feeds. */
export function addIndexRoutes(api: Hono<HttpEnv>, { search, clock }: AppDeps): void {
  const size = async (c: HttpContext): Promise<number> =>
    (await search.search(c.get('live').site.slug, { limit: 0 }, c.get('budget'))).total
  const described = (c: HttpContext) => {
    const moment = clock().toISOString()
    return { uid: c.get('live').config.search.indexName, createdAt: moment, updatedAt: moment, primaryKey: 'id' }
  }
  const stats = async (c: HttpContext) => ({
    numberOfDocuments: await size(c),
    isIndexing: false,
    fieldDistribution: {},
    numberOfEmbeddings: 0,
    numberOfEmbeddedDocuments: 0,
    rawDocumentDbSize: 0,
    avgDocumentSize: 0,
  })
  const listed = async (c: HttpContext, request: z.infer<typeof documentsRequest>): Promise<Response> => {
    const { offset = 0, limit = 20 } = { offset: request.offset ?? 0, limit: request.limit ?? 20 }
    const filter = [
      ...(request.ids ? [`id IN [${request.ids.map(idText).join(', ')}]`] : []),
      ...asList(request.filter),
    ]
    const query = { filter, sort: request.sort ?? ['id:asc'], offset, limit }
    const { hits, total } = await search.search(c.get('live').site.slug, query, c.get('budget'))
    const fields = typeof request.fields === 'string' ? request.fields.split(',') : (request.fields ?? ['*'])
    const answer = new AnswerPieces(c.get('budget'))
    await answer.add('{"results":')
    await answer.addList(hits, (hit) => retrieved(hit, fields))
    await answer.add(`,${JSON.stringify({ offset, limit, total }).slice(1)}`)
    return answer.response()
  }

  api.get('/version', (c) => c.json({ commitSha: 'forecourt', commitDate: 'forecourt', pkgVersion: '1.16.0' }))
  api.get('/stats', async (c) =>
    c.json({
      databaseSize: 0,
      usedDatabaseSize: 0,
      lastUpdate: clock().toISOString(),
      indexes: { [described(c).uid]: await stats(c) },
    }),
  )
  api.get('/indexes', (c) => c.json({ results: [described(c)], offset: 0, limit: 20, total: 1 }))
  api.use('/indexes/:uid/*', async (c, next) => {
    requireIndex(c, c.req.param('uid'))
    await next()
  })
  api.get('/indexes/:uid', (c) => {
    requireIndex(c, c.req.param('uid'))
    return c.json(described(c))
  })
  api.get('/indexes/:uid/stats', async (c) => c.json(await stats(c)))
  api.get('/indexes/:uid/settings', (c) => c.json(settings))
  api.get('/indexes/:uid/settings/:name', (c) => {
    const setting = settingOf(c.req.param('name'))
    if (setting === undefined) throw new SearchError('not_found', 'There is no such setting.')
    return c.json(setting)
  })
  api.get('/indexes/:uid/documents', (c) => listed(c, readQueryString(c, documentsRequest)))
  api.post('/indexes/:uid/documents/fetch', async (c) => listed(c, await readPayload(c, documentsRequest)))
  api.get('/indexes/:uid/documents/:id', async (c) =>
    c.json(await findDocument(searchingOf(c, search), c.req.param('id'))),
  )
}

const asList = (filter: z.infer<typeof documentsRequest>['filter']) =>
  typeof filter === 'string' ? [filter] : (filter ?? [])

/** Only whole numbers name a vehicle; anything else names none. */
const idText = (id: string | number): string => (/^\d{1,15}$/.test(String(id)) ? String(id) : '0')
