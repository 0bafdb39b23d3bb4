import type { SiteAccess } from '#db/site-access.ts'
import type { StockVehicle } from '#db/stock.ts'
import type { LeadWrite } from '#db/store-lead.ts'
import type { Ctx } from '../ctx.ts'
import type { PayloadOf } from '../outbox/kinds.ts'
import { writeLimits } from '../write-limits.server.ts'
import { eventOf } from './categories.ts'
import { leadForms } from './forms/forms.ts'
import { hashOf } from './lead-row.server.ts'
import type { LeadSubmission } from './lead-submission.ts'
import type { LeadDraft } from './parse-lead.ts'
import { honeypotField, type SpamReason, spamReasons, tellingText } from './spam.ts'

type StoreCtx = Pick<Ctx, 'config' | 'serverConfig' | 'clock' | 'address'>
type NewLead = Omit<LeadWrite['row'], 'spamReasons'>

interface Storing {
  submission: Pick<LeadSubmission, 'form' | 'input' | 'elapsedMs'>
  draft: LeadDraft
  vehicle: StockVehicle | undefined
  row: NewLead
}

/** The lead, what must follow it, and its count, in one statement; or, where it is too many or taken, nothing. */
export async function storeLead(ctx: StoreCtx, db: SiteAccess, storing: Storing): Promise<{ id: number }> {
  const { submission, draft, vehicle, row } = storing
  const { elapsedMs, input } = submission
  return db.storeLead({
    limits: limitsOf(ctx, submission, draft),
    row: { ...row, spamReasons: spamReasons({ draft, honeypot: input[honeypotField], elapsedMs }) },
    work: workOf(ctx, row),
    event: ctx.config.analytics.recordEvents ? countedEvent(ctx, row, vehicle) : null,
  })
}

/** By address, at its site, and by its words, which may come too often but are not refused for it. */
function limitsOf({ address }: StoreCtx, { form }: Storing['submission'], draft: LeadDraft): LeadWrite['limits'] {
  const prefilled = leadForms[form].steps
    .flatMap(({ fields }) => fields)
    .find(({ name }) => name === 'message')?.default
  const telling = tellingText(draft, prefilled)
  const spamReason: SpamReason = 'repeated'
  return [
    { key: `lead-by-address:${address}`, ...writeLimits['lead-by-address'] },
    { key: 'lead-at-site:', ...writeLimits['lead-at-site'] },
    ...(telling === null
      ? []
      : [{ key: `same-lead-text:${hashOf(telling)}`, ...writeLimits['same-lead-text'], spamReason }]),
  ]
}

function workOf({ serverConfig }: StoreCtx, { email }: NewLead): LeadWrite['work'] {
  const { webhookUrl, receipts } = serverConfig.leads
  return [
    leadWork('lead.deliver', { to: 'email' }),
    ...(webhookUrl === null ? [] : [leadWork('lead.deliver', { to: 'webhook' })]),
    // Whoever fills in forms with strangers' addresses must not make us write to them.
    ...(receipts && email !== null ? [leadWork('lead.receipt', {}, { unlessSpam: true })] : []),
  ]
}

const leadWork = <K extends 'lead.deliver' | 'lead.receipt'>(
  kind: K,
  payload: Omit<PayloadOf<K>, 'leadId'>,
  { unlessSpam = false } = {},
) => ({ kind, payload, unlessSpam })

function countedEvent(
  { serverConfig: { tags }, clock }: StoreCtx,
  { category, subcategory, journey }: NewLead,
  vehicle: StockVehicle | undefined,
): LeadWrite['event'] {
  const isTestDriveOnly = vehicle?.tag?.toLowerCase() === tags.testDriveOnly.toLowerCase()
  return {
    eventId: eventOf({
      category,
      subcategory,
      vehicle: vehicle ? { carType: vehicle.carType, isTestDriveOnly } : null,
    }),
    at: clock(),
    path: typeof journey['page'] === 'string' ? journey['page'] : null,
    vehicleId: vehicle?.id ?? null,
    properties: vehicle ? { car_type: vehicle.carType } : {},
  }
}
