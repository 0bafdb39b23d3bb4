import { useId, type ReactNode } from 'react'
import { ChoiceRow } from './choice-row.tsx'
import { classNames } from './class-names.ts'
import { FieldError, fieldAria, labelLook } from './field-frame.tsx'

export interface RadioOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

interface RadioGroupProps {
  legend: ReactNode
  name: string
  options: readonly RadioOption[]
  defaultValue?: string
  /** With onChange the group is controlled. */
  value?: string
  onChange?: (value: string) => void
  error?: ReactNode
  required?: boolean
  inline?: boolean
}

export function RadioGroup({
  legend,
  name,
  options,
  defaultValue,
  value,
  onChange,
  error,
  required,
  inline,
}: RadioGroupProps) {
  const id = useId()
  const { 'aria-describedby': describedBy } = fieldAria(id, { error })
  const chosen = (option: string) =>
    value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value }
  return (
    <fieldset aria-describedby={describedBy} className="min-w-0">
      <legend className={labelLook}>{legend}</legend>
      <div className={classNames('mt-1 flex', inline ? 'flex-wrap gap-x-6' : 'flex-col')}>
        {options.map((option) => (
          <ChoiceRow key={option.value} label={option.label} hint={option.hint} shape="round">
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              disabled={option.disabled}
              {...chosen(option.value)}
              onChange={onChange && ((event) => onChange(event.currentTarget.value))}
              className="peer sr-only"
            />
          </ChoiceRow>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
