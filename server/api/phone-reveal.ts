import { z } from 'zod'
import { AppError } from '#domain/app-error.ts'
import { eventNumbers } from '#domain/analytics/event-numbers.ts'
import { vehiclePath } from '#domain/content/route-paths.ts'
import { uncached } from '#domain/freshness.ts'
import { revealPhone } from '#domain/vehicles/head/reveal-phone.server.ts'
import type { AppDeps } from '../app-deps.ts'
import type { HttpContext } from '../http.ts'
import { plainPage } from '../plain-page.ts'
import { requestCtx } from '../request-ctx.ts'
import { expectedError, shownError } from '../shown-error.ts'
import { problem, readJson } from './read-json.ts'

const carId = z.coerce.number("wants a vehicle's number").int().positive().max(Number.MAX_SAFE_INTEGER)
const revealBody = z.object({ car_id: carId })

const cost = 500

/**
 * POST /api/phone-reveal { car_id }: the number to call about a vehicle. A form without a script is led back to the page, with
 * the number on it.
 */
export const answerPhoneReveal =
  (deps: AppDeps) =>
  async (c: HttpContext): Promise<Response> => {
    if (!c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) {
      const { phone } = await reveal(deps, c, await readJson(c, revealBody))
      return c.json({ phone }, 200, { 'cache-control': 'no-store' })
    }
    try {
      const { slug } = await reveal(deps, c, readForm(await c.req.parseBody()))
      return c.redirect(`${vehiclePath(encodeURIComponent(slug))}?phone=shown#phone`, 303)
    } catch (error) {
      if (!expectedError(error)) throw error
      // Somebody reads it, who has pressed a button.
      const { status, headers, body } = shownError(error, c.get('requestId'))
      return plainPage(status, body.message, headers)
    }
  }

async function reveal(deps: AppDeps, c: HttpContext, { car_id }: z.infer<typeof revealBody>) {
  c.get('budget').spend(cost)
  const asked = { live: c.get('live'), origin: c.get('canonical').origin, requestId: c.get('requestId') }
  const ctx = requestCtx(deps, asked, uncached)
  const told = await revealPhone(ctx, car_id)
  if (ctx.config.analytics.recordEvents) await note(deps, ctx.site.id, car_id, vehiclePath(told.slug))
  return told
}

function readForm(sent: unknown): z.infer<typeof revealBody> {
  const result = revealBody.safeParse(sent)
  if (result.success) return result.data
  throw new AppError('bad_request', 'Some fields are missing or wrong.', result.error.issues.map(problem))
}

/** Counting never keeps a number from whoever wants to call. */
async function note(deps: AppDeps, siteId: number, vehicleId: number, path: string): Promise<void> {
  try {
    const eventId = eventNumbers.phoneClick
    await deps.events.add({ siteId, eventId, at: deps.clock(), path, vehicleId, properties: {} })
  } catch (error) {
    deps.log.warn({ err: error }, 'a phone click was not counted')
  }
}
