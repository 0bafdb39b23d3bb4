import type { Hono } from 'hono'
import { z } from 'zod'
import { AppError } from '#domain/app-error.ts'
import { uncached } from '#domain/freshness.ts'
import { formKeys } from '#domain/leads/forms/forms.ts'
import { checkLeadStep, submitLead } from '#domain/leads/submit-lead.server.ts'
import { isSlotTaken } from '#domain/test-drives/slot-taken-error.ts'
import { addressKey } from '../address-key.ts'
import type { AppDeps } from '../app-deps.ts'
import type { HttpContext, HttpEnv } from '../http.ts'
import { limitBody } from '../middleware/limit-body.ts'
import { requestCtx } from '../request-ctx.ts'
import { expectedError, shownError } from '../shown-error.ts'
import { readJson } from './read-json.ts'

/** Room for a text that is far too long: its writer is told which field it was, not that something was. */
const largestLead = 2 * 1024 * 1024

/** What surrounds the fields; what the fields must be, the form says. */
const leadSchema = z.strictObject({
  form: z.enum(formKeys).default('enquiry'),
  userData: z.record(z.string(), z.unknown()),
  isLastStep: z.boolean().default(true),
  /** Which step this is, where it is not the last; the first unless told. */
  step: z.string().max(40).optional(),
  /** From when the form was shown to when it was sent. */
  elapsedMs: z.number().min(0).max(1e12).nullable().default(null),
  journey: z.unknown().optional(),
})

/** POST /api/leads: the JSON twin of every form. */
export function addLeads(api: Hono<HttpEnv>, deps: AppDeps): void {
  const limit = limitBody(largestLead, () => {
    throw new AppError('too_large', `A lead may have at most ${largestLead} bytes.`)
  })
  const take = takeLead(deps)
  api.post('/leads', limit, (c) => take(c).catch((error: unknown) => leadError(c, error)))
  api.all('/leads', () => {
    throw new AppError('method_not_allowed', 'Use POST.')
  })
}

const takeLead =
  (deps: AppDeps) =>
  async (c: HttpContext): Promise<Response> => {
    const { form, userData: input, isLastStep, step, elapsedMs, journey } = await readJson(c, leadSchema)
    const { origin, clientAddress } = c.get('canonical')
    const asked = { live: c.get('live'), origin, requestId: c.get('requestId'), address: addressKey(clientAddress) }
    const ctx = requestCtx(deps, asked, uncached)
    c.header('cache-control', 'no-store')
    if (!isLastStep) return c.json({ next_step: await checkLeadStep(ctx, { form, step, input }) })
    const { leadId, reference, isRepeat } = await submitLead(ctx, {
      form,
      clientId: keyOf(c),
      input,
      elapsedMs,
      journey,
    })
    return c.json({ lead_id: leadId, reference }, isRepeat ? 200 : 201)
  }

/** Whoever sends it makes the id, so that sending it again after a broken connection is the same lead. */
function keyOf(c: HttpContext): string {
  const key = c.req.header('idempotency-key')
  if (key !== undefined) return key
  throw new AppError('bad_request', 'A lead needs an Idempotency-Key: a UUID made where it was written.', [
    { field: 'Idempotency-Key', message: 'is missing', code: 'required' },
  ])
}

/** What forms have always shown is `error`; the rest is as every call says it. */
function leadError(c: HttpContext, thrown: unknown): Response {
  if (!expectedError(thrown)) throw thrown
  const { body, status, headers } = shownError(thrown, c.get('requestId'))
  // Whoever came second for a time hears which are free next.
  const days = isSlotTaken(thrown) ? { days: thrown.days } : {}
  return c.json({ error: body.message, ...body, ...days }, status, headers)
}
