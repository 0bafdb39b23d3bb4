import { randomInt } from 'node:crypto'
import { findLead, findLeadByToken, type LeadRecord } from '#db/leads.ts'
import type { SiteAccess } from '#db/site-access.ts'
import { isBeyondLimit, isTaken } from '#db/store-lead.ts'
import { AppError } from '../app-error.ts'
import type { Ctx } from '../ctx.ts'
import { tooMany } from '../write-limits.server.ts'
import { bookTestDrive, driveTaken, wishedDrive } from '../test-drives/book-test-drive.server.ts'
import { isSlotTaken } from '../test-drives/slot-taken-error.ts'
import { isLeadCategory } from './categories.ts'
import { readClientId } from './client-id.ts'
import { decidedFields } from './decided-fields.ts'
import { referFiles, requireFiles } from './files/submit-files.server.ts'
import { leadForms } from './forms/forms.ts'
import { prepareLead } from './lead-row.server.ts'
import type { LeadSubmission, TakenLead } from './lead-submission.ts'
import { checkStep, claimedCarId, parseLead } from './parse-lead.ts'
import type { Fault } from './read-field.ts'
import { makeReference } from './reference.ts'
import { siteFacts } from './site-facts.server.ts'
import { storeLead } from './store-lead.server.ts'

type LeadCtx = Pick<
  Ctx,
  | 'site'
  | 'config'
  | 'serverConfig'
  | 'stock'
  | 'view'
  | 'places'
  | 'db'
  | 'statement'
  | 'transaction'
  | 'clock'
  | 'address'
  | 'files'
  | 'log'
  | 'noteLead'
>

/**
 * Takes a lead: stored with what must follow it in one commit, or refused and not stored at all. The same submission again is
 * answered as the first time, also beyond a limit; other words under its id are refused.
 */
export async function submitLead(ctx: LeadCtx, submission: LeadSubmission): Promise<TakenLead> {
  const clientToken = readClientId(submission.clientId)
  const { form, routing, vehicle } = await factsFor(ctx, submission)
  const referred = referFiles(submission)
  const parsed = parseLead(leadForms[submission.form], form, referred.input)
  const faults = [...('faults' in parsed ? parsed.faults : []), ...referred.faults]
  if ('faults' in parsed || faults.length > 0) {
    ctx.noteLead(leadForms[submission.form].category, 'invalid')
    throw faultsError(faults)
  }
  const { draft } = parsed
  const prepared = prepareLead(ctx, draft, { vehicle, routing, journey: submission.journey })
  const note = (outcome: Parameters<Ctx['noteLead']>[1]) =>
    ctx.noteLead(isLeadCategory(draft.category) ? draft.category : 'other', outcome)

  const repeated = await requireFiles(ctx, { clientToken, draft, files: submission.files })
  if (repeated) return answerAgain(repeated, prepared.contentHash, note)
  for (let tries = 0; ; tries++) {
    const reference = makeReference((most) => randomInt(most))
    try {
      const drive = await wishedDrive(ctx, prepared, vehicle)
      const row = { ...prepared, clientToken, reference }
      const store = async (db: SiteAccess): Promise<void> => {
        const { id } = await storeLead(ctx, db, { submission, draft, vehicle, row })
        if (drive) await bookTestDrive(ctx, db, (await findLead(db, id))!, drive)
        await submission.together?.(db, { id })
      }
      await (drive || submission.together ? ctx.transaction(store) : ctx.statement(store))
      note('stored')
      return { leadId: clientToken, reference, isRepeat: false }
    } catch (error) {
      if (!isBeyondLimit(error) && !isTaken(error) && !isSlotTaken(error)) throw error
      const earlier = await findLeadByToken(ctx.db, clientToken)
      if (earlier) return answerAgain(earlier, prepared.contentHash, note)
      if (!isTaken(error)) note('refused')
      if (isBeyondLimit(error)) throw tooMany(ctx, error.resetAt)
      if (isSlotTaken(error)) throw await driveTaken(ctx, prepared, vehicle)
      // Another lead has this reference: the next one will be free.
      if (tries >= 5) throw error
    }
  }
}

/** Looks at one step that is not the last, and stores nothing; answers the key of the next. */
export async function checkLeadStep(
  ctx: Pick<LeadCtx, 'view' | 'config' | 'serverConfig' | 'stock' | 'places'>,
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
  const faults = checkStep(leadForms[form], (await factsFor(ctx, { form, input })).form, steps[at]!.key, input)
  if (faults.length > 0) throw faultsError(faults)
  return next.key
}

/** What the form must know of the site and of the vehicle it is about: nobody is asked who answers where that has decided it. */
async function factsFor(
  ctx: Pick<LeadCtx, 'view' | 'config' | 'serverConfig' | 'stock' | 'places'>,
  { form, input }: Pick<LeadSubmission, 'form' | 'input'>,
) {
  const facts = await siteFacts(ctx, input)
  const carId = claimedCarId(input)
  const vehicle = carId === null ? undefined : ctx.stock.ofDealerships(carId)
  const decided = decidedFields(leadForms[form].purpose, vehicle ?? null, facts.routing)
  return { form: { ...facts.form, decided }, routing: facts.routing, vehicle }
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
