import type { FormFault } from '#domain/leads/form-view.ts'
import { Alert } from '../ui/alert.tsx'

interface FormFaultsProps {
  faults: readonly FormFault[]
  /** What is wrong with all of it. */
  error: string | null
  /** The field's id on this page. */
  idOf: (field: string) => string
}

/** What has to be put right, each a way to its field. */
export function FormFaults({ faults, error, idOf }: FormFaultsProps) {
  if (faults.length === 0) return error === null ? null : <Alert tone="error" title={error} />
  return (
    <Alert tone="error" title="Please fix the following errors:">
      <ul className="grid gap-1">
        {faults.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${idOf(field)}`} className="inline-block py-1 underline underline-offset-[0.22em]">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
