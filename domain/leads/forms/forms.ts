import { deskForms } from './desk-forms.ts'
import type { LeadForm } from './lead-form.ts'
import { sellingForms } from './selling-forms.ts'
import { vehicleForms } from './vehicle-forms.ts'

const forms = { ...vehicleForms, ...deskForms, ...sellingForms }

export type FormKey = keyof typeof forms

export const formKeys = Object.keys(forms) as FormKey[]

/** Every form there is, by the key it is sent under. */
export const leadForms: Readonly<Record<FormKey, LeadForm & { readonly key: FormKey }>> = forms
