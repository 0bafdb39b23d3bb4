import { useId, type ComponentProps, type ReactNode } from 'react'
import { ChoiceRow } from './choice-row.tsx'
import { FieldError, fieldAria } from './field-frame.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode
  /** A second line, or a count. */
  hint?: ReactNode
  error?: ReactNode
  className?: string
}

export function Checkbox({ label, hint, error, className, id, ...rest }: CheckboxProps) {
  const ownId = useId()
  const aria = fieldAria(id ?? ownId, { error })
  return (
    <div className={className}>
      <ChoiceRow label={label} hint={hint} shape="square">
        <input {...rest} {...aria} type="checkbox" className="peer sr-only" />
      </ChoiceRow>
      {error && <FieldError id={`${aria.id}-error`}>{error}</FieldError>}
    </div>
  )
}
