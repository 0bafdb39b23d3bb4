import { z } from 'zod'
import { uncached } from '#domain/freshness.ts'
import { stockCard } from '#domain/listings/vehicle-card.ts'
import { localRecords } from '#domain/visitors/local-records.ts'
import type { AppDeps } from '../app-deps.ts'
import type { HttpContext } from '../http.ts'
import { requestCtx } from '../request-ctx.ts'
import { readQuery } from './read-query.ts'

const most = localRecords.favourites.limit
const cardsQuery = z.object({
  ids: z
    .string("wants vehicles' numbers, with commas between them")
    .regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14})*$/, "wants vehicles' numbers, with commas between them")
    .transform((ids) => [...new Set(ids.split(',').map(Number))])
    .refine((ids) => ids.length <= most, `may name at most ${most} vehicles`),
})

/** In microseconds: one card. */
const cost = 50

/** GET /api/cards?ids=1,2: these vehicles as they are now; those this site does not show are not among them. */
export const answerCards =
  (deps: AppDeps) =>
  async (c: HttpContext): Promise<Response> => {
    const { ids } = readQuery(c, cardsQuery)
    c.get('budget').spend(cost * ids.length)
    const asked = { live: c.get('live'), origin: c.get('canonical').origin, requestId: c.get('requestId') }
    const ctx = requestCtx(deps, asked, uncached)
    const vehicles = await ctx.stock.withIds(ids)
    return c.json({ cards: vehicles.map((vehicle) => stockCard(ctx, vehicle)) }, 200, { 'cache-control': 'no-store' })
  }
