import type { OpenField } from '../../leads/open-form.ts'

interface ConsentWords {
  readonly creditCheck: string
  readonly truth: string
  readonly optIn: string
}

const missing = {
  credit_check: 'Agree to the credit check: no lender can decide without it.',
  truth: 'Confirm that your answers are true and complete.',
}

const box = (name: string, label: string, required: string | null): OpenField => ({
  name,
  label,
  type: 'checkbox',
  required: required !== null,
  options: [],
  missing: required ?? '',
})

/** What is agreed to at the end: each by itself, none ticked for anyone. */
export const consentFields = ({ creditCheck, truth, optIn }: ConsentWords): readonly OpenField[] => [
  box('credit_check', creditCheck, missing.credit_check),
  box('truth', truth, missing.truth),
  box('opt_in', optIn, null),
]
