import type { FormFault, FormView } from '#domain/leads/form-view.ts'
import type { OpenField, OpenStep } from '#domain/leads/open-form.ts'
import { classNames } from '../ui/class-names.ts'
import { FormField } from './form-field.tsx'

interface FormStepsProps {
  view: FormView
  /** The one to be filled in now; null where all are shown at once. */
  step: string | null
  faults: readonly FormFault[]
  idOf: (field: string) => string
}

/** A form's questions. One step at a time where scripts run; without them all stand on the page, one after the other. */
export function FormSteps({ view, step, faults, idOf }: FormStepsProps) {
  const { steps } = view.form
  const days = view.drive && 'days' in view.drive ? view.drive.days : null
  return steps.map((each, at) => (
    <fieldset
      key={each.key}
      data-step={each.key}
      className={classNames('min-w-0', step !== null && step !== each.key && '[@media(scripting:enabled)]:hidden')}
    >
      <legend className={steps.length > 1 ? stepLook : 'sr-only'}>
        {steps.length > 1 && (
          <span className="me-3 text-sm font-normal tabular-nums opacity-80">
            {at + 1} of {steps.length}
          </span>
        )}
        {each.title}
      </legend>
      <div className="grid gap-5">
        {fieldsOf(each).map((field) => (
          <FormField
            key={field.name}
            id={idOf(field.name)}
            field={field}
            value={view.values[field.name]}
            error={faults.find((fault) => fault.field === field.name)?.message}
            hint={field.name === 'phone' && isEither(each) ? 'A number or an email address is enough.' : undefined}
            marksOptional={!(isEither(each) && isContact(field))}
            first={view.faults[0]?.field === field.name}
            termsHref={view.termsHref}
            days={days}
          />
        ))}
      </div>
    </fieldset>
  ))
}

const stepLook =
  'mb-5 flex w-full items-baseline border-b-[length:var(--line-width)] border-line pb-2 font-display text-xl font-(--display-weight) roadhouse:text-2xl'

/** What is agreed to comes last, and apart: terms before what nobody must. */
function fieldsOf({ fields }: OpenStep): readonly OpenField[] {
  return fields.toSorted((a, b) => agreed(a) - agreed(b))
}

const agreed = ({ name }: OpenField): number => (name === 'terms' ? 1 : name === 'opt_in' ? 2 : 0)

const isContact = ({ name }: OpenField): boolean => name === 'phone' || name === 'email'

/** Whether a number or an address will do. */
const isEither = ({ fields }: OpenStep): boolean => {
  const contacts = fields.filter(isContact)
  return contacts.length === 2 && contacts.every(({ required }) => !required)
}
