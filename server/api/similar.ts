import { uncached } from '#domain/freshness.ts'
import { similarTo } from '#domain/vehicles/similar-cards.ts'
import type { AppDeps } from '../app-deps.ts'
import type { HttpContext } from '../http.ts'
import { requestCtx } from '../request-ctx.ts'

/** In microseconds, with its four searches. */
const cost = 2_000

/** GET /api/cars/{slug}/similar: what this site has that is like one of its vehicles, the best first, ids and cards. */
export const answerSimilar =
  (deps: AppDeps) =>
  async (c: HttpContext): Promise<Response> => {
    c.get('budget').spend(cost)
    const asked = { live: c.get('live'), origin: c.get('canonical').origin, requestId: c.get('requestId') }
    const cards = await similarTo(requestCtx(deps, asked, uncached), c.req.param('slug') ?? '')
    return c.json({ ids: cards.map(({ id }) => id), cards }, 200, { 'cache-control': 'no-store' })
  }
