import type { SiteAccess } from '#db/site-access.ts'
import type { FormKey } from './forms/forms.ts'
import type { SentFile } from './files/keep-file.server.ts'
import type { LeadInput } from './parse-lead.ts'

/** A form as it was sent for the last time. */
export interface LeadSubmission {
  readonly form: FormKey
  /** A UUID made where it was filled in: sent twice it is one lead. */
  readonly clientId: string
  readonly input: LeadInput
  /** Files that came in the same request, by field; others came before and are referred to in the input. */
  readonly files?: Readonly<Record<string, SentFile>>
  /** From when the form was shown to when it was sent, where the page knows. */
  readonly elapsedMs: number | null
  readonly journey: unknown
  /** What is stored with the lead in one commit, or neither. */
  readonly together?: (db: SiteAccess, lead: { readonly id: number }) => Promise<void>
}

/** What the shopper is told once the lead is stored. */
export interface TakenLead {
  readonly leadId: string
  readonly reference: string
  /** Whether it had been stored before. */
  readonly isRepeat: boolean
}
