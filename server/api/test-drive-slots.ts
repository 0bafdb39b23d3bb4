import { z } from 'zod'
import { uncached } from '#domain/freshness.ts'
import { findSlots } from '#domain/test-drives/find-slots.server.ts'
import type { AppDeps } from '../app-deps.ts'
import type { HttpContext } from '../http.ts'
import { requestCtx } from '../request-ctx.ts'
import { readQuery } from './read-query.ts'

const slotsQuery = z.strictObject({
  location: z.string('wants the slug of a location').min(1).max(120),
  date: z.iso.date('wants a day, as 2026-06-20').optional(),
  vehicle: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, "wants a vehicle's number")
    .transform(Number)
    .optional(),
})

/** In microseconds, with the one query it makes: whoever asks without end is told to wait. */
const cost = 1_000

/** GET /api/test-drive/slots?location=&date=&vehicle=: the times that are free at a location, on one day or on all that can be booked. */
export const answerSlots =
  (deps: AppDeps) =>
  async (c: HttpContext): Promise<Response> => {
    const { location, date, vehicle } = readQuery(c, slotsQuery)
    c.get('budget').spend(cost)
    const asked = { live: c.get('live'), origin: c.get('canonical').origin, requestId: c.get('requestId') }
    const ctx = requestCtx(deps, asked, uncached)
    return c.json(await findSlots(ctx, { location, date, vehicleId: vehicle ?? null }), 200, {
      'cache-control': 'no-store',
    })
  }
