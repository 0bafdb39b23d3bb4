import { changeApplication } from '#db/finance-applications.ts'
import { AppError } from '../../app-error.ts'
import type { Ctx } from '../../ctx.ts'
import { hashOf } from '../../leads/lead-row.server.ts'
import type { TakenLead } from '../../leads/lead-submission.ts'
import { honeypotField } from '../../leads/spam.ts'
import { submitLead } from '../../leads/submit-lead.server.ts'
import { nextStep } from './open-steps.ts'
import { requireDraft } from './find-draft.server.ts'
import { type Contents, sealContents } from './sealed-contents.server.ts'

interface Finish {
  readonly optIn: boolean
  /** What nobody sees was filled in. */
  readonly honeypot: unknown
  readonly elapsedMs: number | null
}

/**
 * Sends an application: from here it is a lead, stored with it in one commit. The lead says who asks and about what; what was
 * answered stays sealed. Sent again it is the same lead.
 */
export async function finishApplication(ctx: Ctx, link: string, finish: Finish): Promise<Pick<TakenLead, 'leadId'>> {
  const { token, row, contents } = await requireDraft(ctx, link)
  if (!row || nextStep(contents.done) !== 'consent')
    throw new AppError('bad_request', 'Please answer the steps before this one first.')
  if (row.sentAt) return { leadId: row.leadToken }
  const agreed = withConsents(ctx, contents)
  return submitLead(ctx, {
    form: 'finance-enquiry',
    clientId: row.leadToken,
    input: leadInput(contents, finish),
    elapsedMs: finish.elapsedMs,
    journey: { page: '/apply-for-finance', vehicles: contents.carId === null ? [] : [contents.carId] },
    together: async (db, { id }) => {
      const seal = sealContents(ctx.sealing, ctx.site.id, token, agreed)
      const isOurs = await changeApplication(db, row, { ...seal, leadId: id, sentAt: ctx.clock() })
      // The lead is undone with it: whoever presses again sends what stands there now.
      if (!isOurs)
        throw new AppError('conflict', 'This application was changed meanwhile. Please look at it once more.')
    },
  })
}

/** Contact and vehicle, and not a word of income or work. */
function leadInput({ answers, carId }: Contents, { optIn, honeypot }: Finish) {
  const { name, last_name, phone, email, postcode, dealership_slug } = answers
  return {
    name,
    last_name,
    phone,
    email,
    postcode,
    dealership_slug,
    ...(carId !== null && { car_id: carId }),
    subcategory: 'Finance Application',
    opt_in: optIn,
    [honeypotField]: honeypot,
  }
}

/** In the words they saw. */
function withConsents({ config: { financeApplications }, clock }: Ctx, contents: Contents): Contents {
  const consent = (what: string, text: string) => ({
    what,
    text,
    version: hashOf(text).slice(0, 12),
    at: clock().toISOString(),
  })
  return {
    ...contents,
    done: [...new Set([...contents.done, 'consent' as const])],
    consents: [
      consent('credit_check', financeApplications.creditCheckText),
      consent('truth', financeApplications.truthText),
    ],
  }
}
