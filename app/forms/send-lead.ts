import type { FormFault } from '#domain/leads/form-view.ts'
import type { FormKey } from '#domain/leads/forms/forms.ts'
import type { SlotDay } from '#domain/test-drives/slot-days.ts'

export interface SentLead {
  form: FormKey
  clientId: string
  userData: Record<string, string | string[]>
  elapsedMs: number
  journey: object
  /** Looked at alone, where it is not the last. */
  step: string | null
}

/** What became of it: where to go on, or what is wrong. */
export type LeadAnswer =
  | { kind: 'taken'; leadId: string }
  | { kind: 'next'; step: string }
  | { kind: 'conflict' }
  /** With the times that are free next, where somebody else was quicker. */
  | { kind: 'refused'; faults: readonly FormFault[]; error: string; days?: readonly SlotDay[] }

const unexpected = 'An unexpected error occured'
const unsent = 'An error occurred when submitting this form'

/** Sends a form, or a step of it. It may be sent again under the same id however it ends: it is one lead. */
export async function sendLead(sent: SentLead, ask: typeof fetch = fetch): Promise<LeadAnswer> {
  const { clientId, step, ...rest } = sent
  try {
    const response = await ask('/api/leads', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': clientId },
      body: JSON.stringify({ ...rest, isLastStep: step === null, ...(step !== null && { step }) }),
    })
    return readAnswer(response.status, (await response.json().catch(() => null)) as Answer | null)
  } catch {
    return { kind: 'refused', faults: [], error: unsent }
  }
}

interface Answer {
  lead_id?: string
  next_step?: string
  error?: string
  fields?: FormFault[]
  days?: SlotDay[]
}

function readAnswer(status: number, answer: Answer | null): LeadAnswer {
  if (status < 300 && answer?.lead_id) return { kind: 'taken', leadId: answer.lead_id }
  if (status < 300 && answer?.next_step) return { kind: 'next', step: answer.next_step }
  if (status === 409 && !answer?.days) return { kind: 'conflict' }
  const { fields: faults = [], error = unexpected, days } = answer ?? {}
  return { kind: 'refused', faults, error, ...(days && { days }) }
}
