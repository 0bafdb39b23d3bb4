import { LeadFormSlot } from '../forms/lead-form-slot.tsx'
import { Band, BandTitle } from './band.tsx'
import type { SectionProps } from './section-props.ts'

/** Something to ask, to book or to offer. Links lead to it by the form's own name. */
export function FormSection({ id, view: { title, text, social, view } }: SectionProps<'form'>) {
  return (
    <Band id={id} ownHeading>
      {view.form.key === 'finance-enquiry' && <span id="finance-form" />}
      <div id={view.form.key} className="grid gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <BandTitle id={id} title={title} />
          {text && <p className="mt-4 text-lg text-pretty text-muted">{text}</p>}
          {social.length > 0 && (
            <p className="mt-4 flex flex-wrap gap-x-5">
              {social.map(({ network, url }) => (
                <a key={url} href={url} rel="noopener" className="inline-flex min-h-[3rem] items-center underline">
                  {network}
                </a>
              ))}
            </p>
          )}
        </div>
        <div className="max-w-2xl min-w-0 lg:col-span-8">
          <LeadFormSlot view={view} />
        </div>
      </div>
    </Band>
  )
}
