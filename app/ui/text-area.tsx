import { useId, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlLook, fieldAria, FieldFrame, type FieldWords } from './field-frame.tsx'

interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'className'> {
  className?: string
}

/** Several lines of text. */
export function TextArea({ label, hint, error, hideLabel, className, id, rows = 4, ...rest }: TextAreaProps) {
  const ownId = useId()
  const aria = fieldAria(id ?? ownId, { hint, error })
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, className }} id={aria.id}>
      <textarea {...rest} {...aria} rows={rows} className={classNames(controlLook, 'resize-y')} />
    </FieldFrame>
  )
}
