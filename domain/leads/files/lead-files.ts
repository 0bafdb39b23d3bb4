import type { LeadRecord } from '#db/leads.ts'
import { type FormKey, leadForms } from '../forms/forms.ts'
import type { LeadForm } from '../forms/lead-form.ts'
import { type FileKind, kindOfName } from './file-kinds.ts'
import { fileKey, isFileReference, nameInReference } from './file-name.ts'

/** A file that came with a lead. */
export interface LeadFile {
  readonly field: string
  readonly reference: string
  /** Where the private store has it. */
  readonly key: string
  readonly name: string
  readonly type: string
}

/** The fields of a form that ask for a file. */
export const fileFieldsOf = (form: LeadForm): string[] =>
  form.steps.flatMap(({ fields }) => fields.filter(({ type }) => type === 'file').map(({ name }) => name))

/** Whether a form of ours asks for a file. */
export const takesFiles = (form: string): boolean =>
  Object.hasOwn(leadForms, form) && fileFieldsOf(leadForms[form as FormKey]).length > 0

/** The files of a stored lead. */
export function filesOf(lead: Pick<LeadRecord, 'siteId' | 'clientToken' | 'form' | 'extra'>): LeadFile[] {
  if (!takesFiles(lead.form)) return []
  return fileFieldsOf(leadForms[lead.form as FormKey]).flatMap((field) => {
    const reference = Object.hasOwn(lead.extra, field) ? lead.extra[field] : null
    if (typeof reference !== 'string' || !isFileReference(reference)) return []
    const name = nameInReference(reference)
    const { type } = kindOfName(name) as FileKind
    return [{ field, reference, key: fileKey(lead.siteId, lead.clientToken, reference), name, type }]
  })
}
