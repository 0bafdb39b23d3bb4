import { z } from 'zod'
import { AppError } from '#domain/app-error.ts'
import { readFinanceDisclaimer } from '#domain/finance/read-disclaimer.server.ts'
import { uncached } from '#domain/freshness.ts'
import type { AppDeps } from '../app-deps.ts'
import type { HttpContext } from '../http.ts'
import { requestCtx } from '../request-ctx.ts'

const carId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)
const cost = 1_000

/** GET /api/cars/{id}/finance-disclaimer: what the lender and the site say of a vehicle's finance, in full. */
export const answerFinanceDisclaimer =
  (deps: AppDeps) =>
  async (c: HttpContext): Promise<Response> => {
    const id = carId.safeParse(c.req.param('id'))
    if (!id.success)
      throw new AppError('bad_request', 'Some parameters are wrong.', [
        { field: 'id', message: "wants a vehicle's number" },
      ])
    c.get('budget').spend(cost)
    const asked = { live: c.get('live'), origin: c.get('canonical').origin, requestId: c.get('requestId') }
    const disclaimer = await readFinanceDisclaimer(requestCtx(deps, asked, uncached), id.data)
    return c.json({ disclaimer }, 200, { 'cache-control': 'no-store' })
  }
