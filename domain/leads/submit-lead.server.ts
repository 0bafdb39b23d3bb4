import { randomInt } from 'node:crypto'
import { findLeadByToken, type LeadRecord } from '#db/leads.ts'
import { AppError, isAppError } from '../app-error.ts'
import type { Ctx } from '../ctx.ts'
import { driveTaken, wishedDrive } from '../test-drives/book-test-drive.server.ts'
import { isSlotTaken } from '../test-drives/slot-taken-error.ts'
import { isLeadCategory } from './categories.ts'
import { leadForms } from './forms/forms.ts'
import { prepareLead } from './lead-row.server.ts'
import type { LeadSubmission, TakenLead } from './lead-submission.ts'
import { checkStep, parseLead } from './parse-lead.ts'
import type { Fault } from './read-field.ts'
import { makeReference } from './reference.ts'
import { siteFacts } from './site-facts.server.ts'
import { storeLead, TakenError } from './store-lead.server.ts'

type LeadCtx = Pick<
  Ctx,
  'config' | 'serverConfig' | 'stock' | 'view' | 'db' | 'transaction' | 'clock' | 'address' | 'noteLead'
>

/**
 * Takes a lead: stored with what must follow it in one commit, or refused and not stored at all. The same submission again is
 * answered as the first time, also beyond a limit; other words under its id are refused.
 */
export async function submitLead(ctx: LeadCtx, submission: LeadSubmission): Promise<TakenLead> {
  const clientToken = readClientId(submission.clientId)
  const { form, routing } = await siteFacts(ctx)
  const parsed = parseLead(leadForms[submission.form], form, submission.input)
  if ('faults' in parsed) {
    ctx.noteLead(leadForms[submission.form].category, 'invalid')
    throw faultsError(parsed.faults)
  }
  const { draft } = parsed
  const vehicle = draft.vehicle.carId === null ? undefined : ctx.stock.ofDealerships(draft.vehicle.carId)
  const prepared = prepareLead(ctx, draft, { vehicle, routing, journey: submission.journey })
  const note = (outcome: Parameters<Ctx['noteLead']>[1]) =>
    ctx.noteLead(isLeadCategory(draft.category) ? draft.category : 'other', outcome)

  for (let tries = 0; ; tries++) {
    const reference = makeReference((most) => randomInt(most))
    try {
      const drive = await wishedDrive(ctx, prepared, vehicle)
      const lead = await ctx.transaction((db) =>
        storeLead(ctx, db, { submission, draft, vehicle, row: { ...prepared, clientToken, reference }, drive }),
      )
      note('stored')
      return { leadId: lead.clientToken, reference, isRepeat: false }
    } catch (error) {
      const isRefused = isSlotTaken(error) || (isAppError(error) && error.code === 'too_many_requests')
      if (!isRefused && !(error instanceof TakenError)) throw error
      const earlier = await findLeadByToken(ctx.db, clientToken)
      if (earlier) return answerAgain(earlier, prepared.contentHash, note)
      if (isRefused) note('refused')
      if (isSlotTaken(error)) throw await driveTaken(ctx, prepared, vehicle)
      // Else another lead has this reference: the next one will be free.
      if (isRefused || tries >= 5) throw error
    }
  }
}

/** Looks at one step that is not the last, and stores nothing; answers the key of the next. */
export async function checkLeadStep(
  ctx: Pick<LeadCtx, 'view' | 'config' | 'serverConfig'>,
  { form, step, input }: Pick<LeadSubmission, 'form' | 'input'> & { step: string | undefined },
): Promise<string> {
  const { steps } = leadForms[form]
  const at = step === undefined ? 0 : steps.findIndex(({ key }) => key === step)
  const next = steps[at + 1]
  if (at < 0 || !next) {
    const names = steps.slice(0, -1).map(({ key }) => key)
    throw new AppError('bad_request', 'This form has no such step before its last.', [
      {
        field: 'step',
        message: names.length > 0 ? `wants one of ${names.join(', ')}` : 'the form has one step',
        code: 'invalid',
      },
    ])
  }
  const faults = checkStep(leadForms[form], (await siteFacts(ctx)).form, steps[at]!.key, input)
  if (faults.length > 0) throw faultsError(faults)
  return next.key
}

function answerAgain(
  { clientToken, reference, contentHash }: LeadRecord,
  hash: string,
  note: (outcome: 'repeated' | 'conflicting') => void,
): TakenLead {
  if (contentHash === hash) {
    note('repeated')
    return { leadId: clientToken, reference, isRepeat: true }
  }
  note('conflicting')
  throw new AppError('conflict', 'Something else was sent under this id already. Send a new enquiry under a new one.')
}

const faultsError = (faults: readonly Fault[]): AppError =>
  new AppError('bad_request', faults.length === 1 ? faults[0]!.message : 'Please fix the following errors:', faults)

function readClientId(clientId: string): string {
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(clientId)) return clientId.toLowerCase()
  throw new AppError('bad_request', 'A lead needs an id of its own, made where it was written.', [
    { field: 'client_id', message: 'wants a UUID', code: 'invalid' },
  ])
}
