import { z } from 'zod'
import { uncached } from '#domain/freshness.ts'
import { suggest } from '#domain/listings/suggest.server.ts'
import type { AppDeps } from '../app-deps.ts'
import type { HttpContext } from '../http.ts'
import { siteStockOf } from '../request-ctx.ts'
import { readQuery } from './read-query.ts'

const suggestQuery = z.object({ q: z.string().max(200, 'may have at most 200 characters').default('') })
/** Long enough for someone who deletes a letter and types it again. */
const keptSeconds = 60

/** GET /api/suggest?q=: what the search box offers while someone types. */
export const answerSuggest =
  (deps: AppDeps) =>
  async (c: HttpContext): Promise<Response> => {
    const { q } = readQuery(c, suggestQuery)
    const stock = siteStockOf(deps, c.get('live'), uncached, c.get('budget'))
    const suggestions = await suggest({ stock, clock: deps.clock }, q)
    return c.json(suggestions, 200, { 'cache-control': `public, max-age=${keptSeconds}` })
  }
