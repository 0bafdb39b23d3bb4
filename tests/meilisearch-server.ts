import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { carSchema } from '#domain/stock-search/car-schema.ts'
import { SearchIndex, type Document } from '#search/index.ts'
import { createSearchApi } from '#server/api/search/create-search-api.ts'
import { searchKey } from '#server/api/search/search-key.ts'
import type { AppDeps } from '#server/app-deps.ts'
import type { HttpEnv } from '#server/http.ts'
import { PublicWork } from '#server/limits/public-work.ts'
import { createMetrics } from '#server/metrics.ts'
import type { FederatedSearch, SearchService } from '#services/search/search-service.ts'

export interface MeilisearchServer {
  host: string
  apiKey: string
  indexName: string
  /** Makes every answer wait, or fail. */
  trouble: { status?: number }
  close: () => Promise<void>
}

const site = { id: 1, slug: 'whole-stock' }
const indexName = 'Car_production'

/**
 * Our own endpoint as a server of its own, for the hosted search to talk to: the same routes over one index of all stock,
 * and the few ways to write that the official client uses.
 */
export async function startMeilisearchServer(): Promise<MeilisearchServer> {
  const index = new SearchIndex(carSchema)
  const trouble: MeilisearchServer['trouble'] = {}
  const app = new Hono<HttpEnv>()
  app.use(async (c, next) => {
    if (trouble.status)
      return c.json({ message: 'out of order', code: 'internal', type: 'internal', link: '' }, trouble.status as 500)
    c.set('live', { site, config: { search: { indexName } } } as unknown as HttpEnv['Variables']['live'])
    c.set('canonical', { origin: '', hostname: '', clientAddress: undefined })
    return next()
  })
  addWrites(app, index)
  app.route(
    '/',
    createSearchApi({
      search: unscoped(index),
      sites: { current: (live: unknown) => live },
      siteSearch: { define: () => {} },
      clock: () => new Date(),
      publicWork: new PublicWork({ addressPercent: 100, sitePercent: 100, now: Date.now, onRefused: () => {} }),
      metrics: createMetrics(),
    } as unknown as AppDeps),
  )
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false })
  await new Promise((listening) => server.once('listening', listening))
  const { port } = server.address() as { port: number }
  return {
    host: `http://127.0.0.1:${port}`,
    apiKey: searchKey(site),
    indexName,
    trouble,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}

/** The index without any site's view over it. */
const unscoped = (index: SearchIndex): Pick<SearchService, 'search' | 'searchFacet'> & FederatedSearch => ({
  search: async (_, query) => ({ ...index.search(query), validUntil: Number.POSITIVE_INFINITY }),
  searchFacet: async (_, query) => index.searchFacet(query),
  federate: async (_, federation) => index.federate(federation),
})

/** Every task has ended by the time it is answered for. */
function addWrites(app: Hono<HttpEnv>, index: SearchIndex): void {
  const task = {
    taskUid: 1,
    indexUid: indexName,
    status: 'enqueued',
    type: 'documentAdditionOrUpdate',
    enqueuedAt: new Date(0).toISOString(),
  }
  app.get('/tasks/:uid', (c) => c.json({ ...task, uid: 1, status: 'succeeded', error: null }))
  app.patch('/indexes/:uid/settings', (c) => c.json(task, 202))
  app.post('/indexes/:uid/documents', async (c) => {
    for (const document of (await c.req.json()) as Document[]) index.upsert(document)
    return c.json(task, 202)
  })
  app.post('/indexes/:uid/documents/delete-batch', async (c) => {
    for (const id of (await c.req.json()) as string[]) index.remove(Number(id))
    return c.json(task, 202)
  })
  app.post('/indexes/:uid/documents/delete', async (c) => {
    const { filter } = (await c.req.json()) as { filter: string }
    for (const { id } of index.search({ filter, limit: index.size }).hits) index.remove(id as number)
    return c.json(task, 202)
  })
}
