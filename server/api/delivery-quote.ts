import { z } from 'zod'
import { siteDelivery } from '#domain/delivery/quote-delivery.ts'
import { uncached } from '#domain/freshness.ts'
import type { AppDeps } from '../app-deps.ts'
import type { HttpContext } from '../http.ts'
import { requestCtx } from '../request-ctx.ts'
import { readQuery } from './read-query.ts'

const quoteQuery = z.strictObject({
  postcode: z.string().max(20).default(''),
  car: z.string().min(1).max(200).optional(),
})

/** In microseconds. */
const cost = 500

/** GET /api/delivery/quote?postcode=&car=: what delivery costs there, and how far it is from where the vehicle stands. */
export const answerDeliveryQuote =
  (deps: AppDeps) =>
  async (c: HttpContext): Promise<Response> => {
    const { postcode, car } = readQuery(c, quoteQuery)
    c.get('budget').spend(cost)
    const asked = { live: c.get('live'), origin: c.get('canonical').origin, requestId: c.get('requestId') }
    return c.json(await siteDelivery(requestCtx(deps, asked, uncached), { postcode, car }), 200, {
      'cache-control': 'no-store',
    })
  }
