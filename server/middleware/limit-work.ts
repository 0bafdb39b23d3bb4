import type { MiddlewareHandler } from 'hono'
import { SearchError } from '#search/index.ts'
import { addressKey } from '../address-key.ts'
import type { AppDeps } from '../app-deps.ts'
import type { HttpEnv } from '../http.ts'

/** How an answer that was begun may end, in the words of the metrics. */
const endings: Readonly<Record<string, string>> = { search_budget_exceeded: 'budget', request_cancelled: 'cancelled' }

/** So much of a body is read in the time of one unit. */
const charactersPerUnit = 20

/** Leaves handlers a budget to work within, where address and site have work left and there is a seat. */
export function limitWork({
  publicWork,
  metrics,
}: Pick<AppDeps, 'publicWork' | 'metrics'>): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    // Before there is a seat: whoever sends slowly keeps nobody waiting. What is wrong with the body its reader says.
    const body = c.req.method === 'POST' ? await c.req.text().catch(() => '') : ''
    const address = addressKey(c.get('canonical').clientAddress)
    try {
      await publicWork.run({ address, siteId: c.get('live').site.id, signal: c.req.raw.signal }, (budget) => {
        budget.spend(body.length / charactersPerUnit)
        c.set('budget', budget)
        return next()
      })
    } finally {
      for (const [name, value] of Object.entries(publicWork.limits.headers(address))) c.header(name, value)
    }
    const reason = c.error instanceof SearchError ? endings[c.error.code] : undefined
    if (reason) metrics.refusals.inc({ reason })
  }
}
