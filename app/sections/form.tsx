import { LeadFormSlot } from '../forms/lead-form-slot.tsx'
import { Band } from './band.tsx'
import type { SectionProps } from './section-props.ts'

/** Something to ask, to book or to offer. Links lead to it by the form's own name. */
export function FormSection({ id, view: { title, text, view } }: SectionProps<'form'>) {
  return (
    <Band id={id} title={title}>
      <div id={view.form.key} className="max-w-2xl">
        {text && <p className="mb-6 text-lg text-pretty text-muted">{text}</p>}
        <LeadFormSlot view={view} />
      </div>
    </Band>
  )
}
