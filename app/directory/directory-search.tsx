import { buttonLook } from '../ui/button-look.ts'
import { Field } from '../ui/field.tsx'
import { TextLink } from '../ui/link.tsx'

interface DirectorySearchProps {
  /** The directory's own address: what is found stands there. */
  action: string
  name: string
  label: string
  value: string
  submit: string
  /** What is wrong with what was written. */
  error?: string | null
  inputMode?: 'search' | 'numeric'
  autoComplete?: string
  maxLength?: number
}

/** Asks a directory for some of what is in it: a form that the browser sends by itself. */
export function DirectorySearch({ action, submit, value, error, ...field }: DirectorySearchProps) {
  return (
    <search>
      <form action={action} className="mt-6 flex max-w-xl flex-wrap items-end gap-3">
        <Field {...field} defaultValue={value} error={error ?? undefined} className="min-w-48 flex-1" />
        <button className={buttonLook('primary')}>{submit}</button>
        {value !== '' && (
          <TextLink standalone to={action}>
            Show all
          </TextLink>
        )}
      </form>
    </search>
  )
}
