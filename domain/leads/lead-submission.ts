import type { FormKey } from './forms/forms.ts'
import type { LeadInput } from './parse-lead.ts'

/** A form as it was sent for the last time. */
export interface LeadSubmission {
  readonly form: FormKey
  /** A UUID made where it was filled in: sent twice it is one lead. */
  readonly clientId: string
  readonly input: LeadInput
  /** From when the form was shown to when it was sent, where the page knows. */
  readonly elapsedMs: number | null
  readonly journey: unknown
}

/** What the shopper is told once the lead is stored. */
export interface TakenLead {
  readonly leadId: string
  readonly reference: string
  /** Whether it had been stored before. */
  readonly isRepeat: boolean
}
