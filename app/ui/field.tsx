import { useId, type ComponentProps } from 'react'
import { controlLook, fieldAria, FieldFrame, type FieldWords } from './field-frame.tsx'

interface FieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'className'> {
  className?: string
}

/** A line of text. Give it `defaultValue` from the answer, and what was typed survives an error. */
export function Field({ label, hint, error, hideLabel, className, id, ...rest }: FieldProps) {
  const ownId = useId()
  const aria = fieldAria(id ?? ownId, { hint, error })
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, className }} id={aria.id}>
      <input {...rest} {...aria} className={controlLook} />
    </FieldFrame>
  )
}
