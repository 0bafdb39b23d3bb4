import type { StepView } from '#domain/finance/application/open-step.server.ts'
import { honeypotField } from '#domain/leads/spam.ts'
import { FormFaults } from '../forms/form-faults.tsx'
import { FormField } from '../forms/form-field.tsx'
import { FormVehicleTag } from '../forms/form-vehicle.tsx'
import { Button } from '../ui/button.tsx'
import { TextLink } from '../ui/link.tsx'
import { ApplicationSummary } from './application-summary.tsx'

const idOf = (field: string): string => `application-${field.replaceAll('_', '-')}`

/** One subject of an application: the browser alone sends it and goes on to the next. */
export function ApplicationStep({ view }: { view: StepView }) {
  const { key, fields, values, faults, vehicle, backHref, summary } = view
  const isLast = summary !== null
  return (
    <form method="post" action={view.href} aria-label={view.title} className="grid gap-6">
      <input type="hidden" name="step" value={key} />
      <FormFaults faults={faults} error={view.error} idOf={idOf} />
      {vehicle && (key === 'about' || isLast) && <FormVehicleTag vehicle={vehicle} />}
      {summary && <ApplicationSummary groups={summary} />}
      <div className={isLast ? 'grid gap-3' : 'grid gap-5'}>
        {fields.map((field) => (
          <FormField
            key={field.name}
            id={idOf(field.name)}
            field={field}
            value={values[field.name]}
            error={faults.find((fault) => fault.field === field.name)?.message}
            marksOptional={!view.dependent.includes(field.name)}
            first={faults[0]?.field === field.name}
            termsHref={null}
            days={null}
          />
        ))}
      </div>
      {isLast && (
        <div aria-hidden="true" className="sr-only">
          <label htmlFor={idOf(honeypotField)}>Leave this empty</label>
          <input id={idOf(honeypotField)} name={honeypotField} tabIndex={-1} autoComplete="off" />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" className="w-full sm:w-auto">
          {isLast ? 'Send my application' : 'Save and continue'}
        </Button>
        {backHref && (
          <TextLink to={backHref} standalone>
            Back
          </TextLink>
        )}
      </div>
      {isLast && (
        <p className="text-sm text-pretty text-muted">
          {view.notice} {view.privacyHref && <TextLink to={view.privacyHref}>Privacy policy</TextLink>}
        </p>
      )}
    </form>
  )
}
