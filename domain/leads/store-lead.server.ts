import { addLead, addLeadEvent, type LeadRecord, type NewLead } from '#db/leads.ts'
import type { SiteAccess } from '#db/site-access.ts'
import type { StockVehicle } from '#db/stock.ts'
import type { Ctx } from '../ctx.ts'
import { addLeadWork } from '../outbox/add-work.server.ts'
import { bookTestDrive, type DriveWish } from '../test-drives/book-test-drive.server.ts'
import { countSiteWrites } from '../write-limits.server.ts'
import { eventOf } from './categories.ts'
import { leadForms } from './forms/forms.ts'
import { hashOf } from './lead-row.server.ts'
import type { LeadSubmission } from './lead-submission.ts'
import type { LeadDraft } from './parse-lead.ts'
import { honeypotField, spamReasons, tellingText } from './spam.ts'

type StoreCtx = Pick<Ctx, 'config' | 'serverConfig' | 'clock' | 'address'>

/** Token or reference are taken: what the transaction did so far is undone with it, counts included. */
export class TakenError extends Error {
  override readonly name = 'TakenError'
}

interface Storing {
  submission: Pick<LeadSubmission, 'form' | 'input' | 'elapsedMs'>
  draft: LeadDraft
  vehicle: StockVehicle | undefined
  row: Omit<NewLead, 'spamReasons'>
  /** The time it books. */
  drive: DriveWish | null
}

/** In the transaction it is given: the lead, what must follow it, and its count; or, where it is too many, nothing. */
export async function storeLead(
  ctx: StoreCtx,
  db: SiteAccess,
  { submission, draft, vehicle, row, drive }: Storing,
): Promise<LeadRecord> {
  const isRepeated = await countLead(ctx, db, submission, draft)
  const { elapsedMs, input } = submission
  const reasons = spamReasons({ draft, honeypot: input[honeypotField], elapsedMs, isRepeated })
  const lead = await addLead(db, { ...row, spamReasons: reasons })
  if (!lead) throw new TakenError('This token or reference is taken.')
  if (drive) await bookTestDrive(ctx, db, lead, drive)
  const leadId = lead.id
  const { webhookUrl, receipts } = ctx.serverConfig.leads
  await addLeadWork(db, [
    { kind: 'lead.deliver', payload: { leadId, to: 'email' } },
    ...(webhookUrl === null ? [] : [{ kind: 'lead.deliver' as const, payload: { leadId, to: 'webhook' as const } }]),
    // Whoever fills in forms with strangers' addresses must not make us write to them.
    ...(receipts && lead.email !== null && reasons.length === 0
      ? [{ kind: 'lead.receipt' as const, payload: { leadId } }]
      : []),
  ])
  if (ctx.config.analytics.recordEvents) await countEvent(ctx, db, lead, vehicle)
  return lead
}

/** Counts it by address, at its site and by its words; answers whether the words have come too often. */
async function countLead(
  { address, clock }: StoreCtx,
  db: SiteAccess,
  { form }: Storing['submission'],
  draft: LeadDraft,
) {
  const prefilled = leadForms[form].steps
    .flatMap(({ fields }) => fields)
    .find(({ name }) => name === 'message')?.default
  const telling = tellingText(draft, prefilled)
  const [, , isNew = true] = await countSiteWrites({ db, clock }, [
    { name: 'lead-by-address', who: address },
    { name: 'lead-at-site', who: '' },
    ...(telling === null ? [] : [{ name: 'same-lead-text' as const, who: hashOf(telling), isForgiven: true }]),
  ])
  return !isNew
}

async function countEvent(
  { serverConfig: { tags }, clock }: StoreCtx,
  db: SiteAccess,
  lead: LeadRecord,
  vehicle: StockVehicle | undefined,
): Promise<void> {
  const isTestDriveOnly = vehicle?.tag?.toLowerCase() === tags.testDriveOnly.toLowerCase()
  await addLeadEvent(db, {
    key: lead.clientToken,
    eventId: eventOf({ ...lead, vehicle: vehicle ? { carType: vehicle.carType, isTestDriveOnly } : null }),
    at: clock(),
    path: typeof lead.journey.page === 'string' ? lead.journey.page : null,
    vehicleId: vehicle?.id ?? null,
    properties: vehicle ? { car_type: vehicle.carType } : {},
  })
}
