import { z } from 'zod'
import { AppError } from '#domain/app-error.ts'
import { uncached } from '#domain/freshness.ts'
import { freshFields } from '#domain/vehicles/head/fresh-fields.ts'
import type { AppDeps } from '../app-deps.ts'
import type { HttpContext } from '../http.ts'
import { requestCtx } from '../request-ctx.ts'
import { readQuery } from './read-query.ts'

/** What the page that asks knows. Other parameters of older pages do no harm. */
const viewQuery = z.object({
  photos_count: z.coerce.number().int().min(0).optional().catch(undefined),
  updated_at: z.iso.datetime({ offset: true }).optional().catch(undefined),
  website_id: z.coerce.number().int().optional().catch(undefined),
})

/** In microseconds, with the one query it makes. */
const cost = 500

/** GET /api/cars/{slug}/view.json: counts a look at a vehicle; answers how many there were, and what has changed since the page was made. */
export const viewVehicle =
  (deps: AppDeps) =>
  async (c: HttpContext): Promise<Response> => {
    const known = readQuery(c, viewQuery)
    c.get('budget').spend(cost)
    const live = c.get('live')
    const asked = { live, origin: c.get('canonical').origin, requestId: c.get('requestId') }
    const ctx = requestCtx(deps, asked, uncached)
    const vehicle = await ctx.stock.bySlug(c.req.param('slug') ?? '')
    if (!vehicle) throw new AppError('not_found', 'There is no such vehicle.')
    const views = await deps.views.count(vehicle.id)
    return c.json({ views, car_fields: freshFields(ctx, vehicle, known) }, 200, { 'cache-control': 'no-store' })
  }
