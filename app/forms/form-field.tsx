import { formatKms } from '#domain/formats/kms.ts'
import { acceptedExtensions } from '#domain/leads/files/file-kinds.ts'
import type { OpenField } from '#domain/leads/open-form.ts'
import { hasFreeSlot, type SlotDay } from '#domain/test-drives/slot-days.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { FieldError, labelLook } from '../ui/field-frame.tsx'
import { Field } from '../ui/field.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { ChoiceRow } from '../ui/choice-row.tsx'
import { SlotChoice } from './slot-choice.tsx'

interface FormFieldProps {
  /** Unique on the page. */
  id: string
  field: OpenField
  value: string | readonly string[] | undefined
  error: string | undefined
  /** Says what is wanted, where the field itself does not. */
  hint?: string | undefined
  /** Said to be optional: not where one of two is enough. */
  marksOptional: boolean
  /** The page came back with this one wrong: the browser goes there by itself. */
  first: boolean
  termsHref: string | null
  /** Of a time: those that are free, where that is known. */
  days: readonly SlotDay[] | null
}

const inputTypes: Partial<Record<OpenField['type'], string>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  slot: 'datetime-local',
}

/** One question of a form, by its type; the browser's own keyboards, checks and fillings help. */
export function FormField({ id, field, value, error, hint, marksOptional, first, termsHref, days }: FormFieldProps) {
  const { name, type, required, options, autocomplete, inputMode, maxLength, help } = field
  const text = typeof value === 'string' ? value : ''
  const label = marksOptional && !required ? <Optional label={field.label} /> : field.label
  const words = { id, label, hint: hint ?? help, error }
  const control = { name, required, autoComplete: autocomplete, autoFocus: first }
  if (type === 'slot' && days) {
    if (hasFreeSlot(days)) return <SlotChoice {...{ id, name, label, days, error }} chosen={text} />
    // The last one went while this form was filled in: words will do.
    return <Field {...words} {...control} name="wished_time" label="When would suit you?" maxLength={200} />
  }
  switch (type) {
    case 'hidden':
      return <input type="hidden" name={name} value={text} />
    case 'file':
      return <Field {...words} {...control} type="file" accept={acceptedExtensions.join()} />
    case 'text':
      return <TextArea {...words} {...control} maxLength={maxLength} defaultValue={text} />
    case 'select':
      return <Select {...words} {...control} options={options} emptyLabel="Choose…" defaultValue={text} />
    case 'radio':
      return <RadioGroup legend={label} name={name} options={options} defaultValue={text} error={error} inline />
    case 'checkbox':
      return (
        <Checkbox
          {...{ id, name, required, error }}
          label={name === 'terms' ? <TermsLabel label={field.label} href={termsHref} /> : field.label}
          value="true"
          defaultChecked={text !== ''}
        />
      )
    case 'choices':
      return (
        <Choices id={id} field={field} chosen={typeof value === 'string' ? [value] : (value ?? [])} error={error} />
      )
    case 'postcode':
      return (
        <Field
          {...words}
          {...control}
          {...{ inputMode, maxLength }}
          pattern="\d{4}"
          className="max-w-[14rem]"
          defaultValue={text}
        />
      )
    case 'kms':
      return (
        <Field
          {...words}
          {...control}
          {...{ inputMode, maxLength }}
          className="max-w-[14rem]"
          defaultValue={formatKms(text)}
          onBlur={({ currentTarget: box }) => (box.value = formatKms(box.value))}
        />
      )
    default:
      return (
        <Field
          {...words}
          {...control}
          {...{ inputMode, maxLength }}
          type={inputTypes[type] ?? 'text'}
          defaultValue={text}
        />
      )
  }
}

function Optional({ label }: { label: string }) {
  return (
    <>
      {label} <span className="font-normal text-muted">(optional)</span>
    </>
  )
}

/** Nobody agrees to what they cannot read. */
function TermsLabel({ label, href }: { label: string; href: string | null }) {
  if (!href) return label
  return (
    <>
      {label}{' '}
      <a href={href} target="_blank" rel="noopener" className="underline underline-offset-[0.22em]">
        Read them<span className="sr-only"> in a new tab</span>
      </a>
    </>
  )
}

interface ChoicesProps {
  id: string
  field: OpenField
  chosen: readonly string[]
  error: string | undefined
}

/** Several of a list. */
function Choices({ id, field: { name, label, options }, chosen, error }: ChoicesProps) {
  return (
    <fieldset aria-describedby={error && `${id}-error`} className="min-w-0">
      <legend className={labelLook}>
        <Optional label={label} />
      </legend>
      <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
        {options.map((option) => (
          <ChoiceRow key={option.value} label={option.label} shape="square">
            <input
              type="checkbox"
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              className="peer sr-only"
            />
          </ChoiceRow>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
