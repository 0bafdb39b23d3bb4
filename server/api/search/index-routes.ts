import type { Hono } from 'hono'
import { SearchError } from '#search/index.ts'
import type { AppDeps } from '../../app-deps.ts'
import type { HttpContext, HttpEnv } from '../../http.ts'
import { addDocumentRoutes } from './document-routes.ts'
import { settingOf, settings } from './index-info.ts'
import { requireIndex } from './require-index.ts'

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
  addDocumentRoutes(api, search)
}
